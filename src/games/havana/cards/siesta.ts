import { actionCard } from './action-card.ts'

/** "No effect." Its worth is its number: with a Siesta, few go before you. */
export const siesta = actionCard({
  id: 'siesta',
  number: 0,
  printed: { type: 'nothing' },
  says: {},
  carryOut: () => [],
})
