import { effectKind } from '../effect.ts'

interface OrdersGiven {
  readonly seat: number
  /** In their order. */
  readonly orders: readonly object[]
  readonly at: Date
}

/** Replaces all standing orders of a seat. Its holder records whether it has any (`participantsChanged`). */
export const ordersGiven = effectKind<OrdersGiven>({
  kind: 'ordersGiven',
  rows: ({ seat, orders, at }) => orders.map((order, place) => ({ ...order, seat, place, of: orders.length, at })),
  updates: ({ seat }) => [{ of: `seat ${seat}, order` }],
  sql: (rows) => `ordered AS (
  SELECT o.* FROM jsonb_to_recordset(${rows}) AS o(
    match uuid, seat int, place int, of int, question text, move jsonb, conditions jsonb, stays boolean, at timestamptz)
  JOIN stored s ON s.id = o.match
), orders_given AS (
  INSERT INTO standing_orders (match_id, seat, place, question, move, conditions, stays, created_at)
  SELECT match, seat, place, question, move, conditions, stays, at FROM ordered
  ON CONFLICT (match_id, seat, place) DO UPDATE SET question = excluded.question, move = excluded.move,
    conditions = excluded.conditions, stays = excluded.stays, created_at = excluded.created_at
), orders_replaced AS (
  DELETE FROM standing_orders o USING ordered n
  WHERE o.match_id = n.match AND o.seat = n.seat AND o.place >= n.of
)`,
})
