import { inset, type Point, type Spot } from './lattice.ts'

/** Things on a tile are placed as boxes, by their centres. */
export interface Box extends Spot {
  readonly width: number
  readonly height: number
}

/** The distance between the places that are tried. */
const step = 4

/**
 * The free space on a tile, inside the trees and rocks along its edges. Things are placed one after the other, without
 * overlaps.
 */
export interface Room {
  /** Takes the place nearest to a spot that is free for a box; undefined if there is none. */
  take(width: number, height: number, near: Spot): Box | undefined
  /** Takes the place anywhere on the tile that overlaps least with other things. */
  squeeze(width: number, height: number, near: Spot): Box
}

/**
 * @param margin how far things stay from the edges
 * @param lying the things that lie there already
 */
export function roomOn(corners: readonly Point[], margin: number, lying: readonly Box[]): Room {
  const inner = inset(corners, margin)
  const whole = inset(corners, 2)
  const taken: Box[] = [...lying]
  const places = placesIn(inner)
  const nearest = (near: Spot, fits: (place: Spot) => boolean): Spot | undefined =>
    places
      .map((place) => ({ place, far: Math.hypot(place.x - near.x, place.y - near.y) }))
      .toSorted((one, other) => one.far - other.far)
      .find(({ place }) => fits(place))?.place
  const lay = (place: Spot, width: number, height: number): Box => {
    const box = { x: place.x, y: place.y, width, height }
    taken.push(box)
    return box
  }
  return {
    take(width, height, near) {
      const place = nearest(near, ({ x, y }) => {
        const box = { x, y, width, height }
        return taken.every((other) => overlap(box, other) === 0) && isWithin(box, inner)
      })
      return place && lay(place, width, height)
    },
    squeeze(width, height, near) {
      const found = places
        .map((place) => {
          const box = { x: place.x, y: place.y, width, height }
          const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0)
          const far = Math.hypot(place.x - near.x, place.y - near.y)
          return { place, cost: covered + far / 100 + (isWithin(box, whole) ? 0 : 20) }
        })
        .toSorted((one, other) => one.cost - other.cost)[0]
      return lay(found?.place ?? near, width, height)
    },
  }
}

function placesIn(outline: readonly Spot[]): readonly Spot[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const places: Spot[] = []
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) if (isInside({ x, y }, outline)) places.push({ x, y })
  }
  return places
}

/** Whether a ray to the right crosses an odd number of sides, as it does from inside. */
function isInside({ x, y }: Spot, outline: readonly Spot[]): boolean {
  const crossed = outline.filter((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
  })
  return crossed.length % 2 === 1
}

/** A box lies within an outline if its centre does and no side of the outline enters the box. */
const isWithin = (box: Box, outline: readonly Spot[]): boolean =>
  outline.every((from, index) => !enters(from, outline[(index + 1) % outline.length] ?? from, box))

/** Clips a line by the four sides of a box (Liang and Barsky). */
function enters(from: Spot, to: Spot, { x, y, width, height }: Box): boolean {
  let [start, end] = [0, 1]
  const sides = [
    { along: from.x - to.x, room: from.x - (x - width / 2) },
    { along: to.x - from.x, room: x + width / 2 - from.x },
    { along: from.y - to.y, room: from.y - (y - height / 2) },
    { along: to.y - from.y, room: y + height / 2 - from.y },
  ]
  for (const { along, room } of sides) {
    if (along === 0) {
      if (room < 0) return false
    } else if (along < 0) start = Math.max(start, room / along)
    else end = Math.min(end, room / along)
  }
  return start < end
}

/** The area that two boxes share. */
function overlap(one: Box, other: Box): number {
  const wide = (one.width + other.width) / 2 - Math.abs(one.x - other.x)
  const high = (one.height + other.height) / 2 - Math.abs(one.y - other.y)
  return wide <= 0 || high <= 0 ? 0 : wide * high
}
