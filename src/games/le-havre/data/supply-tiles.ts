import { z } from 'zod'
import type { Offer } from '../items.ts'

export const tileIds = [
  'wood-cattle',
  'wood-clay',
  'wood-franc',
  'fish-clay',
  'wood-fish',
  'fish-grain',
  'iron-franc',
] as const
export const TileId = z.enum(tileIds)
export type TileId = z.infer<typeof TileId>

/** A supply tile adds one of each of its two items to the offers. On one of the tiles, interest is due. */
interface Tile {
  readonly adds: readonly [Offer, Offer]
  readonly interest: boolean
}

export const tiles: Readonly<Record<TileId, Tile>> = {
  'wood-cattle': { adds: ['wood', 'cattle'], interest: false },
  'wood-clay': { adds: ['wood', 'clay'], interest: false },
  'wood-franc': { adds: ['wood', 'franc'], interest: false },
  'fish-clay': { adds: ['fish', 'clay'], interest: false },
  'wood-fish': { adds: ['wood', 'fish'], interest: true },
  'fish-grain': { adds: ['fish', 'grain'], interest: false },
  'iron-franc': { adds: ['iron', 'franc'], interest: false },
}
