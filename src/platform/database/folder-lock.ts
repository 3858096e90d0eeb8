import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { hasCode } from '../system-error.ts'
import { writeOnce } from '../write-once.ts'

/** Thrown where somebody holds the folder already. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'

  constructor(folder: string, holder: number, file: string) {
    super(
      `The data folder ${folder} is in use by process ${holder}, as ${file} says. ` +
        'Stop that process, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.',
    )
  }
}

/** The locks that this process holds. */
const held = new Set<string>()

/**
 * Takes a folder for one user alone, by a lock file with the process id. PGlite has no lock of its own: two processes on
 * one folder would each go their own way. A lock whose process is gone is taken over.
 * @returns gives the folder back
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(realpathSync(folder), 'paquebot.lock')
  if (held.has(file)) throw new FolderInUse(folder, process.pid, file)
  while (!writeOnce(file, String(process.pid))) {
    const holder = holderOf(file)
    // A container restarts with the same process ids: a lock that names this very process is from an earlier life.
    if (holder !== undefined && holder !== process.pid && isAlive(holder)) throw new FolderInUse(folder, holder, file)
    removeStale(file, holder)
  }
  held.add(file)
  let mine = true
  return () => {
    if (!mine) return
    mine = false
    held.delete(file)
    rmSync(file, { force: true })
  }
}

/** The process that a lock names; undefined where it names none, or there is no lock any more. */
function holderOf(file: string): number | undefined {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(holder) && holder > 0 ? holder : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Removes a dead process's lock. Another process may have been quicker, and made its own: that one is put back. */
function removeStale(file: string, holder: number | undefined): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (holderOf(aside) !== holder) linkSync(aside, file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error
  }
  rmSync(aside, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}
