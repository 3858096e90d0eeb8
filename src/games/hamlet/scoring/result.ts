import { ranking } from '../../kit/ranking.ts'
import { countOf, type Result, type State } from '../state.ts'
import type { Village } from '../village.ts'
import { sheets } from './sheet.ts'

/**
 * Everybody's score and place. Most points win, then most deliveries, then most sale tokens; who is equal in all of it
 * shares the place. Whoever left comes behind everybody who stayed. Rulebook: The winner.
 */
export function resultOf(state: State, reason: Result['reason'], village?: Village): Result {
  const lines = sheets(state, village)
  const standings = state.seats.map(({ left, sales }, seat) => ({
    left,
    lines: lines[seat] ?? [],
    tieBreaks: [countOf(state.deliveries, seat), sales.length],
  }))
  return { reason, seats: ranking(standings) }
}
