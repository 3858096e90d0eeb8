import { z } from 'zod'
import { times } from '../items.ts'
import { refuse } from '../refuse.ts'
import { type Deed, effect, type Visit } from './effect.ts'
import type { Ware } from './printed.ts'
import { together } from './together.ts'

/** Buy something for food, or for francs instead. Rulebook: Food. */
export const buyWithFood = (ware: Ware) =>
  effect({
    printed: { type: 'buy-with-food', wares: [ware] },
    asks: { times: z.int().min(1) },
    ways(visit) {
      const max = affordable(visit, ware)
      if (max === 0) return []
      return [
        {
          fields: [{ kind: 'count', name: 'times', min: 1, max }],
          uses: [{ field: 'times', food: ware.food }],
          example: { times: 1 },
        },
      ]
    },
    carryOut: (_visit, said) => purchase(ware, said.times),
  })

/** Coal Trader: buy coal, and one charcoal. The food for both is paid together. Appendix: Coal Trader. */
export const buyFuelWithFood = ({ coal, charcoal }: { readonly coal: Ware; readonly charcoal: Ware }) => {
  const bought = (said: { coal: number; charcoal: number }): Deed =>
    together([purchase(coal, said.coal), purchase(charcoal, said.charcoal)])
  return effect({
    printed: { type: 'buy-with-food', wares: [coal, charcoal] },
    asks: { coal: z.int().min(0), charcoal: z.int().min(0) },
    ways(visit) {
      const most = { coal: affordable(visit, coal), charcoal: affordable(visit, charcoal) }
      if (most.coal + most.charcoal === 0) return []
      const mostWithBoth = affordable(visit, coal, purchase(charcoal, most.charcoal))
      return [
        {
          fields: [
            { kind: 'count', name: 'coal', min: 0, max: most.coal },
            { kind: 'count', name: 'charcoal', min: 0, max: most.charcoal },
          ],
          limits: [
            {
              terms: [
                { field: 'coal', times: -1 },
                { field: 'charcoal', times: -1 },
              ],
              atMost: -1,
            },
            {
              terms: [
                { field: 'coal', times: 1 },
                { field: 'charcoal', times: most.coal - mostWithBoth },
              ],
              atMost: most.coal,
            },
          ],
          uses: [
            { field: 'coal', food: coal.food },
            { field: 'charcoal', food: charcoal.food },
          ],
          example: most.charcoal > 0 ? { coal: 0, charcoal: 1 } : { coal: 1, charcoal: 0 },
        },
      ]
    },
    carryOut(_visit, said) {
      if (said.coal + said.charcoal === 0) refuse('choose-something')
      return bought(said)
    },
  })
}

function purchase({ gets, food, most }: Ware, number: number): Deed {
  if (number > most) refuse('choose-amount', { most })
  return { costs: { food: number * food }, gets: times(gets, number) }
}

/**
 * How many the seat can pay for, together with another purchase. Found by trying, since no change is given for large
 * tokens.
 */
function affordable(visit: Visit, ware: Ware, beside: Deed = {}): number {
  for (let number = ware.most; number > 0; number--) {
    if (visit.can(together([purchase(ware, number), beside]))) return number
  }
  return 0
}
