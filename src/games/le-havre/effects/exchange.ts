import type { Deed } from './effect.ts'
import type { Exchange } from './printed.ts'

/** What a printed exchange comes to. */
export const deedOf = ({ energy, ...printed }: Exchange): Deed => ({
  ...printed,
  ...(energy === undefined ? {} : { costs: { energy } }),
})
