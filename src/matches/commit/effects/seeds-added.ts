import type { SealedLater } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

/**
 * The seeds that a match was given since its start: one more for each time that it was reopened. Only rulings give them,
 * and a ruling may be about a match that is over.
 */
export const seedsAdded = effectKind<readonly SealedLater[]>({
  kind: 'seedsAdded',
  apply: (record, laterSeeds) => ({ ...record, laterSeeds }),
  columns: (laterSeeds) => ({ later_seeds: laterSeeds, over_too: true }),
})
