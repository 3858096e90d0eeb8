import type { Seat } from '../../game.ts'
import { withConsequences } from '../course.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { type Move, ruleOf } from './index.ts'

/** The events of a move, and everything that follows from them by itself. */
export const decide = (state: State, seat: Seat, move: Move): Event[] =>
  withConsequences(state, ruleOf(move.type).decide(state, seat, move))
