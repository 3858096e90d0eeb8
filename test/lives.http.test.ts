import fc from 'fast-check'
import { describe, test } from 'vitest'
import { live } from './lives/life.ts'
import { planOf } from './lives/plan.ts'
import { stageOfLives } from './lives/stage.ts'

const stage = await stageOfLives()
const lives = Number(process.env.LIVES ?? 10)
const seed = process.env.LIVES_SEED

describe('A match lives for weeks', () => {
  test(
    'whatever people do: it is never stuck, no deadline is lost, and its journal judges again',
    async () => {
      const seeds = seed === undefined ? fc.integer({ min: 0, max: 2 ** 31 - 1 }) : fc.constant(Number(seed))
      await fc.assert(
        fc.asyncProperty(seeds, async (life) => live(stage, planOf(life))),
        { numRuns: seed === undefined ? lives : 1, endOnFailure: true },
      )
    },
    60_000 * lives,
  )
})
