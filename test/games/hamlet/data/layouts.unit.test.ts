import { describe, expect, test } from 'vitest'
import type { Piece } from '../../../../src/games/hamlet/box.ts'
import { against, firstGame, layouts as known, type Laid, laidOut } from '../../../../src/games/hamlet/data/layouts.ts'
import { boxFor, tilesOf } from '../../../../src/games/hamlet/data/printed-box.ts'
import { ringIds, type TileId } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { allContacts, type Board, boardOf, contactsOf } from '../../../../src/games/hamlet/geometry/board.ts'
import { type Edge, edgesOf, trianglesOf } from '../../../../src/games/hamlet/geometry/outline.ts'
import { misplaced } from '../../../../src/games/hamlet/geometry/placement.ts'
import { withChurch } from '../geometry/start.ts'

const layouts = known.map((layout) => laidOut(boxFor(2), layout))
const boards = layouts.map((layout) => boardOf(withChurch(layout)))
const churchRoads = [1, 3, 4, 8, 11]

describe('the layouts around the church', () => {
  test('are forty, all different, including the one for a first match', () => {
    expect(new Set(layouts.map((layout) => JSON.stringify(layout))).size).toBe(40)
    expect(layouts).toHaveLength(40)
    expect(layouts).toContainEqual(firstGame)
  })

  test('name the five tiles, each in the same order', () => {
    for (const layout of [firstGame, ...layouts]) expect(layout.map(({ tile }) => tile)).toEqual(ringIds)
  })

  test('put each tile with a road at a road of the church, one at each', () => {
    for (const board of boards) {
      const roads = contactsOf(board, 'church').filter(({ type }) => type === 'road')
      expect(roads.map(({ segment }) => segment)).toEqual(churchRoads)
      expect(roads.map(({ otherType }) => otherType)).toEqual(roads.map(() => 'road'))
      expect(new Set(roads.map(({ other }) => other))).toEqual(new Set(ringIds))
    }
  })

  test('have roads that meet only roads, and no overlapping tiles', () => {
    for (const board of boards) {
      for (const { type, otherType } of allContacts(board)) expect(type === 'road').toBe(otherType === 'road')
      const covered = board.lying.flatMap(({ piece, place }) => trianglesOf(piece, place))
      expect(new Set(covered.map(({ q, r }) => `${q},${r}`)).size).toBe(covered.length)
    }
  })

  test('are sorted by the roads at which the woodcutter, then the quarry and so on are placed', () => {
    const roadAt = (board: (typeof boards)[number], tile: TileId) =>
      churchRoads.indexOf(
        contactsOf(board, tile).find(({ other, type }) => other === 'church' && type === 'road')?.otherSegment ?? -1,
      )
    const orders = boards.map((board) => ringIds.map((tile) => roadAt(board, tile)).join(''))
    expect(orders).toEqual(orders.toSorted())
  })

  test('are the same for any number of players', () => {
    for (const seats of [3, 4]) expect(known.map((layout) => laidOut(boxFor(seats), layout))).toEqual(layouts)
  })

  test('are all legal ones of the 240 ways to put each tile at a road of the church', () => {
    const box = boxFor(2)
    const tiles = tilesOf(box)
    const roadsOf = (piece: Piece) => edgesOf(piece).filter(({ type }) => type === 'road')
    const layOn = (board: Board<TileId>, [tile, ...others]: readonly TileId[], free: readonly Edge[]): Laid[][] => {
      if (tile === undefined) return [[]]
      return free.flatMap((road) =>
        roadsOf(tiles[tile]).flatMap((own) => {
          const place = against(road, own)
          if (misplaced(board, tiles[tile], place) !== undefined) return []
          const lying = boardOf([...board.lying, { id: tile, piece: tiles[tile], place }])
          const left = free.filter((other) => other !== road)
          return layOn(lying, others, left).map((rest) => [{ tile, place }, ...rest])
        }),
      )
    }
    const found = layOn(boardOf(withChurch([])), ringIds, roadsOf(box.church))
    expect(found.map((layout) => JSON.stringify(layout)).toSorted()).toEqual(
      layouts.map((layout) => JSON.stringify(layout)).toSorted(),
    )
  })
})
