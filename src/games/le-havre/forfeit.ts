import type { Seat } from '../game.ts'
import { withConsequences } from './course.ts'
import type { Event } from './events.ts'
import { playerAt, type State } from './state.ts'

/**
 * A seat is given up for good: its disc goes home, its buildings go to the town, where anybody may buy them, its ships and
 * its goods leave the game, and its turns are passed over (the supply still comes). The last seat that stays wins.
 */
export function forfeit(state: State, seat: Seat): Event[] {
  if (state.phase.name === 'over' || playerAt(state, seat).left) return []
  return withConsequences(state, [{ type: 'seat-left', seat }])
}
