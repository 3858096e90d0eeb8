import type { Seat } from '../../game.ts'
import { countOf, playerAt, type Result, type State } from '../state.ts'
import type { Village } from '../village.ts'
import { type Line, sheets } from './sheet.ts'

/**
 * Everybody's score and place. Most points win, then most deliveries, then most sale tokens; who is equal in all of it
 * shares the place. Whoever left comes behind everybody who stayed. Rulebook: The winner.
 */
export function resultOf(state: State, reason: Result['reason'], village?: Village): Result {
  const scored = sheets(state, village).map((lines, seat) => ({ seat, points: total(lines), lines }))
  const ranked = scored.map(({ seat, points }) => rank(state, seat, points))
  const seats = scored.map(({ seat, points, lines }) => {
    const own = ranked[seat] ?? []
    const ahead = ranked.filter((other) => isAhead(other, own))
    return { seat, place: ahead.length + 1, points, lines }
  })
  return { reason, seats }
}

/** What decides, the most important first. */
function rank(state: State, seat: Seat, points: number): number[] {
  const { left, sales } = playerAt(state, seat)
  return [left ? 0 : 1, points, countOf(state.deliveries, seat), sales.length]
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const decisive = one.findIndex((value, index) => value !== other[index])
  return decisive >= 0 && (one[decisive] ?? 0) > (other[decisive] ?? 0)
}

const total = (lines: readonly Line[]): number => lines.reduce((sum, { points }) => sum + points, 0)
