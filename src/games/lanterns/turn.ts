import type { Decision, QuestionKind, Seat } from '../game.ts'
import type { State } from './state.ts'

/** The match waits for everybody who has not laid a card yet, and then for the winner of the round. */
export const decisions = (state: State): Decision[] =>
  asked(state).map((seat) => ({ seat, question: `${state.phase}-${state.round}` }))

/** Neither question has a usual answer: a player has to decide. */
export const questions: Readonly<Record<'laying' | 'shining', QuestionKind>> = {
  laying: { numbered: true, usual: false, outOfTurn: false },
  shining: { numbered: true, usual: false, outOfTurn: false },
}

export const isAsked = (state: State, seat: Seat): boolean => asked(state).includes(seat)

function asked({ phase, seats, winner }: State): Seat[] {
  if (phase === 'laying') return seats.flatMap(({ laid }, seat) => (laid.length === 0 ? [seat] : []))
  return phase === 'shining' && winner !== null ? [winner] : []
}
