import { actionCard } from './action-card.ts'
import { take } from './take.ts'

const printed = { type: 'take', pieces: { pesos: 1 } } as const

/** "Take 1 peso from the reserve." */
export const mendigo = actionCard({
  id: 'mendigo',
  number: 2,
  printed,
  says: {},
  carryOut: (turn) => take(turn, 'reserve', printed.pieces),
})
