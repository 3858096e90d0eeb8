import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { hasCode } from '../system-error.ts'
import { writeOnce } from '../write-once.ts'
import { isRunning, type KnownProcess, knownProcess, startedSince, thisProcess } from './known-process.ts'

/**
 * Who holds a folder, as far as its lock tells: a process; one of another container or machine, which cannot be seen from
 * here; or whatever has the number now that an older version wrote down alone.
 */
type LockHolder =
  | { readonly kind: 'process'; readonly process: number }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'number'; readonly process: number }

/** Thrown where somebody holds the folder already. */
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

/** How often a lock is touched, and how long it is believed where its process cannot be seen. */
const millisecondsToTouch = 5_000
const millisecondsToBelieve = 15_000

/** The locks that this process holds. */
const held = new Set<string>()

/**
 * Takes a folder for one user alone, by a lock file that names the process. PGlite has no lock of its own: two processes
 * on one folder would each go their own way. What a crash or a restart of the machine left is taken over.
 * @returns gives the folder back
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

/** A lock as it was found; undefined where there is none any more. */
type Lock = { readonly text: string; readonly writtenAt: number } | undefined

function readLock(file: string): Lock {
  try {
    return { text: readFileSync(file, 'utf8'), writtenAt: statSync(file).mtimeMs }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** @throws FolderInUse where whoever wrote the lock still runs */
function requireLeft(folder: string, file: string, lock: Lock): void {
  if (lock === undefined) return
  const holder = holderIn(lock.text)
  if (holder === undefined) return
  // Older versions wrote the number alone: it is another process that has it now, if that began after the lock was written.
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

/** Removes a dead process's lock. Another process may have been quicker, and made its own: that one is put back. */
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

/** For those who cannot see this process: that it still runs. */
function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // removed by hand: whoever did has been told what that means
  }
}
