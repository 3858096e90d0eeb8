import type { PositionProblem } from '../../game.ts'
import { cardOf } from '../cards/index.ts'
import { says } from '../effects/printed.ts'
import type { State } from '../state.ts'
import { standingBuildings } from './standing-buildings.ts'

/** One good of each kind may be pawned, once a pawnbroker's building stands. */
export function* pawnedProblems(state: State): Generator<PositionProblem> {
  const isOpen = standingBuildings(state).some((building) => {
    const { use } = cardOf(building)
    return use !== undefined && says(use.printed, 'pawn-goods')
  })
  for (const [seat, { pawned }] of state.seats.entries()) {
    const at = `seats/${seat}/pawned`
    if (new Set(pawned).size < pawned.length) yield { at, problem: 'Names a good twice.' }
    if (pawned.length > 0 && !isOpen) yield { at, problem: 'There is no pawnbroker yet.' }
  }
}
