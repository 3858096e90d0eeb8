import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field, Form, MoveJson } from '../../../src/games/kit/choice.ts'
import { fill, fits } from '../../../src/games/kit/forms.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'

const options = (...values: (string | number)[]) =>
  values.map((value) => ({ value, noun: { kind: 'thing', id: value } }))
const goods = (ranges: Record<string, number>) =>
  Object.entries(ranges).map(([good, max]) => ({ good, noun: { kind: 'good', id: good }, max }))

const form = (fields: Field[], limits: Form['limits'] = []): Form => ({
  move: { type: 'act', place: { row: 1 } },
  fields,
  limits,
  example: { type: 'act', place: { row: 1 } },
})
const act = (more: Record<string, unknown> = {}): MoveJson => ({ type: 'act', place: { row: 1 }, ...more })

const oneOf = (optional: boolean): Field => ({ kind: 'one-of', name: 'which', options: options('a', 'b'), optional })
const someOf: Field = { kind: 'some-of', name: 'some', options: options(1, 2, 3), min: 1, max: 2 }
const count: Field = { kind: 'count', name: 'times', min: 1, max: 3 }
const order: Field = { kind: 'order', name: 'order', options: options('x', 'y', 'z') }
const sold: Field = { kind: 'goods', name: 'sold', goods: goods({ fish: 5, coal: 2 }), min: 1, max: 4 }
const payment: Field = {
  kind: 'payment',
  name: 'payment',
  goods: goods({ francs: 3, food: 2 }).map((range) => ({ ...range, there: range.max, covers: { food: 1 } })),
  covers: { food: 2 },
  proposal: { food: 2 },
}
const laid: Extract<Field, { kind: 'place' }> = {
  kind: 'place',
  name: 'laid',
  noun: { kind: 'tile', id: 'mill' },
  places: [
    { turns: 0, q: 1, r: -2 },
    { turns: 3, q: 1, r: -2 },
    { turns: 5, q: 0, r: 4 },
  ],
}

describe('a move that matches a form', () => {
  const cases: [name: string, choice: Form, fitting: MoveJson[], not: MoveJson[]][] = [
    [
      'when the fixed parts are as given, and nothing is added',
      form([]),
      [act()],
      [act({ more: 1 }), { type: 'act' }, { type: 'other', place: { row: 1 } }, act({ place: { row: 2 } })],
    ],
    [
      'with one of the options',
      form([oneOf(false)]),
      [act({ which: 'a' })],
      [act(), act({ which: 'c' }), act({ which: ['a'] })],
    ],
    ['without a field that is optional', form([oneOf(true)]), [act(), act({ which: 'b' })], [act({ which: null })]],
    [
      'with as many different options as asked, in any order',
      form([someOf]),
      [act({ some: [3, 1] }), act({ some: [2] })],
      [act(), act({ some: [] }), act({ some: [1, 1] }), act({ some: [1, 2, 3] }), act({ some: [4] })],
    ],
    [
      'with a whole number in range',
      form([count]),
      [act({ times: 1 }), act({ times: 3 })],
      [act(), act({ times: 0 }), act({ times: 4 }), act({ times: 1.5 }), act({ times: '2' })],
    ],
    [
      'with all options, in whatever order',
      form([order]),
      [act({ order: ['z', 'x', 'y'] })],
      [act(), act({ order: ['x', 'y'] }), act({ order: ['x', 'y', 'y'] })],
    ],
    [
      'with goods within each range and the total, none of them written as none',
      form([sold]),
      [act({ sold: { fish: 4 } }), act({ sold: { fish: 2, coal: 2 } })],
      [
        act(),
        act({ sold: {} }),
        act({ sold: { coal: 3 } }),
        act({ sold: { fish: 5 } }),
        act({ sold: { iron: 1 } }),
        act({ sold: { fish: 1, coal: 0 } }),
        act({ sold: [1] }),
      ],
    ],
    [
      'without its payment, or with one of what the seat has',
      form([payment]),
      [act(), act({ payment: { francs: 3 } }), act({ payment: {} })],
      [act({ payment: { francs: 4 } }), act({ payment: { fish: 1 } }), act({ payment: 2 })],
    ],
    [
      'with one of the places, turned as it is written there',
      form([laid]),
      [act({ laid: { turns: 3, q: 1, r: -2 } }), act({ laid: { r: 4, q: 0, turns: 5 } })],
      [
        act(),
        act({ laid: { turns: 5, q: 1, r: -2 } }),
        act({ laid: { q: 0, r: 4 } }),
        act({ laid: { turns: 5, q: 0, r: 4, s: -4 } }),
        act({ laid: [5, 0, 4] }),
        act({ laid: 2 }),
      ],
    ],
    [
      'when every limit is kept',
      form(
        [count, sold],
        [
          {
            terms: [
              { field: 'times', times: 2 },
              { field: 'sold', good: 'fish', times: 1 },
            ],
            atMost: 5,
          },
          { terms: [{ field: 'sold', times: -1 }], atMost: -2 },
        ],
      ),
      [act({ times: 1, sold: { fish: 3 } }), act({ times: 2, sold: { fish: 1, coal: 2 } })],
      [act({ times: 2, sold: { fish: 2 } }), act({ times: 1, sold: { fish: 1 } })],
    ],
  ]

  test.each(cases)('%s', (_name, choice, fitting, not) => {
    for (const move of fitting) expect(fits(choice, move), JSON.stringify(move)).toBe(true)
    for (const move of not) expect(fits(choice, move), JSON.stringify(move)).toBe(false)
  })
})

describe('a form that is filled in at random', () => {
  const whole = form(
    [oneOf(true), someOf, count, order, sold, payment, laid],
    [
      {
        terms: [
          { field: 'times', times: 1 },
          { field: 'sold', good: 'fish', times: 1 },
        ],
        atMost: 4,
      },
    ],
  )

  test('matches the form, leaves payments out, and sometimes optional fields', () => {
    const moves = Array.from({ length: 300 }, (_, seed) => fill(whole, seededDice('fill', seed)))
    expect(moves.filter((move) => !fits(whole, move))).toEqual([])
    expect(moves.filter((move) => 'payment' in move)).toEqual([])
    expect(new Set(moves.map((move) => move.which))).toEqual(new Set([undefined, 'a', 'b']))
  })

  test('reaches every possible value of a field', () => {
    const moves = Array.from({ length: 300 }, (_, seed) => fill(whole, seededDice('fill', seed)))
    expect(new Set(moves.map((move) => move.times))).toEqual(new Set([1, 2, 3]))
    expect(new Set(moves.map((move) => String(move.order))).size).toBe(6)
    expect(new Set(moves.map((move) => String(move.some))).size).toBe(9)
    expect(new Set(moves.map((move) => move.laid))).toEqual(new Set(laid.places))
  })

  test('is the example if random values cannot meet the limits', () => {
    const tight = {
      ...form(
        [{ kind: 'count', name: 'times', min: 0, max: 1e9 }],
        [{ terms: [{ field: 'times', times: 1 }], atMost: 0 }],
      ),
      example: act({ times: 0 }),
    }
    expect(fill(tight, seededDice('tight'))).toEqual(act({ times: 0 }))
  })

  test('matches for every range that the form has', () => {
    const range = fc.tuple(fc.nat(4), fc.nat(4)).map(([min, more]) => ({ min, max: min + more }))
    fc.assert(
      fc.property(fc.string(), range, range, (seed, counted, chosen) => {
        const choice = form([
          { ...count, ...counted },
          { ...someOf, options: options(...Array(chosen.max).keys()), ...chosen },
        ])
        expect(fits(choice, fill(choice, seededDice(seed)))).toBe(true)
      }),
    )
  })
})
