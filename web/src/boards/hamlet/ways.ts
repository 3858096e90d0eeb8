import { between, inwards, middleOf, type Point, type Spot, spotOf } from './lattice.ts'
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
    for (const [segment, { key, at: crossing }] of edgesOf(building.corners).entries()) {
      edges.set(key, [...(edges.get(key) ?? []), { building, segment, crossing }])
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

type Built = View['roads'][number]

/** A built road, and where it crosses the edge between its tiles. */
interface Crossing {
  readonly road: Built
  readonly at: Spot
  /** The direction of the road. */
  readonly across: Spot
  /** How wide it is; 1 is the full width. */
  readonly width: number
}

/** How far apart roads on the same edge lie, and how many of full width it has space for. */
const apart = 12.5
const mostAbreast = 3

/**
 * The built roads with their places. If players may build parallel roads, several may lie on one edge: side by side, in
 * the order in which they were built.
 */
export function crossingsIn({ roads }: Pick<View, 'roads'>): readonly Crossing[] {
  return roads.flatMap((road) => {
    const [one, other] = road.between
    if (one === undefined || other === undefined) return []
    const edge = edgeOf(one, other)
    const abreast = roads.filter(({ between: [from, to] }) => from && to && edgeOf(from, to) === edge)
    const width = Math.min(1, mostAbreast / abreast.length)
    // Whichever tile a road is named from, its place is counted from the same end of the edge.
    const end = edge.startsWith(nameOf(one)) ? 1 : -1
    const aside = end * apart * width * (abreast.indexOf(road) - (abreast.length - 1) / 2)
    const { x, y } = between(one, other)
    const across = inwards(spotOf(one), spotOf(other))
    // The edge runs at a right angle to the road.
    return [{ road, at: { x: x - aside * across.y, y: y + aside * across.x }, across, width }]
  })
}

/** A place on an edge of a tile where a road can be built to its neighbour. */
interface Contact {
  readonly from: string
  /** The API's name of the contact: the tile beyond it, and the segment of the tile from which it starts. */
  readonly id: string
  readonly segment: number
  readonly at: Spot
}

type Outlined = Pick<Building, 'tile' | 'corners'>

/**
 * The contacts of tiles with their neighbours. The name of a contact says nothing of the tile from which it starts, so
 * only the shared edge tells which tiles can have it.
 */
export function contactsFrom(tiles: readonly Outlined[], village: readonly Outlined[]): readonly Contact[] {
  const others = village.map(({ tile, corners }) => ({ tile, edges: new Set(edgesOf(corners).map(({ key }) => key)) }))
  return tiles.flatMap(({ tile: from, corners }) =>
    edgesOf(corners).flatMap(({ key, at }, segment) =>
      others
        .filter(({ tile, edges }) => tile !== from && edges.has(key))
        .map(({ tile }) => ({ from, id: `${tile}/${segment}`, segment, at })),
    ),
  )
}

/** The edges of an outline, in the order of its segments. */
const edgesOf = (corners: readonly Point[]): { readonly key: string; readonly at: Spot }[] =>
  corners.map((corner, segment) => {
    const to = corners[(segment + 1) % corners.length] ?? corner
    return { key: edgeOf(corner, to), at: between(corner, to) }
  })

/** A name for an edge that is the same from both sides. */
const edgeOf = (one: Point, other: Point): string => [nameOf(one), nameOf(other)].toSorted().join(' ')

const nameOf = ({ q, r }: Point): string => `${q},${r}`
