import { type Holder, inOrder } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

/** The start of a match: all participants with their seats. The last participant has no row yet. */
export const seated = effectKind<readonly Holder[]>({
  kind: 'seated',
  apply: (record, participants) => ({ ...record, participants: inOrder(participants) }),
  rows: (participants) =>
    participants.map(({ account, seat, number, entropy, joined }) => ({ account, seat, number, entropy, joined })),
  updates: (participants) => participants.map(({ seat }) => ({ of: 'seat', only: seat })),
  sql: (rows) => `seated AS (
  INSERT INTO participants (match_id, account_id, seat, number, joined, entropy)
  SELECT p.match, p.account, p.seat, p.number, p.joined, p.entropy
  FROM jsonb_to_recordset(${rows}) AS p(
    match uuid, account uuid, seat int, number text, joined int, entropy text)
  JOIN stored s ON s.id = p.match
  ON CONFLICT (match_id, number) DO UPDATE SET seat = excluded.seat
)`,
})
