import { examplePosition } from '../../kit/example-position.ts'
import type { Rulebook } from '../../kit/rulebook.ts'
import { seededDice } from '../../playout/seeded-dice.ts'
import { chance } from '../chance.ts'
import { evolve } from '../evolve.ts'
import { meta } from '../meta.ts'
import { decide } from '../moves/decide.ts'
import { Move } from '../moves/index.ts'
import { opening } from '../opening.ts'
import type { State } from '../state.ts'
import { movesShown } from './moves-shown.ts'

/** How many play in the picture. */
export const playersShown = 3

/** The third round: there are buildings, ships and goods to be seen. */
const earlyMatch = (): State =>
  examplePosition(
    { decide, chance, evolve },
    opening({ seats: playersShown, options: meta.options.parse({}) }),
    movesShown.map(({ seat, move }) => ({ seat, move: Move.parse(move) })),
    seededDice('le-havre', 'rules'),
  )

export const positions: Rulebook<State>['positions'] = {
  'early-match': {
    state: earlyMatch,
    marks: [
      { x: 101, y: 18 },
      { x: 368, y: 18 },
      { x: 443, y: 18 },
      { x: 545, y: 18 },
      { x: 14, y: 38 },
      { x: 366, y: 101 },
      { x: 190, y: 101 },
      { x: 58, y: 160 },
      { x: 80, y: 144 },
      { x: 334, y: 152 },
      { x: 582, y: 160 },
      { x: 197, y: 204 },
      { x: 570, y: 262 },
    ],
  },
}
