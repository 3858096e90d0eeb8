import type { Seat } from '../../game.ts'
import { openSlots } from '../moves/deliver.ts'
import type { State } from '../state.ts'

/** The round in which a church is done among players who know the game, about. */
const usualEnd = 14
/** However late it is, a part of the church still takes so many rounds. */
const roundsForAPart = 2

/** How many rounds the match may still go on for. */
export function roundsLeft(state: State): number {
  const likely = Math.max(usualEnd - state.round, 1 + roundsForAPart * openSlots(state).length)
  return Math.min(likely, state.options.roundLimit - state.round)
}

/** How many turns a seat may expect after this one. Once the church stands, it is the turns of this round alone. */
export function turnsLeft(state: State, rounds: number, seat: Seat): number {
  const { phase } = state
  if (phase.name === 'over') return 0
  if (openSlots(state).length > 0) return rounds
  return phase.name !== 'setup' && seat > phase.seat ? 1 : 0
}
