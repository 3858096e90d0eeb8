import { describe, expect, test } from 'vitest'
import { askedAfter, carry, decisionId } from '../../src/journal/decisions.ts'
import { aMatch, at, boast, guess, played } from './given.ts'

const later = '2026-11-22T09:00:00.000Z'
const open = { seat: 0, question: 'guess-1', since: 1, sinceAt: at, lapses: false }

describe('open decisions', () => {
  test('keep their beginning as long as their seat is asked the same question', () => {
    expect(carry([open], [{ seat: 0, question: 'guess-1' }], 5, later)).toEqual([open])
  })

  test.each([
    { seat: 0, question: 'guess-2' },
    { seat: 1, question: 'guess-1' },
  ])('begin anew if the question or the seat changes: %o', (now) => {
    expect(carry([open], [now], 5, later)).toEqual([{ ...now, lapses: false, since: 5, sinceAt: later }])
  })

  test('are named by the version that asked, the seat, and the question', () => {
    expect(decisionId({ seat: 2, since: 14, question: 'turn-3' })).toBe('14.2.turn-3')
  })

  test('of other seats do not change when a seat answers at the same moment', () => {
    const live = played(aMatch(), 1, guess(9))
    expect(live.head.decisions.map(decisionId)).toEqual(['1.0.guess-1'])
  })

  test('stay the same if a move leaves the question open', () => {
    expect(played(aMatch(), 1, boast).head.decisions.map(decisionId)).toEqual(['1.0.guess-1', '1.1.guess-1'])
  })

  test('without a notice yet are those asked since', () => {
    const before = played(aMatch({ seats: 3 }), 0, guess(7))
    const nobody = played(before, 1, boast)
    expect(askedAfter(before.head.version, nobody.head.decisions)).toEqual([])
    const everybody = played(played(before, 1, guess(7)), 2, guess(7))
    expect(askedAfter(before.head.version, everybody.head.decisions).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })
})
