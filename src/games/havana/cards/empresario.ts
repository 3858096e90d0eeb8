import { actionCard } from './action-card.ts'
import { half, take } from './take.ts'

/** "Take half of the pesos on the resource card, rounded up." */
export const empresario = actionCard({
  id: 'empresario',
  number: 8,
  printed: { type: 'take-half', of: 'pesos' },
  says: {},
  carryOut: (turn) => take(turn, 'card', { pesos: half(turn.state.card.pesos) }),
})
