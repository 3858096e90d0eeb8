import { type Dice, shuffle } from '../kit/dice.ts'
import type { BuildingId } from './data/building-ids.ts'
import type { Player, State } from './state.ts'
import type { View } from './view.ts'

/** A state that looks like this view. Special buildings that only others have seen are drawn. */
export function imagine({ round: _round, roundEnd: _end, specials, seats, ...table }: View, dice: Dice): State {
  const top = guess(specials, dice)
  return {
    ...table,
    specials: { top, bag: specials.unrevealed.filter((card) => !top.includes(card)) },
    seats: seats.map(({ points: _points, feeds: _feeds, food: _food, energy: _energy, due: _due, ...open }, seat) => ({
      ...open,
      ...memory({ specials, peek: table.peek }, seat, top),
    })),
  }
}

/** The top cards: those that the viewer knows, in their known or a drawn order, and other possible ones. */
function guess({ unrevealed, drawn, seen, sure }: View['specials'], dice: Dice): BuildingId[] {
  const unknown = unrevealed.filter((card) => !seen.includes(card))
  const others = shuffle(dice, unknown).slice(0, drawn - seen.length)
  return sure ? [...seen, ...others] : shuffle(dice, [...seen, ...others])
}

/**
 * What a seat remembers. The viewer's memory is known; among the others, only the seat that is looking right now must
 * know something.
 */
function memory(
  { specials: { knownTo, seen, sure }, peek }: Pick<View, 'specials' | 'peek'>,
  seat: number,
  top: BuildingId[],
): Pick<Player, 'seen' | 'sure'> {
  if (seat === knownTo) return { seen, sure }
  return { seen: peek?.shown === true && peek.seat === seat ? top : [], sure: true }
}
