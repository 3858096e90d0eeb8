import type { Seat } from '../../game.ts'
import { longestRoad } from '../scoring/longest-road.ts'
import type { State } from '../state.ts'
import { type Turn, turnIn } from '../turn.ts'
import { type Village, villageOf } from '../village.ts'
import { roundsLeft } from './outlook.ts'

/** A position with values that are expensive to compute. */
export interface Survey {
  readonly state: State
  readonly village: Village
  /** What the longest road brings each seat. */
  readonly longestRoads: readonly number[]
  /**
   * How long the match may last. All compared moves share one estimate, so that a move is not avoided just because it
   * brings the end closer.
   */
  readonly rounds: number
}

/** Surveys a position. Most moves neither build nor mark anything, so the values computed before still hold. */
export function surveyOf(state: State, before?: Survey): Survey {
  const isSame =
    before !== undefined &&
    before.state.village === state.village &&
    before.state.roads === state.roads &&
    before.state.flags === state.flags
  if (isSame) return { ...before, state }
  const village = villageOf(state)
  return {
    state,
    village,
    longestRoads: state.seats.map((_, seat: Seat) => longestRoad(state, village, seat)),
    rounds: before?.rounds ?? roundsLeft(state),
  }
}

/** The turn of a seat, as the rules of its moves see it. */
export const turnOn = ({ state, village }: Survey, seat: Seat): Turn => turnIn(state, village, seat)
