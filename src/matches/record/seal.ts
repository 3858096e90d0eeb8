import type { Sealed } from '../../journal/journal-file.ts'
import { secretsOf } from '../../journal/secrets.ts'
import type { Platform } from '../../platform/platform.ts'
import { byJoining, type MatchRecord } from './record.ts'

/** The seeds of a match, and the secrets that follow from them. Nobody sees them before the match is over. */
export function openSeal({ secrets }: Pick<Platform, 'secrets'>, record: MatchRecord): Sealed {
  const seed = secrets.unseal(record.sealedSeed, record.id)
  const later = record.laterSeeds.map(({ since, sealed }) => ({ since, seed: secrets.unseal(sealed, record.id) }))
  const joined = record.participants.filter(({ joined }) => joined !== null).sort(byJoining)
  const entropies = joined.map(({ entropy }) => entropy)
  return { seed, later, secrets: secretsOf(seed, entropies, later) }
}
