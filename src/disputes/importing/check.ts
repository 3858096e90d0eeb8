import { createPublicKey } from 'node:crypto'
import { catalogue } from '../../games/catalogue.ts'
import { entriesOf, type JournalFile } from '../../journal/journal-file.ts'
import { type Check, type FirstFault, firstFault, verifyFile } from '../../journal/verify-file.ts'
import { type Importable, importable } from './imported-rows.ts'

/** Why a file is not accepted: what is wrong with it first, and all that was checked. */
export interface NotAccepted {
  readonly outcome: 'refused'
  readonly first: FirstFault
  readonly checks: readonly Check[]
}

/** The keys that are trusted: this server's own, and one that an administrator names. */
export interface Keys {
  readonly own: string
  readonly given: string | undefined
}

/**
 * Checks a journal file that somebody brings: it must be whole, signed by a key that is trusted, and right in every respect.
 * @returns all there is to store of it
 */
export function checked(file: JournalFile, { own, given }: Keys): Importable | NotAccepted {
  const publicKey = file.publicKey !== null && isSameKey(file.publicKey, own) ? own : (given ?? own)
  const game = catalogue.get(file.game)
  const checks = verifyFile(file, { ...(game && { game }), publicKey })
  const first = firstFault(checks) ?? firstSkipped(checks) ?? cannotBeStored(file)
  if (first) return { outcome: 'refused', first, checks }
  const whole = entriesOf(file)
  if (whole.outcome === 'hidden' || file.seed === null || !game) throw new TypeError('What was judged was whole.')
  return importable({ file, game, entries: whole.entries, seed: file.seed, publicKey })
}

/** What could not be checked is not accepted either: a file that is whole holds all that is needed. */
function firstSkipped(checks: readonly Check[]): FirstFault | undefined {
  const skipped = checks.find(({ outcome }) => outcome !== 'passed')
  return skipped && { check: skipped.check, version: null, detail: skipped.detail }
}

/** No database holds a NUL or half a character: nothing that was played has one. */
function cannotBeStored(file: JournalFile): FirstFault | undefined {
  if (!/\\u(?:0000|d[89a-f])/.test(JSON.stringify(file))) return undefined
  return { check: 'schemas', version: null, detail: 'A text in it can be stored by no database.' }
}

function isSameKey(one: string, other: string): boolean {
  try {
    return createPublicKey(one).equals(createPublicKey(other))
  } catch {
    // Whatever node:crypto says of it: it is no key, and so not the same.
    return false
  }
}
