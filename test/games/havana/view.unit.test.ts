import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import type { Move } from '../../../src/games/havana/moves/index.ts'
import type { State } from '../../../src/games/havana/state.ts'
import { afterTheTurns, ana, aRound, atTheOpening, bea, carlos, given, seeded } from './table.ts'

const replacing = afterTheTurns(
  aRound({
    round: 3,
    players: [
      { table: ['siesta', 'reciclaje'], discard: ['obreros', 'mama'] },
      { table: ['mendigo', 'mama'], discard: ['siesta', 'obreros'] },
      { table: ['empresario', 'mama'], discard: ['siesta', 'obreros'] },
    ],
  }),
)

const recycled = (give: 'mendigo' | 'ruina') =>
  given(
    aRound({
      round: 3,
      players: [
        { table: ['siesta', 'reciclaje'], discard: ['obreros', 'mama'] },
        { table: ['mendigo', 'mama'], discard: ['siesta', 'obreros'] },
        { table: ['empresario', 'mama'], discard: ['siesta', 'obreros'] },
      ],
    }),
  ).when(ana, { type: 'siesta' }, { type: 'reciclaje', give, take: 'mama' })

describe('the view', () => {
  test("has a seat's own cards exactly, and those of the others' cards that were public once (H1)", () => {
    const seen = havana.view(replacing, bea).seats
    expect(seen[bea]?.secret).toEqual({
      hand: replacing.seats[bea]?.hand,
      discard: ['siesta', 'obreros'],
      laid: [],
    })
    expect(seen[ana]).toMatchObject({ secret: null, knownDiscard: ['obreros', 'mama'], unsure: [], handCount: 9 })
    expect(seen[ana]?.knownHand).toEqual(replacing.seats[ana]?.hand)
  })

  test('has all cards for an administrator, and none for a spectator', () => {
    expect(havana.view(replacing, 'administrator').seats.every(({ secret }) => secret !== null)).toBe(true)
    expect(havana.view(replacing, 'spectator').seats.every(({ secret }) => secret === null)).toBe(true)
  })

  test('has the points of every seat', () => {
    const state = aRound({ players: [{ table: ['siesta', 'ruina'], built: ['h20'] }, { table: ['obreros', 'mama'] }] })
    expect(havana.view(state, 'spectator').seats.map(({ vp }) => vp)).toEqual([4, 0])
  })
})

/** Two states that differ only in what these viewers may not know: their views and choices are equal. */
function looksTheSame(one: State, other: State, ...viewers: (number | 'spectator')[]) {
  for (const viewer of viewers) {
    expect(havana.view(other, viewer)).toEqual(havana.view(one, viewer))
    if (typeof viewer === 'number') expect(havana.choices(other, viewer)).toEqual(havana.choices(one, viewer))
  }
}

describe('nobody can tell', () => {
  test('which opening cards another player has chosen', () => {
    const chosen = (...cards: ['mama' | 'ruina', 'siesta' | 'obreros']) =>
      given(atTheOpening(3)).when(ana, { type: 'open', cards }).state
    looksTheSame(chosen('mama', 'siesta'), chosen('ruina', 'obreros'), bea, carlos, 'spectator')
  })

  test('which card is face down', () => {
    const laid = (play: 'ruina' | 'ladron') =>
      given(replacing).when(ana, { type: 'replace', drop: 'siesta', play }).state
    looksTheSame(laid('ruina'), laid('ladron'), bea, carlos, 'spectator')
  })

  test('which card Reciclaje discarded, or how it changed the hand', () => {
    looksTheSame(recycled('mendigo').state, recycled('ruina').state, bea, carlos, 'spectator')
    expect(havana.view(recycled('mendigo').state, bea).seats[ana]).toMatchObject({
      handCount: 9,
      discardCount: 2,
      knownHand: ['mama'],
      knownDiscard: ['obreros'],
    })
  })

  test('nor later, when another card is played', () => {
    const later = (give: 'mendigo' | 'ruina', play: 'ladron' | 'mama') =>
      given(afterTheTurns(recycled(give).state)).when(ana, { type: 'replace', drop: 'siesta', play }).state
    looksTheSame(later('mendigo', 'ladron'), later('ruina', 'mama'), bea, carlos, 'spectator')
  })

  test("anything from the public events of others' moves", () => {
    const move: Move = { type: 'mendigo' }
    const events = (give: 'mendigo' | 'ruina') =>
      havana.decide(recycled(give).state, bea, move).filter((event) => havana.audience(event) === 'all')
    expect(events('mendigo')).toEqual(events('ruina'))
  })
})

describe('a redealt position for a seat', () => {
  test.each([
    {
      where: 'while cards are chosen',
      state: given(atTheOpening(3)).when(ana, { type: 'open', cards: ['mama', 'siesta'] }).state,
    },
    { where: 'after Reciclaje', state: recycled('mendigo').state },
    {
      where: 'while a card lies face down',
      state: given(replacing).when(ana, { type: 'replace', drop: 'siesta', play: 'ruina' }).state,
    },
  ])('$where: is possible, and looks the same', ({ state }) => {
    for (const viewer of [ana, bea, 'spectator', 'administrator'] as const)
      for (let seed = 1; seed <= 20; seed++) {
        const imagined = havana.imagine(havana.view(state, viewer), seeded(seed))
        expect(havana.problems(imagined)).toEqual([])
        expect(havana.view(imagined, viewer)).toEqual(havana.view(state, viewer))
      }
  })

  test('can have every possible value of a hidden card', () => {
    const view = havana.view(recycled('mendigo').state, bea)
    const given = new Set<string>()
    for (let seed = 1; seed <= 300; seed++) {
      const imagined = havana.imagine(view, seeded(seed * 7919))
      for (const card of imagined.seats[ana]?.discard ?? []) given.add(card)
    }
    expect(given).toEqual(new Set([...(view.seats[ana]?.unsure ?? []), 'obreros']))
  })
})
