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
      const { gives = {}, costs = {} } = deed
      return visit.can(deed) ? [{ fields: [], gives, costs, example: {} }] : []
    },
    carryOut: () => deed,
  })
}
