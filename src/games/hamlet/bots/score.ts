import type { Seat } from '../../game.ts'
import { sum } from '../../kit/sum.ts'
import { limits, ownRoadPoints, plannerPoints } from '../data/set-up.ts'
import { landmarkIds } from '../data/tile-ids.ts'
import { awardPoints } from '../scoring/awards.ts'
import { landmarkPoints, pointsOf } from '../scoring/landmarks.ts'
import { pointsSoFar } from '../scoring/points-so-far.ts'
import { countOf, playerAt, type State } from '../state.ts'
import type { Survey } from './survey.ts'

/**
 * Points that count only at the end may still be lost, or be won later: what each remaining turn takes off their worth.
 */
const patience = 0.05
const least = 0.4
const sure = (left: number): number => Math.max(least, 1 - patience * left)

/** Deliveries lead to the end, and a player who waits with one may find that somebody else was first. */
const zeal = 3

/** The score if the match ended now, without the coins. */
export function worthOfScore({ state, village, longestRoads }: Survey, seat: Seat, left: number): number {
  const awards = sum(Object.values(awardPoints(state, seat)))
  const forRoad = state.milestones.roads === seat ? ownRoadPoints + plannerPoints : ownRoadPoints
  return (
    pointsSoFar(playerAt(state, seat)) +
    (left > 0 ? zeal * countOf(state.deliveries, seat) : 0) +
    landmarkPoints(state, village, seat) +
    forRoad * roadsOf(state, seat) +
    sure(left) * ((longestRoads[seat] ?? 0) + awards)
  )
}

/** How likely it is that a road will reach a landmark that is not connected yet. */
const hope = 0.5
/** How many turns that takes, roughly. */
const turnsToJoin = 4

/** What the seat's own landmarks would gain if they belonged to the village. */
export function worthOfHopes({ state, village }: Survey, seat: Seat, left: number): number {
  if (left === 0 || roadsOf(state, seat) >= limits.roads) return 0
  const joined = { ...village, connected: new Set(state.village.map(({ tile }) => tile)) }
  const gains = landmarkIds
    .filter((id) => state.flags[id] === seat && !village.connected.has(id))
    .map((id) => pointsOf(state, joined, id, seat) - pointsOf(state, village, id, seat))
  return hope * Math.min(1, left / turnsToJoin) * sum(gains)
}

const roadsOf = ({ roads }: State, seat: Seat): number => roads.filter((road) => road.seat === seat).length
