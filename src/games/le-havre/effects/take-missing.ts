import { counts, type Item, offers } from '../items.ts'
import { refuse } from '../refuse.ts'
import { effect, type Visit } from './effect.ts'

/** Black Market: take this many of each good that is missing from the offers, from the general supply. */
export const takeMissing = ({ each }: { readonly each: number }) => {
  const gets = ({ state }: Visit) => {
    const missing: readonly Item[] = offers.filter((offer) => state.offers[offer] === 0)
    return counts((item) => (missing.includes(item) ? each : 0))
  }
  const isPossible = (visit: Visit) => Object.keys(gets(visit)).length > 0
  return effect({
    printed: { type: 'take-missing', each },
    asks: {},
    ways: (visit) => (isPossible(visit) && visit.can({}) ? [{ fields: [], example: {} }] : []),
    carryOut(visit) {
      if (!isPossible(visit)) refuse('cannot-be-used')
      return { gets: gets(visit) }
    },
  })
}
