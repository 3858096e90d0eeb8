import { randomUUID } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'
import { hasCode } from './system-error.ts'

/**
 * Writes a file that does not exist yet, readable by its owner alone. It appears whole: nobody ever reads half of it.
 * @returns false where there is such a file already, which stays as it is
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
