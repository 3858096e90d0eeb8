import { describe, expect, test } from 'vitest'
import { havana } from '../../../../src/games/havana/index.ts'
import type { Move } from '../../../../src/games/havana/moves/index.ts'
import {
  ana,
  aRound,
  asked,
  atTheOpening,
  bea,
  carlos,
  given,
  happened,
  lies,
  neverHappened,
  refused,
} from '../table.ts'

const opening = atTheOpening(3)

describe('the opening', () => {
  test('asks everybody at once to choose two of thirteen cards', () => {
    given(opening).expect(asked('opening', ana, bea, carlos))
    expect(havana.choices(opening, bea)[0]?.fields[0]).toMatchObject({ kind: 'some-of', min: 2, max: 2 })
  })

  test('takes answers in any order, and hides the cards until all have chosen', () => {
    given(opening)
      .when(carlos, { type: 'open', cards: ['mama', 'siesta'] })
      .expect(asked('opening', ana, bea), neverHappened('revealed'))
      .when(ana, { type: 'open', cards: ['obreros', 'mendigo'] })
      .expect(asked('opening', bea))
      .when(bea, { type: 'open', cards: ['ruina', 'mama'] })
      .expect(
        happened({
          type: 'revealed',
          cards: [
            { seat: ana, cards: ['mendigo', 'obreros'] },
            { seat: bea, cards: ['ruina', 'mama'] },
            { seat: carlos, cards: ['siesta', 'mama'] },
          ],
        }),
        asked('turn-1', carlos),
        lies(({ seats }) => seats.map(({ hand }) => hand.length), [11, 11, 11]),
      )
  })

  test('takes one choice per player, of two different cards', () => {
    given(opening)
      .when(ana, { type: 'open', cards: ['mama', 'mama'] })
      .expect(refused('same-card-twice'))
      .when(ana, { type: 'open', cards: ['mama', 'ruina'] }, { type: 'open', cards: ['siesta', 'ruina'] })
      .expect(refused('already-chosen'))
  })

  test('accepts no other moves', () => {
    given(opening).when(ana, { type: 'mama' }).expect(refused('not-now'))
    given(opening).when(ana, { type: 'replace', drop: 'mama', play: 'siesta' }).expect(refused('not-now'))
  })

  test('comes once, and not for a player who has left', () => {
    const choice: Move = { type: 'open', cards: ['mendigo', 'ruina'] }
    given(opening).whenLeft(bea).when(bea, choice).expect(refused('seat-left'))
    const round = aRound({ players: [{ table: ['siesta', 'mama'] }, { table: ['obreros', 'mama'] }] })
    given(round).when(ana, choice).expect(refused('not-now'))
  })
})
