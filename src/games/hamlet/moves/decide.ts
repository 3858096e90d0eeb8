import type { Seat } from '../../game.ts'
import { withConsequences } from '../course.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { arrival, ownTurn, type Turn } from '../turn.ts'
import { actionOf, type Move, others } from './index.ts'

/** The events of a move, and everything that follows from them by itself. */
export const decide = (state: State, seat: Seat, move: Move): Event[] =>
  withConsequences(state, eventsOf(ownTurn(state, seat), move))

/** A villager first moves, then acts. Rulebook: Activating villagers. */
export function eventsOf(turn: Turn, move: Move): Event[] {
  switch (move.type) {
    case 'drive':
      return others.drive.decide(turn, move)
    case 'end-turn':
      return others['end-turn'].decide(turn, move)
    default: {
      const { where, decide: act } = actionOf(move.type)
      return [arrival(turn, where(move), move.villager), ...act(turn, move)]
    }
  }
}
