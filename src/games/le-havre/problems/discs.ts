import type { PositionProblem } from '../../game.ts'
import { cardOf } from '../cards/index.ts'
import { isFinal, type State } from '../state.ts'
import { standingBuildings } from './standing-buildings.ts'

/**
 * A disc stands in a building with an action, and alone, except in the final phase. Rulebook: Entry, End of the game.
 */
export function* discProblems(state: State): Generator<PositionProblem> {
  const open = standingBuildings(state)
  // A finished match may have ended in the final phase.
  const shared = isFinal(state.phase) || state.phase.name === 'over'
  const entered = new Set<string>()
  for (const [seat, { disc }] of state.seats.entries()) {
    if (disc === null) continue
    const at = `seats/${seat}/disc`
    if (!open.includes(disc)) yield { at, problem: `${disc} is not in play.` }
    else if (cardOf(disc).use === undefined) yield { at, problem: `Nobody can enter ${disc}.` }
    if (entered.has(disc) && !shared) yield { at, problem: `There is another disc in ${disc}.` }
    entered.add(disc)
  }
}
