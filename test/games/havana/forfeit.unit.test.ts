import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import type { State } from '../../../src/games/havana/state.ts'
import {
  afterTheTurns,
  ana,
  aRound,
  asked,
  atTheOpening,
  bea,
  carlos,
  ended,
  given,
  happened,
  lies,
  refused,
} from './table.ts'

const round = aRound({
  bag: { white: 3 },
  players: [
    { table: ['siesta', 'contrabando'], owns: { pesos: 2, workers: 1, white: 1, rubble: 2 }, built: ['h20'] },
    { table: ['obreros', 'ladron'] },
    { table: ['empresario', 'mama'] },
  ],
})

describe('a seat that is given up (F-LEAVE)', () => {
  test('gives pesos and workers to the reserve and bricks to the box, and keeps its buildings', () => {
    given(round)
      .whenLeft(ana)
      .expect(
        happened({ type: 'seat-left', seat: ana, pieces: { white: 1, rubble: 2, pesos: 2, workers: 1 } }),
        lies(({ reserve }) => [reserve.pesos, reserve.workers], [60, 15]),
        lies(({ seats }) => seats[ana]?.built, ['h20']),
      )
  })

  test('in its turn: the next seat has the turn, with both its actions to carry out', () => {
    given(round)
      .when(ana, { type: 'siesta' })
      .whenLeft(ana)
      .expect(
        asked('turn-1', bea),
        lies((state) => havana.choices(state, ana), []),
      )
      .when(ana, { type: 'contrabando' })
      .expect(refused('seat-left'))
      .when(bea, { type: 'obreros' })
      .expect(happened({ type: 'carried-out', seat: bea }))
  })

  const untilTheLast = (state: State) =>
    given(state)
      .when(ana, { type: 'siesta' }, { type: 'contrabando' }, { type: 'end-turn' })
      .when(bea, { type: 'obreros' }, { type: 'ladron' })

  test('before its turn: it is no longer a target, and the round ends without it', () => {
    const { state } = given(round).whenLeft(carlos)
    given(state)
      .when(ana, { type: 'siesta' }, { type: 'contrabando' }, { type: 'end-turn' })
      .when(bea, { type: 'ladron', victim: carlos })
      .expect(refused('no-such-target', { victim: carlos }))
    untilTheLast(state).expect(happened({ type: 'supplied' }), asked('replace-1', ana))
  })

  test('as the last in the round: phase 3 comes, and the next phase', () => {
    untilTheLast(round)
      .expect(asked('turn-1', carlos))
      .whenLeft(carlos)
      .expect(happened({ type: 'supplied' }), asked('replace-1', ana))
  })

  test('in the opening: players who have chosen no longer wait for it', () => {
    given(atTheOpening(3))
      .when(ana, { type: 'open', cards: ['mama', 'siesta'] })
      .when(bea, { type: 'open', cards: ['mama', 'obreros'] })
      .whenLeft(carlos)
      .expect(asked('turn-1', ana))
  })

  test('in the opening, after it has chosen: its cards are never revealed', () => {
    given(atTheOpening(3))
      .when(carlos, { type: 'open', cards: ['mama', 'siesta'] })
      .whenLeft(carlos)
      .when(ana, { type: 'open', cards: ['mama', 'siesta'] })
      .when(bea, { type: 'open', cards: ['mama', 'obreros'] })
      .expect(
        lies(({ seats }) => seats[carlos]?.table, []),
        asked('turn-1', ana),
      )
  })

  test('in phase 4: the others go on without it', () => {
    given(afterTheTurns(round))
      .when(ana, { type: 'replace', drop: 'siesta', play: 'mendigo' })
      .whenLeft(bea)
      .expect(asked('replace-1', carlos))
      .when(carlos, { type: 'replace', drop: 'mama', play: 'siesta' })
      .expect(asked('turn-2', carlos))
  })

  test('in phase 4, as the only one missing: the cards are revealed', () => {
    given(afterTheTurns(round))
      .when(ana, { type: 'replace', drop: 'siesta', play: 'mendigo' })
      .when(bea, { type: 'replace', drop: 'ladron', play: 'siesta' })
      .whenLeft(carlos)
      .expect(happened({ type: 'revealed' }), asked('turn-2', bea))
  })

  test('the last active seat wins, whatever the points', () => {
    given(round)
      .whenLeft(ana)
      .whenLeft(carlos)
      .expect(ended('forfeit', 2, 1, 3))
  })

  test('active seats are ranked before those that left', () => {
    given(
      aRound({
        upper: ['h01'],
        lower: [],
        top: null,
        stack: [],
        players: [
          { table: ['siesta', 'ruina'] },
          { table: ['obreros', 'ladron'] },
          { table: ['empresario', 'mama'], built: ['h20'] },
        ],
      }),
    )
      .whenLeft(carlos)
      .when(ana, { type: 'ruina', building: 'h01' })
      .expect(ended('no-buildings', 1, 1, 3))
  })

  test('giving up twice, or after the end, changes nothing', () => {
    const { state } = given(round).whenLeft(ana)
    expect(havana.forfeit(state, ana)).toEqual([])
    const { state: over } = given(state).whenLeft(bea)
    expect(havana.forfeit(over, carlos)).toEqual([])
  })
})
