import type { Seat } from '../../game.ts'
import { consequences } from '../course.ts'
import { withEchoes } from '../echoes.ts'
import type { Event } from '../events.ts'
import { after } from '../evolve.ts'
import type { State } from '../state.ts'
import { type Move, ruleOf } from './index.ts'

/** What a move causes, what some cards make of that, and what follows from it all by itself. */
export function decide(state: State, seat: Seat, move: Move): Event[] {
  const facts = withEchoes(state, ruleOf(move.type).decide(state, seat, move))
  return [...facts, ...consequences(after(state, facts))]
}
