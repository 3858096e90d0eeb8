import type { Seat } from '../../game.ts'
import type { Form, MoveJson } from '../../kit/choice.ts'
import { fillings } from '../../kit/fillings.ts'
import { IllegalMove } from '../../kit/illegal-move.ts'
import { choices as choicesOf } from '../decisions.ts'
import { after } from '../evolve.ts'
import { decide } from '../moves/decide.ts'
import { Move, rules } from '../moves/index.ts'
import type { State } from '../state.ts'
import { tastes } from './tastes.ts'
import { worth } from './worth.ts'

/** Where a move leads, and what that is worth to who moves. */
export interface Outcome {
  /** The form that the move was made from. */
  readonly choice: Form
  readonly move: MoveJson
  readonly state: State
  readonly worth: number
}

/** What comes of some choices, each filled in in several ways: the best first. */
export const outcomes = (state: State, seat: Seat, choices: readonly Form[]): Outcome[] =>
  choices
    .flatMap((choice) => fillings(choice, tastes).map((move) => ({ choice, move })))
    .flatMap(({ choice, move }) => {
      const later = tried(state, seat, move)
      return later === undefined ? [] : [{ choice, move, state: later, worth: inTheEnd(later, seat) }]
    })
    .toSorted((one, other) => other.worth - one.worth)

/** The worth of the best main action, as if it were this seat's turn again and nobody had moved since. */
export function nextAction(state: State, seat: Seat): number {
  if (state.phase.name === 'over') return worth(state, seat)
  const again: State = {
    ...state,
    phase: { name: 'turn', seat, stage: 'action', owing: [], at: null, sold: [], final: null },
  }
  const choices = [...rules['take-offer'].offer(again, seat), ...rules.enter.offer(again, seat)]
  const later = choices.flatMap((choice) => leading(again, seat, choice) ?? [])
  return Math.max(worth(again, seat), ...later.map((one) => inTheEnd(one, seat)))
}

/** Where a choice leads that is filled in as far as it goes: a quick look, and no more. */
function leading(state: State, seat: Seat, choice: Form): State | undefined {
  const [example, fullest] = fillings(choice, tastes.slice(0, 1))
  const later = fullest && tried(state, seat, fullest)
  return later ?? (example && tried(state, seat, example))
}

/** A second construction, or the building one was sent to, is part of the same action. */
function inTheEnd(state: State, seat: Seat): number {
  const { phase } = state
  const goesOn = phase.name === 'turn' && phase.seat === seat && phase.stage !== 'action' && phase.stage !== 'supply'
  if (!goesOn) return worth(state, seat)
  const others = choicesOf(state, seat).filter(({ move }) => ['construct', 'enter', 'end-turn'].includes(move.type))
  return outcomes(state, seat, others)[0]?.worth ?? worth(state, seat)
}

/** Where a move leads, as far as nobody draws; undefined where the rules refuse it. */
function tried(state: State, seat: Seat, json: MoveJson): State | undefined {
  const move = Move.safeParse(json)
  if (!move.success) return undefined
  try {
    return after(state, decide(state, seat, move.data))
  } catch (refusal) {
    if (refusal instanceof IllegalMove) return undefined
    throw refusal
  }
}
