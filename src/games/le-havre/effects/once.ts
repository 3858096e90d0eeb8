import { type Deed, effect } from './effect.ts'
import { deedOf } from './exchange.ts'
import type { Exchange } from './printed.ts'

/** A printed exchange, once per visit. Rulebook: Symbols. */
export const once = (printed: Exchange) => {
  const deed: Deed = deedOf(printed)
  return effect({
    printed: { type: 'once', ...printed },
    asks: {},
    ways(visit) {
      const { spends = {}, costs = {} } = deed
      return visit.can(deed) ? [{ fields: [], spends, costs, example: {} }] : []
    },
    carryOut: () => deed,
  })
}
