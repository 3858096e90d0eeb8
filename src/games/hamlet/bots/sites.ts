import type { Seat } from '../../game.ts'
import type { Place } from '../../kit/choice.ts'
import type { EndScore, Tile } from '../box.ts'
import { LandmarkId, type TileId } from '../data/tile-ids.ts'
import { beyond, type SegmentType, type Side } from '../geometry/board.ts'
import { moved } from '../geometry/lattice.ts'
import { type Edge, edgesOf } from '../geometry/outline.ts'
import { tileOf } from '../village.ts'
import type { Survey } from './survey.ts'

interface Meeting {
  readonly type: SegmentType
  readonly other: Side<TileId>
}

/** The most promising places for a tile, judged only by the segments that it would meet there. */
export function bestSites(survey: Survey, seat: Seat, tile: TileId, places: readonly Place[], number: number): Place[] {
  const { state, village } = survey
  const piece = tileOf(state.box, tile)
  const turned = [0, 1, 2, 3, 4, 5].map((turns) => edgesOf(piece, { turns, q: 0, r: 0 }))
  const meetings = ({ turns, q, r }: Place): Meeting[] =>
    (turned[turns] ?? []).flatMap(({ from, direction, type }: Edge) => {
      const other = beyond(village.board, moved(from, { q, r }), direction)
      return other ? [{ type, other }] : []
    })
  return places
    .map((place) => ({ place, appeal: appeal(survey, seat, piece, meetings(place)) }))
    .toSorted((one, other) => other.appeal - one.appeal)
    .slice(0, number)
    .map(({ place }) => place)
}

/**
 * The appeal of joining the village at once, for a landmark and for a workplace; and of each further road to a
 * neighbour.
 */
const joined = { landmark: 4, work: 9 } as const
const joinedAgain = 0.8
/** The appeal of a neighbour to which a road could be built later. */
const roadSite = 0.3
/** The appeal of being next to a place that needs goods. */
const besides = new Map<TileId, number>([
  ['church', 1],
  ['market', 0.5],
])

function appeal({ state, village }: Survey, seat: Seat, printed: Tile, meetings: readonly Meeting[]): number {
  const own = printed.kind === 'landmark' ? printed.score : undefined
  const links = new Set(meetings.flatMap(({ type, other }) => (type === 'road' ? [other.id] : [])))
  const isJoined = [...links].some((id) => village.connected.has(id))
  const sites = new Set(
    meetings.flatMap(({ type, other }) =>
      type !== 'road' && type === other.type && !links.has(other.id) && village.connected.has(other.id)
        ? [other.id]
        : [],
    ),
  )
  const near = printed.kind === 'landmark' ? 0 : [...links].reduce((sum, id) => sum + (besides.get(id) ?? 0), 0)
  return (
    (isJoined ? joined[printed.kind === 'landmark' ? 'landmark' : 'work'] : 0) +
    joinedAgain * links.size +
    (isJoined ? roadSite : 3 * roadSite) * sites.size +
    near +
    meetings.reduce((sum, meeting) => sum + gain(own, meeting) + forNeighbour(meeting), 0)
  )

  /** What the new tile brings a neighbouring landmark. */
  function forNeighbour({ type, other }: Meeting): number {
    const neighbour = LandmarkId.safeParse(other.id)
    if (!neighbour.success) return 0
    const { score } = state.box.landmarks[neighbour.data]
    const gained = gain(score, { type: other.type, other: { ...other, type } })
    return state.flags[neighbour.data] === seat ? gained : -gained / 2
  }
}

/** What a landmark scores for one of its segments. */
function gain(score: EndScore | undefined, { type, other }: Meeting): number {
  switch (score?.for) {
    case 'same-segments':
      return type === other.type ? score.each : 0
    case 'printed-roads':
      return other.type === 'road' ? score.each : 0
    case 'forests':
      return other.type === 'forest' ? score.each : 0
    case 'mountains':
      return other.type === 'mountain' ? score.each : 0
    default:
      return 0
  }
}
