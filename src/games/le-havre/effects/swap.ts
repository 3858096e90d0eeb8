import { type Good, GoodCounts, goods, some, total } from '../items.ts'
import { range } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { effect } from './effect.ts'

interface Swap<Name extends string> {
  /** The number of goods to give, of any kinds. Francs are not goods. */
  readonly give: number
  readonly get: Good
  /** The name of the field for the goods that are handed in. */
  readonly as: Name
}

/** Swap any goods for another good, once. Rulebook: Business Office. */
export const swap = <const Name extends string>({ give, get, as }: Swap<Name>) => {
  // The example of a single good starts from the other end of the list, so that with five goods both swaps can be
  // combined.
  const order = give === 1 ? goods.toReversed() : goods
  return effect({
    printed: { type: 'swap', give, get },
    asks: { [as]: GoodCounts },
    ways(visit) {
      const held = goods.filter((good) => visit.stock[good] > 0)
      const given = some(visit.stock, give, order)
      if (total(given) < give || !visit.can({ gives: given })) return []
      const ranges = held.map((good) => range(good, visit.stock[good]))
      return [
        {
          fields: [{ kind: 'goods', name: as, goods: ranges, min: give, max: give }],
          uses: held.map((good) => ({ field: as, good, gives: { [good]: 1 } })),
          example: { [as]: given },
        },
      ]
    },
    carryOut(_visit, said) {
      const given = said[as] ?? refuse('choose-something')
      if (total(given) !== give) refuse('choose-exactly', { count: give })
      return { gives: given, gets: { [get]: 1 } }
    },
  })
}
