import type { BuildingId } from '../../data/building-ids.ts'
import type { ShipId, ShipType } from '../../data/ships.ts'
import { type TileId, tiles } from '../../data/supply-tiles.ts'
import type { Item, Offer } from '../../items.ts'

/** The names of the game's things in one language. */
export interface Names {
  readonly buildings: Readonly<Record<BuildingId, string>>
  /** "craft building"; buildings without an icon are `none`. */
  readonly buildingTypes: Readonly<Record<'craft' | 'economic' | 'industrial' | 'public' | 'none', string>>
  readonly ships: Readonly<Record<ShipId, string>>
  /** "wooden ship". */
  readonly shipTypes: Readonly<Record<ShipType, string>>
  /** The kind alone: "smoked fish". */
  readonly items: Readonly<Record<Item, string>>
  /** An amount of a kind: "2 francs". */
  readonly amounts: Readonly<Record<Item, (amount: number) => string>>
  /** The offer spaces: "wood offer". */
  readonly offers: Readonly<Record<Offer, string>>
  /** Amounts of other things: "2 loans", "3 energy". */
  readonly counted: Readonly<Record<'loan' | 'food' | 'energy', (amount: number) => string>>
}

/** A supply tile has no name: it is named by the items that it adds. */
export const tileName = ({ items }: Names, tile: TileId): string =>
  tiles[tile].adds.map((offer) => items[offer]).join(' + ')
