import type { PositionProblem } from '../../game.ts'
import type { State } from '../state.ts'
import { standing } from './standing.ts'

/** One good of each kind may be pawned, once the Pawnbroker's stands. */
export function* pawnedProblems(state: State): Generator<PositionProblem> {
  const isOpen = standing(state).includes('pawnbrokers')
  for (const [seat, { pawned }] of state.seats.entries()) {
    const at = `seats/${seat}/pawned`
    if (new Set(pawned).size < pawned.length) yield { at, problem: 'Names a good twice.' }
    if (pawned.length > 0 && !isOpen) yield { at, problem: 'There is no pawnbroker yet.' }
  }
}
