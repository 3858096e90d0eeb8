import { actionCard } from './action-card.ts'
import { take } from './take.ts'

/** "Take 1 peso from the reserve." */
export const mendigo = actionCard({
  id: 'mendigo',
  number: 2,
  says: {},
  carryOut: (turn) => take(turn, 'reserve', { pesos: 1 }),
})
