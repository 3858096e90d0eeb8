import { describe, expect, test } from 'vitest'
import { audience } from '../../../../src/games/havana/events.ts'
import { ana, aRound, bea, given, happened, lies, neverHappened, refused } from '../table.ts'

const round3 = aRound({
  round: 3,
  players: [{ table: ['siesta', 'reciclaje'], discard: ['mama', 'obreros'] }, { table: ['obreros', 'mama'] }],
})

describe('Reciclaje', () => {
  test('puts a hand card on the discard pile and takes one back into the hand', () => {
    given(round3)
      .when(ana, { type: 'reciclaje', give: 'mendigo', take: 'mama' })
      .expect(
        happened({ type: 'card-recovered', seat: ana, card: 'mama' }),
        lies(({ seats }) => seats[ana]?.discard, ['mendigo', 'obreros']),
        lies(({ seats }) => seats[ana]?.hand.length, 9),
        lies(({ seats }) => seats[ana]?.hand.includes('mama'), true),
      )
  })

  test('hides the discarded card from everybody (REC2)', () => {
    const { events } = given(round3).when(ana, { type: 'reciclaje', give: 'mendigo', take: 'mama' })
    const naming = events.filter((event) => JSON.stringify(event).includes('mendigo'))
    expect(naming.map(audience)).toEqual([[ana]])
  })

  test('is optional (REC1)', () => {
    given(round3)
      .when(ana, { type: 'reciclaje' })
      .expect(neverHappened('card-given-up'), neverHappened('card-recovered'))
  })

  test('needs both cards, or neither', () => {
    given(round3).when(ana, { type: 'reciclaje', give: 'mendigo' }).expect(refused('give-and-take'))
    given(round3).when(ana, { type: 'reciclaje', take: 'mama' }).expect(refused('give-and-take'))
  })

  test('gives hand cards only, never those on the table', () => {
    given(round3)
      .when(ana, { type: 'reciclaje', give: 'siesta', take: 'mama' })
      .expect(refused('not-in-hand', { card: 'siesta' }))
  })

  test('takes discarded cards only, and not the one that was just given', () => {
    given(round3)
      .when(ana, { type: 'reciclaje', give: 'mendigo', take: 'mendigo' })
      .expect(refused('not-in-discard', { card: 'mendigo' }))
  })

  test('does nothing while the discard pile is empty', () => {
    const round1 = aRound({ players: [{ table: ['siesta', 'reciclaje'] }, { table: ['obreros', 'mama'] }] })
    given(round1).when(ana, { type: 'reciclaje', give: 'mendigo', take: 'mama' }).expect(refused('not-in-discard'))
    given(round1).when(ana, { type: 'reciclaje' }).expect(neverHappened('card-recovered'))
  })

  test('tells the others only which cards are in hand and pile together (chapter 10)', () => {
    given(round3)
      .when(ana, { type: 'reciclaje', give: 'mendigo', take: 'mama' })
      .expect(
        lies(({ seats }) => seats[ana]?.unsure.length, 9),
        lies(({ seats }) => seats[ana]?.unsure.includes('mama'), false),
        lies(({ seats }) => seats[ana]?.unsure.includes('obreros'), false),
        lies(({ seats }) => seats[bea]?.unsure, []),
      )
  })

  test('what an earlier Reciclaje left in doubt stays in doubt (chapter 10)', () => {
    const players = [
      { table: ['siesta', 'reciclaje'], discard: ['mama', 'obreros'], unsure: ['mama', 'obreros', 'ruina'] },
      { table: ['empresario', 'mama'] },
    ] as const
    given(aRound({ round: 3, players }))
      .when(ana, { type: 'reciclaje', give: 'mendigo', take: 'mama' })
      .expect(lies(({ seats }) => seats[ana]?.unsure.includes('obreros'), true))
  })
})
