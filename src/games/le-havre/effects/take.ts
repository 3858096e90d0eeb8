import { type Counts, counts, lacking, total } from '../items.ts'
import { refuse } from '../refuse.ts'
import { amountOf } from './amount.ts'
import { effect, type Visit } from './effect.ts'
import type { PrintedAmounts } from './printed.ts'

interface Condition {
  /** Items that the player must have, and keeps. */
  readonly holding?: Counts
}

/** Take goods or francs from the general supply: fixed amounts, or amounts that depend on what the player owns. */
export const take = (what: PrintedAmounts, { holding = {} }: Condition = {}) => {
  const gets = (visit: Visit) => counts((item) => amountOf(what[item] ?? 0, visit))
  const missing = ({ stock }: Visit) => lacking(stock, holding)
  return effect({
    printed: { type: 'take', gets: what, holding },
    asks: {},
    ways(visit) {
      const isPossible = total(gets(visit)) > 0 && total(missing(visit)) === 0 && visit.can({})
      return isPossible ? [{ fields: [], example: {} }] : []
    },
    carryOut(visit) {
      if (total(gets(visit)) === 0) refuse('cannot-be-used')
      if (total(missing(visit)) > 0) refuse('must-hold', { missing: missing(visit) })
      return { gets: gets(visit) }
    },
  })
}
