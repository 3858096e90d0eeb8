import type { PaymentField as PaymentForm } from '../kit/choice.ts'
import type { Counts, Stock } from './items.ts'
import { range } from './nouns.ts'
import { covered, type Demand, tenders, worthIn } from './payment.ts'

/** The field in which a move may name its payment of a demand. `paid` is what the engine would pay. */
export const paymentForm = (
  stock: Stock,
  { field, price }: Demand,
  paid: Readonly<Record<string, Counts>>,
  covers: Readonly<Record<string, number>> = covered(price),
): PaymentForm => ({
  kind: 'payment',
  name: field,
  goods: tenders(price, stock).map((item) => ({
    ...range(item, stock[item]),
    there: stock[item],
    covers: worthIn(price, item),
  })),
  covers: { ...covers },
  ...(price.in === 'food or francs' ? { either: true } : {}),
  proposal: { ...paid[field] },
})
