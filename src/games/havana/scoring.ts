import type { Seat } from '../game.ts'
import { goals } from './data/components.ts'
import { playerAt, type Result, type State } from './state.ts'

/** The victory points of a seat: those of its buildings, by the table this match is played with. */
export const points = (state: State, seat: Seat): number =>
  playerAt(state, seat).built.reduce((sum, id) => sum + (state.buildings[id]?.vp ?? 0), 0)

/** The points that win at once. */
export const goal = (state: { readonly seats: readonly unknown[] }): number => goals.get(state.seats.length) ?? Infinity

/** Most points win; ties share a place (ruling E1). Who left comes after all who stayed (ruling F-LEAVE). */
export function resultOf(state: State, reason: Result['reason']): Result {
  const sheet = state.seats.map(({ left }, seat) => ({ seat, left, points: points(state, seat) }))
  return {
    reason,
    seats: sheet.map((own) => ({
      seat: own.seat,
      place: 1 + sheet.filter((other) => isAhead(other, own)).length,
      points: own.points,
      lines: [{ label: 'buildings', points: own.points }],
    })),
  }
}

interface Standing {
  readonly left: boolean
  readonly points: number
}

const isAhead = (one: Standing, other: Standing): boolean =>
  one.left === other.left ? one.points > other.points : other.left
