import { type Dice, shuffle } from '../kit/dice.ts'
import { sorted } from './cards/action-id.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** A state that looks like this view. What the others hide is drawn from what they may hold. */
export function imagine({ goal: _goal, seats, ...table }: View, dice: Dice): State {
  return {
    ...table,
    seats: seats.map((seen) => ({
      ...(seen.secret ?? guess(seen, dice)),
      table: seen.table,
      unsure: seen.unsure,
      pieces: seen.pieces,
      built: seen.built,
      left: seen.left,
    })),
  }
}

/** Unsure cards fill the discard pile; then as many of the remaining ones as were laid lie face down. */
function guess(seen: View['seats'][number], dice: Dice) {
  const doubtful = shuffle(dice, seen.unsure)
  const discarded = doubtful.splice(0, seen.discardCount - seen.knownDiscard.length)
  const held = shuffle(dice, [...seen.knownHand, ...doubtful])
  return {
    laid: sorted(held.slice(0, seen.laidCount)),
    hand: sorted(held.slice(seen.laidCount)),
    discard: sorted([...seen.knownDiscard, ...discarded]),
  }
}
