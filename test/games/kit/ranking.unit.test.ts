import { describe, expect, test } from 'vitest'
import { ranking } from '../../../src/games/kit/ranking.ts'

const scored = (points: number, more: { left?: boolean; tieBreaks?: number[] } = {}) => ({
  left: false,
  lines: [{ label: 'points', points }],
  ...more,
})
const places = (...standings: Parameters<typeof ranking>[0]) => ranking(standings).map(({ place }) => place)

describe('seats are ranked', () => {
  test('by their points, which are the sum of the score sheet', () => {
    const lines = [
      { label: 'francs', points: 5 },
      { label: 'loans', points: -7 },
    ]
    expect(ranking([{ left: false, lines }, scored(0)])).toEqual([
      { seat: 0, place: 2, points: -2, lines },
      { seat: 1, place: 1, points: 0, lines: [{ label: 'points', points: 0 }] },
    ])
  })

  test('with equal points in one place, and the next place is skipped', () => {
    expect(places(scored(3), scored(5), scored(5), scored(1))).toEqual([3, 1, 1, 4])
  })

  test('with equal points by the tie-breaks, the most important first', () => {
    expect(
      places(scored(5, { tieBreaks: [1, 9] }), scored(5, { tieBreaks: [2, 0] }), scored(5, { tieBreaks: [2, 0] })),
    ).toEqual([3, 1, 1])
  })

  test('behind all active seats if they were given up', () => {
    expect(places(scored(9, { left: true }), scored(1), scored(3, { left: true }))).toEqual([2, 1, 3])
  })
})
