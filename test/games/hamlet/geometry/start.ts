import { churchPlace, firstGame, type Laid } from '../../../../src/games/hamlet/data/layouts.ts'
import { boxFor, tilesOf } from '../../../../src/games/hamlet/data/printed-box.ts'
import type { TileId } from '../../../../src/games/hamlet/data/tile-ids.ts'
import type { Lying } from '../../../../src/games/hamlet/geometry/board.ts'

export const tiles = tilesOf(boxFor(2))

/** The church in the middle of a layout. */
export const withChurch = (layout: readonly Laid[]): Lying<TileId>[] =>
  [{ tile: 'church' as const, place: churchPlace }, ...layout].map(({ tile, place }) => ({
    id: tile,
    piece: tiles[tile],
    place,
  }))

/** The tiles when a first match begins. */
export const start = withChurch(firstGame)
