import type { Seat } from '../game.ts'
import { ranking } from '../kit/ranking.ts'
import { goals } from './data/set-up.ts'
import { playerAt, type Result, type State } from './state.ts'

/** The victory points of a seat: those of its buildings, by the table of this match. */
export const points = (state: State, seat: Seat): number =>
  playerAt(state, seat).built.reduce((sum, id) => sum + (state.buildings[id]?.vp ?? 0), 0)

/** The points that win at once. */
export const goal = (state: { readonly seats: readonly unknown[] }): number => goals.get(state.seats.length) ?? Infinity

/** The score sheet of a seat. */
const sheet = (state: State, seat: Seat): Result['seats'][number]['lines'] => [
  { label: 'buildings', points: points(state, seat) },
]

/** Most points win, and ties share a place (ruling E1). Players who left come after all who stayed (ruling F-LEAVE). */
export const resultOf = (state: State, reason: Result['reason']): Result => ({
  reason,
  seats: ranking(state.seats.map(({ left }, seat) => ({ left, lines: sheet(state, seat) }))),
})
