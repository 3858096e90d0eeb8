import type { z } from 'zod'
import type { Seat } from '../../game.ts'
import type { Choice, MoveJson } from '../../kit/choice.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** A kind of move: what it says, when it is offered, and what it causes. Kept together, so that they cannot drift apart. */
export interface Rule<Schema extends z.ZodType> {
  readonly move: Schema
  /** The forms of this move that are open to the seat now. */
  offer(state: State, seat: Seat): Choice[]
  /** @throws IllegalMove when the rules refuse the move. */
  decide(state: State, seat: Seat, move: z.infer<Schema>): Event[]
}

/** Lets the compiler find the type of a rule's move from its schema. */
export const rule = <Schema extends z.ZodType>(own: Rule<Schema>): Rule<Schema> => own

/** The choice of a move in which nothing is left open. */
export const asItStands = (move: MoveJson): Choice => ({ move, fields: [], limits: [], example: move })
