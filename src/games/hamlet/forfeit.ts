import type { Seat } from '../game.ts'
import { withConsequences } from './course.ts'
import type { Event } from './events.ts'
import { playerAt, type State } from './state.ts'

/**
 * A seat is given up for good (ruling F-LEAVE): its villagers and donkeys go home, its blueprints into the bag, so that no
 * good goes missing, and its turns are passed over. What it built, made and delivered stays. The last seat that stays wins.
 */
export function forfeit(state: State, seat: Seat): Event[] {
  const { left, blueprints } = playerAt(state, seat)
  if (state.phase.name === 'over' || left) return []
  return withConsequences(state, [{ type: 'seat-left', seat, blueprints }])
}
