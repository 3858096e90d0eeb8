import type { PositionProblem } from '../../game.ts'
import { schedule } from '../data/rounds.ts'
import { turnsInARound } from '../data/set-up.ts'
import { afterAllRounds, isForsaken, lastRepayment } from '../ending.ts'
import { placesIn } from '../scoring.ts'
import type { Result, State } from '../state.ts'

/**
 * The match could end for this reason, and every place and score line follows from what the seats own. Rulebook: End of
 * the game.
 */
export function* resultProblems(state: State, result: Result): Generator<PositionProblem> {
  const reason = reasonOf(state)
  if (result.reason !== reason) {
    yield { at: 'phase/result/reason', problem: reason === undefined ? 'The match goes on.' : `Is ${reason}.` }
    return
  }
  if (reason !== 'forfeit' && lastRepayment(state).length > 0)
    yield { at: 'seats', problem: 'At the end, loans must be repaid as far as the francs go.' }
  if (placesIn(state).map(line).join('; ') !== result.seats.map(line).join('; '))
    yield { at: 'phase/result/seats', problem: 'Does not follow from what the seats own.' }
}

const line = ({ seat, place, points, lines }: Result['seats'][number]): string =>
  `${seat}: ${place}, ${points}, ${lines.map(({ label, points: each }) => `${label} ${each}`).join()}`

/** Why a match is over, if it can be over. */
function reasonOf(state: State): Result['reason'] | undefined {
  if (isForsaken(state)) return 'forfeit'
  const rounds = schedule[state.options.length][state.seats.length]?.length ?? 0
  return state.turn === turnsInARound * rounds ? afterAllRounds(state) : undefined
}
