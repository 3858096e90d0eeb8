import { renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { databaseFolder, hasDatabase } from '../data-folder.ts'
import { unlessStopped } from '../stop-signal.ts'
import { job } from '../threads/job.ts'
import { threads } from '../threads/threads.ts'

/** Ten minutes. Making a database takes seconds of processor time, but a busy machine may need longer. */
const mostMilliseconds = 600_000

/** Makes a new database in a folder that does not exist yet, and closes it. */
const newDatabase = job(import.meta.url, 'newDatabase', async (folder: string) => {
  const pglite = await PGlite.create(folder)
  await pglite.close()
})

/**
 * Makes the folder of the embedded database if there is none. That blocks for seconds, so it runs on a thread of its
 * own: the process can still receive a stop signal and end the thread. The folder gets its name when it is complete; a
 * half-made one is made again at the next start.
 * @returns the folder
 * @throws Stopped
 */
export async function embeddedFolder(dataDir: string, stop?: AbortSignal): Promise<string> {
  const folder = databaseFolder(dataDir)
  if (hasDatabase(dataDir)) return folder
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const making = threads({ most: 1 })
  try {
    const made = making.run(newDatabase, unfinished, { by: 'the server', within: mostMilliseconds })
    await (stop === undefined ? made : unlessStopped(stop, made))
  } finally {
    await making.close()
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return folder
}
