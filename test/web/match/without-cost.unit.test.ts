import { expect, test } from 'vitest'
import { withoutCost } from '../../../web/src/match/without-cost.ts'

test.each([
  ['2 bricks and 1 worker, at an end of its row', 'at an end of its row'],
  ['2 bricks and 1 worker', ''],
  ['built', 'built'],
])('a sheet says what the board shows of a piece, but not its cost: %s', (says, rest) => {
  expect(withoutCost(says, '2 bricks and 1 worker')).toBe(rest)
})

test('a piece without a cost keeps its words', () => {
  expect(withoutCost('free, 3', null)).toBe('free, 3')
})
