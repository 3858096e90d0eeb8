import type { z } from 'zod'
import type { Seat } from '../../game.ts'
import type { Field, Limit } from '../../kit/choice.ts'
import type { Powers } from '../cards/power.ts'
import type { BuildingId } from '../data/building-ids.ts'
import type { Event } from '../events.ts'
import type { Holdings } from '../holdings.ts'
import type { Counts, Stock } from '../items.ts'
import type { Fuel, Payments } from '../payment.ts'
import type { Player, State } from '../state.ts'
import type { Printed } from './printed.ts'

/**
 * A seat in a building: what an effect may depend on. The fee is not paid yet, and cannot be paid with gains of this
 * visit.
 */
export interface Visit {
  readonly state: State
  readonly seat: Seat
  readonly own: Player
  readonly building: BuildingId
  /** The totals of the seat's own cards. */
  readonly owned: Holdings
  /** The effects of cards that work without being entered. */
  readonly powers: Powers
  /** The cards on top of the piles. */
  readonly proposals: readonly Proposal[]
  /** Everything that the seat has, and so can use. */
  readonly stock: Stock
  /** The price of a building, in francs; null if it cannot be bought. */
  priceOf(building: BuildingId): number | null
  /** Whether the seat can pay for this use and the fee. */
  can(deed: Deed): boolean
  /** Whether the seat could pay for that building and use it, as things stand. */
  couldUse(building: BuildingId): boolean
  /** Payments for this use that allow the seat to use that building, too, afterwards; undefined if there are none. */
  paymentsLeadingTo(building: BuildingId, deed: Deed): Payments | undefined
}

/**
 * A building on top of a pile, as printed: the cost is null if it cannot be built, the price if it cannot be bought.
 */
export interface Proposal {
  readonly building: BuildingId
  readonly pile: number
  readonly cost: Counts | null
  readonly price: number | null
}

/** The result of using a building. */
export interface Deed {
  /** The goods and francs that are handed in, as chosen in the move or fixed by the card. */
  readonly gives?: Counts
  /** Goods that are handed in, too, or better ones for those that the seat lacks. */
  readonly spends?: Counts
  /** The further costs, in tokens that the move may name or leave to the engine. */
  readonly costs?: Costs
  /** Items that the seat must still have, and keeps, when everything is paid. */
  readonly keeps?: Counts
  /** Payments for a move that names none, if the default payments do not work. */
  readonly payments?: Payments
  readonly gets?: Counts
  /** Francs from the seat's own stock that go to another player. */
  readonly pays?: { readonly to: Seat; readonly francs: number }
  /** Further events, which come afterwards. */
  readonly events?: readonly Event[]
  /** The events that follow from the position after all of that. */
  readonly next?: (later: Visit) => readonly Event[]
}

/** Costs in units of energy, in food (or francs), and in materials for buildings and ships. */
export interface Costs {
  readonly energy?: number
  /** Goods that may be burnt besides the usual fuels. */
  readonly fuels?: readonly Fuel[]
  readonly food?: number
  readonly materials?: Counts
}

/**
 * One way to use a building, as a form. `enter` adds the limits that follow from what the seat has: it derives them
 * from `uses`.
 */
export interface Way {
  /** The parts of the move that this way fixes. */
  readonly fixed?: Readonly<Record<string, string | number>>
  readonly fields: readonly Field[]
  /** Conditions that the card sets; those of the purse come by themselves. */
  readonly limits?: readonly Limit[]
  /** What each unit of a field uses up: of a count, or of one good in a goods field. */
  readonly uses?: readonly Use[]
  /** What this way costs, whatever the player chooses. */
  readonly gives?: Counts
  readonly spends?: Counts
  readonly costs?: Costs
  /** The values of a smallest use; the seat must be able to pay for it. */
  readonly example: Readonly<Record<string, unknown>>
}

export interface Use {
  readonly field: string
  readonly good?: string
  readonly gives?: Counts
  readonly spends?: Counts
  /** Units of energy; halves are rounded up over the whole visit. */
  readonly energy?: number
  /** In food or francs; the maximum of the field ensures that the seat can pay. */
  readonly food?: number
}

/**
 * What a building does for its visitor: the printed text as data, its forms, and its rule. The event `used` records
 * what happened.
 */
export interface Effect<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly printed: Printed
  /** The fields that a move needs for this effect, besides those of the entry. */
  readonly asks: Shape
  /** The ways in which it can be used now. If there are none, nobody may enter. Rulebook: Buildings. */
  ways(visit: Visit): Way[]
  /** @throws IllegalMove if it cannot be used like that */
  carryOut(visit: Visit, said: z.infer<z.ZodObject<Shape>>): Deed
}

/** Lets the compiler infer the types of an effect's fields. */
export const effect = <Shape extends z.ZodRawShape>(own: Effect<Shape>): Effect<Shape> => own
