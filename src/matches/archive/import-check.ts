import { createPublicKey, type KeyObject } from 'node:crypto'
import { catalogue } from '../../games/catalogue.ts'
import { entriesOf, type JournalFile } from '../../journal/journal-file.ts'
import { type Check, type FirstFault, firstFault, verifyFile } from '../../journal/verify-file.ts'
import { type Importable, importable } from './imported-rows.ts'

/** Why a file is refused: its first fault, and all checks. */
export interface NotAccepted {
  readonly outcome: 'refused'
  readonly first: FirstFault
  readonly checks: readonly Check[]
}

/** The trusted keys: this server's own, and one that an administrator names. */
interface Keys {
  readonly own: string
  readonly given: string | undefined
}

/**
 * Checks a journal file to import: it must be whole, signed by a trusted key, and pass every check.
 * @returns everything to store of it
 */
export function checkFile(file: JournalFile, { own, given }: Keys): Importable | NotAccepted {
  const publicKey = file.publicKey !== null && isSameKey(file.publicKey, own) ? own : (given ?? own)
  const game = catalogue.get(file.game)
  const checks = verifyFile(file, { ...(game && { game }), publicKey })
  const first = firstFault(checks) ?? firstSkipped(checks) ?? cannotBeStored(file)
  if (first) return { outcome: 'refused', first, checks }
  const whole = entriesOf(file)
  if (whole.outcome === 'hidden' || file.seed === null || !game) throw new TypeError('What was judged was whole.')
  return importable({ file, game, entries: whole.entries, seed: file.seed, publicKey })
}

/** A skipped check refuses the file as well: a whole file has everything that the checks need. */
function firstSkipped(checks: readonly Check[]): FirstFault | undefined {
  const skipped = checks.find(({ outcome }) => outcome !== 'passed')
  return skipped && { check: skipped.check, version: null, detail: skipped.detail }
}

/** PostgreSQL stores neither NUL nor lone surrogates. No match that was played has any. */
function cannotBeStored(file: JournalFile): FirstFault | undefined {
  if (!/\\u(?:0000|d[89a-f])/.test(JSON.stringify(file))) return undefined
  return { check: 'schemas', version: null, detail: 'A text in it has characters that no database can store.' }
}

/** Whether a file names another server's key as that of its signature. */
export const isOfAnotherServer = ({ publicKey }: JournalFile, own: string): boolean =>
  publicKey !== null && keyIn(publicKey) !== undefined && !isSameKey(publicKey, own)

function isSameKey(one: string, other: string): boolean {
  const [key, otherKey] = [keyIn(one), keyIn(other)]
  return key !== undefined && otherKey !== undefined && key.equals(otherKey)
}

function keyIn(pem: string): KeyObject | undefined {
  try {
    return createPublicKey(pem)
  } catch {
    return undefined // whatever error `node:crypto` throws, it is not a key
  }
}
