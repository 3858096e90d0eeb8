import { createHash, createHmac } from 'node:crypto'
import { canonical } from './canonical.ts'

/** The values derived from the seed of a match. While the match goes on, only the commitment is public. */
export interface Secrets {
  /** SHA-256 of the seed, public from the start. */
  readonly commitment: string
  /** The source of the keys of all parts of entries. */
  readonly salt: Buffer
  /** The key of the dice. */
  readonly diceKey: Buffer
  /** What each participant added, in the order of joining. */
  readonly entropies: readonly string[]
  /** The version from which on this seed is in force. */
  readonly since: number
  /** The secrets before that version, if the match was reopened. */
  readonly before?: Secrets
}

/** The seed that a match got when it was reopened, and the version from which on it is in force. */
export interface LaterSeed {
  readonly since: number
  /** 32 bytes in hexadecimal. */
  readonly seed: string
}

/**
 * The secrets of a match.
 * @param seed 32 bytes in hexadecimal
 * @param entropies what each participant added, in the order of joining
 * @param later the seeds that it got later, in order
 */
export function secretsOf(seed: string, entropies: readonly string[], later: readonly LaterSeed[] = []): Secrets {
  return later.reduce(reopened, derived(seed, entropies, 1))
}

/** The secrets of a match that is reopened at a version: a new seed, with what its participants had added. */
export function reopened(before: Secrets, { since, seed }: LaterSeed): Secrets {
  return { ...derived(seed, before.entropies, since), before }
}

/** The secrets in force at a version. */
export function secretsAt(secrets: Secrets, version: number): Secrets {
  return secrets.before === undefined || version >= secrets.since ? secrets : secretsAt(secrets.before, version)
}

function derived(seed: string, entropies: readonly string[], since: number): Secrets {
  const bytes = Buffer.from(seed, 'hex')
  if (bytes.length !== 32) throw new RangeError('A seed is 32 bytes in hexadecimal.')
  return {
    commitment: createHash('sha256').update(bytes).digest('hex'),
    salt: createHmac('sha256', bytes).update('salt').digest(),
    diceKey: createHash('sha256').update(canonical({ seed, entropies })).digest(),
    entropies,
    since,
  }
}
