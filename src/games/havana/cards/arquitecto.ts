import { actionCard } from './action-card.ts'
import { take } from './take.ts'

const printed = { type: 'take-and-design', pieces: { workers: 1 } } as const

/** "Take 1 worker." While it lies before you, you may build what shows the architect: see `moves/build.ts`. */
export const arquitecto = actionCard({
  id: 'arquitecto',
  number: 4,
  printed,
  says: {},
  carryOut: (turn) => take(turn, 'reserve', printed.pieces),
})
