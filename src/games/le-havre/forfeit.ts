import type { Seat } from '../game.ts'
import { withConsequences } from './course.ts'
import type { Event } from './events.ts'
import { playerAt, type State } from './state.ts'

/**
 * Gives up a seat for good: its disc goes home, its buildings go to the town, where anybody may buy them, its ships and
 * goods leave the game, and its turns are skipped (though the supply still comes). The last remaining seat wins.
 */
export function forfeit(state: State, seat: Seat): Event[] {
  if (state.phase.name === 'over' || playerAt(state, seat).left) return []
  return withConsequences(state, [{ type: 'seat-left', seat }])
}
