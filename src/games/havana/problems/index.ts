import type { PositionProblem } from '../../game.ts'
import { restlessness } from '../course.ts'
import type { State } from '../state.ts'
import { buildingProblems } from './buildings.ts'
import { cardProblems } from './cards.ts'
import { phaseProblems } from './phase.ts'
import { pieceProblems } from './pieces.ts'
import { seatProblems } from './seats.ts'

/** Why a position is impossible. Empty for every position that play can reach. */
export function problems(state: State): PositionProblem[] {
  const seats = [...seatProblems(state)]
  if (seats.length > 0) return seats
  const found = [...pieceProblems(state), ...buildingProblems(state), ...cardProblems(state), ...phaseProblems(state)]
  return found.length > 0 ? found : restlessness(state)
}
