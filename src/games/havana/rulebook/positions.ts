import { examplePosition } from '../../kit/example-position.ts'
import type { Rulebook } from '../../kit/rulebook.ts'
import { seededDice } from '../../playout/seeded-dice.ts'
import type { ActionId } from '../cards/action-id.ts'
import { chance } from '../chance.ts'
import { evolve } from '../evolve.ts'
import { meta } from '../meta.ts'
import { decide } from '../moves/decide.ts'
import { opening } from '../opening.ts'
import type { State } from '../state.ts'

/** The cards with which three players open, by seat. */
export const opened: readonly (readonly ActionId[])[] = [
  ['empresario', 'ladron'],
  ['siesta', 'obreros'],
  ['guardaespaldas', 'mama'],
]

/** The first turn of a match with the larger set of buildings: the reference takes what is printed from its view. */
const firstRound = (): State =>
  examplePosition(
    { decide, chance, evolve },
    opening({ seats: opened.length, options: meta.options.parse({ buildings: 36 }) }),
    opened.map((cards, seat) => ({ seat, move: { type: 'open', cards: [...cards] } })),
    seededDice('havana', 'rules'),
  )

export const positions: Rulebook<State>['positions'] = {
  'first-round': {
    state: firstRound,
    marks: [
      { x: 14, y: 38 },
      { x: 552, y: 38 },
      { x: 612, y: 151 },
      { x: 612, y: 194 },
      { x: 528, y: 18 },
      { x: 88, y: 278 },
      { x: 156, y: 278 },
      { x: 264, y: 278 },
    ],
  },
}
