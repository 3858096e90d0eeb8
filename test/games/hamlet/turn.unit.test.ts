import { describe, expect, test } from 'vitest'
import { SlotId } from '../../../src/games/hamlet/box.ts'
import { choices, decisions } from '../../../src/games/hamlet/decisions.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import { act, ana, at, aVillage, bea, carlos, dora, eventsOf, forms, type Layout, refused } from './table.ts'

const ended = { type: 'end-turn' }
const step = { type: 'drive', steps: { 'church>farm': 1 } }
const gathering = (tile: string) => ({ type: 'gather', at: tile })

const turnIn = ({ phase, round }: State) => (phase.name === 'turn' ? { seat: phase.seat, round } : phase.name)

describe('Rulebook: Order of play', () => {
  test.each([2, 3, 4])('of %i seats, one after another has a turn in every round', (players) => {
    let state = aVillage({ players })
    const turns = []
    for (let turn = 0; turn < 2 * players; turn++) {
      turns.push(turnIn(state))
      state = act(state, turn % players, ended)
    }
    const seats = Array.from({ length: players }, (_, seat) => seat)
    expect(turns).toEqual([...seats.map((seat) => ({ seat, round: 1 })), ...seats.map((seat) => ({ seat, round: 2 }))])
  })

  test("nobody moves in another seat's turn", () => {
    const state = aVillage()
    for (const move of [ended, step, gathering('farm')]) refused(() => eventsOf(state, bea, move), 'not-your-turn')
    expect(choices(state, bea)).toEqual([])
  })

  test('the whole turn is one question', () => {
    const state = aVillage({ round: 3, ana: { villagers: ['church', 'church'] } })
    expect(decisions(state)).toEqual([{ seat: ana, question: 'turn-3' }])
    expect(decisions(act(state, ana, step))).toEqual([{ seat: ana, question: 'turn-3' }])
    expect(decisions(act(state, ana, ended))).toEqual([{ seat: bea, question: 'turn-3' }])
  })
})

describe('Rulebook: Order of a turn', () => {
  test('nothing is compulsory: a turn may end at once', () => {
    expect(forms(aVillage(), ana, 'end-turn')).toHaveLength(1)
    expect(turnIn(act(aVillage(), ana, ended))).toEqual({ seat: bea, round: 1 })
  })

  test('villagers who were not activated stay as they are', () => {
    const state = aVillage({ ana: { villagers: ['church', 'farm'] } })
    const after = act(state, ana, gathering('quarry'), ended)
    expect(at(after, ana).villagers).toEqual([
      { at: 'quarry', ready: false },
      { at: 'farm', ready: true },
    ])
  })

  test('donkeys and villagers move in any order', () => {
    const one = act(aVillage(), ana, step, gathering('farm'))
    const other = act(aVillage(), ana, gathering('farm'), step)
    expect(one).toEqual(other)
  })

  test('the turn ends automatically when the donkeys have moved and no villager is ready', () => {
    expect(turnIn(act(aVillage(), ana, step, gathering('farm')))).toEqual({ seat: bea, round: 1 })
    expect(turnIn(act(aVillage(), ana, gathering('farm'), step))).toEqual({ seat: bea, round: 1 })
  })

  test('but not while the donkeys can still move', () => {
    const state = act(aVillage(), ana, gathering('farm'))
    expect(turnIn(state)).toEqual({ seat: ana, round: 1 })
    expect(choices(state, ana).map(({ move }) => move.type)).toEqual(['drive', 'end-turn'])
  })

  test('nor while a villager is ready', () => {
    const state = act(aVillage({ ana: { villagers: ['church', 'church'] } }), ana, step, gathering('farm'))
    expect(turnIn(state)).toEqual({ seat: ana, round: 1 })
  })

  test("draws come before the turn's automatic end", () => {
    const state = act(aVillage({ offers: ['s1a', 's1b', 's1c'] }), ana, step)
    const sold = act(aVillage({ offers: ['s1a', 's1b', 's1c'] }), ana, { type: 'sell', token: 's1a' }, step)
    expect(sold.offers).toEqual(['s1b', 's1c', 's1d'])
    expect(turnIn(sold)).toEqual({ seat: bea, round: 1 })
    const taken = act(state, ana, { type: 'town-hall', blueprint: state.row[0]?.tile, villagers: 0, donkeys: {} })
    expect(taken.row).toHaveLength(4)
    expect(turnIn(taken)).toEqual({ seat: bea, round: 1 })
  })

  test('in a new turn the donkeys have not moved yet', () => {
    const next = act(aVillage({ players: 2 }), ana, step, gathering('farm'))
    expect(next.phase).toEqual({ name: 'turn', seat: bea, driven: false })
  })
})

/** The church lacks only coins. */
const nearlyDone = (layout: Layout = {}) => {
  const slots = SlotId.options.filter((slot) => layout.players !== 2 || slot !== 'refined')
  const deliveries = Object.fromEntries(slots.filter((slot) => slot !== 'coins').map((slot) => [slot, ana]))
  const rich = { coins: 10 }
  return aVillage({ deliveries, ana: rich, bea: rich, carlos: rich, dora: rich, ...layout })
}
const completing = { type: 'deliver', slot: 'coins' }

describe('Rulebook: Completing the church', () => {
  test('the match goes on to the end of the round, so that all have as many turns', () => {
    const done = act(nearlyDone(), ana, completing)
    expect(turnIn(done)).toEqual({ seat: ana, round: 1 })
    const second = act(done, ana, ended)
    expect(turnIn(second)).toEqual({ seat: bea, round: 1 })
    const third = act(second, bea, ended)
    expect(turnIn(third)).toEqual({ seat: carlos, round: 1 })
    expect(act(third, carlos, ended).phase).toMatchObject({ name: 'over', result: { reason: 'church' } })
  })

  test.each([
    [2, bea],
    [3, carlos],
    [4, dora],
  ])('of %i seats the last one ends it with its own turn', (players, seat) => {
    const state = nearlyDone({ players, turn: { seat } })
    const done = act(state, seat, completing)
    expect(turnIn(done)).toEqual({ seat, round: 1 })
    const over = act(done, seat, ended)
    expect(over.phase).toMatchObject({ name: 'over', result: { reason: 'church' } })
    expect(over.round).toBe(1)
  })

  test('later seats may do anything but deliver', () => {
    const second = act(act(nearlyDone(), ana, completing), ana, ended)
    expect(new Set(choices(second, bea).map(({ move }) => move.type))).toEqual(
      new Set(['gather', 'town-hall', 'sell', 'road', 'drive', 'end-turn']),
    )
    refused(() => eventsOf(second, bea, completing), 'already-delivered', { slot: 'coins' })
    expect(at(act(second, bea, gathering('farm')), bea).coins).toBe(12)
  })

  test('while a slot is open, further rounds follow', () => {
    const state = nearlyDone({ players: 2 })
    expect(turnIn(act(act(state, ana, ended), bea, ended))).toEqual({ seat: ana, round: 2 })
  })

  test('two players need four deliveries, more players five', () => {
    const deliveries = (players: number) => Object.keys(act(nearlyDone({ players }), ana, completing).deliveries)
    expect(deliveries(2)).toHaveLength(4)
    expect(deliveries(3)).toHaveLength(5)
    expect(deliveries(4)).toHaveLength(5)
  })

  test('afterwards nobody is asked and nobody moves', () => {
    const over = act(nearlyDone({ players: 2, turn: { seat: bea } }), bea, completing, ended)
    expect(decisions(over)).toEqual([])
    expect(choices(over, ana)).toEqual([])
    for (const seat of [ana, bea]) refused(() => eventsOf(over, seat, ended), 'match-over')
  })
})

describe('the round limit (ruling A24)', () => {
  const late = (round: number, roundLimit = 12) =>
    aVillage({ players: 2, round, options: { roundLimit }, turn: { seat: bea } })

  test('ends the match after the last turn of that round, without a church', () => {
    expect(act(late(12), bea, ended).phase).toMatchObject({ name: 'over', result: { reason: 'round-limit' } })
  })

  test('does not end it before', () => {
    expect(turnIn(act(late(11), bea, ended))).toEqual({ seat: ana, round: 12 })
    const first: State = { ...late(12), phase: { name: 'turn', seat: ana, driven: false } }
    expect(turnIn(act(first, ana, ended))).toEqual({ seat: bea, round: 12 })
  })

  test('is forty rounds by default', () => {
    const last = aVillage({ players: 2, round: 40, turn: { seat: bea } })
    expect(act(last, bea, ended).phase).toMatchObject({ name: 'over', result: { reason: 'round-limit' } })
    expect(turnIn(act({ ...last, round: 39 }, bea, ended))).toEqual({ seat: ana, round: 40 })
  })

  test('is not the reason if the church is completed in that round', () => {
    const state = nearlyDone({ players: 2, round: 40, turn: { seat: bea } })
    expect(act(state, bea, completing, ended).phase).toMatchObject({ result: { reason: 'church' } })
  })
})
