import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import type { State } from '../../../../src/games/hamlet/state.ts'
import { fits } from '../../../../src/games/kit/forms.ts'
import { act, ana, at, aVillage, bea, carlos, eventsOf, forms, isAllowed, refused } from '../table.ts'

const driving = (steps: object) => ({ type: 'drive', steps })
const ended = { type: 'end-turn' }
const gathered = { type: 'gather', at: 'farm' }

const donkeysOf = (state: State, seat: Seat = ana) => at(state, seat).donkeys.toSorted()

describe('Rulebook: Moving donkeys', () => {
  test("each of one's donkeys may take one step over a road, or stay", () => {
    const state = aVillage({ ana: { donkeys: ['church', 'church', 'farm', 'quarry'] } })
    const after = act(state, ana, driving({ 'church>farm': 1, 'farm>church': 1 }))
    expect(donkeysOf(after)).toEqual(['church', 'church', 'farm', 'quarry'])
    const all = act(
      state,
      ana,
      driving({ 'church>market': 1, 'church>town-hall': 1, 'farm>church': 1, 'quarry>church': 1 }),
    )
    expect(donkeysOf(all)).toEqual(['church', 'church', 'market', 'town-hall'])
  })

  test('all step at the same time: none can go on from where it has just arrived', () => {
    const state = aVillage({ ana: { donkeys: ['church', 'farm'] } })
    const [moved] = eventsOf(state, ana, driving({ 'church>farm': 1, 'farm>church': 1 }))
    expect(moved).toMatchObject({ type: 'donkeys-moved', seat: ana })
    expect(donkeysOf(act(state, ana, driving({ 'church>farm': 1, 'farm>church': 1 })))).toEqual(['church', 'farm'])
    refused(() => eventsOf(state, ana, driving({ 'church>farm': 1, 'farm>church': 2 })), 'no-donkey-there', {
      tile: 'farm',
    })
  })

  test('once a turn', () => {
    const once = act(aVillage(), ana, driving({ 'church>farm': 1 }))
    refused(() => eventsOf(once, ana, driving({ 'farm>church': 1 })), 'already-driven')
    expect(forms(once, ana, 'drive')).toEqual([])
  })

  test('and again in the next turn', () => {
    const once = act(aVillage({ players: 2 }), ana, driving({ 'church>farm': 1 }), ended)
    const later = act(once, bea, ended)
    expect(donkeysOf(act(later, ana, driving({ 'farm>church': 1 })))).toEqual(['church'])
  })

  test("at any moment of the turn: before, between and after the villagers' actions", () => {
    const state = aVillage({ ana: { villagers: ['church', 'church'] } })
    const second = { type: 'gather', at: 'quarry' }
    const step = driving({ 'church>farm': 1 })
    for (const moves of [
      [step, gathered, second],
      [gathered, step, second],
      [gathered, second, step],
    ])
      expect(donkeysOf(act(state, ana, ...moves))).toEqual(['farm'])
  })

  test('only over a road that joins the two tiles, and only to a neighbour', () => {
    const state = aVillage({ ana: { donkeys: ['farm'] }, extra: [{ tile: 'pond-forest', beside: 'farm' }] })
    for (const step of ['farm>market', 'farm>quarry', 'farm>pond-forest', 'farm>farm', 'farm>smithy', 'farm>nowhere'])
      refused(() => eventsOf(state, ana, driving({ [step]: 1 })), 'no-link')
    expect(donkeysOf(act(state, ana, driving({ 'farm>church': 1 })))).toEqual(['church'])
  })

  test('roads that others have built count as well', () => {
    const state = aVillage({ ana: { donkeys: ['farm'] }, roads: [{ seat: bea, from: 'farm', to: 'market' }] })
    expect(donkeysOf(act(state, ana, driving({ 'farm>market': 1 })))).toEqual(['market'])
  })

  test("only one's own donkeys, and no more than there are", () => {
    const state = aVillage({ ana: { donkeys: ['church'] }, bea: { donkeys: ['farm'] } })
    refused(() => eventsOf(state, ana, driving({ 'farm>church': 1 })), 'no-link')
    refused(() => eventsOf(state, ana, driving({ 'church>farm': 1, 'church>market': 1 })), 'no-donkey-there', {
      tile: 'church',
    })
    expect(donkeysOf(act(state, ana, driving({ 'church>market': 1 })), bea)).toEqual(['farm'])
  })

  test('a tile can have any number of donkeys, of all players', () => {
    const state = aVillage({
      ana: { donkeys: ['church', 'church', 'church'] },
      bea: { donkeys: ['farm', 'farm'] },
      carlos: { donkeys: ['farm'] },
    })
    const after = act(state, ana, driving({ 'church>farm': 3 }))
    expect([ana, bea, carlos].map((seat) => donkeysOf(after, seat))).toEqual([
      ['farm', 'farm', 'farm'],
      ['farm', 'farm'],
      ['farm'],
    ])
  })

  test('a step without any movement does not count: the donkeys can still go', () => {
    refused(() => eventsOf(aVillage(), ana, driving({})), 'no-steps')
  })

  test('no villager is needed', () => {
    const state = aVillage({ ana: { villagers: [{ at: 'church', ready: false }] } })
    expect(forms(state, ana, 'drive')).toHaveLength(1)
    expect(isAllowed(state, ana, driving({ 'church>farm': 1 }))).toBe(true)
  })

  test('the form allows exactly what the rules allow', () => {
    const state = aVillage({
      ana: { donkeys: ['church', 'church', 'farm'] },
      roads: [{ seat: bea, from: 'farm', to: 'market' }],
    })
    const [form] = forms(state, ana, 'drive')
    const steps = ['church>farm', 'church>market', 'farm>church', 'farm>market', 'market>church']
    for (let code = 0; code < 4 ** steps.length; code++) {
      const counts = steps.map((step, index) => [step, Math.floor(code / 4 ** index) % 4] as const)
      const move = driving(Object.fromEntries(counts.filter(([, number]) => number > 0)))
      expect(form !== undefined && fits(form, move), JSON.stringify(move)).toBe(isAllowed(state, ana, move))
    }
  })
})
