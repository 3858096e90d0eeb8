import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/games/game.ts'
import { havana } from '../../../src/games/havana/index.ts'
import type { State } from '../../../src/games/havana/state.ts'
import { drawn, named, placesIn } from '../drawn.ts'
import { ana, aRound, atTheOpening, bea, carlos, given } from './table.ts'

const seenBy = (state: State, viewer: Viewer) => havana.picture(havana.view(state, viewer), named, 'Havana')

const round = aRound({
  round: 3,
  upper: ['h01', 'h32', 'h13', 'h14', 'h03', 'h04'],
  card: { pesos: 17 },
  players: [
    { table: ['siesta', 'mama'], owns: { pesos: 23 }, built: ['h20'], discard: ['obreros', 'ruina'] },
    { table: ['mendigo', 'ladron'], owns: { red: 8 }, discard: ['siesta', 'mama'] },
  ],
})

describe('the picture of Havana', () => {
  test('given a round, when it is drawn, then it shows rows, the resource card, goal, seats and their revealed cards', () => {
    const { texts, forms } = drawn(seenBy(round, 'spectator'))
    for (const text of ['Havana', '3', '25', '17', '23', '8', 'Ana', 'Bea']) expect(texts).toContain(text)
    const needArchitect = [...round.rows.upper, ...round.rows.lower].filter((id) => round.buildings[id]?.architect)
    expect(forms.architect).toBe(needArchitect.length)
    expect(forms.asked).toBe(1)
  })

  test('given hands, when they are drawn, then it shows their values to those who may know them, and otherwise their size', () => {
    const hand = (svg: string) => (svg.match(/font-size="12"[^>]*text-anchor="middle"/g) ?? []).length
    const held = round.seats.map((player) => player.hand.length)
    expect(hand(seenBy(round, ana))).toBe(held[ana])
    expect(hand(seenBy(round, bea))).toBe(held[bea])
    expect(hand(seenBy(round, 'spectator'))).toBe(0)
    expect(hand(seenBy(round, 'administrator'))).toBe((held[ana] ?? 0) + (held[bea] ?? 0))
    expect(drawn(seenBy(round, 'spectator')).texts).toContain(`${held[ana]}`)
  })

  test('given two openings that differ in the face-down cards, when others look, then they see the same bytes', () => {
    const opening = atTheOpening(3)
    const one = given(opening).when(ana, { type: 'open', cards: ['siesta', 'obreros'] }).state
    const other = given(opening).when(ana, { type: 'open', cards: ['ruina', 'mama'] }).state
    for (const viewer of [bea, carlos, 'spectator'] as const) expect(seenBy(one, viewer)).toBe(seenBy(other, viewer))
    expect(seenBy(one, ana)).not.toBe(seenBy(other, ana))
  })

  test('given a won match, when it is drawn, then no question is shown, and the winner is framed, and each seat has its place', () => {
    const over: State = {
      ...round,
      phase: {
        name: 'over',
        result: {
          reason: 'goal',
          seats: [
            { seat: ana, place: 1, points: 4, lines: [] },
            { seat: bea, place: 2, points: 0, lines: [] },
          ],
        },
      },
    }
    const svg = seenBy(over, 'spectator')
    expect(drawn(svg).forms.asked).toBeUndefined()
    expect(svg.match(/stroke="#d9a514" stroke-width="3"/g)).toHaveLength(1)
    expect(placesIn(svg)).toEqual(['1', '2'])
  })
})
