import type { Dice } from '../kit/dice.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The winner of a round draws a lantern from the bag. */
export function chance({ phase, winner, bag }: State, dice: Dice): Event[] {
  if (phase !== 'drawing' || winner === null) return []
  const isRed = dice.below(bag.red + bag.blue) < bag.red
  return [{ type: 'drawn', seat: winner, piece: isRed ? 'red' : 'blue' }]
}
