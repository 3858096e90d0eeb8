import type { Seat } from '../game.ts'
import { withConsequences } from './course.ts'
import type { Event } from './events.ts'
import { only } from './pieces.ts'
import { playerAt, type State } from './state.ts'

/**
 * Gives up a seat for good (ruling F-LEAVE): it is asked nothing more, its cards have no effect, its pesos and workers
 * return to the reserve, and its bricks go into the box, as if spent. Its buildings stay built. The last remaining seat
 * wins.
 */
export function forfeit(state: State, seat: Seat): Event[] {
  const { left, pieces } = playerAt(state, seat)
  if (state.phase.name === 'over' || left) return []
  return withConsequences(state, [{ type: 'seat-left', seat, pieces: only(pieces) }])
}
