// A few lives in every run. Many, by hand: LIVES=200 npx vitest run test/lives/lives.system.test.ts
// The life of one seed again, with other dice in the match: LIVES_SEED=123 npx vitest run test/lives/lives.system.test.ts
// Plays every life to the end of its game, not just some: LIVES_PATIENCE=1000
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { isLong, times } from '../support/long.ts'
import { killOff } from './killing.ts'
import { live } from './life.ts'
import { planOf } from './plan.ts'
import { stageOfLives } from './stage.ts'

const games = [...catalogue.keys()]
const stage = await stageOfLives()
const lives = Number(process.env.LIVES ?? times(1, 40))
const seed = process.env.LIVES_SEED
const seeds = seed === undefined ? fc.integer({ min: 0, max: 2 ** 31 - 1 }) : fc.constant(Number(seed))
/** Lives take long: fast-check does not shrink a failure. */
const run = (numRuns: number) => ({ numRuns: seed === undefined ? numRuns : 1, endOnFailure: true })
const minutes = (count: number) => Math.max(1, count) * 60_000

describe('a match of several weeks', () => {
  test(
    'given players who are late, leave, return, undo, propose, give orders and sleep; when it is over; then it was never stuck, no deadline was lost, and its journal judges again',
    () =>
      fc.assert(
        fc.asyncProperty(seeds, (life) => live(stage, planOf(life))),
        run(lives),
      ),
    minutes(lives),
  )

  test.each(games)(
    'given %s for any number of people, when they leave one after another until nobody is left, then it ends',
    (game) => {
      const { min = 1, max = 1 } = catalogue.get(game)?.meta.seats ?? {}
      // The fewer people, the sooner it ends.
      const tables = fc.tuple(seeds, fc.integer({ min, max: isLong ? max : min + 1 }))
      const killed = fc.asyncProperty(tables, ([life, seats]) => killOff(stage, { game, seats }, life))
      return fc.assert(killed, run(Math.ceil(lives / 4)))
    },
    minutes(lives),
  )
})
