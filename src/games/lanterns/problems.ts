import type { PositionProblem } from '../game.ts'
import { cards, lanternsOfAColour, pieces, plus, type State } from './state.ts'

/** Why a position is impossible: nothing may be lost, and nothing may appear from elsewhere. */
export function problems({ seats, bag, spent }: State): PositionProblem[] {
  const held = seats.reduce((sum, { has }) => plus(sum, has), plus(bag, spent))
  const whole = { coins: seats.length, red: lanternsOfAColour, blue: lanternsOfAColour }
  const everyCard = seats.every(({ hand, laid, shown }) => isAll([...hand, ...laid, ...shown]))
  return [
    ...(pieces.every((piece) => held[piece] === whole[piece])
      ? []
      : [{ at: 'bag', problem: 'There must be 6 red and 6 blue lanterns and a coin for each seat.' }]),
    ...(everyCard ? [] : [{ at: 'seats', problem: 'Every seat must have the cards 1, 2 and 3.' }]),
  ]
}

const isAll = (held: readonly number[]): boolean => held.toSorted().join() === cards.join()
