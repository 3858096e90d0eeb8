import { describe, expect, test } from 'vitest'
import type { Choice, Field, Noun } from '../../../../web/src/api/schemas.ts'
import { beginWith, chosen, missing, touch } from '../../../../web/src/match/composer/draft.ts'

const donkey: Noun = { kind: 'donkey', id: '1' }
const other: Noun = { kind: 'donkey', id: '2' }

const option = (noun: Noun) => ({ value: noun.id, noun })
const good = (noun: Noun, max: number) => ({ good: String(noun.id), noun, max })

const choiceOf = (field: Field): Choice => ({
  move: { type: 'act' },
  about: [],
  fields: [field],
  limits: [],
  example: { type: 'act' },
  says: '',
  labels: {},
  nouns: [],
})

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

  test('is one touch: the next removes what it chose', () => {
    const field: Field = { kind: 'one-of', name: 'what', options: [option(donkey), option(other)], optional: false }
    const begun = beginWith(choiceOf(field), donkey)
    expect(chosen(touch(begun, donkey) ?? begun)).toEqual([])
  })
})
