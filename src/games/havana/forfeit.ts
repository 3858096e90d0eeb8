import type { Seat } from '../game.ts'
import { withConsequences } from './course.ts'
import type { Event } from './events.ts'
import { only } from './pieces.ts'
import { playerAt, type State } from './state.ts'

/**
 * A seat is given up for good (ruling F-LEAVE): nothing is asked of it any more, its cards have no effect, its pesos and
 * workers go back to the reserve and its bricks into the box, as if spent. Its buildings stay built. The last seat wins.
 */
export function forfeit(state: State, seat: Seat): Event[] {
  const { left, pieces } = playerAt(state, seat)
  if (state.phase.name === 'over' || left) return []
  return withConsequences(state, [{ type: 'seat-left', seat, pieces: only(pieces) }])
}
