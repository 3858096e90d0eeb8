/**
 * The triangular lattice on which all tiles lie: the point (q, r) is drawn at q · (1, 0) + r · (1/2, √3/2), y upward.
 * Everything here is whole numbers; rounding is for those who draw.
 */

export interface Point {
  readonly q: number
  readonly r: number
}

/** 0 to 5: the unit step at so many sixths of a turn, counter-clockwise from (1, 0). */
export type Direction = number

export const sixths: readonly Direction[] = [0, 1, 2, 3, 4, 5]

export const moved = (point: Point, by: Point): Point => ({ q: point.q + by.q, r: point.r + by.r })
export const minus = (point: Point, other: Point): Point => ({ q: point.q - other.q, r: point.r - other.r })

/** Nought minus a number, since `-0` is not `0` to those who compare. */
const negative = (number: number) => 0 - number

/** A point after so many sixths of a turn about the origin, counter-clockwise. */
export function turned({ q, r }: Point, turns: number): Point {
  switch (turns % 6) {
    case 1:
      return { q: negative(r), r: q + r }
    case 2:
      return { q: negative(q + r), r: q }
    case 3:
      return { q: negative(q), r: negative(r) }
    case 4:
      return { q: r, r: negative(q + r) }
    case 5:
      return { q: q + r, r: negative(q) }
    default:
      return { q, r }
  }
}

export const turnedDirection = (direction: Direction, turns: number): Direction => (direction + turns) % 6
export const opposite = (direction: Direction): Direction => turnedDirection(direction, 3)

const steps = sixths.map((direction) => turned({ q: 1, r: 0 }, direction))
export const step = (direction: Direction): Point => steps[direction % 6] ?? { q: 1, r: 0 }

/** Lower first, then further left. */
export const byHeight = (one: Point, other: Point): number => one.r - other.r || one.q - other.q

/**
 * No tile of a match gets as far from the church: 31 tiles in a row, each at most five wide. Keys are unambiguous for
 * points and triangles of pieces within it.
 */
export const reach = 500

const width = 4096

/** A number for a point, to look it up by; small enough to be quick. */
export const pointKey = ({ q, r }: Point): number => (q + width / 2) * width + r + width / 2

/** An edge as its owner walks it, counter-clockwise. */
export const edgeKey = (from: Point, direction: Direction): number => pointKey(from) * 6 + direction
/** The same edge as whoever lies beyond walks it: the other way. */
export const edgeKeyFromBeyond = (from: Point, direction: Direction): number =>
  edgeKey(moved(from, step(direction)), opposite(direction))
