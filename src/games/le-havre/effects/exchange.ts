import type { Deed } from './effect.ts'
import type { Exchange } from './printed.ts'

/** The deed of a printed exchange. */
export const deedOf = ({ energy, ...printed }: Exchange): Deed => ({
  ...printed,
  ...(energy === undefined ? {} : { costs: { energy } }),
})
