import { performance } from 'node:perf_hooks'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { drawOptions } from '../../../src/games/playout/draw-options.ts'
import { playout } from '../../../src/games/playout/playout.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { stopwatch } from '../../../src/games/playout/watched.ts'

/** Other matches in every run. A failure names the whole plan: `paquebot playouts --seed` shows it again. */
function holdsEverything(matches: number, thorough: number): void {
  const watch = stopwatch(() => performance.now())
  const seeds = fc.integer({ min: 0, max: 2 ** 31 }).map(String)
  const { min, max } = leHavre.meta.seats
  fc.assert(
    fc.property(seeds, fc.integer({ min, max }), fc.boolean(), (seed, seats, leavers) => {
      const options = drawOptions(leHavre, seededDice(seed, 'options'))
      const played = playout(leHavre, { seed, seats, options, leavers, thorough }, watch)
      expect(played.outcome, JSON.stringify(played)).toBe('held')
    }),
    { numRuns: matches, endOnFailure: true },
  )
}

describe('Le Havre holds the nine properties of the Game contract', () => {
  test('in dozens of random whole matches, looking closely at some positions', () => {
    // CI has two cores and twenty minutes: `npm run playouts` plays thousands by hand.
    holdsEverything(process.env.CI === undefined ? 24 : 12, 0.02)
  })

  test('in a few random whole matches, looking closely at every position', () => {
    holdsEverything(1, 1)
  })
})
