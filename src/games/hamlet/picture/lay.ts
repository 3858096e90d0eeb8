import type { Spot } from '../../kit/picture/shape.ts'
import { type Point, pointKey } from '../geometry/lattice.ts'

/** Where points of the lattice come to lie in the picture: as large as there is room for, but no larger than is of use. */
export interface Lay {
  /** How long a segment is. */
  readonly unit: number
  spot(point: Point): Spot
}

const largest = 42

/** The lattice of `lattice.ts`, turned upside down: y goes downwards in a picture. */
const flat = ({ q, r }: Point): Spot => ({ x: q + r / 2, y: (-r * Math.sqrt(3)) / 2 })

/** Fits all the points into a frame, in its middle. */
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

/** Where things are laid on a tile. */
export interface Nests {
  readonly middle: Spot
  /** The middles of its triangles, so that the first ones together lie around the tile's middle. */
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

/** Which one brings the others back to the middle; where several do, to a thousandth, the one that is further in. */
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

/** A tile's corners, each moved inwards by the same distance from the sides that meet there. */
export function inset(spots: readonly Spot[], by: number): Spot[] {
  return spots.map((spot, index) => {
    const before = normal(spots.at(index - 1) ?? spot, spot)
    const after = normal(spot, spots[(index + 1) % spots.length] ?? spot)
    const share = by / (1 + before.x * after.x + before.y * after.y)
    return { x: spot.x + (before.x + after.x) * share, y: spot.y + (before.y + after.y) * share }
  })
}

/** To the left of who walks from one spot to the other, which is inside: outlines go counter-clockwise. */
function normal(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length }
}
