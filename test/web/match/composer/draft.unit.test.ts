import { describe, expect, test } from 'vitest'
import type { Choice, Field, Noun } from '../../../../web/src/api/schemas.ts'
import {
  begin,
  hasChoice,
  isAsExample,
  isUntouched,
  placeBeside,
  toggled,
  withValue,
} from '../../../../web/src/match/composer/draft.ts'
import { choiceOf } from './choice-of.ts'

const donkey: Noun = { kind: 'donkey', id: '1' }
const other: Noun = { kind: 'donkey', id: '2' }

const option = (noun: Noun) => ({ value: noun.id, noun })
const good = (noun: Noun, max: number) => ({ good: String(noun.id), noun, max })

const places = [0, 1, 2].map((q) => ({ turns: 0, q, r: 0 }))
const [here, there, beyond] = places
const placing: Extract<Field, { kind: 'place' }> = { kind: 'place', name: 'place', noun: donkey, places }

describe('a draft is as in the example', () => {
  const goods: Field = {
    kind: 'goods',
    name: 'goods',
    goods: ['a', 'b'].map((id) => good({ kind: 'item', id }, 2)),
    min: 0,
    max: 4,
  }
  const who: Field = { kind: 'one-of', name: 'who', options: [option(donkey), option(other)], optional: true }
  const count: Field = { kind: 'count', name: 'count', min: 1, max: 3 }
  const choice: Choice = {
    ...choiceOf(goods, who, placing, count),
    example: { type: 'act', goods: { a: 1, b: 2 }, place: here, count: 1 },
  }
  const draft = withValue(begin(choice), 'goods', { b: 2, a: 1 })

  test('whatever the order in which its goods were named', () => {
    expect(isAsExample(draft)).toBe(true)
    expect(isAsExample(withValue(draft, 'goods', { b: 2 }))).toBe(false)
    expect(isAsExample(withValue(draft, 'goods', { a: 2, b: 1 }))).toBe(false)
  })

  test('the choice of a person or of a place does not change what is paid', () => {
    expect(isAsExample(withValue(withValue(draft, 'who', other.id), 'place', there))).toBe(true)
  })

  test('only with the same counts', () => {
    expect(isAsExample(withValue(draft, 'count', 2))).toBe(false)
  })
})

test('the buttons go through all places, from the first or the last one if none is chosen', () => {
  expect(placeBeside(placing, undefined, 1)).toEqual(here)
  expect(placeBeside(placing, undefined, -1)).toEqual(beyond)
  expect(placeBeside(placing, here, -1)).toEqual(beyond)
  expect(placeBeside(placing, here, 1)).toEqual(there)
  expect(placeBeside(placing, beyond, 1)).toEqual(here)
})

test('a form that the reader has only opened is untouched; one without a choice never is', () => {
  const opened = begin(choiceOf({ kind: 'count', name: 'many', min: 0, max: 2 }))
  expect(isUntouched(opened)).toBe(true)
  expect(isUntouched(withValue(opened, 'many', 1))).toBe(false)
  expect(isUntouched(begin(choiceOf()))).toBe(false)
})

describe('a question with one answer', () => {
  const only = { kind: 'one-of' as const, name: 'who', options: [option(donkey)] }

  test('is none if leaving it out is the same answer', () => {
    expect(hasChoice({ ...only, optional: true })).toBe(true)
    expect(hasChoice({ ...only, optional: true, otherwise: donkey.id })).toBe(false)
  })

  test('is answered for good if it cannot be left out', () => {
    const field = { ...only, optional: false }
    const draft = begin(choiceOf(field))
    expect(toggled(draft, field, donkey.id).values).toEqual({ who: donkey.id })
  })
})
