import { actionCard } from './action-card.ts'

/** "Nobody can steal from you." Works while it lies face up, not by being carried out: see `isGuarded` (ruling G1). */
export const guardaespaldas = actionCard({
  id: 'guardaespaldas',
  number: 1,
  printed: { type: 'guard' },
  says: {},
  carryOut: () => [],
})
