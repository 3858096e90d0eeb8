import type { Spot } from '../../kit/picture/shape.ts'
import { type Point, pointKey } from '../geometry/lattice.ts'

/** Maps points of the lattice to points of the picture, as large as space allows and as is useful. */
export interface Lay {
  /** The length of a segment. */
  readonly unit: number
  spot(point: Point): Spot
}

const largest = 42

/** The lattice of `lattice.ts`, turned upside down: y goes downwards in a picture. */
const flat = ({ q, r }: Point): Spot => ({ x: q + r / 2, y: (-r * Math.sqrt(3)) / 2 })

/** Fits all points into a frame, and centres them. */
export function laid(points: readonly Point[], x: number, y: number, width: number, height: number): Lay {
  const spots = points.map(flat)
  const left = Math.min(...spots.map((spot) => spot.x))
  const right = Math.max(...spots.map((spot) => spot.x))
  const top = Math.min(...spots.map((spot) => spot.y))
  const bottom = Math.max(...spots.map((spot) => spot.y))
  const unit = Math.min(largest, width / (right - left), height / (bottom - top))
  const middle = { x: x + width / 2 - (unit * (left + right)) / 2, y: y + height / 2 - (unit * (top + bottom)) / 2 }
  return {
    unit,
    spot(point) {
      const at = flat(point)
      return { x: middle.x + unit * at.x, y: middle.y + unit * at.y }
    },
  }
}

/** The spots for things on a tile. */
export interface Nests {
  readonly middle: Spot
  /** The centres of its triangles, in an order that keeps the first few balanced around the middle of the tile. */
  readonly spots: readonly Spot[]
}

export function nests({ unit, spot }: Lay, triangles: readonly Point[]): Nests {
  const centres = triangles
    .toSorted((one, other) => pointKey(one) - pointKey(other))
    .map(({ q, r }) => spot({ q: q / 3, r: r / 3 }))
  const middle = {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  }
  const left = centres.map(({ x, y }) => ({ x: (x - middle.x) / unit, y: (y - middle.y) / unit }))
  const spots: Spot[] = []
  const weight = { x: 0, y: 0 }
  while (left.length > 0) {
    const [taken = weight] = left.splice(lightest(left, weight), 1)
    weight.x += taken.x
    weight.y += taken.y
    spots.push({ x: middle.x + unit * taken.x, y: middle.y + unit * taken.y })
  }
  return { middle, spots }
}

/**
 * The spot that balances those taken so far; among several equally good ones (to a thousandth), the one closest to the
 * middle.
 */
function lightest(spots: readonly Spot[], weight: Spot): number {
  let found = 0
  let least = Number.POSITIVE_INFINITY
  for (const [place, { x, y }] of spots.entries()) {
    const balance = square(weight.x + x) + square(weight.y + y)
    const value = Math.round(1000 * balance) + square(x) / 1000 + square(y) / 1000
    if (value >= least - 1e-9) continue
    found = place
    least = value
  }
  return found
}

const square = (value: number) => value * value

/** A tile's corners, moved inwards by the same distance from both sides that meet there. */
export function inset(spots: readonly Spot[], by: number): Spot[] {
  return spots.map((spot, index) => {
    const before = normal(spots.at(index - 1) ?? spot, spot)
    const after = normal(spot, spots[(index + 1) % spots.length] ?? spot)
    const share = by / (1 + before.x * after.x + before.y * after.y)
    return { x: spot.x + (before.x + after.x) * share, y: spot.y + (before.y + after.y) * share }
  })
}

/**
 * The direction to the left of a walk from one spot to the other, which points inside: outlines run counter-clockwise.
 */
function normal(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length }
}
