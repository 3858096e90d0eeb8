import { inOrder, type Participant } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

interface SeatReplaced {
  readonly seat: number
  /** The new holder, who may have held a seat in this match before. */
  readonly newcomer: Participant
  /** Whether the former holder may not take it over again. */
  readonly bars: boolean
  readonly at: Date
}

/**
 * A seat gets a new holder; a bot's seat stays on offer. A seat has one holder at a time, so the statement frees it
 * before it is taken.
 */
export const seatReplaced = effectKind<SeatReplaced>({
  kind: 'seatReplaced',
  apply(record, { seat, newcomer, bars, at }) {
    const leaves = record.participants
      .filter((one) => one.seat === seat)
      .map((one) => ({ ...one, seat: null, leftAt: at, offeredAt: null, hasOrders: false, barred: one.barred || bars }))
    const offeredAt = newcomer.account === null ? at : null
    const comes = { ...newcomer, seat, bank: null, missed: 0, leftAt: null, offeredAt }
    const stay = record.participants.filter((one) => one.seat !== seat && one.number !== newcomer.number)
    return { ...record, participants: inOrder([...stay, comes, ...leaves]) }
  },
  rows: ({ seat, newcomer: { account, number }, bars, at }) => [{ seat, account, number, bars, at }],
  updates: ({ seat, newcomer }) => [
    { of: 'seat', only: seat },
    { of: 'participant', only: newcomer.number },
  ],
  sql: (rows) => `coming AS (
  SELECT r.* FROM jsonb_to_recordset(${rows}) AS r(
    match uuid, seat int, account uuid, number text, bars boolean, at timestamptz)
  JOIN stored s ON s.id = r.match
), given_back AS (
  UPDATE participants p SET seat = NULL, left_at = c.at, offered_at = NULL, has_orders = false,
    barred = p.barred OR c.bars
  FROM coming c WHERE p.match_id = c.match AND p.seat = c.seat
  RETURNING c.match, c.seat, c.account, c.number, c.at
), took AS (
  INSERT INTO participants (match_id, account_id, seat, number, joined_at, offered_at)
  SELECT match, account, seat, number, at, CASE WHEN account IS NULL THEN at END FROM given_back
  ON CONFLICT (match_id, number) DO UPDATE SET seat = excluded.seat, left_at = NULL,
    offered_at = excluded.offered_at, bank = NULL, missed = 0
)`,
})
