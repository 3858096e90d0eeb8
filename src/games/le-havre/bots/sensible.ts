import type { Seat } from '../../game.ts'
import type { Seen } from '../../kit/bot.ts'
import type { Form, MoveJson } from '../../kit/choice.ts'
import { imagine } from '../imagine.ts'
import type { View } from '../view.ts'
import { nextAction, type Outcome, outcomes } from './outcomes.ts'
import { worth } from './worth.ts'

/** What is done beside the main action, and only where it makes the position better. */
const trades = ['buy', 'buy-ship', 'repay', 'redeem']
/** Whoever sells gets half: only where food or interest is owed. */
const sales = ['sell', 'sell-ship']
const aside = [...trades, ...sales, 'standing-order']

/** By how much a trade must make the position better. */
const margin = 0.5
/** So many of the best main actions are looked at more closely. */
const mostCompared = 3
/** What the action after this one counts: others move in between. */
const laterShare = 0.5

/**
 * Looks at what each move leads to, up to the next draw: a trade that pays, or else the main action that is worth most
 * together with the one that could follow it. Its standing order stays as it is.
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

/** Whether this is an own main action after which there may be another. */
const isOpen = ({ phase }: View, seat: Seat): boolean =>
  phase.name === 'turn' && phase.seat === seat && phase.stage === 'action' && phase.final === null

function bestWithNext(actions: readonly Outcome[], seat: Seat): Outcome | undefined {
  const compared = different(actions).slice(0, mostCompared)
  const [best] = compared
    .map((action) => ({ action, worth: action.worth + laterShare * nextAction(action.state, seat) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best?.action
}

/** Of the ways to fill in a form, the best alone: they come best first. */
const different = (actions: readonly Outcome[]): Outcome[] =>
  actions.filter(({ choice }, index) => actions.findIndex((other) => other.choice === choice) === index)

function anything([choice]: readonly Form[]): MoveJson {
  if (choice === undefined) throw new RangeError('Whoever has no choice cannot move.')
  return choice.example
}
