import { actionCard } from './action-card.ts'
import { take } from './take.ts'

/** "Take all rubble from the resource card." */
export const escombros = actionCard({
  id: 'escombros',
  number: 3,
  printed: { type: 'take-rubble' },
  says: {},
  carryOut: (turn) => take(turn, 'card', { rubble: turn.state.card.rubble }),
})
