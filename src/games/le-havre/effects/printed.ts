import type { ShipType } from '../data/ships.ts'
import type { Counts, Good, Item } from '../items.ts'
import type { Amount } from './amount.ts'

/**
 * What is printed on a card for its visitors, as data: all that an effect does follows from it, and so does the sentence
 * in which the card says it (`locales/cards/`).
 */
export type Printed =
  | { readonly type: 'take'; readonly gets: Amounts; readonly holding: Counts }
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
  | { readonly type: 'take-ones-and-two' }
  | { readonly type: 'drive-cattle'; readonly each: number; readonly ofOneOther: number }
  | { readonly type: 'evict'; readonly francs: number }
  | { readonly type: 'any-of'; readonly parts: readonly Printed[] }
  | { readonly type: 'one-of'; readonly parts: readonly Printed[] }

/** So many of a kind, or as many as something else says. */
export type Amounts = Readonly<Partial<Record<Item, Amount>>>

/** Goods of different kinds from the general supply. */
export interface Different {
  /** The kinds that may be taken. */
  readonly of: readonly Good[]
  /** How many are taken, each of another kind; never more than there are kinds. */
  readonly number: Amount
  /** How many at most where one plays alone, by an option of the match. */
  readonly mostAlone?: number
  /** What else happens: a look at the special buildings on top, or a loan without its francs. */
  readonly besides?: 'peek' | 'loan'
}

/** An arrow on a card. Rulebook: Symbols. */
export interface Arrow {
  readonly from: Counts
  /** What one conversion gives: whole items, or halves that are rounded down over the visit. */
  readonly into: Readonly<Partial<Record<Item, number>>>
  /** Units of energy for each; halves are rounded up over the visit. */
  readonly energy?: number
  /** Units of energy for the visit, whatever is made. */
  readonly energyOnce?: number
  /** As often as one likes where nothing is printed over the arrow. */
  readonly most?: Amount
}

/** What is handed in, and what comes of it. */
export interface Exchange {
  readonly gives?: Counts
  /** In units of energy. */
  readonly energy?: number
  /** What must be there when everything is paid, and stays. */
  readonly keeps?: Counts
  readonly gets: Counts
}

/** Goods that are traded for each other: what is given and what is taken come to the same. */
export interface Market {
  readonly give: readonly Good[]
  readonly take: readonly Good[]
  /** How many are given at most. */
  readonly most: number
  /** By what goods are compared: by what a ship sells them for, or one for one. */
  readonly by: 'ship-price' | 'number'
}

/** In francs. */
export type Prices = Readonly<Partial<Record<Good, number>>>

/** What food buys. */
export interface Ware {
  readonly gets: Counts
  /** In food or francs, for each. */
  readonly food: number
  readonly most: number
}

/** Whether a card says this, by itself or as one of its parts. */
export const says = (printed: Printed, type: Printed['type']): boolean =>
  printed.type === type || ('parts' in printed && printed.parts.some((part) => says(part, type)))
