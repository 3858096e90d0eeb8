import type { Seat } from '../../game.ts'
import type { Seen } from '../../kit/bot.ts'
import type { Form, MoveJson } from '../../kit/choice.ts'
import { imagine } from '../imagine.ts'
import type { View } from '../view.ts'
import { type MoveOutcome, nextAction, outcomes } from './outcomes.ts'
import { worth } from './worth.ts'

/** Moves besides the main action. They are made only if they improve the position. */
const trades = ['buy', 'buy-ship', 'repay', 'redeem']
/** A sale brings only half the value, so it is tried only if the seat owes food or interest. */
const sales = ['sell', 'sell-ship']
const aside = [...trades, ...sales, 'standing-order']

/** How much a trade must improve the position. */
const margin = 0.5
/** How many of the best main actions are examined more closely. */
const mostCompared = 3
/** How much the following action counts, since others move in between. */
const laterShare = 0.5

/**
 * Tries each move up to the next draw, and takes a trade that pays off, or else the main action that is worth most
 * together with the one that could follow it. It never changes its standing orders.
 */
export function sensible({ view, choices, seat, dice }: Seen<View>): MoveJson {
  const state = imagine(view, dice)
  const ofType = (types: readonly string[]) => choices.filter(({ move }) => types.includes(move.type))
  const [trade] = outcomes(state, seat, ofType(isOwing(view, seat) ? [...trades, ...sales] : trades))
  if (trade !== undefined && trade.worth > worth(state, seat) + margin) return trade.move

  const actions = outcomes(
    state,
    seat,
    choices.filter(({ move }) => !aside.includes(move.type)),
  )
  const chosen = isOpen(view, seat) ? bestWithNext(actions, seat) : actions[0]
  return chosen?.move ?? anything(choices)
}

const isOwing = ({ phase }: View, seat: Seat): boolean =>
  (phase.name === 'feeding' && phase.owing.some((owing) => owing.seat === seat)) ||
  (phase.name === 'turn' && phase.owing.includes(seat))

/** Whether this is the seat's own main action, and another may follow. */
const isOpen = ({ phase }: View, seat: Seat): boolean =>
  phase.name === 'turn' && phase.seat === seat && phase.stage === 'action' && phase.final === null

function bestWithNext(actions: readonly MoveOutcome[], seat: Seat): MoveOutcome | undefined {
  const compared = different(actions).slice(0, mostCompared)
  const [best] = compared
    .map((action) => ({ action, worth: action.worth + laterShare * nextAction(action.state, seat) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best?.action
}

/** Only the best way to fill in each form: the outcomes are sorted, the best first. */
const different = (actions: readonly MoveOutcome[]): MoveOutcome[] =>
  actions.filter(({ choice }, index) => actions.findIndex((other) => other.choice === choice) === index)

function anything([choice]: readonly Form[]): MoveJson {
  if (choice === undefined) throw new RangeError('A seat without choices cannot move.')
  return choice.example
}
