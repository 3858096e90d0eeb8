import { effectKind } from '../effect.ts'

interface OrdersCancelled {
  readonly seat: number
  /** The one order that is done with; null: all of the seat. */
  readonly place: number | null
}

/** Standing orders are done with. Whether a seat has any left is a matter of its holder (`participantsChanged`). */
export const ordersCancelled = effectKind<OrdersCancelled>({
  kind: 'ordersCancelled',
  rows: (cancelled) => [cancelled],
  sql: (rows) => `cancelled AS (
  DELETE FROM standing_orders o
  USING jsonb_to_recordset(${rows}) AS d(match uuid, seat int, place int), stored s
  WHERE s.id = d.match AND o.match_id = d.match AND o.seat = d.seat AND (d.place IS NULL OR o.place = d.place)
)`,
})
