import type { Seat } from '../../game.ts'
import { longestRoad } from '../scoring/longest-road.ts'
import type { State } from '../state.ts'
import { type Turn, turnIn } from '../turn.ts'
import { type Village, villageOf } from '../village.ts'
import { roundsLeft } from './outlook.ts'

/** A position with what is dear to work out from it. */
export interface Survey {
  readonly state: State
  readonly village: Village
  /** What the longest road of each seat brings, by seat. */
  readonly longestRoads: readonly number[]
  /** How long the match may go on. Told once for all that is compared, so that nobody fears the end of what goes well. */
  readonly rounds: number
}

/** Most moves neither build nor mark anything: then what was worked out before still holds. */
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

/** The turn of a seat, as its moves see it. */
export const turnOn = ({ state, village }: Survey, seat: Seat): Turn => turnIn(state, village, seat)
