import { z } from 'zod'
import type { Seat } from '../game.ts'
import { tilesOf } from './data/printed-box.ts'
import { limits } from './data/set-up.ts'
import { corners } from './geometry/outline.ts'
import { pointsSoFar } from './scoring/points-so-far.ts'
import { Building, Player, Road, type State, table } from './state.ts'
import { villageOf } from './village.ts'

/** Integers, so that every client draws the same village. */
const Point = z.strictObject({ q: z.int(), r: z.int() }).meta({
  id: 'HamletPoint',
  description:
    'A point of the triangular lattice. It lies at x = q + r / 2 and y = r × √3 / 2, with y upward, in units of a segment’s length.',
})

const SeenBuilding = z
  .strictObject({
    ...Building.shape,
    corners: z
      .array(Point)
      .describe('Its outline, counter-clockwise. Segment i goes from corner i to the next one; the box has its type.'),
    connected: z.boolean().describe('Whether roads connect it to the church: only then does it belong to the village.'),
  })
  .meta({ id: 'HamletSeenBuilding', description: 'A building, and where to draw it.' })

const SeenRoad = z
  .strictObject({
    ...Road.shape,
    kind: z.enum(['path', 'bridge']),
    between: z.array(Point).length(2).describe('The ends of the segment that it crosses.'),
  })
  .meta({ id: 'HamletSeenRoad', description: 'A path or a bridge, and where to draw it.' })

const count = z.int().min(0)
const SeenSeat = z
  .strictObject({
    ...Player.shape,
    points: count.describe('The points scored so far; once the match is over, the final score.'),
    roadsLeft: count.describe('The road tokens that are not on the board.'),
  })
  .meta({ id: 'HamletSeenSeat', description: 'What a player has, and its points.' })

/** Nothing is hidden: all viewers see the same. */
export const View = z.strictObject({
  ...table,
  village: z.array(SeenBuilding).describe('The buildings, in the order in which they were placed.'),
  roads: z.array(SeenRoad),
  seats: z.array(SeenSeat),
})
export type View = z.infer<typeof View>

export function view(state: State): View {
  const tiles = tilesOf(state.box)
  const { connected } = villageOf(state)
  const outlines = new Map(
    state.village.map(({ tile, place }) => [tile, corners(tiles[tile], place).map(({ q, r }) => ({ q, r }))]),
  )
  return {
    ...state,
    village: state.village.map((building) => ({
      ...building,
      corners: outlines.get(building.tile) ?? [],
      connected: connected.has(building.tile),
    })),
    roads: state.roads.map((road) => {
      const { from, segment } = road
      const all = outlines.get(from) ?? []
      return {
        ...road,
        kind: tiles[from].segments[segment] === 'F' ? ('path' as const) : ('bridge' as const),
        between: [...all.slice(segment), ...all].slice(0, 2),
      }
    }),
    seats: state.seats.map((player, seat) => ({
      ...player,
      points: finalPoints(state, seat) ?? pointsSoFar(player),
      roadsLeft: limits.roads - state.roads.filter((road) => road.seat === seat).length,
    })),
  }
}

/** Rulebook, Final scoring: what is scored at the end is added to the points from play. */
const finalPoints = ({ phase }: State, seat: Seat): number | undefined =>
  phase.name === 'over' ? phase.result.seats.find((one) => one.seat === seat)?.points : undefined
