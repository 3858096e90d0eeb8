import { between, middleOf, type Point, type Spot } from './lattice.ts'
import { type Building, tileOf, type View } from './view.ts'

/** A way from a tile to its neighbour, over a road that is printed on both or was built. */
export interface Way {
  readonly from: Building
  readonly to: Building
  /** The place where it crosses the edge. */
  readonly crossing: Spot
  readonly start: Spot
  readonly end: Spot
}

/** The ways from each tile. */
export function waysIn(view: View): readonly Way[] {
  const edges = new Map<string, { building: Building; segment: number; crossing: Spot }[]>()
  for (const building of view.village) {
    for (const [segment, corner] of building.corners.entries()) {
      const to = building.corners[(segment + 1) % building.corners.length] ?? corner
      const key = edgeOf(corner, to)
      edges.set(key, [...(edges.get(key) ?? []), { building, segment, crossing: between(corner, to) }])
    }
  }
  const built = new Set(view.roads.flatMap(({ between: [one, other] }) => (one && other ? [edgeOf(one, other)] : [])))
  return [...edges].flatMap(([key, [one, other]]) => {
    if (one === undefined || other === undefined) return []
    const isPrinted = [one, other].every(
      ({ building, segment }) => tileOf(view, building.tile)?.segments[segment] === 'R',
    )
    if (!isPrinted && !built.has(key)) return []
    return [
      [one, other],
      [other, one],
    ].flatMap(([from, to]) =>
      from === undefined || to === undefined
        ? []
        : {
            from: from.building,
            to: to.building,
            crossing: from.crossing,
            start: middleOf(from.building.corners),
            end: middleOf(to.building.corners),
          },
    )
  })
}

/** A name for an edge that is the same from both sides. */
const edgeOf = (one: Point, other: Point): string => [`${one.q},${one.r}`, `${other.q},${other.r}`].toSorted().join(' ')
