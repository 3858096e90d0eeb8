import { randomUUID } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'
import { hasCode } from './system-error.ts'

/**
 * Writes a file that does not exist yet, readable only by its owner. It appears atomically, so that nobody reads half
 * of it.
 * @returns false if the file exists already; it is left unchanged
 */
export function writeOnce(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft)
  }
}
