import type { PositionProblem } from '../../game.ts'
import { actionIds, isSet } from '../cards/action-id.ts'
import { type Player, playing, type State } from '../state.ts'

const piles = ['hand', 'table', 'discard', 'laid'] as const

/** Every player's thirteen cards lie in exactly one place each. */
export function* cardProblems(state: State): Generator<PositionProblem> {
  for (const [seat, player] of state.seats.entries()) {
    yield* wholeSet(`seats/${seat}`, player)
    for (const pile of [...piles, 'unsure'] as const)
      if (!isSet(player[pile]))
        yield { at: `seats/${seat}/${pile}`, problem: 'Must be in the order of the numbers, without repetitions.' }
    yield* unsureProblems(`seats/${seat}`, player)
  }
  for (const seat of playing(state)) yield* layout(state, seat)
}

function* wholeSet(at: string, player: Player): Generator<PositionProblem> {
  for (const card of actionIds) {
    const [first, second] = piles.filter((pile) => player[pile].includes(card))
    if (first === undefined) yield { at: `${at}/hand`, problem: `${card} is missing.` }
    if (second !== undefined) yield { at: `${at}/${second}`, problem: `${card} is in two places.` }
  }
}

function* unsureProblems(at: string, { unsure, table, discard }: Player): Generator<PositionProblem> {
  if (unsure.some((card) => table.includes(card)))
    yield { at: `${at}/unsure`, problem: 'A face-up card cannot be unsure.' }
  if (discard.length === 0 && unsure.length > 0)
    yield { at: `${at}/unsure`, problem: 'While the discard pile is empty, no card is unsure.' }
}

/** How many cards lie face up and face down, and how many are in hand (invariants I1 and I3). */
function* layout(state: State, seat: number): Generator<PositionProblem> {
  const { phase, round } = state
  if (phase.name === 'over') return
  const { hand = [], table = [], laid = [], discard = [] } = state.seats[seat] ?? {}
  const at = `seats/${seat}`
  if (phase.name === 'setup' || phase.name === 'opening') {
    if (table.length > 0) yield { at: `${at}/table`, problem: 'Nothing lies face up before the first round.' }
    if (discard.length > 0) yield { at: `${at}/discard`, problem: 'Nothing is discarded before the first round.' }
    if (laid.length !== 0 && (laid.length !== 2 || phase.name === 'setup'))
      yield { at: `${at}/laid`, problem: 'Every player opens with two cards.' }
    return
  }
  const hasReplaced = phase.name === 'replacement' && !phase.queue.includes(seat)
  const laidNow = hasReplaced ? 1 : 0
  const inHand = 11 - ((round - 1) % 9) - laidNow
  if (laid.length !== laidNow) yield { at: `${at}/laid`, problem: `Must have ${laidNow} cards, not ${laid.length}.` }
  if (table.length !== 2 - laidNow)
    yield { at: `${at}/table`, problem: `Must have ${2 - laidNow} cards, not ${table.length}.` }
  if (hand.length !== inHand)
    yield { at: `${at}/hand`, problem: `Must have ${inHand} cards in round ${round}, not ${hand.length}.` }
}
