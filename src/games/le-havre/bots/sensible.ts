import type { Seat } from '../../game.ts'
import type { Seen } from '../../kit/bot.ts'
import type { Choice, MoveJson } from '../../kit/choice.ts'
import { fillings } from '../../kit/fillings.ts'
import { IllegalMove } from '../../kit/illegal-move.ts'
import { choices as choicesOf } from '../decisions.ts'
import { after } from '../evolve.ts'
import { imagine } from '../imagine.ts'
import { decide } from '../moves/decide.ts'
import { Move } from '../moves/index.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { tastes } from './tastes.ts'
import { worth } from './worth.ts'

interface Outcome {
  readonly move: MoveJson
  readonly worth: number
}

/** What is done beside the main action, and only where it makes the position better. */
const trades = ['buy', 'buy-ship', 'repay']
/** Whoever sells gets half: only where food or interest is owed. */
const sales = ['sell', 'sell-ship']

/** By how much a trade must make the position better. */
const margin = 0.5

/**
 * Looks at what each move leads to, up to the next draw, and takes the one that is worth most: a trade that pays, or else
 * the best main action. Its standing order stays as it is.
 */
export function sensible({ view, choices, seat, dice }: Seen<View>): MoveJson {
  const state = imagine(view, dice)
  const isOwing = view.phase.name === 'feeding' || (view.phase.name === 'turn' && view.phase.owing.includes(seat))
  const ofType = (types: readonly string[]) => choices.filter(({ move }) => types.includes(move.type))
  const trade = best(state, seat, ofType(isOwing ? [...trades, ...sales] : trades))
  if (trade !== undefined && trade.worth > worth(state, seat) + margin) return trade.move
  const others = choices.filter(({ move }) => ![...trades, ...sales, 'standing-order'].includes(move.type))
  const chosen = best(state, seat, others)?.move ?? choices[0]?.example
  if (chosen === undefined) throw new RangeError('Whoever has no choice cannot move.')
  return chosen
}

function best(state: State, seat: Seat, choices: readonly Choice[]): Outcome | undefined {
  const moves = choices.flatMap((choice) => fillings(choice, tastes))
  return moves
    .flatMap((move) => outcome(state, seat, move) ?? [])
    .reduce<Outcome | undefined>((so, one) => (so === undefined || one.worth > so.worth ? one : so), undefined)
}

function outcome(state: State, seat: Seat, move: MoveJson): Outcome | undefined {
  const later = tried(state, seat, move)
  return later && { move, worth: inTheEnd(later, seat) }
}

/** A second construction, or the building one was sent to, is part of the same action. */
function inTheEnd(state: State, seat: Seat): number {
  const { phase } = state
  const goesOn = phase.name === 'turn' && phase.seat === seat && phase.stage !== 'action' && phase.stage !== 'supply'
  if (!goesOn) return worth(state, seat)
  const others = choicesOf(state, seat).filter(({ move }) => ['construct', 'enter', 'end-turn'].includes(move.type))
  return best(state, seat, others)?.worth ?? worth(state, seat)
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
