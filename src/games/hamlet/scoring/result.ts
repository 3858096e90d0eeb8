import { ranking } from '../../kit/ranking.ts'
import { countOf, type Result, type State } from '../state.ts'
import type { Village } from '../village.ts'
import { sheets } from './sheet.ts'

/**
 * The score and place of every seat. Most points win, then most deliveries, then most sale tokens; seats that are equal
 * in all of these share a place. Seats that left come after all who stayed. Rulebook: The winner.
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
