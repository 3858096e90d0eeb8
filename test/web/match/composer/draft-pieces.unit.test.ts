import { describe, expect, test } from 'vitest'
import type { Field, Noun } from '../../../../web/src/api/schemas.ts'
import { begin, missing } from '../../../../web/src/match/composer/draft.ts'
import {
  beginWith,
  chosen,
  meaning,
  offered,
  touch,
  usable,
  withoutPiece,
} from '../../../../web/src/match/composer/draft-pieces.ts'
import { choiceOf } from './choice-of.ts'

const donkey: Noun = { kind: 'donkey', id: '1' }
const other: Noun = { kind: 'donkey', id: '2' }

const option = (noun: Noun) => ({ value: noun.id, noun })
const good = (noun: Noun, max: number) => ({ good: String(noun.id), noun, max })

describe('a touch that begins a move', () => {
  test.each<{ readonly where: string; readonly field: Field }>([
    { where: 'the only option', field: { kind: 'one-of', name: 'what', options: [option(donkey)], optional: false } },
    {
      where: 'one of a list of which all must be chosen',
      field: { kind: 'some-of', name: 'what', options: [option(donkey)], min: 1, max: 1 },
    },
    {
      where: 'one of goods of which all must be taken',
      field: { kind: 'goods', name: 'what', goods: [good(donkey, 1)], min: 1, max: 1 },
    },
  ])('keeps $where', ({ field }) => {
    const begun = beginWith(choiceOf(field), donkey)
    expect(chosen(begun)).toEqual([donkey])
    expect(missing(begun)).toEqual([])
  })

  test.each<{ readonly where: string; readonly field: Field }>([
    {
      where: 'one of two options',
      field: { kind: 'one-of', name: 'what', options: [option(donkey), option(other)], optional: false },
    },
    {
      where: 'the only option, which can be left out',
      field: { kind: 'one-of', name: 'what', options: [option(donkey)], optional: true },
    },
    {
      where: 'one of a list',
      field: { kind: 'some-of', name: 'what', options: [option(donkey), option(other)], min: 1, max: 2 },
    },
    {
      where: 'one of some goods',
      field: { kind: 'goods', name: 'what', goods: [good(donkey, 2), good(other, 1)], min: 1, max: 2 },
    },
  ])('chooses $where', ({ field }) => {
    expect(chosen(beginWith(choiceOf(field), donkey))).toEqual([donkey])
  })

  test('chooses nothing more if the choice is about that piece', () => {
    const field: Field = { kind: 'goods', name: 'what', goods: [good(donkey, 2), good(other, 2)], min: 0, max: 2 }
    const about = { ...choiceOf(field), about: [donkey] }
    expect(beginWith(about, donkey).values).toEqual({ what: {} })
    expect(beginWith(about, other).values).toEqual({ what: { 2: 1 } })
  })

  test('is one touch: the next removes what it chose', () => {
    const field: Field = { kind: 'one-of', name: 'what', options: [option(donkey), option(other)], optional: false }
    const begun = beginWith(choiceOf(field), donkey)
    expect(chosen(touch(begun, donkey) ?? begun)).toEqual([])
  })
})

describe('a touch on a piece that several fields offer', () => {
  const hired: Field = { kind: 'goods', name: 'hired', goods: [good(donkey, 2)], min: 0, max: 2 }
  const goes = (optional: boolean): Field => ({
    kind: 'one-of',
    name: 'goes',
    options: [option(donkey), option(other)],
    optional,
  })

  test('answers the field that still needs a value', () => {
    expect(touch(begin(choiceOf(hired, goes(false))), donkey)?.values).toEqual({ hired: {}, goes: '1' })
    const needed: Field = { ...hired, min: 1, goods: [good(donkey, 2), good(other, 2)] }
    expect(touch(begin(choiceOf(goes(true), needed)), donkey)?.values).toEqual({ hired: { 1: 1 } })
  })

  test('chooses it rather than counts it, if none needs a value', () => {
    expect(touch(begin(choiceOf(hired, goes(true))), donkey)?.values).toEqual({ hired: {}, goes: '1' })
  })

  test('leaves out goods of which none may be taken: they are not lit, either', () => {
    const none = begin(choiceOf({ ...hired, max: 0 }, { ...hired, name: 'others', goods: [good(other, 0)] }))
    expect(offered(none)).toEqual([])
    expect(touch(none, donkey)).toBeUndefined()
    expect(touch(none, other)).toBeUndefined()
  })
})

describe('a choice by where a piece lies', () => {
  const white: Noun = { kind: 'piece', id: 'white' }
  const goods = (name: string, from?: string | null): Field => ({
    kind: 'goods',
    name,
    goods: [good(white, 1)],
    min: 0,
    max: 1,
    ...(from !== undefined && { from }),
  })
  const offers = (from: string | null | undefined, lies: string | undefined) =>
    offered({ choice: meaning(choiceOf(goods('bricks', from)), lies) }).length > 0

  test('offers what lies where a field takes from, and no copies elsewhere', () => {
    expect(offers('/bag', '/bag')).toBe(true)
    expect(offers('/bag', '/card')).toBe(false)
    expect(offers(null, '/seats/0/stock')).toBe(false)
  })

  test('offers the thing itself, and any copy if the field takes from nowhere else', () => {
    expect(offers('/bag', undefined)).toBe(true)
    expect(offers(null, undefined)).toBe(true)
    expect(offers(undefined, '/seats/0/stock')).toBe(true)
  })

  test('has chosen only what lies where it was chosen from', () => {
    const choice = choiceOf(goods('give'), goods('take', null))
    const draft = { choice: meaning(choice, '/seats/0/stock'), values: { take: { white: 1 } } }
    expect(chosen(draft)).toEqual([])
    expect(chosen({ ...draft, values: { give: { white: 1 } } })).toEqual([white])
  })
})

test('a move that offers only an answer begins at no piece: no board draws answers', () => {
  const ending = choiceOf({
    kind: 'one-of',
    name: 'stay',
    options: [{ value: true, noun: { kind: 'answer', id: 'yes' } }],
    optional: true,
  })

  expect(withoutPiece([ending])).toEqual([ending])
  expect(usable([ending])).toEqual(new Set())
})

test('given a game without a board, when its moves are offered, then all are, though they name things', () => {
  const bid = choiceOf({ kind: 'one-of', name: 'card', options: [option(donkey), option(other)], optional: false })

  expect(withoutPiece([bid])).toEqual([])
  expect(withoutPiece([bid], false)).toEqual([bid])
})
