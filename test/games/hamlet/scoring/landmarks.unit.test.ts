import { describe, expect, test } from 'vitest'
import { type LandmarkId, landmarkIds } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { landmarkPoints, pointsOf } from '../../../../src/games/hamlet/scoring/landmarks.ts'
import { villageOf } from '../../../../src/games/hamlet/village.ts'
import { ana, aVillage, bea, type Extra, type Layout } from '../table.ts'

/** What a landmark brings Ana. */
const worth = (id: LandmarkId, layout: Layout): number => {
  const state = aVillage(layout)
  return pointsOf(state, villageOf(state), id, ana)
}

/** A landmark beside the town hall over mountains, which another player's bridge joins to the village. */
const inTheVillage = (tile: LandmarkId, layout: Layout = {}): number =>
  worth(tile, {
    ...layout,
    extra: [{ tile, beside: 'town-hall', over: 'mountain' }],
    roads: [...(layout.roads ?? []), { seat: bea, from: tile, to: 'town-hall' }],
  })

const rich: Layout = {
  ana: { coins: 12, donkeys: ['church', 'church', 'farm', 'market'], sales: ['s1a', 's1b', 's2a'] },
  deliveries: { coins: ana, raw: ana, 'milk-brick': bea },
  roads: [{ seat: ana, from: 'farm', to: 'market' }],
}

describe("Rulebook: what landmarks score for their owner's possessions", () => {
  test('Shrine: 2 for each own delivery (ruling A10)', () => expect(inTheVillage('shrine', rich)).toBe(4))
  test('Trade Post: 1 for each own sale token', () => expect(inTheVillage('trade-post', rich)).toBe(3))
  test('Warehouse: 1 for each own road, none for those of others', () => {
    expect(inTheVillage('warehouse', rich)).toBe(1)
    const ownBridge: Layout = {
      extra: [{ tile: 'warehouse', beside: 'town-hall', over: 'mountain' }],
      roads: [...(rich.roads ?? []), { seat: ana, from: 'warehouse', to: 'town-hall' }],
    }
    expect(worth('warehouse', ownBridge)).toBe(2)
  })
  test('Stables: 2 for each own donkey', () => expect(inTheVillage('stables', rich)).toBe(8))
  test('Tavern: 1 for each own coin, at most 8', () => {
    expect(inTheVillage('tavern', rich)).toBe(8)
    expect(inTheVillage('tavern', { ana: { coins: 8 } })).toBe(8)
    expect(inTheVillage('tavern', { ana: { coins: 7 } })).toBe(7)
    expect(inTheVillage('tavern', { ana: { coins: 0 } })).toBe(0)
  })
  test('Smithy: nothing of its own, but it raises the longest road', () => expect(inTheVillage('smithy', rich)).toBe(0))
})

describe('Rulebook: what landmarks score for being part of the village', () => {
  test('Ponds: 3, with a road of any player', () => {
    expect(inTheVillage('pond-mountain')).toBe(3)
    const path: Layout = {
      extra: [{ tile: 'pond-forest', beside: 'farm', over: 'forest' }],
      roads: [{ seat: bea, from: 'farm', to: 'pond-forest' }],
    }
    expect(worth('pond-forest', path)).toBe(3)
  })

  test('a road that does not lead to the church does not count', () => {
    const layout: Layout = {
      extra: [
        { tile: 'pond-mountain', beside: 'town-hall', over: 'mountain' },
        { tile: 'outpost-1', beside: 'pond-mountain', over: 'mountain', alone: true },
      ],
      roads: [{ seat: ana, from: 'outpost-1', to: 'pond-mountain' }],
    }
    expect(worth('pond-mountain', layout)).toBe(0)
    expect(worth('outpost-1', layout)).toBe(0)
  })

  test('Outposts: 1 for each tile of the shortest way to the church, including both ends', () => {
    // outpost, town hall, church
    expect(inTheVillage('outpost-1')).toBe(3)
    expect(inTheVillage('outpost-2')).toBe(3)
    const further: Layout = {
      extra: [
        { tile: 'pond-mountain', beside: 'town-hall', over: 'mountain' },
        { tile: 'outpost-1', beside: 'pond-mountain', over: 'mountain', alone: true },
      ],
      roads: [
        { seat: bea, from: 'outpost-1', to: 'pond-mountain' },
        { seat: ana, from: 'pond-mountain', to: 'town-hall' },
      ],
    }
    expect(worth('outpost-1', further)).toBe(4)
  })

  test('Outposts: the shorter of two ways counts', () => {
    // It meets the church and the quarry.
    const extra: Extra[] = [{ tile: 'outpost-1', place: { turns: 4, q: -3, r: 6 } }]
    const overQuarry = { seat: ana, from: 'outpost-1', to: 'quarry' } as const
    expect(worth('outpost-1', { extra, roads: [overQuarry] })).toBe(3)
    expect(worth('outpost-1', { extra, roads: [overQuarry, { seat: bea, from: 'outpost-1', to: 'church' }] })).toBe(2)
  })
})

describe('Rulebook: what landmarks score for their surroundings', () => {
  test('Woodlands: 1 and 2 for each segment that meets a forest, even without a road', () => {
    // It meets a forest of the church, a mountain of it, and a forest of the woodcutter.
    const place = { turns: 1, q: 0, r: -1 }
    expect(worth('woodland-small', { extra: [{ tile: 'woodland-small', place }] })).toBe(2)
    expect(worth('woodland-large', { extra: [{ tile: 'woodland-large', place }] })).toBe(4)
  })

  test('Mountain ranges: 1 and 2 for each segment that meets a mountain, even without a road', () => {
    // There it meets mountains of the church and the quarry, elsewhere a mountain and a forest.
    const between = { turns: 0, q: -2, r: 4 }
    expect(worth('mountain-range-small', { extra: [{ tile: 'mountain-range-small', place: between }] })).toBe(2)
    expect(worth('mountain-range-large', { extra: [{ tile: 'mountain-range-large', place: between }] })).toBe(4)
    const beside = { turns: 0, q: -1, r: -1 }
    expect(worth('mountain-range-large', { extra: [{ tile: 'mountain-range-large', place: beside }] })).toBe(2)
  })

  test('Monument: 2 for each segment that meets one of its type, even under a bridge (ruling A23)', () => {
    // It meets three mountains: two of the quarry, one of the church.
    const extra: Extra[] = [{ tile: 'monument', place: { turns: 4, q: -4, r: 7 } }]
    expect(worth('monument', { extra, roads: [{ seat: bea, from: 'monument', to: 'quarry' }] })).toBe(6)
  })

  test('Monument: cliffs are not of one type', () => {
    // Two of its mountains meet forests of the church, one a mountain.
    const extra: Extra[] = [{ tile: 'monument', place: { turns: 1, q: 1, r: -2 } }]
    expect(worth('monument', { extra, roads: [{ seat: bea, from: 'monument', to: 'church' }] })).toBe(2)
  })

  test('Monument: roads that meet are of one type', () => {
    expect(worth('monument', { extra: [{ tile: 'monument', beside: 'market', over: 'road', alone: true }] })).toBe(2)
  })

  test('Square: 3 for each printed road that meets another', () => {
    const square = { tile: 'square', beside: 'market', over: 'road', alone: true } as const
    expect(worth('square', { extra: [square] })).toBe(3)
    const sawmill = { tile: 'sawmill', beside: 'square', over: 'road', alone: true } as const
    expect(worth('square', { extra: [square, sawmill] })).toBe(6)
  })

  test('Square: nothing for bridges, paths and matching segments (ruling A22)', () => {
    const mountains: Extra[] = [{ tile: 'square', place: { turns: 1, q: 0, r: 3 } }]
    expect(worth('square', { extra: mountains, roads: [{ seat: ana, from: 'square', to: 'church' }] })).toBe(0)
  })
})

describe('Rulebook: a landmark must be joined to the village', () => {
  const anywhere = ['woodland-small', 'woodland-large', 'mountain-range-small', 'mountain-range-large'] as const

  test.each(landmarkIds.filter((id) => !anywhere.some((other) => other === id)))('%s', (tile) => {
    // Isolated by a forest or a mountain of the town hall, without a road.
    const state = aVillage({ ...rich, extra: [{ tile, beside: 'town-hall', alone: true }] })
    const village = villageOf(state)
    expect(village.connected.has(tile)).toBe(false)
    expect(pointsOf(state, village, tile, ana)).toBe(0)
  })

  test.each(anywhere)('except for %s', (tile) => {
    const over = tile.startsWith('woodland') ? 'forest' : 'mountain'
    const state = aVillage({ extra: [{ tile, beside: 'town-hall', over, alone: true }] })
    const village = villageOf(state)
    expect(village.connected.has(tile)).toBe(false)
    expect(pointsOf(state, village, tile, ana)).toBeGreaterThan(0)
  })
})

test("Rulebook: only the flag's owner scores, for all own landmarks together", () => {
  const state = aVillage({
    ...rich,
    extra: [
      { tile: 'shrine', beside: 'town-hall', over: 'mountain' },
      { tile: 'stables', beside: 'market', over: 'road' },
      { tile: 'woodland-small', place: { turns: 1, q: 0, r: -1 }, by: bea },
    ],
    roads: [{ seat: bea, from: 'shrine', to: 'town-hall' }],
  })
  const village = villageOf(state)
  expect([0, 1, 2].map((seat) => landmarkPoints(state, village, seat))).toEqual([4 + 8, 2, 0])
})
