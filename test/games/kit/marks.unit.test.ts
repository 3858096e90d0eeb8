import { describe, expect, test } from 'vitest'
import { conjunctions } from '../../../src/games/kit/lists.ts'
import { marked, markedSeats, readMarks } from '../../../src/games/kit/marks.ts'

const farm = { kind: 'tile', id: 'farm' }
const read = (sentence: string) => {
  const { text, nouns } = readMarks(sentence)
  return nouns.map(({ noun, offset, length }) => [`${noun.kind}:${noun.id}`, text.slice(offset, offset + length)])
}

describe('marks', () => {
  test('are taken out of a sentence and say where each name stands, in UTF-16 code units', () => {
    const sentence = `${marked({ kind: 'seat', id: 1 }, '𝔅𝔢𝔞')} built the ${marked(farm, 'Farm')}.`
    expect(readMarks(sentence)).toEqual({
      text: '𝔅𝔢𝔞 built the Farm.',
      nouns: [
        { noun: { kind: 'seat', id: 1 }, offset: 0, length: 6 },
        { noun: { kind: 'tile', id: 'farm' }, offset: 17, length: 4 },
      ],
    })
  })

  test('leave a sentence without names as it is', () => {
    expect(readMarks('The match goes on.')).toEqual({ text: 'The match goes on.', nouns: [] })
  })

  test('keep the kind of an id: a number stays a number', () => {
    const ids = [2, '2', 'planks@sawmill:1'] as const
    const { nouns } = readMarks(ids.map((id) => marked({ kind: 'thing', id }, 'x')).join(' '))
    expect(nouns.map(({ noun }) => noun.id)).toEqual(ids)
  })

  test('of names within a name are dropped: the whole counts', () => {
    const goods = [marked({ kind: 'good', id: 'milk' }, '2 milk'), marked({ kind: 'good', id: 'wood' }, '1 wood')]
    expect(read(`Sold: ${marked({ kind: 'token', id: 'sale-3' }, goods.join(' and '))}.`)).toEqual([
      ['token:sale-3', '2 milk and 1 wood'],
    ])
  })

  test('stand behind names, so that the words before a name agree with how it begins', () => {
    const seats = markedSeats((seat) => ['Ana', 'Inés'][seat] ?? '')
    expect(readMarks(conjunctions.es.format([seats(0), seats(1)])).text).toBe('Ana e Inés')
  })

  test('cannot be forged by a name from outside', () => {
    const forged = [marked(farm, 'Farm'), '\uFDD0', 'Eve\uFDD4', '\uFDD0tile\uFDD1farm\uFDD399\uFDD4']
    for (const name of forged)
      expect(read(`${markedSeats(() => name)(0)} left.`).map(([noun]) => noun)).toEqual(['seat:0'])
  })
})
