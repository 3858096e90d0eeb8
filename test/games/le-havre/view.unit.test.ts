import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/games/game.ts'
import type { BuildingId } from '../../../src/games/le-havre/data/building-ids.ts'
import { choices } from '../../../src/games/le-havre/decisions.ts'
import { audience } from '../../../src/games/le-havre/events.ts'
import { imagine } from '../../../src/games/le-havre/imagine.ts'
import { decide } from '../../../src/games/le-havre/moves/decide.ts'
import { problems } from '../../../src/games/le-havre/problems/index.ts'
import { State } from '../../../src/games/le-havre/state.ts'
import { View, view } from '../../../src/games/le-havre/view.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { looks, meanwhile, midway, orders, player, reveals } from './midway.ts'
import { ana, bea, carlos } from './table.ts'

const knows = (state: State, viewer: Viewer) => {
  const { drawn, seen, sure } = view(state, viewer).specials
  return { drawn, seen, sure }
}

const anaLooked = meanwhile(looks(ana, 'zoo', 'farm'), orders(ana, 'zoo', 'farm'))
const beaLooks = meanwhile(looks(ana, 'zoo', 'farm'), orders(ana, 'zoo', 'farm'), looks(bea, 'zoo', 'farm'))
const bothLooked = meanwhile(looks(ana, 'zoo', 'farm'), looks(bea, 'zoo', 'farm'), orders(bea, 'farm', 'zoo'))
const oneRevealed = meanwhile(looks(ana, 'zoo', 'farm'), orders(ana, 'zoo', 'farm'), reveals('zoo'))
const newOnTop = meanwhile(
  looks(ana, 'zoo', 'farm'),
  orders(ana, 'zoo', 'farm'),
  reveals('zoo'),
  looks(bea, 'farm', 'tavern'),
  orders(bea, 'tavern', 'farm'),
)

describe('the special buildings that viewers see', () => {
  test('are those a seat has looked at, for nobody else', () => {
    expect(knows(anaLooked, ana)).toEqual({ drawn: 2, seen: ['zoo', 'farm'], sure: true })
    for (const viewer of [bea, carlos, 'spectator'] as const)
      expect(knows(anaLooked, viewer)).toEqual({ drawn: 2, seen: [], sure: true })
  })

  test('have a mark if a seat is still sure of their order', () => {
    expect(knows(bothLooked, ana)).toEqual({ drawn: 2, seen: ['zoo', 'farm'], sure: false })
    expect(knows(newOnTop, ana)).toEqual({ drawn: 2, seen: ['farm'], sure: false })
    expect(knows(oneRevealed, ana)).toEqual({ drawn: 1, seen: ['farm'], sure: true })
  })

  test('are all of them, in their order, for an administrator', () => {
    expect(knows(bothLooked, 'administrator')).toEqual({ drawn: 2, seen: ['farm', 'zoo'], sure: true })
  })

  test('are publicly listed as not revealed, without their order', () => {
    const { unrevealed } = view(oneRevealed, carlos).specials
    expect(unrevealed).toEqual([...unrevealed].sort())
    expect(new Set(unrevealed)).toEqual(new Set([...oneRevealed.specials.bag, 'farm']))
  })

  test('do not include what another seat remembers', () => {
    expect(JSON.stringify(view(bothLooked, carlos).seats)).not.toMatch(/seen|sure/)
  })
})

describe('everybody sees', () => {
  test('the current score of every seat, and what its ships feed', () => {
    const { seats } = view(midway, 'spectator')
    expect(seats.map(({ points }) => points)).toEqual([5 + 6, 5 + 8 + 2, 5 + 14 - 7])
    expect(seats.map(({ feeds }) => feeds)).toEqual([0, 3, 0])
  })

  test.each<[string, number, State]>([
    ['the fifth in its turns', 5, midway],
    ['the fourth until its end is over', 4, { ...midway, turn: 28, phase: { name: 'feeding', owing: [] } }],
    ['the first before it begins', 1, { ...midway, turn: 0, phase: { name: 'setup' } }],
    [
      'the last in the final phase',
      18,
      {
        ...midway,
        turn: 18 * 7,
        phase: { name: 'turn', seat: ana, stage: 'action', owing: [], at: null, sold: [], final: [bea] },
      },
    ],
  ])('the round: %s', (_what, round, state) => {
    expect(view(state, 'spectator').round).toBe(round)
  })
})

/** Two positions that differ only in what these viewers may not know: their views and choices are equal. */
function looksTheSame(one: State, other: State, ...viewers: Viewer[]) {
  for (const viewer of viewers) {
    expect(view(other, viewer)).toEqual(view(one, viewer))
    if (typeof viewer === 'number') expect(choices(other, viewer)).toEqual(choices(one, viewer))
  }
}

describe('nobody can tell', () => {
  test('which cards another player looks at', () => {
    const looking = (...cards: [BuildingId, BuildingId]) => meanwhile(looks(ana, ...cards))
    looksTheSame(looking('zoo', 'farm'), looking('tavern', 'kiln'), bea, carlos, 'spectator')
  })

  test('in which order another player has put them back, even with knowledge of the cards', () => {
    const put = (...cards: [BuildingId, BuildingId]) =>
      meanwhile(looks(ana, 'zoo', 'farm'), looks(bea, 'zoo', 'farm'), orders(bea, ...cards))
    looksTheSame(put('zoo', 'farm'), put('farm', 'zoo'), ana, carlos, 'spectator')
  })

  test('the order from the public events of putting them back', () => {
    const events = (top: BuildingId) =>
      decide(beaLooks, bea, { type: 'order-specials', top }).filter((event) => audience(event) === 'all')
    expect(events('zoo')).toEqual(events('farm'))
  })

  test('whether another still remembers a card', () => {
    looksTheSame(bothLooked, player(bothLooked, ana, { seen: [], sure: true }), bea, carlos, 'spectator')
  })
})

const everybody = [ana, bea, carlos, 'spectator', 'administrator'] as const

describe('a redealt position for a seat', () => {
  test.each([
    { where: 'before anybody looks', state: midway },
    { where: 'after a look', state: anaLooked },
    { where: 'during a look', state: beaLooks },
    { where: 'after two looks', state: bothLooked },
    { where: 'after one of two was revealed', state: oneRevealed },
    { where: 'with a new card beside one that is known', state: newOnTop },
  ])('$where: is possible, and looks the same', ({ state }) => {
    expect(problems(state)).toEqual([])
    for (const viewer of everybody)
      for (let seed = 1; seed <= 10; seed++) {
        const seen = View.parse(view(state, viewer))
        const imagined = imagine(seen, seededDice(seed))
        expect(State.parse(imagined)).toEqual(imagined)
        expect(problems(imagined)).toEqual([])
        looksTheSame(state, imagined, viewer)
      }
  })

  test.each<[string, State, Viewer, number]>([
    ['any two cards, for one who has seen none', anaLooked, bea, 35 * 34],
    ['the two it knows, in both orders', bothLooked, ana, 2],
    ['the two it knows, as they lie', anaLooked, ana, 1],
    ['the one it knows, before or after any other', newOnTop, ana, 2 * 33],
    ['the one it knows alone', oneRevealed, ana, 1],
  ])('can have every possible order: %s', (_what, state, viewer, most) => {
    const seen = view(state, viewer)
    const tops = Array.from({ length: 400 }, (_, seed) => imagine(seen, seededDice(seed)).specials.top.join())
    expect(new Set(tops).size).toBeLessThanOrEqual(most)
    expect(new Set(tops).size).toBeGreaterThan(most > 100 ? 250 : most - 1)
  })
})
