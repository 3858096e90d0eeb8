import type { ShipType } from '../data/ships.ts'
import type { Counts, Good, Item } from '../items.ts'
import type { Amount } from './amount.ts'

/**
 * The printed text of a card for its visitors, as data. Everything that an effect does follows from it, and so does the
 * sentence that describes it (`locales/cards/`).
 */
export type Printed =
  | { readonly type: 'take'; readonly gets: PrintedAmounts; readonly holding: Counts }
  | { readonly type: 'take-missing'; readonly each: number }
  | ({ readonly type: 'take-different' } & Different)
  | ({ readonly type: 'convert' } & Arrow)
  | { readonly type: 'choose'; readonly of: readonly Exchange[] }
  | ({ readonly type: 'once' } & Exchange)
  | { readonly type: 'return-loans'; readonly most: number; readonly francs: number }
  | { readonly type: 'construct'; readonly twice: boolean; readonly needs?: Good; readonly less?: Counts }
  | { readonly type: 'build-ship'; readonly energy: number; readonly modernising: Counts }
  | { readonly type: 'exchange-ship' }
  | {
      readonly type: 'sail'
      readonly energy: number
      readonly holds: readonly { readonly ship: ShipType; readonly goods: number }[]
      readonly prices: Prices
    }
  | {
      readonly type: 'sell-goods'
      readonly upgraded: readonly Good[]
      readonly standard: readonly Good[]
      readonly standardForOne: number
    }
  | { readonly type: 'swap'; readonly give: number; readonly get: Good }
  | { readonly type: 'trade-goods'; readonly markets: readonly Market[] }
  | { readonly type: 'buy-one-of-each'; readonly prices: Prices }
  | { readonly type: 'buy-with-food'; readonly wares: readonly Ware[] }
  | { readonly type: 'one-more-of-each'; readonly francsForSteel: number }
  | { readonly type: 'pawn-goods'; readonly receives: number; readonly costs: number }
  | { readonly type: 'take-neighbours'; readonly francs: number }
  | { readonly type: 'take-ones-and-two'; readonly every: number; readonly besides: number }
  | { readonly type: 'drive-cattle'; readonly each: number; readonly ofOneOther: number }
  | { readonly type: 'evict'; readonly francs: number }
  | { readonly type: 'any-of'; readonly parts: readonly Printed[] }
  | { readonly type: 'one-of'; readonly parts: readonly Printed[] }

/** The amount of each kind: fixed, or depending on what the seat owns. */
export type PrintedAmounts = Readonly<Partial<Record<Item, Amount>>>

/** Goods of different kinds from the general supply. */
export interface Different {
  /** The kinds that may be taken. */
  readonly of: readonly Good[]
  /** How many are taken, each of a different kind; never more than there are kinds. */
  readonly number: Amount
  /** The limit in matches with one player, if an option of the match sets it. */
  readonly mostAlone?: number
  /** A further effect: a look at the top special buildings, or a loan without its francs. */
  readonly besides?: 'peek' | 'loan'
}

/** An arrow on a card. Rulebook: Symbols. */
export interface Arrow {
  readonly from: Counts
  /** The result of one conversion: whole items, or halves that are rounded down over the visit. */
  readonly into: Readonly<Partial<Record<Item, number>>>
  /** Units of energy per conversion; halves are rounded up over the visit. */
  readonly energy?: number
  /** Units of energy per visit, regardless of the number of conversions. */
  readonly energyOnce?: number
  /** The most conversions per visit; unlimited if nothing is printed above the arrow. */
  readonly most?: Amount
}

/** What is handed in, and what the player gets for it. */
export interface Exchange {
  readonly gives?: Counts
  /** In units of energy. */
  readonly energy?: number
  /** Items that the seat must still have, and keeps, when everything is paid. */
  readonly keeps?: Counts
  readonly gets: Counts
}

/** Goods that can be traded for each other. The given and the taken goods must have the same worth. */
export interface Market {
  readonly give: readonly Good[]
  readonly take: readonly Good[]
  /** How many goods may be given at most. */
  readonly most: number
  /** How goods are compared: by their price on a ship, or one for one. */
  readonly by: 'ship-price' | 'number'
}

/** In francs. */
export type Prices = Readonly<Partial<Record<Good, number>>>

/** Goods that can be bought with food. */
export interface Ware {
  readonly gets: Counts
  /** The price of each, in food or francs. */
  readonly food: number
  readonly most: number
}

/** Whether a card has this type of effect, directly or in one of its parts. */
export const says = (printed: Printed, type: Printed['type']): boolean =>
  printed.type === type || ('parts' in printed && printed.parts.some((part) => says(part, type)))
