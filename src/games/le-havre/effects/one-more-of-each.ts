import { z } from 'zod'
import { counts, goods, total } from '../items.ts'
import { refuse } from '../refuse.ts'
import { type Deed, effect, type Visit } from './effect.ts'

/** Major Corporation: take one more of every good that the player has; steel is optional, and costs francs. */
export const oneMoreOfEach = ({ francsForSteel }: { readonly francsForSteel: number }) => {
  const others = goods.filter((good) => good !== 'steel')
  const withoutSteel = ({ stock }: Visit): Deed => ({ gets: counts((good) => Math.min(1, stock[good]), others) })
  const withSteel = (visit: Visit): Deed => ({
    gives: { franc: francsForSteel },
    gets: { ...withoutSteel(visit).gets, steel: 1 },
  })
  return effect({
    printed: { type: 'one-more-of-each', francsForSteel },
    asks: { steel: z.literal(1).exactOptional() },
    ways(visit) {
      const plain = total(withoutSteel(visit).gets ?? {}) > 0 && visit.can(withoutSteel(visit))
      const gilded = visit.stock.steel > 0 && visit.can(withSteel(visit))
      return [
        ...(plain ? [{ fields: [], example: {} }] : []),
        ...(gilded ? [{ fixed: { steel: 1 }, fields: [], gives: { franc: francsForSteel }, example: {} }] : []),
      ]
    },
    carryOut(visit, { steel }) {
      const deed = steel === undefined ? withoutSteel(visit) : withSteel(visit)
      if (steel !== undefined && visit.stock.steel === 0) refuse('must-hold', { missing: { steel: 1 } })
      if (total(deed.gets ?? {}) === 0) refuse('cannot-be-used')
      return deed
    },
  })
}
