import { effectKind } from '../effect.ts'

/** How many disputes have been raised in the match from now on. */
export const disputesCounted = effectKind<number>({
  kind: 'disputesCounted',
  apply: (record, disputed) => ({ ...record, disputed }),
  columns: (disputed) => ({ disputed }),
})
