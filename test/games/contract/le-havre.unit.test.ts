import { performance } from 'node:perf_hooks'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRules, asOfRules } from '../../../src/games/earlier-rules.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { drawOptions } from '../../../src/games/playout/draw-options.ts'
import { playout } from '../../../src/games/playout/playout.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { stopwatch } from '../../../src/games/playout/watched.ts'

/** Other matches in every run, shared out among the versions of the rules. A failure names the whole plan: `paquebot playouts --seed` shows it again. */
function holdsEverything(rules: number, matches: number, thorough: number): void {
  const game = asOfRules(leHavre, rules)
  const watch = stopwatch(() => performance.now())
  const seeds = fc.integer({ min: 0, max: 2 ** 31 }).map(String)
  const { min, max } = leHavre.meta.seats
  fc.assert(
    fc.property(seeds, fc.integer({ min, max }), fc.boolean(), (seed, seats, leavers) => {
      const options = drawOptions(game, seededDice(seed, 'options'))
      const played = playout(game, { seed, seats, options, leavers, thorough }, watch)
      expect(played.outcome, JSON.stringify(played)).toBe('held')
    }),
    { numRuns: Math.ceil(matches / allRules(leHavre).length), endOnFailure: true },
  )
}

describe.each(allRules(leHavre))('Le Havre by rules %d holds the nine properties of the Game contract', (rules) => {
  test('in dozens of random whole matches, looking closely at some positions', () => {
    // CI has two cores and twenty minutes: `npm run playouts` plays thousands by hand.
    holdsEverything(rules, process.env.CI === undefined ? 24 : 12, 0.02)
  })

  test('in one more, looking closely at many positions', () => {
    holdsEverything(rules, 1, 0.25)
  })
})
