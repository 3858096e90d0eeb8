import { describe, expect, test } from 'vitest'
import type { TileId } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { villageOf } from '../../../../src/games/hamlet/village.ts'
import { act, ana, at, aVillage, bea, carlos, eventsOf, forms, type Layout, refused, segmentTo } from '../table.ts'

const laying = (kind: 'path' | 'bridge', from: TileId, segment: number) => ({ type: 'road', kind, at: from, segment })
const pond = { tile: 'pond-mountain', beside: 'quarry', over: 'mountain', alone: true } as const
const wood = { tile: 'pond-forest', beside: 'woodcutter', over: 'forest', alone: true } as const
/** Forests that meet mountains. */
const cliff = { tile: 'mountain-range-small', beside: 'woodcutter', over: 'cliff', alone: true } as const

const village = (layout: Layout = {}) => aVillage({ extra: [pond, wood, cliff], ...layout })
const bridgeToPond = (state = village()) => laying('bridge', 'quarry', segmentTo(state, 'quarry', 'pond-mountain'))
const pathToWood = (state = village()) => laying('path', 'woodcutter', segmentTo(state, 'woodcutter', 'pond-forest'))

describe('Rulebook: Building a road', () => {
  test('a path joins two forests, for two stones', () => {
    const state = village()
    const after = act(state, ana, pathToWood(state))
    expect(after.sources.quarry).toEqual({})
    expect(after.roads).toEqual([
      { seat: ana, from: 'woodcutter', segment: segmentTo(state, 'woodcutter', 'pond-forest'), to: 'pond-forest' },
    ])
    expect(villageOf(after).connected.has('pond-forest')).toBe(true)
    expect(eventsOf(state, ana, pathToWood(state))).toContainEqual(
      expect.objectContaining({ type: 'road-built', kind: 'path' }),
    )
  })

  test('a bridge joins two mountains, for two wood', () => {
    const state = village()
    const after = act(state, ana, bridgeToPond(state))
    expect(after.sources.woodcutter).toEqual({})
    expect(after.sources.quarry).toEqual({ stone: 2 })
    expect(villageOf(after).connected.has('pond-mountain')).toBe(true)
    expect(eventsOf(state, ana, bridgeToPond(state))).toContainEqual(
      expect.objectContaining({ type: 'road-built', kind: 'bridge', seat: ana, from: 'quarry', to: 'pond-mountain' }),
    )
  })

  test('a forest and a mountain make a cliff, where no road can be', () => {
    const state = village()
    const segment = segmentTo(state, 'woodcutter', 'mountain-range-small', 'cliff')
    refused(() => eventsOf(state, ana, laying('path', 'woodcutter', segment)), 'a-cliff')
    refused(() => eventsOf(state, ana, laying('bridge', 'woodcutter', segment)), 'a-cliff')
    const fields = forms(state, ana, 'road').flatMap(({ fields }) => fields)
    expect(JSON.stringify(fields)).not.toContain('mountain-range-small')
  })

  test('no path over mountains, no bridge over forests', () => {
    const state = village()
    refused(() => eventsOf(state, ana, { ...pathToWood(state), kind: 'bridge' }), 'no-road-there')
    refused(() => eventsOf(state, ana, { ...bridgeToPond(state), kind: 'path' }), 'no-road-there')
  })

  test('a road is between two tiles, not at the edge of the village', () => {
    refused(() => eventsOf(village(), ana, laying('path', 'market', 0)), 'no-neighbour', { tile: 'market' })
    refused(() => eventsOf(village(), ana, laying('path', 'market', 99)), 'no-neighbour', { tile: 'market' })
  })

  test('tiles joined by a printed road get no other road', () => {
    const toHall = segmentTo(village(), 'church', 'town-hall', 'mountain')
    refused(() => eventsOf(village(), ana, laying('bridge', 'church', toHall)), 'already-linked', { tile: 'town-hall' })
    const printed = segmentTo(village(), 'church', 'town-hall', 'road')
    refused(() => eventsOf(village(), ana, laying('path', 'church', printed)), 'already-linked', { tile: 'town-hall' })
  })

  test.each([ana, bea])('nor do those joined by a road that any seat has built (ruling A7): seat %i', (seat) => {
    const state = village({ roads: [{ seat, from: 'farm', to: 'market', segment: 4 }] })
    for (const segment of [4, 5]) {
      refused(() => eventsOf(state, ana, laying('path', 'farm', segment)), 'already-linked', { tile: 'market' })
    }
    expect(forms(state, ana, 'road', { at: 'farm' })).toEqual([])
  })

  test('if two tiles meet at several segments, the player chooses (ruling A21)', () => {
    const state = village({ ana: { donkeys: ['church'] } })
    const [form] = forms(state, ana, 'road', { at: 'farm' })
    expect(form?.fields[0]).toMatchObject({ kind: 'one-of', name: 'segment', options: [{ value: 4 }, { value: 5 }] })
    for (const segment of [4, 5])
      expect(act(state, ana, laying('path', 'farm', segment)).roads).toMatchObject([{ segment }])
  })

  test('the villager is on either of the two', () => {
    const state = village({ ana: { donkeys: ['church'] } })
    const after = act(state, ana, laying('path', 'market', segmentTo(state, 'market', 'farm')))
    expect(at(after, ana).villagers).toEqual([{ at: 'market', ready: false }])
    expect(villageOf(after).links.get('farm')?.has('market')).toBe(true)
  })

  test('everybody may use it from then on', () => {
    const state = village({ players: 2, bea: { donkeys: ['quarry'] } })
    const step = { type: 'drive', steps: { 'quarry>pond-mountain': 1 } }
    const laid = act(state, ana, bridgeToPond(state), { type: 'end-turn' })
    expect(at(act(laid, bea, step), bea).donkeys).toEqual(['pond-mountain'])
    refused(() => eventsOf(act(state, ana, { type: 'end-turn' }), bea, step), 'no-link')
  })

  test('the goods must reach the villager', () => {
    const state = village({ ana: { donkeys: [] } })
    refused(() => eventsOf(state, ana, pathToWood(state)), 'donkey-missing')
    expect(forms(state, ana, 'road')).toEqual([])
  })

  test('they may be bought on the market (ruling A26)', () => {
    const state = village({ sources: { quarry: { stone: 1 } } })
    expect(eventsOf(state, ana, pathToWood(state))).toContainEqual({
      type: 'bought',
      seat: ana,
      goods: { stone: 1 },
      coins: 2,
    })
  })

  test('a road has no immediate reward', () => {
    const state = village()
    const after = act(state, ana, pathToWood(state))
    expect(at(after, ana)).toMatchObject({ coins: at(state, ana).coins, scored: at(state, ana).scored })
  })
})

describe('Rulebook: Five roads for every player', () => {
  const five = [
    { tile: 'pond-forest', beside: 'woodcutter', over: 'forest', alone: true },
    { tile: 'pond-mountain', beside: 'quarry', over: 'mountain', alone: true },
    { tile: 'woodland-small', beside: 'market', over: 'forest', alone: true },
    { tile: 'mountain-range-small', beside: 'town-hall', over: 'mountain', alone: true },
  ] as const
  const withRoads = (number: number) =>
    aVillage({
      extra: five,
      roads: [...five.map(({ tile, beside }) => ({ from: beside, to: tile })), { from: 'farm', to: 'market' } as const]
        .slice(0, number)
        .map((road) => ({ seat: ana, ...road })),
    })

  test('the fifth can be built', () => {
    expect(act(withRoads(4), ana, laying('path', 'farm', 4)).roads).toHaveLength(5)
  })

  test('a sixth cannot (ruling A8)', () => {
    const state = withRoads(5)
    refused(() => eventsOf(state, ana, laying('path', 'farm', 5)), 'no-roads-left')
    expect(forms(state, ana, 'road')).toEqual([])
  })

  test('those of others do not count', () => {
    const { roads, options, ...village } = withRoads(5)
    const others = roads.map((road) => ({ ...road, seat: carlos }))
    const state = { ...village, roads: others, options: { ...options, parallelRoads: true } }
    expect(act(state, ana, laying('path', 'farm', 5)).roads).toHaveLength(6)
  })
})

describe('Rulebook: Planner', () => {
  test('the builder of the first road takes it', () => {
    const state = village()
    expect(act(state, ana, pathToWood(state)).milestones).toEqual({ roads: ana })
  })

  test('a later road does not', () => {
    const state = village({ roads: [{ seat: bea, from: 'farm', to: 'market' }] })
    expect(act(state, ana, pathToWood(state)).milestones).toEqual({ roads: bea })
    const own = act(village({ ana: { villagers: ['church', 'church'] } }), ana, pathToWood())
    expect(eventsOf(own, ana, bridgeToPond(own)).map(({ type }) => type)).not.toContain('milestone-taken')
  })
})

describe('with the option parallelRoads', () => {
  const options = { parallelRoads: true }
  const beside = (seat: number) => village({ options, roads: [{ seat, from: 'farm', to: 'market', segment: 4 }] })

  test.each([4, 5])("tiles joined by another player's road may get one's own: segment %i", (segment) => {
    const after = act(beside(bea), ana, laying('path', 'farm', segment))
    expect(after.roads).toMatchObject([{ seat: bea }, { seat: ana, segment }])
    expect(forms(beside(bea), ana, 'road', { at: 'farm' })).toHaveLength(1)
  })

  test("those joined by one's own road may not", () => {
    refused(() => eventsOf(beside(ana), ana, laying('path', 'farm', 5)), 'already-linked', { tile: 'market' })
    const turned = segmentTo(beside(ana), 'market', 'farm')
    refused(() => eventsOf(beside(ana), ana, laying('path', 'market', turned)), 'already-linked', { tile: 'farm' })
  })

  test('nor those joined by a printed one', () => {
    const toHall = segmentTo(village({ options }), 'church', 'town-hall', 'mountain')
    refused(() => eventsOf(village({ options }), ana, laying('bridge', 'church', toHall)), 'already-linked')
  })
})
