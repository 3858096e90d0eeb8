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
const playersShown = 3

/** The village has grown a little: there are refineries, landmarks and roads to be seen. */
const youngVillage = (): State =>
  examplePosition(
    { decide, chance, evolve },
    opening({ seats: playersShown, options: meta.options.parse({}) }),
    movesShown.map(({ seat, move }) => ({ seat, move: Move.parse(move) })),
    seededDice('hamlet', 'rules'),
  )

export const positions: Rulebook<State>['positions'] = {
  'young-village': {
    state: youngVillage,
    marks: [
      { x: 205, y: 180 },
      { x: 78, y: 187 },
      { x: 330, y: 226 },
      { x: 290, y: 350 },
      { x: 400, y: 96 },
      { x: 178, y: 86 },
      { x: 190, y: 276 },
      { x: 254, y: 246 },
      { x: 170, y: 184 },
      { x: 168, y: 230 },
      { x: 432, y: 38 },
      { x: 428, y: 214 },
      { x: 428, y: 306 },
      { x: 428, y: 376 },
    ],
  },
}
