import { describe, expect, test } from 'vitest'
import { beginner, type Skill, shownRating, shownUncertainty, skillsAfter } from '../../src/people/skill.ts'

const beginners = (...places: number[]) => skillsAfter(places.map((place) => ({ skill: beginner, place })))

describe('what a result says about its players', () => {
  test('four beginners: the figures that the model’s authors published, in the order of the players', () => {
    const published = [
      [20.963, 8.084],
      [27.795, 8.263],
      [24.689, 8.084],
      [26.553, 8.179],
    ]
    for (const [index, { mu, sigma }] of beginners(4, 1, 3, 2).entries()) {
      expect(mu).toBeCloseTo(published[index]?.[0] ?? 0, 2)
      expect(sigma).toBeCloseTo(published[index]?.[1] ?? 0, 2)
    }
  })

  test('players who share a place share its effect', () => {
    const [one, other, last] = beginners(1, 1, 3)
    expect(one).toEqual(other)
    expect(one?.mu).toBeGreaterThan(last?.mu ?? Infinity)
    const [first, second] = beginners(1, 1)
    expect(first).toEqual(second)
    expect(first?.mu).toBeCloseTo(beginner.mu)
  })

  test('a surprise says more than an expected result', () => {
    const strong: Skill = { mu: 32, sigma: 3 }
    const weak: Skill = { mu: 18, sigma: 3 }
    const result = (places: readonly [number, number]) =>
      skillsAfter([
        { skill: strong, place: places[0] },
        { skill: weak, place: places[1] },
      ])
    const gained = (result([1, 2])[0]?.mu ?? 0) - strong.mu
    const lost = strong.mu - (result([2, 1])[0]?.mu ?? 0)
    expect(gained).toBeGreaterThan(0)
    expect(lost).toBeGreaterThan(gained)
  })
})

describe('the scale of ratings', () => {
  test('beginners have 1000, give or take 333', () => {
    expect([shownRating(beginner), shownUncertainty(beginner)]).toEqual([1000, 333])
  })

  test('40 points are one of the model’s own, and ratings are whole', () => {
    expect(shownRating({ mu: 30, sigma: 2 })).toBe(1960)
    expect(shownRating({ mu: 31.0124, sigma: 2 })).toBe(2000)
    expect(shownUncertainty({ mu: 30, sigma: 2 })).toBe(80)
  })
})
