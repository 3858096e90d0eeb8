import type { Platform } from '../../platform/platform.ts'
import { alreadyStored, growImported, storeImported } from './imported-match.ts'
import { type Importable, sealedRows } from './imported-rows.ts'

type Importing = Pick<Platform, 'database' | 'secrets' | 'clock'>

/**
 * `unchanged`: the same file was imported before. `grown`: a shorter file of the same journal was imported before.
 * `already-there`: another match has this id.
 */
export type ImportOutcome = 'imported' | 'unchanged' | 'grown' | 'already-there'

/**
 * Imports a match that is over from its journal file. It never overwrites anything: from a longer file of the same
 * chain it adds only the further entries.
 * @param found the file, after every check
 * @param noted writes the audit log; awaited before anything is stored
 */
export async function importMatch(
  platform: Importing,
  found: Importable,
  noted: () => Promise<void> = async () => undefined,
): Promise<ImportOutcome> {
  const { database, secrets, clock } = platform
  const before = await compareWithStored(platform, found)
  switch (before.kind) {
    case 'nothing':
      await noted()
      if (await storeImported(database, sealedRows(secrets, found, clock.now()))) return 'imported'
      break
    case 'shorter':
      await noted()
      if (await growImported(database, sealedRows(secrets, found, clock.now()), before)) return 'grown'
      break
    case 'same':
      return 'unchanged'
    case 'another':
      return 'already-there'
    default:
      return before satisfies never
  }
  // A concurrent import came first.
  return (await compareWithStored(platform, found)).kind === 'same' ? 'unchanged' : 'already-there'
}

/** How what the database holds of a match compares with a file: it has nothing, the same, a shorter journal, or another. */
type Comparison =
  | { readonly kind: 'nothing' | 'same' | 'another' }
  | { readonly kind: 'shorter'; readonly version: number; readonly hash: string }

async function compareWithStored({ database }: Importing, { match, hashes, named }: Importable): Promise<Comparison> {
  const there = await alreadyStored(database, match.id)
  if (there === null) return { kind: 'nothing' }
  const { version, hash } = there
  const names = new Map(there.participants.map(({ number, name }) => [number, name]))
  const areNamedAlike = named.every(({ participant, name }) => (names.get(participant) ?? name) === name)
  // A hash binds all entries before it: equal hashes mean equal journals up to there.
  const isSameChain = there.importedAt !== null && hashes[version - 1] === hash
  if (!isSameChain || !areNamedAlike) return { kind: 'another' }
  return version === match.version ? { kind: 'same' } : { kind: 'shorter', version, hash }
}
