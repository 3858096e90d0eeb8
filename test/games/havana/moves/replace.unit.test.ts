import { describe, expect, test } from 'vitest'
import { havana } from '../../../../src/games/havana/index.ts'
import { afterTheTurns, ana, aRound, asked, bea, given, happened, lies, neverHappened, refused } from '../table.ts'

const replacing = afterTheTurns(aRound({ players: [{ table: ['mama', 'ruina'] }, { table: ['siesta', 'obreros'] }] }))

describe('Phase 4: replacement', () => {
  test("goes in this round's order, and its cards are revealed when all have chosen", () => {
    given(replacing)
      .expect(asked('replace-1', bea))
      .when(bea, { type: 'replace', drop: 'siesta', play: 'mama' })
      .expect(
        happened({ type: 'replacement-made', seat: bea, dropped: 'siesta' }),
        neverHappened('revealed'),
        asked('replace-1', ana),
      )
      .when(ana, { type: 'replace', drop: 'mama', play: 'siesta' })
      .expect(
        lies(
          ({ seats }) => seats.map(({ table }) => table),
          [
            ['siesta', 'ruina'],
            ['obreros', 'mama'],
          ],
        ),
        lies(({ seats }) => seats.map(({ discard }) => discard), [['mama'], ['siesta']]),
        asked('turn-2', ana),
      )
  })

  test('later players see which card was kept, and not which was played (F1)', () => {
    const { state, events } = given(replacing).when(bea, { type: 'replace', drop: 'siesta', play: 'mama' })
    expect(havana.view(state, ana).seats[bea]).toMatchObject({ table: ['obreros'], laidCount: 1, secret: null })
    expect(events.filter((event) => havana.audience(event) === 'all').map(({ type }) => type)).toEqual([
      'replacement-made',
    ])
  })

  test('a card on the table is discarded and one from the hand played', () => {
    given(replacing)
      .when(bea, { type: 'replace', drop: 'mama', play: 'ruina' })
      .expect(refused('not-on-your-table', { card: 'mama' }))
      .when(bea, { type: 'replace', drop: 'siesta', play: 'obreros' })
      .expect(refused('not-in-hand', { card: 'obreros' }))
  })

  test('one card each, in turn', () => {
    given(replacing)
      .when(ana, { type: 'replace', drop: 'mama', play: 'siesta' })
      .expect(refused('not-your-turn'))
      .when(bea, { type: 'replace', drop: 'siesta', play: 'mama' }, { type: 'replace', drop: 'obreros', play: 'ruina' })
      .expect(refused('already-chosen'))
  })
})

describe('the discard pile', () => {
  test('goes, with the card just discarded, to a player with two cards left in hand', () => {
    const round9 = afterTheTurns(
      aRound({ round: 9, players: [{ table: ['mama', 'ruina'] }, { table: ['siesta', 'obreros'] }] }),
    )
    given(round9)
      .expect(lies(({ seats }) => seats.map(({ hand }) => hand.length), [3, 3]))
      .when(bea, { type: 'replace', drop: 'siesta', play: 'guardaespaldas' })
      .when(ana, { type: 'replace', drop: 'mama', play: 'siesta' })
      .expect(
        happened({ type: 'picked-up', seat: ana, cards: 9 }),
        happened({ type: 'picked-up', seat: bea, cards: 9 }),
        lies(
          ({ seats }) => seats.map(({ hand, discard }) => [hand.length, discard.length]),
          [
            [11, 0],
            [11, 0],
          ],
        ),
      )
  })

  test('leaves 11, 10, 9, ... 3 and again 11 cards in hand at the start of rounds 1 to 10 (I3, I4)', () => {
    const hands: (number | undefined)[] = []
    let story = given(aRound({ players: [{ table: ['siesta', 'guardaespaldas'] }, { table: ['obreros', 'mama'] }] }))
    for (let round = 1; round <= 10; round++) {
      hands.push(story.state.seats[ana]?.hand.length)
      story = given(afterTheTurns(story.state))
      for (const seat of story.state.order) {
        const { table = [], hand = [] } = story.state.seats[seat] ?? {}
        const [drop = 'siesta'] = table
        const [play = 'siesta'] = hand
        story = story.when(seat, { type: 'replace', drop, play })
      }
    }
    expect(hands).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 11])
  })
})
