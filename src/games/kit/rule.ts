import type { z } from 'zod'
import type { Seat } from './basic-types.ts'
import type { Form } from './choice.ts'

/**
 * A kind of move: its schema, when it is offered, and what it causes, kept together so that they cannot drift apart.
 * `Given` is the input of the rule: a state and a seat, or the turn of a seat.
 */
export interface RuleBy<Given extends readonly unknown[], Schema extends z.ZodType, Event> {
  readonly move: Schema
  /** The forms of this move that are legal now. */
  offer(...given: Given): Form[]
  /** @throws IllegalMove when the rules refuse the move. */
  decide(...given: [...Given, move: z.infer<Schema>]): Event[]
}

/** A rule whose input is the state, and the seat that moves. */
export type Rule<State, Schema extends z.ZodType, Event> = RuleBy<[state: State, seat: Seat], Schema, Event>

/** Makes the `rule` function of a game, by which the compiler infers the type of a move from its schema. */
export const rulesOf =
  <State, Event>() =>
  <Schema extends z.ZodType>(own: Rule<State, Schema, Event>): Rule<State, Schema, Event> =>
    own
