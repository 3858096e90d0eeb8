import { actionCard } from './action-card.ts'

/** "No effect." Its low number is its value: few players go before somebody with a Siesta. */
export const siesta = actionCard({
  id: 'siesta',
  number: 0,
  printed: { type: 'nothing' },
  says: {},
  carryOut: () => [],
})
