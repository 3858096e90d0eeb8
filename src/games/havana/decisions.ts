import type { Decision, QuestionKind, Seat } from '../game.ts'
import type { Choice } from '../kit/choice.ts'
import { rules } from './moves/index.ts'
import { choiceOf } from './nouns.ts'
import { playerAt, playing, type State } from './state.ts'
import { turnOf } from './turn.ts'

/** The seats that the match waits for. A whole turn is one question: actions, constructions, and its end. */
export function decisions(state: State): Decision[] {
  const { phase, round } = state
  switch (phase.name) {
    case 'opening':
      return playing(state)
        .filter((seat) => playerAt(state, seat).laid.length === 0)
        .map((seat) => ({ seat, question: 'opening' }))
    case 'turns':
      return phase.queue.slice(0, 1).map((seat) => ({ seat, question: `turn-${round}` }))
    case 'replacement':
      return phase.queue.slice(0, 1).map((seat) => ({ seat, question: `replace-${round}` }))
    default:
      return []
  }
}

/**
 * The question of a turn whose cards are carried out, so that only building is left. Only where the state is known is
 * the question worded like that; a record, which has no state, and mails use the words for a whole turn.
 */
export const askedToBuild = (state: State): string | undefined =>
  decisions(state).find(({ seat }) => turnOf(state, seat)?.open.length === 0)?.question

/** Every question is a real choice without a usual answer. */
export const questions: Readonly<Record<'opening' | 'turn' | 'replace', QuestionKind>> = {
  opening: { numbered: false, usual: false, outOfTurn: false },
  turn: { numbered: true, usual: false, outOfTurn: false },
  replace: { numbered: true, usual: false, outOfTurn: false },
}

/** Every legal move of a seat. */
export const choices = (state: State, seat: Seat): Choice[] =>
  Object.values(rules).flatMap((rule) => rule.offer(state, seat).map(choiceOf))
