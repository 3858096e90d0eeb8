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

/** A seat in a building: what an effect may look at. The fee is not paid yet; it never comes out of what is gained here. */
export interface Visit {
  readonly state: State
  readonly seat: Seat
  readonly own: Player
  readonly building: BuildingId
  /** What the seat's own cards come to. */
  readonly owned: Holdings
  /** What cards do without being entered. */
  readonly powers: Powers
  /** The cards on top of the piles. */
  readonly proposals: readonly Proposal[]
  /** What is there to be used: everything the seat has. */
  readonly stock: Stock
  /** Whether this use, together with the fee, could be paid for. */
  can(deed: Deed): boolean
  /** Whether the seat could pay for that building and use it, as it stands. */
  couldUse(building: BuildingId): boolean
  /** How to pay for this use so that the seat could then use that building too; undefined where it could not. */
  paymentsLeadingTo(building: BuildingId, deed: Deed): Payments | undefined
}

/** A building on top of a pile, as it is printed: null where it cannot be built, or not be bought. */
export interface Proposal {
  readonly building: BuildingId
  readonly pile: number
  readonly cost: Counts | null
  readonly price: number | null
}

/** What a use of a building comes to. */
export interface Deed {
  /** What is handed in: goods that the move says, or that the card does. Francs too. */
  readonly gives?: Counts
  /** What has to be paid beside that, in tokens that the move may name or leave to the engine. */
  readonly costs?: Costs
  /** What must be there when everything is paid, and stays. */
  readonly keeps?: Counts
  /** How it is paid where the move does not say, if the usual way will not do. */
  readonly payments?: Payments
  readonly gets?: Counts
  /** Francs that go to another player, out of what the seat has. */
  readonly pays?: { readonly to: Seat; readonly francs: number }
  /** What else happens, afterwards. */
  readonly facts?: readonly Event[]
  /** What follows from where the seat stands once all of that is done. */
  readonly next?: (later: Visit) => readonly Event[]
}

/** In units of energy, in food (or francs), and in materials for buildings and ships. */
export interface Costs {
  readonly energy?: number
  /** What may go into the energy beside the usual fuels. */
  readonly fuels?: readonly Fuel[]
  readonly food?: number
  readonly materials?: Counts
}

/**
 * One way to use a building, as a form. The limits that follow from what the seat has are added by `enter`: it knows
 * them from `uses`.
 */
export interface Way {
  /** The parts of the move that this way fixes. */
  readonly fixed?: Readonly<Record<string, string | number>>
  readonly fields: readonly Field[]
  /** Conditions that the card sets; those of the purse come by themselves. */
  readonly limits?: readonly Limit[]
  /** What each unit of a field takes: of a count, or of one good of a goods field. */
  readonly uses?: readonly Use[]
  /** What this way costs whatever is chosen. */
  readonly gives?: Counts
  readonly costs?: Costs
  /** The values of a smallest use; it must be one that can be paid for. */
  readonly example: Readonly<Record<string, unknown>>
}

export interface Use {
  readonly field: string
  readonly good?: string
  readonly gives?: Counts
  /** Units of energy; halves are rounded up over the whole visit. */
  readonly energy?: number
  /** In food or francs; the maximum of the field sees to it that it can be paid. */
  readonly food?: number
}

/** What a building does for who enters it: what is printed, its form, its rule. What happened is the fact `used`. */
export interface Effect<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly printed: Printed
  /** What a move must say about it: fields by name, beside those of the entry. */
  readonly asks: Shape
  /** The ways it can be used now; none where it can do nothing, and then nobody may enter. Rulebook: Buildings. */
  ways(visit: Visit): Way[]
  /** @throws IllegalMove when it cannot be used like that */
  carryOut(visit: Visit, said: z.infer<z.ZodObject<Shape>>): Deed
}

/** Lets the compiler find the types of an effect's fields. */
export const effect = <Shape extends z.ZodRawShape>(own: Effect<Shape>): Effect<Shape> => own
