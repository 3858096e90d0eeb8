import { describe, expect, test } from 'vitest'
import type { Field, Form, GoodRange } from '../../../src/games/kit/choice.ts'
import { fillings, type Taste } from '../../../src/games/kit/fillings.ts'
import { fits } from '../../../src/games/kit/forms.ts'

const noun = (id: string) => ({ kind: 'good', id })
const held = (ranges: Record<string, number>): GoodRange[] =>
  Object.entries(ranges).map(([good, max]) => ({ good, noun: noun(good), max }))
const prices: Readonly<Record<string, number>> = { fish: 1, coal: 3, steel: 8, peat: -1 }
const price: Taste = ({ id }) => prices[id] ?? 0

const ships: Field = { kind: 'goods', name: 'ships', goods: held({ wooden: 3 }), min: 1, max: 3 }
const sold: Field = { kind: 'goods', name: 'sold', goods: held({ fish: 5, coal: 2, steel: 1 }), min: 1, max: 8 }
const times: Field = { kind: 'count', name: 'times', min: 1, max: 9 }
const coal = held({ coal: 2 }).map((range) => ({ ...range, there: range.max, covers: { energy: 3 } }))
const energy: Field = { kind: 'payment', name: 'energy', goods: coal, covers: {}, proposal: {} }
const stay: Field = { kind: 'one-of', name: 'stay', options: [{ value: true, noun: noun('yes') }], optional: true }
const act = (fields: Field[], example: object, limits: Form['limits'] = []): Form => ({
  move: { type: 'act' },
  fields,
  limits,
  example: { type: 'act', ...example },
})

describe('the fillings of a form', () => {
  test('are only its example if there is nothing to choose', () => {
    const choice = act([energy, stay], { energy: { coal: 1 } })
    expect(fillings(choice, [price])).toEqual([choice.example])
  })

  test('leave out payments and optional parts, which the example does not have', () => {
    const [example, ...others] = fillings(act([times, energy, stay], { times: 1, energy: { coal: 1 } }), [price])
    expect(example).toEqual({ type: 'act', times: 1, energy: { coal: 1 } })
    expect(others).toContainEqual({ type: 'act', times: 9 })
    for (const move of others) expect(Object.keys(move)).toEqual(['type', 'times'])
  })

  test('go to the limits with the preferred values', () => {
    // given two goods for each ship, and three ships
    const room = [
      { field: 'sold', times: 1 },
      { field: 'ships', good: 'wooden', times: -2 },
    ]
    const choice = act([ships, sold], { ships: { wooden: 1 }, sold: { fish: 1 } }, [{ terms: room, atMost: 0 }])
    // when
    const moves = fillings(choice, [price])
    // then
    expect(moves).toContainEqual({ type: 'act', ships: { wooden: 3 }, sold: { steel: 1, coal: 2, fish: 3 } })
    expect(moves).toContainEqual({ type: 'act', ships: { wooden: 1 }, sold: { steel: 1, coal: 1 } })
    for (const move of moves) expect(fits(choice, move)).toBe(true)
  })

  test('use other values only as far as necessary', () => {
    const given: Field = { kind: 'goods', name: 'given', goods: held({ peat: 4, coal: 2 }), min: 3, max: 5 }
    const moves = fillings(act([given], { given: { peat: 3 } }), [price])
    expect(moves).toEqual([
      { type: 'act', given: { peat: 3 } },
      { type: 'act', given: { coal: 2, peat: 1 } },
    ])
  })

  test('take the preferred options, and no more than allowed', () => {
    const options = ['fish', 'steel', 'peat', 'coal'].map((good) => ({ value: good, noun: noun(good) }))
    const some: Field = { kind: 'some-of', name: 'some', options, min: 1, max: 2 }
    const one: Field = { kind: 'one-of', name: 'one', options, optional: false }
    const order: Field = { kind: 'order', name: 'order', options }
    const example = { some: ['peat'], one: 'peat', order: ['fish', 'steel', 'peat', 'coal'] }
    expect(fillings(act([some, one, order], example), [price]).at(-1)).toEqual({
      type: 'act',
      some: ['steel', 'coal'],
      one: 'steel',
      order: ['steel', 'coal', 'fish', 'peat'],
    })
  })

  test('put a piece at the first of its places, since there is no preference among places', () => {
    // given
    const places = [0, 1, 2].map((turns) => ({ turns, q: turns, r: 0 }))
    const laid: Field = { kind: 'place', name: 'laid', noun: noun('mill'), places }
    const choice = act([times, laid], { times: 1, laid: { turns: 2, q: 2, r: 0 } })
    // when
    const [, ...others] = fillings(choice, [price])
    // then
    expect(others).toContainEqual({ type: 'act', times: 9, laid: { turns: 0, q: 0, r: 0 } })
    for (const move of others) expect(move.laid).toEqual({ turns: 0, q: 0, r: 0 })
  })

  test('are few, however large the form', () => {
    const many: Field = { kind: 'count', name: 'many', min: 0, max: 1000 }
    const moves = fillings(act([many], { many: 1 }), [price, () => 0])
    expect(moves.length).toBeLessThan(10)
    expect(moves).toContainEqual({ type: 'act', many: 1000 })
  })
})
