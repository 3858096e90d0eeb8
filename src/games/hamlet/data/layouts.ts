import type { Place } from '../../kit/choice.ts'
import type { Box } from '../box.ts'
import { minus, moved, opposite, step, turned } from '../geometry/lattice.ts'
import { asPrinted, type Edge, edgesOf } from '../geometry/outline.ts'
import { tilesOf } from './printed-box.ts'
import { ringIds, type TileId } from './tile-ids.ts'

/** How the first tiles may lie around the church. Rulebook: Setup. */

export interface Laid {
  readonly tile: TileId
  readonly place: Place
}

export const churchPlace: Place = asPrinted

/** The layout for a first match, from the picture in the rulebook. */
export const firstGame: readonly Laid[] = [
  { tile: 'woodcutter', place: { turns: 4, q: -6, r: 3 } },
  { tile: 'quarry', place: { turns: 5, q: -4, r: 4 } },
  { tile: 'farm', place: { turns: 3, q: 2, r: 4 } },
  { tile: 'market', place: { turns: 0, q: 2, r: 1 } },
  { tile: 'town-hall', place: { turns: 0, q: 3, r: -3 } },
]

/**
 * All 40 legal ways to lay the ring: the segment of the church at which each tile lies, in the order of `ringIds`, and
 * the segment by which the market lies there. A test enumerates them again.
 */
const churchRoads = [
  [1, 3, 4, 11, 8],
  [1, 3, 11, 4, 8],
  [1, 8, 3, 4, 11],
  [1, 8, 4, 3, 11],
  [1, 8, 4, 11, 3],
  [1, 8, 11, 4, 3],
  [1, 11, 3, 4, 8],
  [1, 11, 4, 3, 8],
  [8, 1, 3, 4, 11],
  [8, 1, 4, 3, 11],
  [8, 1, 4, 11, 3],
  [8, 1, 11, 4, 3],
  [8, 3, 4, 11, 1],
  [8, 3, 11, 4, 1],
  [8, 11, 3, 4, 1],
  [8, 11, 4, 3, 1],
  [11, 1, 3, 4, 8],
  [11, 1, 4, 3, 8],
  [11, 8, 3, 4, 1],
  [11, 8, 4, 3, 1],
] as const
const marketRoads = [5, 8] as const

interface Layout {
  readonly churchRoads: readonly number[]
  readonly marketRoad: number
}

export const layouts: readonly Layout[] = churchRoads.flatMap((roads) =>
  marketRoads.map((marketRoad) => ({ churchRoads: roads, marketRoad })),
)

/** Where the tiles of the ring lie in a layout. */
export function laidOut(box: Box, { churchRoads, marketRoad }: Layout): Laid[] {
  const tiles = tilesOf(box)
  const church = edgesOf(box.church, churchPlace)
  return ringIds.flatMap((tile, index) => {
    const road = church[churchRoads[index] ?? -1]
    const own = edgesOf(tiles[tile]).find(
      (edge) => edge.type === 'road' && (tile !== 'market' || edge.index === marketRoad),
    )
    return road && own ? [{ tile, place: against(road, own) }] : []
  })
}

/** Where a piece must lie so that one of its segments meets an edge. */
export function against(edge: Edge, own: Edge): Place {
  const turns = (opposite(edge.direction) - own.direction + 6) % 6
  return { turns, ...minus(moved(edge.from, step(edge.direction)), turned(own.from, turns)) }
}
