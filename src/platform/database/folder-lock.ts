import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { hasCode } from '../system-error.ts'
import { writeOnce } from '../write-once.ts'
import { isRunning, type KnownProcess, knownProcess, startedSince, thisProcess } from './known-process.ts'

/**
 * Who holds a folder, according to its lock: a process; a process of another container or machine, which is invisible
 * from here; or the process that now has the number that an older version wrote, which may be another one.
 */
type LockHolder =
  | { readonly kind: 'process'; readonly process: number }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'number'; readonly process: number }

/** Thrown if somebody already holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'

  constructor(folder: string, file: string, holder: LockHolder) {
    super(sentence(folder, file, holder))
  }
}

function sentence(folder: string, file: string, holder: LockHolder): string {
  const elsewhere = 'set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.'
  switch (holder.kind) {
    case 'process':
      return `The data folder ${folder} is in use by process ${holder.process}, as ${file} says: another Paquebot. Stop that one, or ${elsewhere}`
    case 'elsewhere':
      return (
        `The data folder ${folder} is in use from another container or machine, as ${file} says, or was a moment ago. ` +
        `If no server runs there, start again in ${millisecondsToBelieve / 1000} seconds. Otherwise ${elsewhere}`
      )
    case 'number':
      return (
        `The data folder ${folder} was in use by process ${holder.process}, as an older version wrote into ${file}, and a process ` +
        `has that number now. If that is no Paquebot, remove the file. Otherwise ${elsewhere}`
      )
  }
}

/** How often a lock is touched, and how long a lock counts whose process is invisible from here. */
const millisecondsToTouch = 5_000
const millisecondsToBelieve = 15_000

/** The locks that this process holds. */
const held = new Set<string>()

/**
 * Locks a folder for this process, by a lock file that names it. PGlite has no lock of its own, and two processes on
 * one folder would corrupt each other's data. A lock that was left by a crash or a restart of the machine is taken
 * over.
 * @returns a function that releases the lock
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(realpathSync(folder), 'paquebot.lock')
  if (held.has(file)) throw new FolderInUse(folder, file, { kind: 'process', process: process.pid })
  while (!writeOnce(file, JSON.stringify(thisProcess()))) {
    const found = readLock(file)
    requireLeft(folder, file, found)
    removeStale(file, found)
  }
  held.add(file)
  const touching = setInterval(() => touch(file), millisecondsToTouch).unref()
  let mine = true
  return () => {
    if (!mine) return
    mine = false
    clearInterval(touching)
    held.delete(file)
    rmSync(file, { force: true })
  }
}

/** The content of a lock file; undefined if the file does not exist any more. */
type Lock = { readonly text: string; readonly writtenAt: number } | undefined

function readLock(file: string): Lock {
  try {
    return { text: readFileSync(file, 'utf8'), writtenAt: statSync(file).mtimeMs }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Lets a lock be taken over whose process has left it. @throws FolderInUse if the process that wrote the lock still runs */
function requireLeft(folder: string, file: string, lock: Lock): void {
  if (lock === undefined) return
  const holder = holderIn(lock.text)
  if (holder === undefined) return
  // Older versions wrote only the number. If the process with that number started after the lock was written, it is
  // another.
  if (typeof holder === 'number') {
    if (holder === process.pid || startedSince(holder, lock.writtenAt) || !isRunning({ process: holder })) return
    throw new FolderInUse(folder, file, { kind: 'number', process: holder })
  }
  const here = thisProcess()
  const isVisible = holder.boot === here.boot && holder.namespace === here.namespace
  if (isVisible && isRunning(holder)) throw new FolderInUse(folder, file, { kind: 'process', process: holder.process })
  if (!isVisible && Date.now() - lock.writtenAt < millisecondsToBelieve)
    throw new FolderInUse(folder, file, { kind: 'elsewhere' })
}

function holderIn(text: string): KnownProcess | number | undefined {
  const number = Number(text)
  if (text !== '' && Number.isInteger(number)) return number > 0 ? number : undefined
  return knownProcess(text)
}

/** Removes the lock of a dead process. If another process was quicker and made its own, that one is put back. */
function removeStale(file: string, lock: Lock): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (readLock(aside)?.text !== lock?.text) linkSync(aside, file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error
  }
  rmSync(aside, { force: true })
}

/** Touches the lock, so that processes that cannot see this one know that it still runs. */
function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // Somebody removed the file by hand.
  }
}
