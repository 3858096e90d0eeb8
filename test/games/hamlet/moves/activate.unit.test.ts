import { describe, expect, test } from 'vitest'
import { choices } from '../../../../src/games/hamlet/decisions.ts'
import { Move } from '../../../../src/games/hamlet/moves/index.ts'
import { act, ana, at, aVillage, bea, building, eventsOf, forms, refused, segmentTo } from '../table.ts'

const gathering = (tile: string, more: object = {}) => ({ type: 'gather', at: tile, ...more })

/** Far away: a barn behind the market, a sawmill behind the barn. */
const far = [
  { tile: 'barn-opposite', beside: 'market', over: 'road' },
  { tile: 'sawmill', beside: 'barn-opposite', over: 'road' },
] as const

describe('Rulebook: Activating villagers', () => {
  test('a villager goes any distance over roads, then acts, and is used', () => {
    const state = aVillage({ extra: far, ana: { villagers: ['sawmill'] } })
    expect(eventsOf(state, ana, gathering('woodcutter'))[0]).toEqual({
      type: 'villager-went',
      seat: ana,
      from: 'sawmill',
      to: 'woodcutter',
    })
    expect(at(act(state, ana, gathering('woodcutter')), ana).villagers).toEqual([{ at: 'woodcutter', ready: false }])
  })

  test('or acts where it stands', () => {
    const state = aVillage({ ana: { villagers: ['farm'] } })
    expect(at(act(state, ana, gathering('farm')), ana).villagers).toEqual([{ at: 'farm', ready: false }])
  })

  test('other workers never block the way', () => {
    const state = aVillage({
      ana: { villagers: ['church', 'farm'] },
      bea: { villagers: ['farm', 'farm', 'church'] },
    })
    expect(at(act(state, ana, gathering('farm', { villager: 'church' })), ana).villagers).toEqual([
      { at: 'farm', ready: false },
      { at: 'farm', ready: true },
    ])
  })

  test('if none is named, the one goes that the form says: one that stands there, or the first', () => {
    const state = aVillage({ ana: { villagers: ['church', 'farm'] } })
    for (const { move, example, fields } of forms(state, ana, 'gather')) {
      const field = fields.find(({ name }) => name === 'villager')
      const otherwise = move.at === 'farm' ? 'farm' : 'church'
      expect(field).toMatchObject({ optional: true, otherwise })
      expect(eventsOf(state, ana, example)[0]).toMatchObject({ type: 'villager-went', from: otherwise })
    }
  })

  test('no villager reaches a building without a road to the church', () => {
    const state = aVillage({ extra: [{ tile: 'barn-bent', beside: 'church', alone: true }] })
    const goods = { goods: { wood: 3 } }
    refused(() => eventsOf(state, ana, gathering('barn-bent', goods)), 'out-of-reach', { tile: 'barn-bent' })
    expect(forms(state, ana, 'gather').map(({ move }) => move.at)).not.toContain('barn-bent')
  })

  test('nor does one build a tile or a road there', () => {
    const state = aVillage({
      extra: [{ tile: 'pond-forest', beside: 'woodcutter', over: 'forest' }],
      ana: { blueprints: ['shrine'] },
    })
    const road = { type: 'road', kind: 'path', at: 'pond-forest', segment: 0 }
    refused(() => eventsOf(state, ana, road), 'out-of-reach', { tile: 'pond-forest' })
    const { place } = building(state, { tile: 'shrine', beside: 'pond-forest' })
    refused(() => eventsOf(state, ana, { type: 'build', tile: 'shrine', at: 'pond-forest', place }), 'out-of-reach')
    expect(choices(state, ana).filter(({ move }) => move.at === 'pond-forest')).toEqual([])
  })

  test.each([ana, bea])('a road of any seat opens the way to it: seat %i', (seat) => {
    const state = aVillage({
      extra: [{ tile: 'barn-bent', beside: 'church', alone: true }],
      roads: [{ seat, from: 'church', to: 'barn-bent' }],
    })
    expect(act(state, ana, gathering('barn-bent', { goods: { wood: 3 } })).sources['barn-bent']).toEqual({ wood: 3 })
  })

  test('a tile that is not built cannot be activated', () => {
    refused(() => eventsOf(aVillage(), ana, gathering('barn-bent')), 'not-built', { tile: 'barn-bent' })
    refused(() => eventsOf(aVillage(), ana, { type: 'refine', at: 'sawmill', number: 1 }), 'not-built', {
      tile: 'sawmill',
    })
  })

  test('each is activated once a turn, several one after another', () => {
    const state = aVillage({ ana: { villagers: ['church', 'church'] } })
    const both = act(state, ana, gathering('farm'), gathering('quarry'))
    expect(at(both, ana).villagers).toEqual([
      { at: 'farm', ready: false },
      { at: 'quarry', ready: false },
    ])
    refused(() => eventsOf(both, ana, gathering('woodcutter')), 'no-villager-ready')
    expect(choices(both, ana).map(({ move }) => move.type)).toEqual(['drive', 'end-turn'])
  })

  test('the next can use the goods that one has made', () => {
    const state = aVillage({ ana: { villagers: ['church', 'church'] }, sources: { quarry: {} } })
    const path = { type: 'road', kind: 'path', at: 'farm', segment: segmentTo(state, 'farm', 'market') }
    refused(() => eventsOf(state, ana, path), 'coins-short', { missing: 1 })
    expect(act(state, ana, gathering('quarry'), path).roads).toHaveLength(1)
  })

  test('used villagers cannot be activated, nor those of others', () => {
    const state = aVillage({
      ana: { villagers: [{ at: 'farm', ready: false }, 'church'] },
      bea: { villagers: ['market'] },
    })
    refused(() => eventsOf(state, ana, gathering('quarry', { villager: 'farm' })), 'no-such-villager', { tile: 'farm' })
    refused(() => eventsOf(state, ana, gathering('quarry', { villager: 'market' })), 'no-such-villager', {
      tile: 'market',
    })
  })

  test('all are ready again when the turn begins', () => {
    const state = aVillage({ players: 2, ana: { villagers: ['church', 'church'] } })
    const used = act(state, ana, gathering('farm'), gathering('quarry'), { type: 'end-turn' })
    expect(at(used, ana).villagers.map(({ ready }) => ready)).toEqual([false, false])
    expect(at(act(used, bea, { type: 'end-turn' }), ana).villagers.map(({ ready }) => ready)).toEqual([true, true])
  })

  test('no villager moves without acting (ruling A4)', () => {
    expect(Move.options.map(({ shape }) => shape.type.value)).toEqual([
      'gather',
      'refine',
      'town-hall',
      'sell',
      'deliver',
      'beg',
      'build',
      'road',
      'drive',
      'end-turn',
    ])
  })

  test('landmarks are not activated, but a villager may build from there', () => {
    const state = aVillage({
      extra: [{ tile: 'smithy', beside: 'market', over: 'road' }],
      ana: { villagers: ['church'], blueprints: ['pond-mountain'], donkeys: ['church', 'market'] },
    })
    expect(choices(state, ana).flatMap(({ move }) => (move.at === 'smithy' ? [move.type] : []))).toEqual(['build'])
    const { place } = building(state, { tile: 'pond-mountain', beside: 'smithy' })
    const after = act(state, ana, { type: 'build', tile: 'pond-mountain', at: 'smithy', place })
    expect(at(after, ana).villagers).toEqual([{ at: 'smithy', ready: false }])
  })
})

describe('which villager moves, by default', () => {
  const went = (villagers: readonly ('church' | 'farm' | 'quarry')[], villager?: string) =>
    eventsOf(aVillage({ ana: { villagers } }), ana, gathering('farm', villager === undefined ? {} : { villager }))[0]

  test('is one that is already there', () => expect(went(['church', 'farm'])).toMatchObject({ from: 'farm' }))
  test('otherwise the first that is ready', () => expect(went(['quarry', 'church'])).toMatchObject({ from: 'quarry' }))
  test('or the one in the move', () => expect(went(['church', 'farm'], 'church')).toMatchObject({ from: 'church' }))

  test('every form of an action has an optional field for it', () => {
    const state = aVillage({ ana: { villagers: ['church', 'farm', { at: 'quarry', ready: false }] } })
    for (const { move, fields } of choices(state, ana)) {
      const field = fields.find(({ name }) => name === 'villager')
      if (move.type === 'drive' || move.type === 'end-turn') expect(field).toBeUndefined()
      else
        expect(field).toMatchObject({
          kind: 'one-of',
          optional: true,
          options: [{ value: 'church' }, { value: 'farm' }],
        })
    }
  })
})
