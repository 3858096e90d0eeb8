import { actionCard } from './action-card.ts'
import { take } from './take.ts'

const printed = { type: 'take-and-design', pieces: { workers: 1 } } as const

/**
 * "Take 1 worker." While this card lies in front of you, you may build buildings that show the architect: see
 * `moves/build.ts`.
 */
export const arquitecto = actionCard({
  id: 'arquitecto',
  number: 4,
  printed,
  says: {},
  carryOut: (turn) => take(turn, 'reserve', printed.pieces),
})
