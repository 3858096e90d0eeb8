import { type Deed, effect } from './effect.ts'

/** One deed, as it is printed, once a visit. Rulebook: Symbols. */
export const once = (deed: Deed) =>
  effect({
    asks: {},
    ways(visit) {
      const { gives = {}, costs = {} } = deed
      return visit.can(deed) ? [{ fields: [], gives, costs, example: {} }] : []
    },
    carryOut: () => deed,
  })
