import { describe, expect, test } from 'vitest'
import type { Field, Noun } from '../../../../web/src/api/schemas.ts'
import { carriedOver, keepsAll } from '../../../../web/src/match/composer/carried-over.ts'
import type { Draft, Value } from '../../../../web/src/match/composer/draft.ts'
import { choiceOf } from './choice-of.ts'

const item = (id: string): Noun => ({ kind: 'item', id })
const options = (ids: readonly string[]) => ids.map((id) => ({ value: id, noun: item(id) }))
const goods = (most: Readonly<Record<string, number>>) =>
  Object.entries(most).map(([good, max]) => ({ good, noun: item(good), max }))

const here = { turns: 0, q: 0, r: 0 }
const there = { turns: 1, q: 0, r: 0 }
const beyond = { turns: 0, q: 1, r: 0 }

const field = {
  oneOf: (...ids: readonly string[]): Field => ({
    kind: 'one-of',
    name: 'what',
    options: options(ids),
    optional: false,
  }),
  someOf: (max: number, ...ids: readonly string[]): Field => ({
    kind: 'some-of',
    name: 'what',
    options: options(ids),
    min: 0,
    max,
  }),
  count: (min: number, max: number): Field => ({ kind: 'count', name: 'what', min, max }),
  order: (...ids: readonly string[]): Field => ({
    kind: 'order',
    name: 'what',
    options: options(ids),
  }),
  goods: (max: number, most: Readonly<Record<string, number>>): Field => ({
    kind: 'goods',
    name: 'what',
    goods: goods(most),
    min: 0,
    max,
  }),
  payment: (most: Readonly<Record<string, number>>): Field => ({
    kind: 'payment',
    name: 'what',
    goods: goods(most).map((one) => ({ ...one, covers: { food: 1 } })),
    covers: { food: 2 },
    proposal: {},
  }),
  place: (...free: readonly (typeof here)[]): Field => ({
    kind: 'place',
    name: 'what',
    noun: { kind: 'tile', id: 'farm' },
    places: [...free],
  }),
}

describe('among newer choices, a draft keeps of each value what the form still allows:', () => {
  test.each<{ readonly says: string; readonly value: Value; readonly now: Field; readonly so: Value | undefined }>([
    { says: 'an option that is there', value: 'fish', now: field.oneOf('wood', 'fish'), so: 'fish' },
    { says: 'no option that is gone', value: 'fish', now: field.oneOf('wood', 'clay'), so: undefined },
    {
      says: 'the options of a list that are there',
      value: ['fish', 'wood'],
      now: field.someOf(2, 'wood', 'clay', 'iron'),
      so: ['wood'],
    },
    {
      says: 'as many options as it may',
      value: ['fish', 'wood'],
      now: field.someOf(1, 'wood', 'fish', 'clay'),
      so: ['fish'],
    },
    { says: 'a count that is possible', value: 3, now: field.count(0, 4), so: 3 },
    { says: 'the highest count instead of more', value: 3, now: field.count(0, 2), so: 2 },
    { says: 'the lowest count instead of less', value: 3, now: field.count(4, 5), so: 4 },
    { says: 'the only count', value: 3, now: field.count(1, 1), so: 1 },
    {
      says: 'an order, with what is new at its end',
      value: ['fish', 'wood', 'clay'],
      now: field.order('iron', 'clay', 'fish'),
      so: ['fish', 'clay', 'iron'],
    },
    {
      says: 'the goods that are there, as many as there are',
      value: { fish: 3, wood: 1, iron: 1 },
      now: field.goods(9, { fish: 2, wood: 2 }),
      so: { fish: 2, wood: 1 },
    },
    {
      says: 'no more goods than all together may be',
      value: { fish: 2, wood: 2 },
      now: field.goods(3, { fish: 9, wood: 9 }),
      so: { fish: 2, wood: 1 },
    },
    { says: 'no goods where none may be named', value: { fish: 1 }, now: field.goods(0, { fish: 0 }), so: {} },
    {
      says: 'of a payment what is there',
      value: { fish: 3, wood: 1 },
      now: field.payment({ fish: 2, clay: 1 }),
      so: { fish: 2 },
    },
    {
      says: 'nothing of a payment that is gone',
      value: { wood: 1 },
      now: field.payment({ fish: 2 }),
      so: {},
    },
    { says: 'a place that is free', value: there, now: field.place(here, there), so: there },
    { says: 'no place that is taken', value: there, now: field.place(here, beyond), so: undefined },
    { says: 'nothing of another kind of field', value: { fish: 1 }, now: field.count(0, 2), so: 0 },
  ])('$says', ({ value, now, so }) => {
    const before: Draft = { choice: choiceOf(now), values: { what: value } }
    expect(carriedOver(before, [choiceOf(now)])?.values).toEqual(so === undefined ? {} : { what: so })
  })

  test('nothing of a field that is gone', () => {
    const before: Draft = { choice: choiceOf(field.payment({ fish: 2 })), values: { what: { fish: 2 } } }
    expect(carriedOver(before, [choiceOf()])?.values).toEqual({})
  })

  describe('and if several forms have one move, the form with the same fields:', () => {
    const asking = (...names: readonly string[]) =>
      choiceOf(...names.map((name): Field => ({ kind: 'count', name, min: 0, max: 9 })))

    test.each([
      { says: 'Reciclaje without an exchange', before: [], now: [['give', 'take'], []], so: [] },
      { says: 'charcoal at the Business Office', before: ['coal'], now: [['steel'], ['coal']], so: ['coal'] },
      {
        says: 'even if a fee is asked, too',
        before: ['coal'],
        now: [
          ['steel', 'fee'],
          ['coal', 'fee'],
        ],
        so: ['coal', 'fee'],
      },
    ])('$says', ({ before, now, so }) => {
      const over = carriedOver(
        { choice: asking(...before), values: {} },
        now.map((names) => asking(...names)),
      )
      expect(over?.choice).toEqual(asking(...so))
    })
  })

  test('and what needs no choice is filled in', () => {
    const before: Draft = { choice: choiceOf(), values: {} }
    expect(carriedOver(before, [choiceOf(field.oneOf('fish'))])?.values).toEqual({ what: 'fish' })
  })
})

test('what is kept as it was is told from what had to change', () => {
  const before: Draft = {
    choice: choiceOf(field.goods(4, { fish: 2, wood: 2 })),
    values: { what: { wood: 2, fish: 1 } },
  }
  const again = (most: number) => carriedOver(before, [choiceOf(field.goods(most, { fish: 2, wood: 2 }))])
  const kept = (most: number) => keepsAll(before, again(most) ?? before)
  expect(kept(3)).toBe(true)
  expect(kept(2)).toBe(false)
})
