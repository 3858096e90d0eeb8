import type { Seat } from '../../game.ts'
import { withConsequences } from '../course.ts'
import { withEchoes } from '../echoes.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { type Move, ruleOf } from './index.ts'

/** The events of a move, the reactions of cards to them, and everything that follows by itself. */
export const decide = (state: State, seat: Seat, move: Move): Event[] =>
  withConsequences(state, withEchoes(state, ruleOf(move.type).decide(state, seat, move)))
