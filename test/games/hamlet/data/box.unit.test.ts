import { describe, expect, test } from 'vitest'
import { Box } from '../../../../src/games/hamlet/box.ts'
import { churchParts, finishedParts } from '../../../../src/games/hamlet/data/church.ts'
import { boxFor, stacked, tilesOf } from '../../../../src/games/hamlet/data/printed-box.ts'
import { saleSpaces, takenOut } from '../../../../src/games/hamlet/data/sales.ts'
import { type RefineryId, tileIds } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { edgesOf, trianglesOf } from '../../../../src/games/hamlet/geometry/outline.ts'
import { isRaw, kindsIn, refinedGoods, total } from '../../../../src/games/hamlet/goods.ts'

const box = boxFor(2)
const tiles = tilesOf(box)
const builtTiles = [...Object.values(box.sources), ...Object.values(box.refineries), ...Object.values(box.landmarks)]

/** Triangles, then segments of road, forest and mountain. */
const drawn = {
  church: [24, 5, 5, 4],
  market: [9, 2, 7, 0],
  'town-hall': [12, 1, 4, 5],
  woodcutter: [8, 1, 7, 0],
  quarry: [6, 1, 0, 5],
  farm: [4, 1, 5, 0],
  'barn-opposite': [6, 2, 2, 2],
  'barn-bent': [6, 2, 2, 2],
  sawmill: [10, 2, 8, 0],
  stonemason: [12, 2, 0, 8],
  'dairy-farm': [8, 2, 2, 4],
  'flour-mill': [8, 2, 3, 3],
  'master-stonemason': [8, 2, 0, 6],
  'lumber-mill': [12, 2, 8, 0],
  windmill: [7, 2, 2, 3],
  'dairy-estate': [10, 2, 5, 3],
  shrine: [4, 0, 3, 3],
  'trade-post': [4, 0, 3, 3],
  'pond-forest': [6, 0, 6, 0],
  'pond-mountain': [6, 0, 0, 6],
  'woodland-small': [7, 0, 7, 0],
  'mountain-range-small': [6, 0, 0, 6],
  warehouse: [8, 2, 4, 2],
  stables: [10, 2, 5, 3],
  'outpost-1': [8, 1, 0, 7],
  'outpost-2': [8, 1, 0, 7],
  smithy: [6, 2, 1, 3],
  'mountain-range-large': [6, 0, 0, 6],
  square: [9, 3, 3, 3],
  monument: [9, 3, 3, 3],
  tavern: [8, 2, 2, 4],
  'woodland-large': [7, 0, 7, 0],
}

describe('the 32 tiles', () => {
  test('are all in the box, each once', () => {
    expect(Object.keys(tiles).toSorted()).toEqual(tileIds.toSorted())
    expect(tileIds).toHaveLength(32)
  })

  test.each(tileIds)('%s has its triangles, roads, forests and mountains', (id) => {
    const types = edgesOf(tiles[id]).map(({ type }) => type)
    const number = (wanted: string) => types.filter((type) => type === wanted).length
    expect([trianglesOf(tiles[id]).length, number('road'), number('forest'), number('mountain')]).toEqual(drawn[id])
  })

  test('are ten in the bag, and four in each of four stacks', () => {
    expect(stacked(box, null)).toEqual([
      'sawmill',
      'stonemason',
      'dairy-farm',
      'flour-mill',
      'shrine',
      'trade-post',
      'pond-forest',
      'pond-mountain',
      'woodland-small',
      'mountain-range-small',
    ])
    for (const good of refinedGoods) expect(stacked(box, good), good).toHaveLength(4)
  })
})

describe('building a tile', () => {
  test('costs either goods or coins, except for the tiles around the church', () => {
    for (const { cost, ...tile } of builtTiles) {
      const goods = total(cost.goods)
      const isRing = tile.kind === 'source' && tile.startsWith > 0
      expect([goods > 0, cost.coins > 0].filter(Boolean)).toHaveLength(isRing ? 0 : 1)
    }
  })

  test('from a stack costs the good that brings it into the bag; a barn costs coins', () => {
    for (const good of refinedGoods) {
      for (const tile of builtTiles.filter(({ stack }) => stack === good)) {
        expect((tile.cost.goods[good] ?? 0) > 0).toBe(tile.kind !== 'source')
      }
    }
  })

  test('costs raw goods only for the first refinery of each good, so that no match is stuck', () => {
    const first: RefineryId[] = ['sawmill', 'stonemason', 'dairy-farm', 'flour-mill']
    expect(first.map((id) => box.refineries[id].makes).toSorted()).toEqual(refinedGoods.toSorted())
    for (const id of first) expect(kindsIn(box.refineries[id].cost.goods).every(isRaw), id).toBe(true)
  })
})

describe.each([2, 3, 4])('for %i players', (seats) => {
  const own = boxFor(seats)

  test("the box matches the contract's schema", () => expect(Box.parse(own)).toEqual(own))

  test('the church has six parts, either complete or to be delivered', () => {
    expect(finishedParts(seats) + Object.keys(own.church.slots).length).toBe(churchParts)
    expect(churchParts).toBe(6)
    expect(finishedParts(seats)).toBe(seats === 2 ? 2 : 1)
  })

  test('each delivery slot demands either goods or coins', () => {
    for (const { of, number, coins } of Object.values(own.church.slots)) {
      expect(of.length > 0).toBe(number > 0)
      expect(number > 0).toBe(coins === 0)
    }
  })

  test('the market has the prices of its side', () =>
    expect(own.market.prices).toEqual(seats === 2 ? { raw: 3, refined: 5 } : { raw: 2, refined: 4 }))

  test('of twelve sale tokens, four of each level, this many remain', () => {
    const levels = Object.values(own.sales).map(({ level }) => level)
    expect(levels.toSorted()).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    const out = Object.values(takenOut.get(seats) ?? {}).reduce((sum, number) => sum + number, 0)
    expect(levels.length - out).toBe({ 2: 7, 3: 9, 4: 10 }[seats])
  })

  test('the open sale tokens of the first turn are of the first level', () => {
    const { 1: easy = 0 } = takenOut.get(seats) ?? {}
    expect(4 - easy).toBeGreaterThanOrEqual(saleSpaces)
  })
})
