import { createHash, createHmac } from 'node:crypto'
import { canonical } from './canonical.ts'

/** What follows from a match's seed: nothing of it but the commitment may be seen while the match goes on. */
export interface Secrets {
  /** SHA-256 of the seed, public from the start. */
  readonly commitment: string
  /** Where the keys of the entries' parts come from. */
  readonly salt: Buffer
  /** The key of the dice. */
  readonly diceKey: Buffer
}

/**
 * The secrets of a match.
 * @param seed 32 bytes in hexadecimal
 * @param entropies what each participant added, in the order they joined
 */
export function secretsOf(seed: string, entropies: readonly string[]): Secrets {
  const bytes = Buffer.from(seed, 'hex')
  if (bytes.length !== 32) throw new RangeError('A seed is 32 bytes in hexadecimal.')
  return {
    commitment: createHash('sha256').update(bytes).digest('hex'),
    salt: createHmac('sha256', bytes).update('salt').digest(),
    diceKey: createHash('sha256').update(canonical({ seed, entropies })).digest(),
  }
}
