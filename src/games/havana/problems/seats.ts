import type { PositionProblem } from '../../game.ts'
import { playing, type State } from '../state.ts'

/** Every list of seats names existing seats that were not given up, and none twice. All other checks rely on this. */
export function* seatProblems(state: State): Generator<PositionProblem> {
  const everySeat = [...state.seats.keys()]
  const begun = state.phase.name !== 'setup'
  const inRound = begun && state.phase.name !== 'opening'
  if (!sameSeats(state.youngestFirst, begun ? everySeat : []))
    yield { at: 'youngestFirst', problem: 'Must name every seat once, as soon as the match is set up.' }
  if (!sameSeats(state.order, inRound ? playing(state) : []) && state.phase.name !== 'over')
    yield { at: 'order', problem: 'Must name every remaining seat once, from the first round on.' }
  if ('queue' in state.phase && !isTail(state.phase.queue, state.order))
    yield { at: 'phase/queue', problem: 'Must be the end of this round’s order.' }
}

const sameSeats = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && b.every((seat) => a.includes(seat))

const isTail = (tail: readonly number[], whole: readonly number[]): boolean =>
  tail.every((seat, i) => seat === whole[whole.length - tail.length + i])
