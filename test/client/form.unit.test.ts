import { describe, expect, test } from 'vitest'
import type { Schemas } from './api.ts'
import { fillIn } from './form.ts'

const good = (id: string) => ({ kind: 'good', id })

/** Le Havre, Shipping Line: a ship carries as many goods of any kind as it has room for. */
const sailing: Schemas['Choice'] = {
  says: 'Sell goods by ship.',
  labels: {},
  nouns: [],
  move: { type: 'enter' },
  about: [],
  fields: [
    { kind: 'goods', name: 'ships', goods: [{ good: 'iron', noun: good('iron'), max: 1 }], min: 1, max: 1 },
    {
      kind: 'goods',
      name: 'goods',
      goods: [
        { good: 'coke', noun: good('coke'), max: 5 },
        { good: 'fish', noun: good('fish'), max: 5 },
      ],
      min: 1,
      max: 10,
    },
  ],
  limits: [
    {
      terms: [
        { field: 'goods', times: 1 },
        { field: 'ships', good: 'iron', times: -3 },
      ],
      atMost: 0,
    },
  ],
  example: { type: 'enter', ships: { iron: 1 }, goods: { coke: 1 } },
}

describe('a limit', () => {
  const most = (below: number) => below - 1
  const fewest = () => 0

  test('over a goods field without a good counts all its goods together', () => {
    expect(fillIn(sailing, most)).toEqual(sailing.example)
    expect(fillIn(sailing, fewest)).toEqual({ type: 'enter', ships: { iron: 1 }, goods: { coke: 1 } })
    const [limit] = sailing.limits
    const roomier = { ...sailing, limits: limit === undefined ? [] : [{ ...limit, atMost: 7 }] }
    expect(fillIn(roomier, most)).toMatchObject({ goods: { coke: 5, fish: 5 } })
  })

  test('over a list counts its values', () => {
    const option = (value: string) => ({ value, noun: { kind: 'card', id: value } })
    const choice: Schemas['Choice'] = {
      ...sailing,
      fields: [{ kind: 'some-of', name: 'cards', options: ['a', 'b'].map(option), min: 0, max: 2 }],
      limits: [{ terms: [{ field: 'cards', times: 1 }], atMost: 1 }],
    }
    expect(fillIn(choice, most)).toEqual(sailing.example)
    expect(fillIn(choice, fewest)).toEqual({ type: 'enter', cards: [] })
  })
})
