import type { z } from 'zod'
import type { Decision, QuestionKind, Seat } from '../game.ts'
import type { Choice } from '../kit/choice.ts'
import { type ActionMove, actions, others } from './moves/index.ts'
import type { Action } from './moves/rule.ts'
import { choiceOf } from './nouns.ts'
import type { State } from './state.ts'
import { type Turn, turnOf, villagerField } from './turn.ts'

/** The seats that the match waits for. A whole turn is one question: the donkeys, every villager, and its end. */
export const decisions = ({ phase, round }: State): Decision[] =>
  phase.name === 'turn' ? [{ seat: phase.seat, question: `turn-${round}` }] : []

/** A turn can always be ended, so that is the usual answer for a player who misses the deadline (`usual.ts`). */
export const questions: Readonly<Record<'turn', QuestionKind>> = {
  turn: { numbered: true, usual: true, outOfTurn: false },
}

/** Every legal move of a seat. */
export function choices(state: State, seat: Seat): Choice[] {
  const turn = turnOf(state, seat)
  if (turn === undefined) return []
  return [
    ...actionsIn(turn),
    ...Object.values(others).flatMap((rule) => rule.offer(turn).map((form) => choiceOf(form))),
  ]
}

function actionsIn(turn: Turn): Choice[] {
  if (turn.ready.length === 0) return []
  return Object.values(actions).flatMap((action: Action<z.ZodType<ActionMove>>) =>
    action.offer(turn).map((form) => {
      const to = action.where(action.move.parse(form.example))
      return choiceOf({ ...form, fields: [...form.fields, villagerField(turn, to)] }, to)
    }),
  )
}
