import type { z } from 'zod'
import type { Form } from './choice.ts'
import type { Seat } from './words.ts'

/**
 * A kind of move: what it says, when it is offered, and what it causes. Kept together, so that they cannot drift apart.
 * `Given` is what the rule goes by: a state and a seat, or the turn of a seat.
 */
export interface RuleBy<Given extends readonly unknown[], Schema extends z.ZodType, Event> {
  readonly move: Schema
  /** The forms of this move that are open now. */
  offer(...given: Given): Form[]
  /** @throws IllegalMove when the rules refuse the move. */
  decide(...given: [...Given, move: z.infer<Schema>]): Event[]
}

/** A rule that goes by the state and the seat whose move it is. */
export type Rule<State, Schema extends z.ZodType, Event> = RuleBy<[state: State, seat: Seat], Schema, Event>

/** Makes the `rule` of a game, which lets the compiler find the type of a rule's move from its schema. */
export const rulesOf =
  <State, Event>() =>
  <Schema extends z.ZodType>(own: Rule<State, Schema, Event>): Rule<State, Schema, Event> =>
    own
