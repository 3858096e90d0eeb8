import type { PositionProblem } from '../../game.ts'
import { restlessness } from '../course.ts'
import { rulings } from '../rulings.ts'
import type { State } from '../state.ts'
import { buildingProblems } from './buildings.ts'
import { discProblems } from './discs.ts'
import { pawnedProblems } from './pawned.ts'
import { phaseProblems } from './phase.ts'
import { seatProblems } from './seats.ts'
import { shipProblems } from './ships.ts'
import { specialProblems } from './specials.ts'
import { tileProblems } from './tiles.ts'

/** Why a position is impossible. Empty for every position that play can reach. */
export function problems(state: State): PositionProblem[] {
  // Which positions are possible depends on their rules.
  if (state.rules > rulings.newest) return [{ at: 'rules', problem: 'This version of the rules does not exist.' }]
  const seats = [...seatProblems(state)]
  if (seats.length > 0) return seats
  // All later checks look at the cards, and so need cards whose rules are known.
  const buildings = [...buildingProblems(state)]
  if (buildings.length > 0) return buildings
  const table = [
    ...specialProblems(state),
    ...shipProblems(state),
    ...tileProblems(state),
    ...discProblems(state),
    ...pawnedProblems(state),
  ]
  const found = [...table, ...phaseProblems(state)]
  return found.length > 0 ? found : restlessness(state)
}
