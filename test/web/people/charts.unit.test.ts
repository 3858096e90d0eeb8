import { describe, expect, it } from 'vitest'
import { courseOf, ratedIn } from '../../../web/src/people/rating-course.ts'
import { placeOfTime, times } from '../../../web/src/people/time-scale.ts'

const result = (game: string, rating: { before: number; after: number } | null) => ({
  match: '0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11',
  game,
  name: '',
  private: false,
  rated: true,
  seats: 2,
  seat: 0,
  place: 1,
  points: 7,
  forfeit: false,
  rating,
  endedAt: '2026-03-02T09:00:00.000Z',
})

describe('the course of a rating', () => {
  const newestFirst = [
    result('hamlet', { before: 1032, after: 1081 }),
    result('havana', { before: 1000, after: 1040 }),
    result('hamlet', null),
    result('hamlet', { before: 1000, after: 1032 }),
  ]

  it('goes from what it was before the first rated match of the game to what it is after the last one', () => {
    expect(courseOf(ratedIn(newestFirst, 'hamlet'))).toEqual({
      ratings: [1000, 1032, 1081],
      low: 1000,
      high: 1100,
      inNumbers: { from: 1000, to: 1081, lowest: 1000, highest: 1081, matches: 2 },
    })
  })

  it('has a scale even if the rating has not changed, and is not drawn without a rated match', () => {
    expect(
      courseOf([result('havana', { before: 1000, after: 1000 })].flatMap((one) => ratedIn([one], 'havana'))),
    ).toMatchObject({ low: 1000, high: 1050 })
    expect(courseOf(ratedIn(newestFirst, 'le-havre'))).toBeUndefined()
  })
})

describe('the scale of times', () => {
  it('has its marks at equal distances, and ends at them', () => {
    expect(times.map(placeOfTime)).toEqual([0, 1 / 3, 2 / 3, 1])
    expect([placeOfTime(1), placeOfTime(30 * 86_400)]).toEqual([0, 1])
  })
})
