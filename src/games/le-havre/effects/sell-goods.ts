import { type Counts, type Good, GoodCounts, goods, some, standardGoods, total, upgradedGoods } from '../items.ts'
import { range } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { type Deed, effect } from './effect.ts'

/** How many standard goods, of any kinds, bring as much as one upgraded good. */
const standardForOne = 3

/**
 * Sell any goods: a franc for each upgraded good, and a franc for every three standard ones. Rulebook: Bridge over the
 * Seine.
 */
export const sellGoods = effect({
  printed: { type: 'sell-goods', upgraded: upgradedGoods, standard: standardGoods, standardForOne },
  asks: { goods: GoodCounts },
  ways(visit) {
    const held = goods.filter((good) => visit.stock[good] > 0)
    const smallest = [
      some(visit.stock, standardForOne, standardGoods),
      ...upgradedGoods.map((good) => some(visit.stock, 1, [good])),
    ]
    const example = smallest.find((sold) => francsFor(sold) > 0 && visit.can(sale(sold)))
    if (example === undefined) return []
    const ranges = held.map((good) => range(good, visit.stock[good]))
    return [
      {
        fields: [{ kind: 'goods', name: 'goods', goods: ranges, min: 1, max: total(visit.stock, goods) }],
        limits: [
          { terms: held.map((good) => ({ field: 'goods', good, times: -worth(good) })), atMost: -standardForOne },
        ],
        uses: held.map((good) => ({ field: 'goods', good, gives: { [good]: 1 } })),
        example: { goods: example },
      },
    ]
  },
  carryOut(_visit, said) {
    if (total(said.goods) === 0) refuse('choose-something')
    if (francsFor(said.goods) === 0) refuse('brings-nothing', { count: standardForOne })
    return sale(said.goods)
  },
})

/** In thirds of a franc. */
const worth = (good: Good): number => (standardGoods.some((standard) => standard === good) ? 1 : standardForOne)

const francsFor = (sold: Counts): number =>
  total(sold, upgradedGoods) + Math.floor(total(sold, standardGoods) / standardForOne)

const sale = (sold: Counts): Deed => ({ gives: sold, gets: { franc: francsFor(sold) } })
