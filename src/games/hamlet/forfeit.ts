import type { Seat } from '../game.ts'
import { withConsequences } from './course.ts'
import type { Event } from './events.ts'
import { playerAt, type State } from './state.ts'

/**
 * Gives up a seat for good (ruling F-LEAVE): its villagers and donkeys leave, its blueprints return to the bag so that
 * no tile is lost, and its turns are skipped. Everything that it built, made and delivered stays. The last remaining
 * seat wins.
 */
export function forfeit(state: State, seat: Seat): Event[] {
  const { left, blueprints } = playerAt(state, seat)
  if (state.phase.name === 'over' || left) return []
  return withConsequences(state, [{ type: 'seat-left', seat, blueprints }])
}
