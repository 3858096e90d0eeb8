import { describe, expect, test } from 'vitest'
import { hiring, limits, startingCoins } from '../../../../src/games/hamlet/data/set-up.ts'

describe('at the start', () => {
  test.each([
    [2, [3, 4]],
    [3, [3, 3, 4]],
    [4, [3, 3, 4, 4]],
  ])('of %i players, the late seats have one more coin', (seats, coins) =>
    expect(startingCoins.get(seats)).toEqual(coins),
  )
})

test('every villager but the first has a price, each higher than the one before', () => {
  expect(hiring.villagers).toHaveLength(limits.villagers - 1)
  expect(hiring.villagers.toSorted((one, other) => one - other)).toEqual(hiring.villagers)
})
