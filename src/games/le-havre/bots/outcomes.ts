import type { Seat } from '../../game.ts'
import type { Form, MoveJson } from '../../kit/choice.ts'
import { fillings } from '../../kit/fillings.ts'
import { unlessIllegal } from '../../kit/illegal-move.ts'
import { choices as choicesOf } from '../decisions.ts'
import { after } from '../evolve.ts'
import { decide } from '../moves/decide.ts'
import { Move, rules } from '../moves/index.ts'
import type { State } from '../state.ts'
import { tastes } from './tastes.ts'
import { worth } from './worth.ts'

/** The position after a move, and its worth to the player who moves. */
export interface MoveOutcome {
  /** The form of the move. */
  readonly choice: Form
  readonly move: MoveJson
  readonly state: State
  readonly worth: number
}

/** The outcomes of some choices, each filled in in several ways, the best first. */
export const outcomes = (state: State, seat: Seat, choices: readonly Form[]): MoveOutcome[] =>
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

/** The position after a choice that is filled in as far as possible. A quick estimate only. */
function leading(state: State, seat: Seat, choice: Form): State | undefined {
  const [example, fullest] = fillings(choice, tastes.slice(0, 1))
  const later = fullest && tried(state, seat, fullest)
  return later ?? (example && tried(state, seat, example))
}

/**
 * The worth at the end of the action, which may include a second construction, or entering the building after an
 * eviction.
 */
function inTheEnd(state: State, seat: Seat): number {
  const { phase } = state
  const goesOn = phase.name === 'turn' && phase.seat === seat && phase.stage !== 'action' && phase.stage !== 'supply'
  if (!goesOn) return worth(state, seat)
  const others = choicesOf(state, seat).filter(({ move }) => ['construct', 'enter', 'end-turn'].includes(move.type))
  return outcomes(state, seat, others)[0]?.worth ?? worth(state, seat)
}

/** The position after a move, up to the next draw; undefined if the rules refuse the move. */
function tried(state: State, seat: Seat, json: MoveJson): State | undefined {
  const move = Move.safeParse(json)
  if (!move.success) return undefined
  return unlessIllegal(() => after(state, decide(state, seat, move.data)))
}
