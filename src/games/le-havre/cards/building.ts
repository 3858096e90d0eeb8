import type { Tallied } from '../effects/amount.ts'
import type { Effect } from '../effects/effect.ts'
import type { BuildingType } from '../holdings.ts'
import type { Counts } from '../items.ts'
import type { Power } from './power.ts'

/** A building card as printed: everything that it does is declared here as data. */
export interface Building {
  /** The printed number; the city builds the standard building with the lowest one. */
  readonly number: number
  /** What is printed in place of a number. */
  readonly mark?: string
  readonly type: BuildingType
  readonly hammers?: number
  readonly fishermen?: number
  /** In francs: it counts at the end, and selling the card brings half of it. */
  readonly value: number
  /** In francs; by default, the value. Nobody can buy a card whose price is null. */
  readonly price?: number | null
  /** `false` if the card cannot be sold. */
  readonly sells?: false
  /** The cost of building it; left out if it can only be bought. */
  readonly cost?: Counts
  /**
   * The fee that a visitor pays to the town or the owner: food (or francs instead), or francs. If both are given, the
   * visitor pays one of them.
   */
  readonly fee?: { readonly food?: number; readonly francs?: number }
  /** What a visitor does there. A locked building has no use, and nobody can enter it. */
  readonly use?: Effect
  /** What it adds to its owner's score at the end, in francs. */
  readonly bonus?: Tallied
  /** Its effects without being entered. */
  readonly powers?: readonly Power[]
}

/** Half the value, regardless of the price that was paid; null if the card cannot be sold. Rulebook: Selling. */
export const halfOf = ({ sells, value }: Building): number | null => (sells === false ? null : value / 2)

export const priceOf = ({ price, value }: Building): number | null => (price === undefined ? value : price)
