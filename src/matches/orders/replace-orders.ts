import type { Effect } from '../commit/effect.ts'
import { decisionsReplaced } from '../commit/effects/decisions-replaced.ts'
import { ordersCancelled } from '../commit/effects/orders-cancelled.ts'
import { ordersGiven } from '../commit/effects/orders-given.ts'
import { holderState, participantsChanged } from '../commit/effects/participants-changed.ts'
import type { MatchRecord } from '../record/record.ts'
import { holderOf } from '../record/seats.ts'
import type { StandingOrder } from './order.ts'

/**
 * Other orders take the place of all that a seat has. What it is asked is seen to at once, or where there are none, is its
 * player's.
 */
export function ordersReplaced(
  record: MatchRecord,
  seat: number,
  orders: readonly StandingOrder[],
  at: Date,
): readonly Effect[] {
  const holder = holderOf(record, seat)
  if (holder === undefined) return []
  const hasOrders = orders.length > 0
  const actAt = hasOrders ? at : null
  return [
    hasOrders ? ordersGiven({ seat, orders, at }) : ordersCancelled({ seat, place: null }),
    participantsChanged([{ ...holderState(holder), hasOrders }]),
    decisionsReplaced(record.decisions.map((open) => (open.seat === seat ? { ...open, actAt } : open))),
  ]
}
