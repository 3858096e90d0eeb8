import { actionCard } from './action-card.ts'
import { take } from './take.ts'

/** "Take 1 worker." While it lies before you, you may build what shows the architect: see `moves/build.ts`. */
export const arquitecto = actionCard({
  id: 'arquitecto',
  number: 4,
  says: {},
  carryOut: (turn) => take(turn, 'reserve', { workers: 1 }),
})
