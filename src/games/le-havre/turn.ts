import type { Seat } from '../game.ts'
import { refuse } from './refuse.ts'
import { playerAt, type Stage, type State, type TurnPhase } from './state.ts'

/** The turn of this seat, if it is at one of the given stages and nobody owes interest; otherwise undefined. */
export function turnOf(state: State, seat: Seat, stages: readonly Stage[]): TurnPhase | undefined {
  const { phase } = state
  if (phase.name !== 'turn' || phase.seat !== seat || phase.owing.length > 0) return undefined
  return stages.includes(phase.stage) ? phase : undefined
}

/** The turn of this seat at one of the given stages. Refuses the move if there is none, and says why. */
export function ownTurn(state: State, seat: Seat, stages: readonly Stage[]): TurnPhase {
  stillPlaying(state, seat)
  if (state.phase.name !== 'turn') refuse('not-now')
  if (state.phase.seat !== seat) refuse('not-your-turn')
  return turnOf(state, seat, stages) ?? refuse('not-now')
}

export function stillPlaying(state: State, seat: Seat): void {
  if (state.phase.name === 'over') refuse('match-over')
  if (playerAt(state, seat).left) refuse('seat-left')
}

/** Whether an action is in progress, during which nobody sells. Rulebook: Selling. */
export const insideAction = ({ phase }: State): boolean =>
  phase.name === 'turn' && (phase.stage === 'construction' || phase.stage === 'eviction')
