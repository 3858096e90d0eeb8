import { type Counts, counts, type Item, lacking, total } from '../items.ts'
import { refuse } from '../refuse.ts'
import { effect, type Visit } from './effect.ts'

type Amounts = Partial<Record<Item, number>>

interface Condition {
  /** What one must have, and keeps. */
  readonly holding?: Counts
}

/** Take goods or francs from the general supply: what the card says, or what it says they depend on. */
export const take = (what: Amounts | ((visit: Visit) => Amounts), { holding = {} }: Condition = {}) => {
  const gets = (visit: Visit) => {
    const amounts = typeof what === 'function' ? what(visit) : what
    return counts((item) => amounts[item] ?? 0)
  }
  const missing = ({ stock }: Visit) => lacking(stock, holding)
  return effect({
    asks: {},
    ways(visit) {
      const isPossible = total(gets(visit)) > 0 && total(missing(visit)) === 0 && visit.can({})
      return isPossible ? [{ fields: [], example: {} }] : []
    },
    carryOut(visit) {
      if (total(gets(visit)) === 0) refuse('cannot-be-used')
      if (total(missing(visit)) > 0) refuse('cannot-pay', { missing: missing(visit) })
      return { gets: gets(visit) }
    },
  })
}
