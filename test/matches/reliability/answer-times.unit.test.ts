import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnswerTimes,
  addedTimes,
  fewestAnswers,
  usualTime,
  withAnswer,
} from '../../../src/matches/reliability/answer-times.ts'

const timesOf = (seconds: readonly number[]): AnswerTimes => seconds.reduce<AnswerTimes>(withAnswer, [])

describe('a histogram of answers', () => {
  test('has an element for each power of √2 up to the longest answer, and one for all below', () => {
    expect(timesOf([0, 0.9, 1, 1.4, 1.5, 2, 3])).toEqual([4, 1, 1, 1])
  })

  test('counts what takes longer than 48 days as that long', () => {
    const days = 24 * 3600
    expect(timesOf([49 * days, 1000 * days])).toEqual([...Array(44).fill(0), 2])
  })
})

describe('how long somebody usually takes', () => {
  test(`is not said below ${fewestAnswers} answers`, () => {
    const few = timesOf(Array(fewestAnswers - 1).fill(60))

    expect(usualTime(few)).toBeUndefined()
    expect(usualTime(withAnswer(few, 60))?.answers).toBe(fewestAnswers)
  })

  test('is near the exact quartiles, whatever the answers are', () => {
    const longest = 40 * 24 * 3600
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: longest }), { minLength: fewestAnswers }), (seconds) => {
        const sorted = seconds.toSorted((one, other) => one - other)
        const exact = (share: number) => sorted[Math.ceil(seconds.length * share) - 1] ?? 0
        const usual = usualTime(timesOf(seconds))
        const said = [usual?.quarter, usual?.half, usual?.threeQuarters]
        for (const [index, share] of [0.25, 0.5, 0.75].entries()) {
          // A place reaches from one power of √2 to the next.
          expect(said[index]).toBeGreaterThanOrEqual(Math.floor(exact(share) / Math.SQRT2))
          expect(said[index]).toBeLessThanOrEqual(Math.ceil(exact(share) * Math.SQRT2))
        }
      }),
    )
  })

  test('is the same whether answers are counted in one match or in several', () => {
    const [some, others] = [timesOf([1, 60, 3600, 7200, 90]), timesOf([5, 86_400, 300, 20, 10_000, 7])]

    expect(usualTime(addedTimes([some, others]))).toEqual(
      usualTime(timesOf([1, 60, 3600, 7200, 90, 5, 86_400, 300, 20, 10_000, 7])),
    )
  })
})
