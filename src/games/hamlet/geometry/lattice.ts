/**
 * The triangular lattice on which all tiles lie: the point (q, r) is drawn at q · (1, 0) + r · (1/2, √3/2), y upward.
 * All values here are whole numbers; only drawing rounds.
 */

export interface Point {
  readonly q: number
  readonly r: number
}

/** The unit step, 0 to 5: its number of sixths of a turn, counter-clockwise from (1, 0). */
export type Direction = number

export const sixths: readonly Direction[] = [0, 1, 2, 3, 4, 5]

export const moved = (point: Point, by: Point): Point => ({ q: point.q + by.q, r: point.r + by.r })
export const minus = (point: Point, other: Point): Point => ({ q: point.q - other.q, r: point.r - other.r })

/** Subtracts from 0, since negating 0 gives `-0`, which deep comparison distinguishes from `0`. */
const negative = (number: number) => 0 - number

/** A point turned about the origin by a number of sixths, counter-clockwise. */
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
 * A limit that no tile of a match reaches: 31 tiles in a row, each at most five wide. Within it, the keys of points and
 * triangles are unique.
 */
export const reach = 500

const width = 4096

/** A number that identifies a point, because maps look up numbers fast. */
export const pointKey = ({ q, r }: Point): number => (q + width / 2) * width + r + width / 2

/** The key of an edge in the direction in which its own tile walks it, counter-clockwise. */
export const edgeKey = (from: Point, direction: Direction): number => pointKey(from) * 6 + direction
/** The key of the same edge as the tile beyond it walks it: in the opposite direction. */
export const edgeKeyFromBeyond = (from: Point, direction: Direction): number =>
  edgeKey(moved(from, step(direction)), opposite(direction))
