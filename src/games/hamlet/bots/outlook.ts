import type { Seat } from '../../game.ts'
import { openSlots } from '../moves/deliver.ts'
import type { State } from '../state.ts'

/** The round in which experienced players usually complete the church. */
const usualEnd = 14
/** How many rounds each missing part of the church takes at least, even late in the match. */
const roundsForAPart = 2

/** How many rounds the match will probably last. */
export function roundsLeft(state: State): number {
  const likely = Math.max(usualEnd - state.round, 1 + roundsForAPart * openSlots(state).length)
  return Math.min(likely, state.options.roundLimit - state.round)
}

/**
 * How many turns a seat may expect after this one. Once the church is complete, only this round is played to its end.
 */
export function turnsLeft(state: State, rounds: number, seat: Seat): number {
  const { phase } = state
  if (phase.name === 'over') return 0
  if (openSlots(state).length > 0) return rounds
  return phase.name !== 'setup' && seat > phase.seat ? 1 : 0
}
