import { createPublicKey } from 'node:crypto'
import { catalogue } from '../../games/catalogue.ts'
import { entriesOf, type JournalFile } from '../../journal/journal-file.ts'
import { type Check, type FirstFault, firstFault, verifyFile } from '../../journal/verify-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { importedMatch, type Verified } from './rows.ts'
import { storeImported } from './store.ts'

export type Importing = Pick<Platform, 'database' | 'secrets' | 'clock'>

/** Why a file is not accepted: what is wrong with it first, and all that was checked. */
export interface NotAccepted {
  readonly outcome: 'refused'
  readonly first: FirstFault
  readonly checks: readonly Check[]
}

/** `unchanged`: it was imported before, as it is. `already-there`: there is such a match, and it is another. */
export type ImportOutcome = { readonly outcome: 'imported' | 'unchanged' | 'already-there' } | NotAccepted

/**
 * Imports a match that is over from its journal file. Everything is verified before anything is stored: the file must be
 * whole, signed by a key that is trusted, and right in every respect. A match that is there is never overwritten.
 * @param publicKey the key of the server that signed the file, from a trusted source; this server's own is trusted anyway
 * @param noted is awaited before anything is stored
 */
export async function importMatch(
  platform: Importing,
  file: JournalFile,
  publicKey: string | undefined,
  noted: () => Promise<void> = async () => undefined,
): Promise<ImportOutcome> {
  const verified = verify(platform, file, publicKey)
  if ('outcome' in verified) return verified
  const before = await thereAlready(platform, verified)
  if (before !== undefined) return { outcome: before }
  await noted()
  const stored = await storeImported(platform, importedMatch(platform.secrets, verified, platform.clock.now()))
  // Of two imports at once one comes second.
  return { outcome: stored ? 'imported' : ((await thereAlready(platform, verified)) ?? 'already-there') }
}

function verify({ secrets }: Importing, file: JournalFile, given: string | undefined): Verified | NotAccepted {
  const own = secrets.signing.publicKey
  const publicKey = file.publicKey !== null && isSameKey(file.publicKey, own) ? own : (given ?? own)
  const game = catalogue.get(file.game)
  const checks = verifyFile(file, { ...(game && { game }), publicKey })
  const first = firstFault(checks) ?? firstSkipped(checks) ?? cannotBeStored(file)
  if (first) return { outcome: 'refused', first, checks }
  const whole = entriesOf(file)
  if (whole.outcome === 'hidden' || file.seed === null || !game) throw new TypeError('What was judged was whole.')
  return { file, game, entries: whole.entries, seed: file.seed, publicKey }
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

/** What there is of this id: the very same import, or something else. Undefined: nothing. */
async function thereAlready(
  { database }: Importing,
  { file, entries }: Verified,
): Promise<'unchanged' | 'already-there' | undefined> {
  const there = await database.prisma.match.findUnique({
    where: { id: file.match },
    select: { hash: true, importedAt: true, participants: { select: { number: true, name: true } } },
  })
  if (there === null) return undefined
  const names = new Map(there.participants.map(({ number, name }) => [number, name]))
  const isSame =
    there.importedAt !== null &&
    there.hash === entries.at(-1)?.hash &&
    file.players.every(({ participant, name }) => names.get(participant) === name)
  return isSame ? 'unchanged' : 'already-there'
}
