import { effectKind } from '../../matches/index.ts'

interface DisputeCommented {
  readonly number: number
  /** The number of the comment in its dispute. */
  readonly place: number
  /** Null: an administrator. */
  readonly seat: number | null
  readonly account: string
  readonly text: string
  readonly at: Date
}

/** A dispute gets a comment. */
export const disputeCommented = effectKind<DisputeCommented>({
  kind: 'disputeCommented',
  sql: (rows) => `dispute_commented AS (
  INSERT INTO dispute_comments (match_id, number, place, seat, account_id, text, at)
  SELECT c.match, c.number, c.place, c.seat, c.account, c.text, c.at
  FROM jsonb_to_recordset(${rows}) AS c(
    match uuid, number int, place int, seat int, account uuid, text text, at timestamptz)
  JOIN stored s ON s.id = c.match
)`,
})
