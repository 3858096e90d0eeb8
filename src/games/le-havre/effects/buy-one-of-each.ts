import { type Good, GoodCounts, goods, total } from '../items.ts'
import { range } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { type Deed, effect } from './effect.ts'
import type { Prices } from './printed.ts'

/** Emporium: buy goods for francs, at most one of each kind. */
export const buyOneOfEach = (prices: Prices) => {
  const wares = goods.flatMap((good) => {
    const price = prices[good]
    return price === undefined ? [] : [{ good, price }]
  })
  const purchase = (bought: Readonly<Partial<Record<Good, number>>>): Deed => ({
    gives: { franc: wares.reduce((so, { good, price }) => so + (bought[good] ?? 0) * price, 0) },
    gets: bought,
  })
  return effect({
    printed: { type: 'buy-one-of-each', prices },
    asks: { goods: GoodCounts },
    ways(visit) {
      const example = wares.map(({ good }) => ({ [good]: 1 })).find((bought) => visit.can(purchase(bought)))
      if (example === undefined) return []
      const ranges = wares.map(({ good }) => range(good, 1))
      return [
        {
          fields: [{ kind: 'goods', name: 'goods', goods: ranges, min: 1, max: wares.length, from: null }],
          uses: wares.map(({ good, price }) => ({ field: 'goods', good, gives: { franc: price } })),
          example: { goods: example },
        },
      ]
    },
    carryOut(_visit, said) {
      if (total(said.goods) === 0) refuse('choose-something')
      const chosen = goods.filter((good) => (said.goods[good] ?? 0) > 0)
      if (chosen.some((good) => prices[good] === undefined)) refuse('no-such-choice')
      if (chosen.some((good) => (said.goods[good] ?? 0) > 1)) refuse('choose-different')
      return purchase(said.goods)
    },
  })
}
