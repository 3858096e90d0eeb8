import type { Decision, Seat } from '../game.ts'
import type { Choice } from '../kit/choice.ts'
import { rules } from './moves/index.ts'
import { roundOf, type State, type TurnPhase } from './state.ts'

/** Whom the match waits for. A look at the special buildings holds up nobody, its seat neither: the turn asks first. */
export function decisions(state: State): Decision[] {
  const now = asked(state)
  return [...now, ...looking(state).filter(({ seat }) => !now.some((other) => other.seat === seat))]
}

function asked(state: State): Decision[] {
  const { phase, turn } = state
  if (phase.name === 'feeding') {
    return phase.owing.map(({ seat }) => ({ seat, question: `feeding-${roundOf(state) - 1}` }))
  }
  if (phase.name !== 'turn') return []
  if (phase.owing.length > 0) return phase.owing.map((seat) => ({ seat, question: `interest-${turn + 1}` }))
  return [{ seat: phase.seat, question: questionOf(state, phase) }]
}

function questionOf({ turn }: State, { stage, final }: TurnPhase): string {
  if (final !== null) return `final-${final.length + 1}`
  return stage === 'supply' ? `supply-${turn + 1}` : `turn-${turn + 1}`
}

function looking({ peek, phase, turn, seats }: State): Decision[] {
  if (peek === null || !peek.shown || phase.name === 'over') return []
  // After each further turn of its own the seat is asked anew.
  const ownTurn = turn - ((turn - peek.seat + seats.length) % seats.length)
  return [{ seat: peek.seat, question: `peek-${ownTurn + 1}` }]
}

/** Every legal move of a seat. */
export const choices = (state: State, seat: Seat): Choice[] =>
  Object.values(rules).flatMap((rule) => rule.offer(state, seat))
