import { icon } from '../../kit/picture/drawing.ts'
import type { Shape } from '../../kit/picture/shape.ts'
import type { Box } from '../box.ts'
import { LandmarkId, RefineryId, SourceId, type TileId } from '../data/tile-ids.ts'

/** The icon of a tile: a landmark, a barn, or a house with the good that is made there, once per slot. */
export function tileMark({ refineries, sources }: Box, tile: TileId, x: number, y: number, size: number): Shape[] {
  const refinery = RefineryId.safeParse(tile)
  if (refinery.success) {
    const { makes, slots } = refineries[refinery.data]
    const small = 0.62 * size
    return [
      icon('refinery', x - 0.3 * size, y, size),
      ...Array.from({ length: slots }, (_, slot) =>
        icon(makes, x + (0.25 + 0.45 * slot) * size, y + 0.15 * size, small),
      ),
    ]
  }
  const source = SourceId.safeParse(tile)
  if (source.success) {
    const [only, ...others] = sources[source.data].goods
    return [icon(only === undefined || others.length > 0 ? 'barn' : only, x, y, size)]
  }
  return [icon(LandmarkId.safeParse(tile).data ?? tile, x, y, size)]
}
