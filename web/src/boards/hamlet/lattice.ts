import type { Place, Schemas } from '../../api/schemas.ts'

/** The triangular lattice on which the village lies, and the places of its points on the screen. */
export type Point = Schemas['HamletPoint']
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The length of a segment on the drawing. */
const unit = 40

/** API, `HamletPoint`: x = q + r / 2, y = r × √3 / 2, upwards. On the screen y grows downwards. */
export const spotOf = ({ q, r }: Point): Spot => ({ x: (q + r / 2) * unit, y: (-r * Math.sqrt(3) * unit) / 2 })

/** The point of the lattice nearest to a spot of the drawing. */
export function pointAt({ x, y }: Spot): Point {
  const r = Math.round((-y * 2) / (Math.sqrt(3) * unit))
  // Not −0, which no position has.
  return { q: Math.round(x / unit - r / 2) + 0, r: r + 0 }
}

/** The six directions of segments, counter-clockwise, in the digits of an outline. */
const directions: readonly Point[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

/** The corners of a tile at a place: its outline, turned about its own origin. */
export function cornersAt(outline: string, { turns, q, r }: Place): readonly Point[] {
  const corners: Point[] = []
  let at = { q, r }
  for (const digit of outline) {
    corners.push(at)
    const step = directions[(Number(digit) + turns) % 6] ?? { q: 0, r: 0 }
    at = { q: at.q + step.q, r: at.r + step.r }
  }
  return corners
}

export const pathOf = (corners: readonly Point[]): string => pathAlong(corners.map(spotOf))

export const pathAlong = (spots: readonly Spot[]): string =>
  `${spots.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`

/** The corners of an outline on the screen, moved inwards by the same distance from both sides that meet there. */
export function inset(corners: readonly Point[], by: number): readonly Spot[] {
  const spots = corners.map(spotOf)
  return spots.map((spot, index) => {
    const before = inwards(spots.at(index - 1) ?? spot, spot)
    const after = inwards(spot, spots[(index + 1) % spots.length] ?? spot)
    const share = by / (1 + before.x * after.x + before.y * after.y)
    return { x: spot.x + (before.x + after.x) * share, y: spot.y + (before.y + after.y) * share }
  })
}

/**
 * The direction to the left of a walk from one spot to the other, which points inside: outlines run counter-clockwise.
 */
export function inwards(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length }
}

/** The centre of an area, rather than of its corners. */
export function middleOf(corners: readonly Point[]): Spot {
  const spots = corners.map(spotOf)
  let area = 0
  let x = 0
  let y = 0
  for (const [place, from] of spots.entries()) {
    const to = spots[(place + 1) % spots.length] ?? from
    const part = from.x * to.y - to.x * from.y
    area += part
    x += (from.x + to.x) * part
    y += (from.y + to.y) * part
  }
  return { x: x / (3 * area), y: y / (3 * area) }
}

export const between = (from: Point, to: Point): Spot => {
  const [one, other] = [spotOf(from), spotOf(to)]
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** The bounding box of points, with space on each side. */
export function boxAround(points: readonly Point[], room = 0): { x: number; y: number; width: number; height: number } {
  const spots = points.map(spotOf)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top }
}
