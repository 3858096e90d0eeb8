import { z } from 'zod'
import type { Seat } from '../../game.ts'
import { asItStands } from '../../kit/choice.ts'
import { equal } from '../../kit/equal.ts'
import type { Event } from '../events.ts'
import { Counts } from '../items.ts'
import { fed } from '../needs.ts'
import { foodIn, sensiblePayment } from '../payment.ts'
import { paymentForm } from '../payment-form.ts'
import { refuse } from '../refuse.ts'
import { playerAt, type State } from '../state.ts'
import { stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

const owedBy = ({ phase }: State, seat: Seat): number | undefined =>
  phase.name === 'feeding' ? phase.owing.find((owing) => owing.seat === seat)?.food : undefined

/** The payment, including the francs that are borrowed for it. */
const paidBy = (events: readonly Event[]): Counts =>
  events.reduce<Counts>((so, event) => (event.type === 'fed' ? event.paid : so), {})

/** Pay what the round demands, in food and francs. The player borrows what is missing. Rulebook: Feeding. */
export const feed = rule({
  move: z.strictObject({ type: z.literal('feed'), pay: Counts.exactOptional() }),
  offer(state, seat) {
    const food = owedBy(state, seat)
    if (food === undefined) return []
    const { stock } = playerAt(state, seat)
    const proposal = foodIn(stock) < food ? undefined : sensiblePayment({ in: 'food', amount: food }, stock)
    if (proposal === undefined) {
      const example = { type: 'feed', pay: paidBy(fed(state, seat, food)) }
      return [{ ...asItStands({ type: 'feed' }), example }]
    }
    return [
      {
        move: { type: 'feed' },
        fields: [paymentForm(stock, { field: 'pay', price: { in: 'food', amount: food } }, { pay: proposal })],
        limits: [],
        example: { type: 'feed', pay: proposal },
      },
    ]
  },
  decide(state, seat, { pay }) {
    stillPlaying(state, seat)
    const food = owedBy(state, seat) ?? refuse('nothing-to-pay')
    if (pay === undefined || foodIn(playerAt(state, seat).stock) >= food) return fed(state, seat, food, pay)
    const forced = fed(state, seat, food)
    return equal(pay, paidBy(forced)) ? forced : refuse('everything-goes')
  },
})
