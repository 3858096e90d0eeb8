import type { Decision, QuestionKind, Seat } from '../game.ts'
import type { Choice } from '../kit/choice.ts'
import { actions, others } from './moves/index.ts'
import type { State } from './state.ts'
import { type Turn, turnOf, villagerField } from './turn.ts'

/** Whom the match waits for. A whole turn is one question: the donkeys, every villager, and its end. */
export const decisions = ({ phase, round }: State): Decision[] =>
  phase.name === 'turn' ? [{ seat: phase.seat, question: `turn-${round}` }] : []

/** A turn can always be ended, so that is answered for a player who does not (`usual.ts`). */
export const questions: Readonly<Record<'turn', QuestionKind>> = { turn: { numbered: true, usual: true } }

/** Every legal move of a seat. */
export function choices(state: State, seat: Seat): Choice[] {
  const turn = turnOf(state, seat)
  if (turn === undefined) return []
  return [...actionsIn(turn), ...Object.values(others).flatMap((rule) => rule.offer(turn))]
}

function actionsIn(turn: Turn): Choice[] {
  if (turn.ready.length === 0) return []
  const goes = villagerField(turn)
  return Object.values(actions)
    .flatMap((action) => action.offer(turn))
    .map((choice) => ({ ...choice, fields: [...choice.fields, goes] }))
}
