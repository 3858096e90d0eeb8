import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Thrown where another process holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes a folder for this process alone, by a lock file with the process id. PGlite has no lock of its own: two
 * processes on one folder would each go their own way. A lock whose process is gone is taken over.
 * @returns gives the folder back
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'paquebot.lock')
  for (;;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
    const holder = Number(readFileSync(file, 'utf8'))
    // A container restarts with the same process ids: a lock that names this very process is from an earlier life.
    if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${holder}. ` +
          'Stop that process, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.',
      )
    }
    rmSync(file, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
