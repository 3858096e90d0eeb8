import type { SealedLater } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

/** All later seeds of a match, one for each time that a ruling reopened it. */
export const seedsAdded = effectKind<readonly SealedLater[]>({
  kind: 'seedsAdded',
  apply: (record, laterSeeds) => ({ ...record, laterSeeds }),
  columns: (laterSeeds) => ({ later_seeds: laterSeeds, over_too: true }),
})
