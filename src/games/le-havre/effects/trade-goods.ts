import type { Limit } from '../../kit/choice.ts'
import { printed as printedGoods } from '../data/goods.ts'
import { type Good, GoodCounts, goods } from '../items.ts'
import { range } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { effect, type Visit } from './effect.ts'
import type { Market } from './printed.ts'

type GoodAmounts = Readonly<Partial<Record<Good, number>>>

/**
 * Trading Firm, Trafficking Spot: trade goods for others of the same worth. Taking back a given good is allowed, since
 * it gains nothing.
 */
export const tradeGoods = (...markets: readonly Market[]) =>
  effect({
    printed: { type: 'trade-goods', markets },
    asks: { give: GoodCounts, take: GoodCounts },
    ways(visit) {
      const example = markets
        .flatMap((market) => smallest(visit, market))
        .find(({ give, take }) => visit.can({ gives: give, gets: take }))
      if (example === undefined) return []
      const held = goods.filter((good) => visit.stock[good] > 0 && markets.some(({ give }) => give.includes(good)))
      const given = held.map((good) => range(good, visit.stock[good]))
      const taken = markets.flatMap((market) =>
        market.take.map((good) => range(good, Math.floor(mostWorth(visit, market) / worthIn(market)(good)))),
      )
      const mostGiven = markets.reduce((so, { most }) => so + most, 0)
      const mostTaken = markets.reduce((so, market) => so + mostWorth(visit, market) / cheapest(market), 0)
      return [
        {
          fields: [
            { kind: 'goods', name: 'give', goods: given, min: 1, max: mostGiven },
            { kind: 'goods', name: 'take', goods: taken, min: 1, max: mostTaken, from: null },
          ],
          limits: markets.flatMap(limitsOf),
          uses: held.map((good) => ({ field: 'give', good, gives: { [good]: 1 } })),
          example,
        },
      ]
    },
    carryOut(_visit, { give, take }) {
      const given = markets.flatMap((market) => market.give)
      const taken = markets.flatMap((market) => market.take)
      if (amount(give, goods) === 0) refuse('choose-something')
      if (amount(give, given) < amount(give, goods) || amount(take, taken) < amount(take, goods))
        refuse('no-such-choice')
      for (const market of markets) {
        if (amount(give, market.give) > market.most) refuse('choose-amount', { most: market.most })
        if (amount(give, market.give, worthIn(market)) !== amount(take, market.take, worthIn(market)))
          refuse(market.by === 'number' ? 'unequal-number' : 'unequal-worth')
      }
      return { gives: give, gets: take }
    },
  })

const amount = (counted: GoodAmounts, kinds: readonly Good[], worth: (good: Good) => number = () => 1): number =>
  kinds.reduce((so, good) => so + (counted[good] ?? 0) * worth(good), 0)

/** The smallest trades: one good for another kind, among the goods that the seat has. */
const smallest = ({ stock }: Visit, { give, take, by }: Market): { give: GoodAmounts; take: GoodAmounts }[] => {
  const worth = worthIn({ by })
  return give.flatMap((good) => {
    const other = take.find((kind) => kind !== good && worth(good) % worth(kind) === 0)
    if (stock[good] === 0 || other === undefined) return []
    return [{ give: { [good]: 1 }, take: { [other]: worth(good) / worth(other) } }]
  })
}

/** The worth of a good in this market. */
const worthIn = ({ by }: Pick<Market, 'by'>): ((good: Good) => number) =>
  by === 'number' ? () => 1 : (good) => printedGoods[good].shipPrice

const cheapest = (market: Market): number => Math.min(...market.take.map(worthIn(market)))

/** The total worth of the best goods that the seat can give. */
const mostWorth = ({ stock }: Visit, { give, most, by }: Market): number =>
  give
    .flatMap((good) => Array<number>(Math.min(stock[good], most)).fill(worthIn({ by })(good)))
    .toSorted((one, other) => other - one)
    .slice(0, most)
    .reduce((so, each) => so + each, 0)

function limitsOf({ give, take, most, by }: Market): Limit[] {
  const worth = worthIn({ by })
  const given = give.map((good) => ({ field: 'give', good, times: worth(good) }))
  const taken = take.map((good) => ({ field: 'take', good, times: worth(good) }))
  return [
    { terms: give.map((good) => ({ field: 'give', good, times: 1 })), atMost: most },
    { terms: [...given, ...taken.map(negative)], atMost: 0 },
    { terms: [...taken, ...given.map(negative)], atMost: 0 },
  ]
}

const negative = <Term extends { readonly times: number }>(term: Term): Term => ({ ...term, times: -term.times })
