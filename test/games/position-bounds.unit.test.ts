import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { readPosition } from '../../src/games/position.ts'
import { boundProblems } from '../../src/games/position-bounds.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
const places = (state: unknown) => boundProblems(state).map(({ at }) => at)

describe('a state larger than any possible one is refused with the path', () => {
  test.each<[string, unknown, string[]]>([
    ['a number', { seats: [{ stock: { franc: 10_001 } }] }, ['seats/0/stock/franc']],
    ['a number below nothing', { turn: -10_001 }, ['turn']],
    ['a text', { box: { church: { outline: '0'.repeat(101) } } }, ['box/church/outline']],
    ['a list', { roads: Array.from({ length: 201 }, () => 0) }, ['roads']],
    ['an object', { sales: Object.fromEntries(Array.from({ length: 201 }, (_, id) => [id, 0])) }, ['sales']],
    ['a name', { flags: { ['x'.repeat(101)]: 0 } }, ['flags']],
    ['a depth', nested(13), ['0/0/0/0/0/0/0/0/0/0/0/0']],
    ['itself, as a text', 'x'.repeat(101), ['']],
  ])('%s', (_what, state, at) => expect(places(state)).toEqual(at))

  test('and with the first path only if there are very many', () => {
    expect(places(Array.from({ length: 200 }, () => 99_999))).toHaveLength(10)
  })

  test('but not a state of the largest possible size', () => {
    expect(
      places({ numbers: Array.from({ length: 200 }, () => 10_000), text: 'x'.repeat(100), deep: nested(11) }),
    ).toEqual([])
  })
})

test('a position is checked against the bounds before its game reads it', () => {
  const position = { format: 'paquebot-position', version: 1, game: 'hamlet', state: { box: '0'.repeat(2500) } }
  expect(readPosition(position, catalogue)).toEqual({
    outcome: 'impossible',
    problems: [
      {
        at: 'box',
        problem: expect.objectContaining({ en: 'Positions must not contain texts of more than 100 characters.' }),
      },
    ],
  })
})
