import type { Effect } from '../commit/effect.ts'
import { decisionsChanged } from '../commit/effects/decisions-replaced.ts'
import { ordersCancelled } from '../commit/effects/orders-cancelled.ts'
import { ordersGiven } from '../commit/effects/orders-given.ts'
import { holderState, participantsChanged } from '../commit/effects/participants-changed.ts'
import { holderOf, type MatchRecord } from '../record/record.ts'
import type { StandingOrder } from './order.ts'

/** Replaces all orders of a seat. The server handles its open decisions at once; without orders, its player decides. */
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
    decisionsChanged(
      record,
      record.decisions.filter((open) => open.seat === seat).map((open) => ({ ...open, actAt })),
    ),
  ]
}
