import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyGame } from '../../../src/games/alpha-games.ts'
import { allRules, asOfRules } from '../../../src/games/earlier-rules.ts'
import { drawOptions } from '../../../src/games/playout/draw-options.ts'
import { playout } from '../../../src/games/playout/playout.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { stopwatch } from '../../../src/games/playout/watched.ts'
import { isLong, oneWithSeed, times } from '../../support/long.ts'
import { processorTime } from '../../support/processor-time.ts'

/**
 * How many matches are played, divided among the versions of the rules, and the share of positions with every check.
 */
interface Run {
  readonly matches: number
  readonly thorough: number
}

/** The plan for each game; quick games are played more often. `npm run playouts` plays thousands by hand. */
const runs: Readonly<Record<string, readonly Run[]>> = {
  havana: [
    { matches: times(6, 200), thorough: 0.04 },
    { matches: times(1, 20), thorough: isLong ? 1 : 0.15 },
  ],
  'le-havre': isLong
    ? [
        { matches: times(1, 100), thorough: 0.02 },
        { matches: times(1, 10), thorough: 0.25 },
      ]
    : [{ matches: 1, thorough: 0.03 }],
}
const usual: readonly Run[] = isLong
  ? [
      { matches: times(1, 40), thorough: 0.02 },
      { matches: times(1, 10), thorough: 0.1 },
    ]
  : [{ matches: 1, thorough: 0.03 }]

const cases = [...everyGame.values()].flatMap((game) =>
  oneWithSeed(`nine properties of ${game.meta.id}`, allRules(game)).flatMap((rules) =>
    (runs[game.meta.id] ?? usual).map((run) => ({ game, rules, ...run, id: game.meta.id })),
  ),
)

describe('the nine properties of the Game contract', () => {
  // Every run plays other matches. A failure prints the whole plan, and `npm run playouts -- --seed` repeats it.
  test.each(cases)('$id by rules $rules, with every check in $thorough of the positions', (one) => {
    const game = asOfRules(one.game, one.rules)
    const watch = stopwatch(processorTime, () => performance.now())
    const seeds = fc.integer({ min: 0, max: 2 ** 31 }).map(String)
    const { min, max } = game.meta.seats
    fc.assert(
      fc.property(seeds, fc.integer({ min, max }), fc.boolean(), (seed, seats, leavers) => {
        const options = drawOptions(game, seededDice(seed, 'options'))
        const played = playout(game, { seed, seats, options, leavers, thorough: one.thorough }, watch)
        expect(played.outcome, JSON.stringify(played)).toBe('held')
      }),
      { numRuns: Math.ceil(one.matches / allRules(one.game).length), endOnFailure: true },
    )
  })
})
