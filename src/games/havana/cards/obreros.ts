import { actionCard } from './action-card.ts'
import { take } from './take.ts'

/** "Take 2 workers if you are the first to do so in this round, otherwise 1." */
export const obreros = actionCard({
  id: 'obreros',
  number: 4,
  says: {},
  carryOut: (turn) => take(turn, 'reserve', { workers: turn.first('obreros') ? 2 : 1 }),
})
