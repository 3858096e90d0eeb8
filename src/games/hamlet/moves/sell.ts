import { z } from 'zod'
import { TokenId } from '../box.ts'
import { canPay, paid, paymentField } from '../payment.ts'
import { Pay, type Price, price } from '../price.ts'
import { refuse } from '../refuse.ts'
import type { Turn } from '../turn.ts'
import { action, villager } from './rule.ts'

/** A sale asks for its goods at the market, where nothing can be bought for it. Rulebook: Selling on the market. */
export const sell = action({
  move: z.strictObject({ type: z.literal('sell'), token: TokenId, pay: Pay.exactOptional(), ...villager }),
  where: () => 'market',
  offer(turn) {
    return turn.state.offers
      .filter((token) => canPay(turn, 'market', goodsOf(turn, token)))
      .map((token) => {
        const field = paymentField(turn, 'market', goodsOf(turn, token))
        const move = { type: 'sell', token }
        return { move, fields: [field], limits: [], example: { ...move, pay: field.proposal } }
      })
  },
  decide(turn, { token, pay }) {
    const { state, seat } = turn
    const sale = state.box.sales[token]
    if (sale === undefined || !state.offers.includes(token)) return refuse('not-on-offer', { token })
    return [...paid(turn, 'market', goodsOf(turn, token), pay), { type: 'sold', seat, token, reward: sale.reward }]
  },
})

const goodsOf = ({ state }: Turn, token: TokenId): Price => ({
  ...price(state.box.sales[token]?.goods ?? {}),
  purchases: false,
})
