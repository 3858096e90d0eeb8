import type { Box, Tile } from '../box.ts'
import type { Refined } from '../goods.ts'
import { churchFor } from './church.ts'
import { sales } from './sales.ts'
import { marketPricesFor } from './set-up.ts'
import { ringIds, type TileId, tileIds } from './tile-ids.ts'
import { landmarks, market, refineries, sources, townHallTile } from './tiles.ts'

/** The box for a match with this number of players. */
export const boxFor = (seats: number): Box => ({
  church: churchFor(seats),
  market: { kind: 'market', ...market, prices: marketPricesFor(seats) },
  townHall: townHallTile,
  sources,
  refineries,
  landmarks,
  sales,
})

/** All tiles of a box, by their ids. */
export const tilesOf = ({ church, market, townHall, ...others }: Box): Readonly<Record<TileId, Tile>> => ({
  church,
  market,
  'town-hall': townHall,
  ...others.sources,
  ...others.refineries,
  ...others.landmarks,
})

/** The tiles of a stack or, for `null`, those in the bag at the start; in the order of `tileIds`. */
export function stacked(box: Box, stack: Refined | null): readonly TileId[] {
  const tiles = tilesOf(box)
  const ring: readonly TileId[] = ringIds
  return tileIds.filter((id) => {
    const tile = tiles[id]
    return 'stack' in tile && tile.stack === stack && !ring.includes(id)
  })
}
