import type { PositionProblem } from '../../game.ts'
import { restlessness } from '../course.ts'
import { allContacts } from '../geometry/board.ts'
import type { State } from '../state.ts'
import { villageOf } from '../village.ts'
import { boxProblems } from './box.ts'
import { buildingProblems, overlaps } from './buildings.ts'
import { goodsProblems } from './goods.ts'
import { markProblems } from './marks.ts'
import { phaseProblems } from './phase.ts'
import { roadProblems } from './roads.ts'
import { saleProblems } from './sales.ts'
import { scoreProblems } from './scores.ts'
import { seatProblems } from './seats.ts'
import { tileProblems } from './tiles.ts'
import { workerProblems } from './workers.ts'

/** Why a position is impossible. Empty for every position that play can reach. */
export function problems(state: State): PositionProblem[] {
  // Each step relies on the steps before: later checks are undefined for unknown pieces, tiles without a place, and
  // tiles that overlap.
  const pieces = [...boxProblems(state)]
  if (pieces.length > 0) return pieces
  const things = [...seatProblems(state), ...tileProblems(state)]
  if (things.length > 0) return things
  const heaps = [...overlaps(state)]
  if (heaps.length > 0) return heaps
  const village = villageOf(state)
  const contacts = allContacts(village.board)
  const found = [
    ...buildingProblems(state, village, contacts),
    ...roadProblems(state, village, contacts),
    ...goodsProblems(state, village),
    ...workerProblems(state, village),
    ...markProblems(state),
    ...saleProblems(state),
    ...scoreProblems(state),
    ...phaseProblems(state, village),
  ]
  return found.length > 0 ? found : restlessness(state)
}
