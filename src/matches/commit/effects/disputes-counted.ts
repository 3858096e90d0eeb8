import { effectKind } from '../effect.ts'

/** The number of disputes that have been raised in the match. */
export const disputesCounted = effectKind<number>({
  kind: 'disputesCounted',
  apply: (record, disputed) => ({ ...record, disputed }),
  columns: (disputed) => ({ disputed }),
})
