import type { ScoreLine, Seat } from './basic-types.ts'

/** What decides the place of a seat in the result. */
interface Standing<Line extends ScoreLine> {
  /** Whether the seat was given up, and so comes after everybody who stayed. */
  readonly left: boolean
  /** The score sheet; its sum decides. */
  readonly lines: readonly Line[]
  /** What decides between equal points, the most important first; more is better. */
  readonly tieBreaks?: readonly number[]
}

interface Placed<Line extends ScoreLine> {
  seat: Seat
  place: number
  points: number
  lines: Line[]
}

/** The place of every seat: most points win, and seats that are equal in everything share a place. */
export function ranking<Line extends ScoreLine>(standings: readonly Standing<Line>[]): Placed<Line>[] {
  const ranks = standings.map(({ left, lines, tieBreaks = [] }) => [left ? 0 : 1, pointsOf(lines), ...tieBreaks])
  return standings.map(({ lines }, seat) => {
    const own = ranks[seat] ?? []
    const place = 1 + ranks.filter((other) => isAhead(other, own)).length
    return { seat, place, points: pointsOf(lines), lines: [...lines] }
  })
}

/** The sum of a score sheet. */
export const pointsOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const decisive = one.findIndex((value, index) => value !== other[index])
  return decisive >= 0 && (one[decisive] ?? 0) > (other[decisive] ?? 0)
}
