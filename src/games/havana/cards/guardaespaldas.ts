import { actionCard } from './action-card.ts'

/**
 * "Nobody can steal from you." It works while it lies face up, without being carried out: see `isGuarded` (ruling G1).
 */
export const guardaespaldas = actionCard({
  id: 'guardaespaldas',
  number: 1,
  printed: { type: 'guard' },
  says: {},
  carryOut: () => [],
})
