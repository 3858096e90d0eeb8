import type { SealedLater } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

/** All later seeds of a match, one for each time that a ruling reopened it. */
export const seedsAdded = effectKind<readonly SealedLater[]>({
  kind: 'seedsAdded',
  apply: (record, laterSeeds) => ({ ...record, laterSeeds }),
  overToo: true,
  columns: { given: 'seeds jsonb', sets: { later_seeds: 'g.seeds' } },
  values: (seeds) => ({ seeds }),
})
