import type { Deed } from './effect.ts'
import type { Exchange } from './printed.ts'

/** The deed of a printed exchange. */
export const deedOf = ({ energy, gives, ...printed }: Exchange): Deed => ({
  ...printed,
  ...(gives === undefined ? {} : { spends: gives }),
  ...(energy === undefined ? {} : { costs: { energy } }),
})
