import { describe, expect, test } from 'vitest'
import type { TileId } from '../../../src/games/hamlet/data/tile-ids.ts'
import { playerAt, type State } from '../../../src/games/hamlet/state.ts'
import { inReachOf, type Village, villageOf } from '../../../src/games/hamlet/village.ts'
import { happenings } from './any-match.ts'
import { act, ana, at, aVillage, bea, building, eventsOf, isAllowed, type Layout, refused } from './table.ts'

/** Two stones from the quarry for a path from the farm to the market. */
const path = (tile: 'farm' | 'market', pay: object = { 'stone@quarry': 2 }) => ({
  type: 'road',
  kind: 'path',
  at: tile,
  segment: tile === 'farm' ? 4 : 7,
  pay,
})

const withDonkeys = (...donkeys: TileId[]) => aVillage({ ana: { donkeys, coins: 0 } })
const comes = (state: State) => isAllowed(state, ana, path('farm'))

/** Behind the market a barn, behind the barn a sawmill, all joined by printed roads. */
const chain: Layout = {
  extra: [
    { tile: 'barn-opposite', beside: 'market', over: 'road' },
    { tile: 'sawmill', beside: 'barn-opposite', over: 'road', alone: true },
  ],
}
const refiningFar = { type: 'refine', at: 'sawmill', number: 1, pay: { 'wood@woodcutter': 1 } }

describe('Rulebook: Moving goods', () => {
  test("goods on the villager's tile need no way", () => {
    const state = aVillage({ ana: { donkeys: [], blueprints: ['woodland-small'], coins: 0 } })
    const { place } = building(state, { tile: 'woodland-small', beside: 'woodcutter' })
    const move = { type: 'build', tile: 'woodland-small', at: 'woodcutter', place, pay: { 'wood@woodcutter': 1 } }
    expect(act(state, ana, move).sources.woodcutter).toEqual({ wood: 1 })
  })

  test('over one road they need no donkey, from all sides', () => {
    const state = aVillage({ ana: { donkeys: [], coins: 8 } })
    const pay = { 'wood@woodcutter': 2, 'stone@quarry': 2, 'wheat@farm': 2, 'wood@market': 4 }
    const after = act(state, ana, { type: 'deliver', slot: 'raw', pay })
    expect(after.sources).toEqual({ woodcutter: {}, quarry: {}, farm: {} })
  })

  test('over a second one they must pass an own donkey', () => {
    expect(comes(withDonkeys('church'))).toBe(true)
    expect(comes(withDonkeys())).toBe(false)
    refused(() => eventsOf(withDonkeys(), ana, path('farm')), 'donkey-missing')
  })

  test('the church is no exception: goods pass it only with a donkey there (ruling A27)', () => {
    expect(comes(withDonkeys('market', 'town-hall', 'woodcutter', 'farm', 'quarry'))).toBe(false)
  })

  test('donkeys at the start and at the end of the way do not matter', () => {
    expect(comes(withDonkeys('quarry', 'farm'))).toBe(false)
    expect(comes(withDonkeys('quarry', 'farm', 'church'))).toBe(true)
  })

  test("others' donkeys do not count", () => {
    const state = aVillage({ ana: { donkeys: [], coins: 0 }, bea: { donkeys: ['church', 'church'] } })
    expect(comes(state)).toBe(false)
  })

  test('one donkey carries any number of goods', () => {
    const state = act(withDonkeys('church'), ana, path('farm'))
    expect(state.sources.quarry).toEqual({})
  })

  test('each tile on the way needs one, however long it is', () => {
    const far = (...donkeys: TileId[]) => isAllowed(aVillage({ ...chain, ana: { donkeys } }), ana, refiningFar)
    expect(far('church', 'market', 'barn-opposite')).toBe(true)
    expect(far('church', 'market')).toBe(false)
    expect(far('church', 'barn-opposite')).toBe(false)
    expect(far('market', 'barn-opposite')).toBe(false)
  })

  test.each([ana, bea])('built roads of any seat count like printed ones: seat %i', (seat) => {
    const state = aVillage({
      ...chain,
      ana: { donkeys: ['farm', 'church', 'market'] },
      roads: [{ seat, from: 'farm', to: 'market' }],
    })
    const twice = { type: 'refine', at: 'sawmill', number: 1, pay: { 'wood@barn-opposite': 1 } }
    expect(isAllowed({ ...state, sources: { ...state.sources, 'barn-opposite': { wood: 1 } } }, ana, twice)).toBe(true)
    const around = aVillage({ ana: { donkeys: ['farm'], coins: 0 }, roads: [{ seat, from: 'farm', to: 'market' }] })
    const selling = { type: 'sell', token: 's1a', pay: { 'wheat@farm': 1, 'wood@woodcutter': 2 } }
    refused(() => eventsOf(around, ana, selling), 'donkey-missing')
  })

  test('nothing arrives from a tile without a road', () => {
    const state = aVillage({
      extra: [{ tile: 'barn-bent', beside: 'quarry', alone: true }],
      sources: { 'barn-bent': { wood: 3 } },
      offers: ['s1a'],
    })
    refused(
      () => eventsOf(state, ana, { type: 'sell', token: 's1a', pay: { 'wood@barn-bent': 2, 'wheat@farm': 1 } }),
      'no-way',
      { missing: { 'wood@barn-bent': 2 }, tile: 'market' },
    )
  })

  test('goods move only to be used: a refused action moves nothing', () => {
    const state = withDonkeys('church')
    refused(
      () => eventsOf({ ...state, sources: { quarry: { stone: 1 } } }, ana, path('farm', { 'stone@quarry': 1 })),
      'payment-short',
    )
    expect(at(state, ana).villagers).toEqual([{ at: 'church', ready: true }])
  })
})

/** The tiles that goods from a tile can reach, tried step by step in the opposite direction to the rules. */
function reached({ links }: Village, donkeys: readonly TileId[], from: TileId): Set<TileId> {
  const lain = new Set([from])
  for (const tile of lain) {
    if (tile !== from && !donkeys.includes(tile)) continue
    for (const next of links.get(tile) ?? []) lain.add(next)
  }
  return lain
}

test('in any village, the goods within reach of a tile are those that can get there', () => {
  let looked = 0
  for (const { after, move } of happenings({ seed: 'transport', seats: 3, options: { roundLimit: 20 } })) {
    if (move?.type !== 'drive' && move?.type !== 'road') continue
    looked += 1
    const village = villageOf(after)
    const { donkeys } = playerAt(after, ana)
    const tiles = after.village.map(({ tile }) => tile)
    const gets = new Map(tiles.map((tile) => [tile, reached(village, donkeys, tile)]))
    for (const to of tiles) {
      const expected = tiles.filter((from) => gets.get(from)?.has(to))
      expect([...inReachOf(village, donkeys, to)].toSorted()).toEqual(expected.toSorted())
    }
  }
  expect(looked).toBeGreaterThan(20)
})
