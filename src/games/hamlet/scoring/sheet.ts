import type { Seat } from '../../game.ts'
import { coinsPerPoint, ownRoadPoints, plannerPoints } from '../data/set-up.ts'
import { playerAt, type Result, ScoreLabel, type State } from '../state.ts'
import { type Village, villageOf } from '../village.ts'
import { awardPoints } from './awards.ts'
import { landmarkPoints } from './landmarks.ts'
import { longestRoad } from './longest-road.ts'

type Line = Result['seats'][number]['lines'][number]

/** The score sheet of each seat, in seat order, if the match ended now. Rulebook: Final scoring. */
export function sheets(state: State, village: Village = villageOf(state)): Line[][] {
  return state.seats.map((_, seat) => {
    const points = linesOf(state, village, seat)
    return ScoreLabel.options.map((label) => ({ label, points: points[label] }))
  })
}

const linesOf = (state: State, village: Village, seat: Seat): Record<ScoreLabel, number> => {
  const { scored, coins } = playerAt(state, seat)
  return {
    ...scored,
    ...awardPoints(state, seat),
    landmarks: landmarkPoints(state, village, seat),
    roads: roadPoints(state, seat),
    'longest-road': longestRoad(state, village, seat),
    coins: Math.floor(coins / coinsPerPoint),
  }
}

/** Paths and bridges count the same; with the milestone of roads, each counts more. */
const roadPoints = ({ roads, milestones }: State, seat: Seat): number =>
  roads.filter((road) => road.seat === seat).length *
  (milestones.roads === seat ? ownRoadPoints + plannerPoints : ownRoadPoints)
