import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { unlessStopped } from '../stop-signal.ts'
import { job } from '../threads/job.ts'
import { threads } from '../threads/threads.ts'

/** Ten minutes: it takes seconds of a processor, which a busy machine may not have. */
const mostMilliseconds = 600_000

/** Makes a new database in a folder that is not there yet, and closes it. */
export const newDatabase = job(import.meta.url, 'newDatabase', async (folder: string) => {
  const pglite = await PGlite.create(folder)
  await pglite.close()
})

/**
 * Makes the embedded database's folder where there is none. That takes seconds in one piece, so it is done on a thread of
 * its own: the process hears meanwhile that it is to stop, and ends the thread. The folder gets its name once it is whole:
 * what a stop left half made is begun anew at the next start.
 * @returns the folder
 * @throws Stopped
 */
export async function embeddedFolder(dataDir: string, stop?: AbortSignal): Promise<string> {
  const folder = path.join(dataDir, 'pglite')
  // The last thing that PostgreSQL writes: without it, PGlite takes a folder for a new one.
  if (existsSync(path.join(folder, 'PG_VERSION'))) return folder
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
