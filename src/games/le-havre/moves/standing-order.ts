import { z } from 'zod'
import type { Seat } from '../../game.ts'
import { asItStands } from '../../kit/choice.ts'
import { refuse } from '../refuse.ts'
import { rulingsOf } from '../rulings.ts'
import { Feeding, Interest, playerAt, type State } from '../state.ts'
import { stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

/** Sets whether food and interest are paid without a question from now on. By rules 1, one order covers both. */
export const standingOrder = rule({
  move: z.strictObject({
    type: z.literal('standing-order'),
    feeding: Feeding,
    interest: Interest.exactOptional().describe('Required since rules 2; not allowed before.'),
  }),
  offer(state, seat) {
    if (state.phase.name === 'over' || playerAt(state, seat).left) return []
    return orders(state)
      .filter((order) => !isGiven(state, seat, order))
      .map((order) => ({ ...asItStands({ type: 'standing-order', ...order }), standing: true }))
  },
  decide(state, seat, { type: _, ...order }) {
    stillPlaying(state, seat)
    if (rulingsOf(state).asksBeforeInterest !== (order.interest !== undefined)) refuse('no-such-choice')
    if (isGiven(state, seat, order)) refuse('nothing-to-decide')
    return [{ type: 'standing-order-given', seat, ...order }]
  },
})

interface Order {
  readonly feeding: Feeding
  readonly interest?: Interest
}

const orders = (state: State): Order[] =>
  Feeding.options.flatMap((feeding): Order[] =>
    rulingsOf(state).asksBeforeInterest ? Interest.options.map((interest) => ({ feeding, interest })) : [{ feeding }],
  )

function isGiven(state: State, seat: Seat, { feeding, interest }: Order): boolean {
  const given = playerAt(state, seat)
  return given.feeding === feeding && given.interest === interest
}
