import { effectKind } from '../effect.ts'

interface OrdersCancelled {
  readonly seat: number
  /** The one order to delete; null: all orders of the seat. */
  readonly place: number | null
}

/** Standing orders are deleted. Whether the seat has any left is part of its holder's state (`participantsChanged`). */
export const ordersCancelled = effectKind<OrdersCancelled>({
  kind: 'ordersCancelled',
  updates: ({ seat, place }) => [{ of: `seat ${seat}, order`, only: place, deletes: true }],
  sql: (rows) => `cancelled AS (
  DELETE FROM standing_orders o
  USING jsonb_to_recordset(${rows}) AS d(match uuid, seat int, place int), stored s
  WHERE s.id = d.match AND o.match_id = d.match AND o.seat = d.seat AND (d.place IS NULL OR o.place = d.place)
)`,
})
