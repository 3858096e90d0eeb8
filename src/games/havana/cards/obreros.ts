import { actionCard } from './action-card.ts'
import { take } from './take.ts'

const printed = { type: 'take-workers', first: 2, later: 1 } as const

/** "Take 2 workers if you are the first to do so in this round, otherwise 1." */
export const obreros = actionCard({
  id: 'obreros',
  number: 4,
  printed,
  says: {},
  carryOut: (turn) => take(turn, 'reserve', { workers: turn.first('obreros') ? printed.first : printed.later }),
})
