import { createHmac } from 'node:crypto'
import type { Dice } from '../games/kit/dice.ts'

/** The dice of a match, which count its draws. */
export interface MatchDice extends Dice {
  /** The number of draws so far, including earlier entries. */
  drawn(): number
}

const span = 2 ** 48

/**
 * Dice whose draws can all be checked when the seed is known. Draw `n`, counted from 0 over the whole match, takes the
 * first 48 bits of HMAC-SHA256(key, "match/n/t") for t = 0, 1, ... until they are below the largest multiple of the
 * limit. Every call is one draw, even `below(1)`, so that the count depends on the calls and never on luck.
 */
export function matchDice(key: Buffer, match: string, draws: number): MatchDice {
  let n = draws
  return {
    below(limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > span) throw new RangeError(`No draw below ${limit}.`)
      const fair = span - (span % limit)
      for (let t = 0; ; t++) {
        const drawn = createHmac('sha256', key).update(`${match}/${n}/${t}`).digest().readUIntBE(0, 6)
        if (drawn >= fair) continue
        n += 1
        return drawn % limit
      }
    },
    drawn: () => n,
  }
}
