import type { Place } from '../../kit/choice.ts'
import type { Piece } from '../box.ts'
import { byHeight, type Direction, moved, type Point, pointKey, step, turned, turnedDirection } from './lattice.ts'

/** The parts of the lattice that a piece covers: edges, corners and triangles. */

export type SegmentType = 'road' | 'forest' | 'mountain'

const types: Readonly<Record<string, SegmentType>> = { R: 'road', F: 'forest', M: 'mountain' }

/** A segment of a piece, walked counter-clockwise. */
export interface Edge {
  readonly from: Point
  readonly direction: Direction
  readonly type: SegmentType
  readonly index: number
}

/** Not turned, with its first corner at the origin. */
export const asPrinted: Place = { turns: 0, q: 0, r: 0 }

const directions = (piece: Piece): readonly Direction[] => [...piece.outline].map(Number)

/**
 * The points on a walk around a piece, from the origin. If the outline closes, the last point is the first one again.
 */
function walk(piece: Piece): readonly Point[] {
  const points: Point[] = [{ q: 0, r: 0 }]
  for (const direction of directions(piece)) points.push(moved(points.at(-1) ?? asPrinted, step(direction)))
  return points
}

const placed = (point: Point, place: Place): Point => moved(turned(point, place.turns), place)

/** The corner before each segment, in order; points on a straight side count as corners. */
export const corners = (piece: Piece, place: Place = asPrinted): readonly Point[] =>
  walk(piece)
    .slice(0, -1)
    .map((corner) => placed(corner, place))

export function edgesOf(piece: Piece, place: Place = asPrinted): readonly Edge[] {
  const segments = [...piece.segments]
  const along = directions(piece)
  return corners(piece, place).map((from, index) => ({
    from,
    direction: turnedDirection(along[index] ?? 0, place.turns),
    type: types[segments[index] ?? ''] ?? 'forest',
    index,
  }))
}

/**
 * Each triangle as three times its centre, which is a whole number: (3q+1, 3r+1) with its tip up, (3q+2, 3r+2) with its
 * tip down.
 *
 * Triangles are found row by row. From left to right, a row holds for q = 0, 1, …: the upward triangle 2q, the downward
 * one 2q+1. The slanted edges of the outline cut the row; the inside lies between the first cut and the second, the
 * third and the fourth, and so on.
 */
export const trianglesOf = (piece: Piece, place: Place = asPrinted): readonly Point[] =>
  pairs(cutsOf(piece)).flatMap(([left, right]) =>
    Array.from({ length: right.at - left.at }, (_, beyond) => {
      const centre = centreOf(left.row, left.at + beyond)
      return moved(turned(centre, place.turns), { q: 3 * place.q, r: 3 * place.r })
    }),
  )

function centreOf(row: number, number: number): Point {
  const q = Math.floor(number / 2)
  const tip = number % 2 === 0 ? 1 : 2
  return { q: 3 * q + tip, r: 3 * row + tip }
}

interface Cut {
  readonly row: number
  /** The number of the triangle to the right of the cut. */
  readonly at: number
}

/** The slanted edges, row by row, from left to right. */
const cutsOf = (piece: Piece): readonly Cut[] => {
  const points = walk(piece)
  return directions(piece)
    .flatMap((direction, index) => {
      const { q, r } = points[direction < 3 ? index : index + 1] ?? asPrinted
      return direction % 3 === 0 ? [] : [{ row: r, at: direction % 3 === 1 ? 2 * q : 2 * q - 1 }]
    })
    .toSorted((one, other) => one.row - other.row || one.at - other.at)
}

/** Pairs the cuts: every row is entered as often as it is left, so a pair never mixes rows. */
const pairs = (cuts: readonly Cut[]): readonly (readonly [Cut, Cut])[] =>
  cuts.flatMap((left, index) => {
    const right = cuts[index + 1]
    return index % 2 === 0 && right ? [[left, right] as const] : []
  })

/**
 * The fewest sixths of a turn, from one to six, after which the piece looks the same, including its segment types. Of
 * all placements that look the same, only one is turned by fewer sixths than this.
 */
export function symmetry(piece: Piece): number {
  const along = directions(piece)
  const looksAlike = (turns: number) => {
    const target = along.map((direction) => turnedDirection(direction, turns)).join('')
    return along.some(
      (_, by) => shifted(piece.outline, by) === target && shifted(piece.segments, by) === piece.segments,
    )
  }
  return [1, 2, 3].find(looksAlike) ?? 6
}

const shifted = (text: string, by: number) => text.slice(by) + text.slice(0, by)

type Flaw = 'segments-missing' | 'open' | 'meets-itself' | 'clockwise' | 'wrong-start'

/** What is wrong with a piece; undefined if it is usable. */
export function flaw(piece: Piece): Flaw | undefined {
  if (piece.segments.length !== piece.outline.length) return 'segments-missing'
  const end = walk(piece).at(-1) ?? asPrinted
  if (end.q !== 0 || end.r !== 0) return 'open'
  const points = corners(piece)
  if (new Set(points.map(pointKey)).size !== points.length) return 'meets-itself'
  if (turning(directions(piece)) !== 6) return 'clockwise'
  if (points.some((point) => byHeight(point, asPrinted) < 0)) return 'wrong-start'
  return undefined
}

/** The total turn on a walk around a piece, in sixths; left turns are positive. */
const turning = (along: readonly Direction[]): number =>
  along.reduce((sum, direction, index) => {
    const next = along[(index + 1) % along.length] ?? direction
    return sum + ((next - direction + 9) % 6) - 3
  }, 0)
