import type { Tallied } from '../effects/amount.ts'
import type { Effect } from '../effects/effect.ts'
import type { BuildingType } from '../holdings.ts'
import type { Counts } from '../items.ts'
import type { Power } from './power.ts'

/** A building card, as it is printed: all that it does stands here, as data. */
export interface Building {
  /** What is printed on it; the lowest of the standard ones is what the city builds. */
  readonly number: number
  /** What is printed in place of a number. */
  readonly mark?: string
  readonly type: BuildingType
  readonly hammers?: number
  readonly fishermen?: number
  /** In francs: it counts in the end, and half of it is paid when the card is sold. */
  readonly value: number
  /** In francs; left out where it is the value. Nobody can buy a card whose price is null. */
  readonly price?: number | null
  /** Left out for all that can be sold. */
  readonly sells?: false
  /** What it takes to build it; left out where it can only be bought. */
  readonly cost?: Counts
  /** What the town or the owner gets of a visitor: food (or francs instead), or francs; of both, one is enough. */
  readonly fee?: { readonly food?: number; readonly francs?: number }
  /** What a visitor does there; a locked building has none, and nobody can enter it. */
  readonly use?: Effect
  /** What it adds to its owner's score at the end, in francs. */
  readonly bonus?: Tallied
  /** What it does without being entered. */
  readonly powers?: readonly Power[]
}

/** Half the value, whatever was paid; null where nobody can sell the card. Rulebook: Selling. */
export const halfOf = ({ sells, value }: Building): number | null => (sells === false ? null : value / 2)

export const priceOf = ({ price, value }: Building): number | null => (price === undefined ? value : price)
