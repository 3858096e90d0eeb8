import type { Seat } from '../../game.ts'
import { card, ink, onSeatColour, seatColour } from '../../kit/picture/colours.ts'
import { icon } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import { pieceName } from '../../kit/picture/piece.ts'
import { seatMark } from '../../kit/picture/plate.ts'
import { circle, group, line, path, polygon, rect, type Shape, type Spot, short } from '../../kit/picture/shape.ts'
import type { Tile } from '../box.ts'
import { tilesOf } from '../data/printed-box.ts'
import {
  type LandmarkId,
  landmarkIds,
  type RefineryId,
  refineryIds,
  type SourceId,
  sourceIds,
  type TileId,
} from '../data/tile-ids.ts'
import { byHeight, pointKey } from '../geometry/lattice.ts'
import { trianglesOf } from '../geometry/outline.ts'
import { type Good, rawGoods } from '../goods.ts'
import { noun } from '../nouns.ts'
import { makesHighQuality } from '../supplies.ts'
import type { View } from '../view.ts'
import { beings } from './beings.ts'
import { inset, type Lay, laid, type Nests, nests } from './lay.ts'

const brown = '#a8763e'

const fills: Readonly<Record<Tile['kind'], string>> = {
  church: '#e9e4f2',
  market: '#f6dcc8',
  'town-hall': '#f1e2bd',
  source: '#dcebcf',
  refinery: '#f3e9d2',
  landmark: '#e2e8ea',
}

/** Roads are plain lines with a stub across, forests are dark lines, and mountains are grey dashed lines. */
const sides: Readonly<Record<string, Shape['attributes']>> = {
  R: { fill: 'none', stroke: brown, 'stroke-width': 2 },
  F: { fill: 'none', stroke: '#3d7a45', 'stroke-width': 2 },
  M: { fill: 'none', stroke: '#7a838b', 'stroke-width': 2, 'stroke-dasharray': '3 2' },
}

/** How far inside its sides a tile's outline is drawn, so that the outlines of neighbours lie side by side. */
const gap = 1.6

/** The buildings, the roads between them, and the goods and beings on them. */
export function village(view: View, x: number, y: number, width: number, height: number): Shape[] {
  const points = view.village.flatMap(({ corners }) => corners)
  const lay = laid(points, x, y, width, height)
  const tiles = tilesOf(view.box)
  const grounds = view.village.map(({ tile, corners, connected }) => {
    const { kind, segments } = tiles[tile]
    return { tile, kind, segments, connected, spots: inset(corners.map(lay.spot), gap) }
  })
  return [
    ...grounds.map(({ tile, kind, connected, spots }) =>
      polygon(spots, { ...pieceName(noun('tile', tile)), fill: fills[kind], ...(connected ? {} : { opacity: 0.4 }) }),
    ),
    ...Object.entries(sides).map(([type, attributes]) =>
      path(grounds.map((ground) => sidesOf(ground, type)).join(''), attributes),
    ),
    path(grounds.map((ground) => stubs(ground, lay)).join(''), { stroke: brown, 'stroke-width': 0.2 * lay.unit }),
    ...builtRoads(view, lay),
    ...whatIsThere(view, lay),
  ]
}

interface Ground {
  readonly spots: readonly Spot[]
  readonly segments: string
}

/** All sides of a type as one path, since a village has hundreds of them; neighbouring sides are joined. */
function sidesOf({ spots, segments }: Ground, type: string): string {
  let drawn = ''
  for (const [index, from] of spots.entries()) {
    if (segments[index] !== type) continue
    const isContinued = index > 0 && segments[index - 1] === type
    drawn += `${isContinued ? '' : `M${at(from)}`}L${at(spots[(index + 1) % spots.length] ?? from)}`
  }
  return drawn
}

/** A short line inwards from the middle of each side with a road: two of them meet where tiles meet. */
const stubs = ({ spots, segments }: Ground, { unit }: Lay): string =>
  spots
    .map((from, index) => {
      if (segments[index] !== 'R') return ''
      const to = spots[(index + 1) % spots.length] ?? from
      const middle = halfway(from, to)
      return `M${at(moved(middle, across(from, to, -gap)))}L${at(moved(middle, across(from, to, 0.2 * unit)))}`
    })
    .join('')

const at = ({ x, y }: Spot): string => `${short(x)} ${short(y)}`

/**
 * The built roads in the colours of their builders, with as many dots as the seat's number: paths, and bridges with
 * dark railings. Where several lie on one segment (option `parallelRoads`), they lie side by side, and are narrower if
 * need be.
 */
const builtRoads = ({ roads }: View, { unit, spot }: Lay): Shape[] =>
  roads.flatMap((road) => {
    const { seat, kind } = road
    const [one, other] = endsOf(road)
    if (one === undefined || other === undefined) return []
    const [from, to] = [spot(one), spot(other)]
    const abreast = roads.filter((beside) => liesOn(beside, road))
    const share = Math.min(1, mostAbreast / abreast.length)
    const aside = 0.4 * share * (abreast.indexOf(road) - (abreast.length - 1) / 2)
    const middle = moved(halfway(from, to), { x: aside * (to.x - from.x), y: aside * (to.y - from.y) })
    const along = (part: number) => moved(middle, across(from, to, part * unit))
    const [start, end] = [along(-0.38), along(0.38)]
    const fill = seatColour(seat)
    return [
      line(start, end, { stroke: kind === 'bridge' ? ink : card, 'stroke-width': 0.38 * share * unit }),
      line(start, end, { stroke: fill, 'stroke-width': 0.25 * share * unit }),
      ...Array.from({ length: seat + 1 }, (_, dot) => {
        const { x, y } = along(0.17 * (dot - seat / 2))
        return circle(x, y, 0.055 * unit, { fill: onSeatColour })
      }),
    ]
  })

/** How many roads of full width a segment has space for. */
const mostAbreast = 2.4

type Built = View['roads'][number]

/** The ends of a road's segment, in the same order whichever of the two tiles the road is named from. */
const endsOf = ({ between }: Built): Built['between'] => between.toSorted(byHeight)

const liesOn = (one: Built, other: Built): boolean =>
  endsOf(one).map(pointKey).join() === endsOf(other).map(pointKey).join()

const halfway = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const moved = (spot: Spot, by: Spot): Spot => ({ x: spot.x + by.x, y: spot.y + by.y })

/** A vector of this length to the left of a walk from one spot to the other. */
function across(from: Spot, to: Spot, by: number): Spot {
  const share = by / Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.y - from.y) * share, y: (from.x - to.x) * share }
}

/** Beings are drawn first, so that they never cover a good, a flag, or the icon of a tile. */
function whatIsThere(view: View, lay: Lay): Shape[] {
  const tiles = tilesOf(view.box)
  const there = view.village.map(({ tile, place }) => {
    const nest = nests(lay, trianglesOf(tiles[tile], place))
    return { tile, nest, things: lying(view, tile, lay, nest) }
  })
  return [
    ...there.flatMap(({ tile, nest, things }) =>
      beings(
        view,
        tile,
        lay,
        nest.spots,
        things.map(({ spot }) => spot),
      ),
    ),
    ...there.flatMap(({ things }) => things.flatMap(({ shapes }) => shapes)),
  ]
}

/** Something that lies on a tile, or its icon. */
interface Thing {
  readonly spot: Spot
  readonly shapes: readonly Shape[]
}

/** Goods and empty slots, or a flag; and an icon if they do not identify the tile. */
function lying(view: View, tile: TileId, { unit }: Lay, { middle, spots }: Nests): Thing[] {
  const size = Math.min(18, 0.5 * unit)
  const large = Math.min(24, 0.8 * unit)
  const filling = slotsOf(view, tile)
  const [first = middle] = spots
  if (isLandmark(tile)) {
    const flag = { x: middle.x + 0.42 * unit, y: middle.y - 0.1 * unit }
    const what = { x: middle.x - 0.18 * unit, y: middle.y }
    return [
      { spot: what, shapes: [icon(tile, what.x, what.y, Math.min(20, 0.62 * unit))] },
      { spot: flag, shapes: flagOf(view.flags[tile], flag, Math.max(14, 0.75 * size)) },
    ]
  }
  if (filling.length === 0) return [{ spot: middle, shapes: [icon(tile, middle.x, middle.y, large)] }]
  const slots = filling.flatMap((good, place): Thing[] => {
    const spot = spots[place]
    return spot === undefined ? [] : [{ spot, shapes: [slot(good, spot, size)] }]
  })
  // The goods of a place identify it; a barn, which takes any good, has an icon of its own.
  const isBarn = isSource(tile) && view.box.sources[tile].goods.length > 1
  const spare = spots[filling.length] ?? first
  return isBarn
    ? [...slots, { spot: spare, shapes: [icon('barn', spare.x, spare.y, Math.min(16, 0.5 * unit))] }]
    : slots
}

const isSource = (tile: TileId): tile is SourceId => sourceIds.some((id) => id === tile)
const isRefinery = (tile: TileId): tile is RefineryId => refineryIds.some((id) => id === tile)
const isLandmark = (tile: TileId): tile is LandmarkId => landmarkIds.some((id) => id === tile)

/** A slot: the good on it, or the good that may lie there, and its owner, if it has one. */
interface Filling {
  readonly good: Good | undefined
  readonly isThere: boolean
  readonly owner: Seat | undefined
  readonly isHighQuality: boolean
}

function slotsOf(view: View, tile: TileId): Filling[] {
  if (isSource(tile)) {
    const there = view.sources[tile] ?? {}
    const grown = view.box.sources[tile].goods
    const only = grown.length === 1 ? grown[0] : undefined
    const goods = rawGoods.flatMap((good) => Array<Good>(there[good] ?? 0).fill(good))
    return Array.from({ length: view.box.sources[tile].slots }, (_, place) => ({
      good: goods[place] ?? only,
      isThere: place < goods.length,
      owner: undefined,
      isHighQuality: false,
    }))
  }
  if (!isRefinery(tile)) return []
  const makers = view.refineries[tile] ?? []
  const { makes, slots } = view.box.refineries[tile]
  return Array.from({ length: slots }, (_, place) => {
    const owner = makers[place]
    const isHighQuality = owner !== undefined && makesHighQuality(view, owner, makes)
    return { good: makes, isThere: owner !== undefined, owner, isHighQuality }
  })
}

/** A good, framed in its owner's colour with the owner's number, and a star for high quality; an empty slot is dashed. */
function slot({ good, isThere, owner, isHighQuality }: Filling, { x, y }: Spot, size: number): Shape {
  const frame = isThere
    ? {
        fill: card,
        stroke: owner === undefined ? ink : seatColour(owner),
        'stroke-width': owner === undefined ? 0.8 : 2.4,
      }
    : { fill: 'none', stroke: ink, 'stroke-width': 0.8, 'stroke-dasharray': '2 2' }
  return group([
    circle(x, y, size * 0.6, frame),
    ...(good === undefined ? [] : [icon(good, x, y, size * 0.84, isThere ? {} : { opacity: 0.35 })]),
    ...(owner === undefined ? [] : [seatMark(owner, x + size * 0.62, y - size * 0.5, 6)]),
    ...(isHighQuality ? [icon('star', x + size * 0.62, y + size * 0.5, 10)] : []),
  ])
}

function flagOf(owner: number | undefined, { x, y }: Spot, size: number): Shape[] {
  if (owner === undefined) return []
  const [w, h] = [size * 0.8, size * 0.55]
  return [
    group([
      line(
        { x: x - w / 2, y: y + size * 0.55 },
        { x: x - w / 2, y: y - size * 0.6 },
        { stroke: ink, 'stroke-width': 1.6 },
      ),
      rect(x - w / 2, y - size * 0.6, w + 2, h + 4, { fill: seatColour(owner), stroke: ink, 'stroke-width': 0.8 }),
      label(owner + 1, x + 1, y - size * 0.6 + h / 2 + 2, { size: 11, fill: onSeatColour, anchor: 'middle' }),
    ]),
  ]
}
