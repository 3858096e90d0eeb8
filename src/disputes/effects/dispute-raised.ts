import { effectKind } from '../../matches/index.ts'

interface DisputeRaised {
  readonly number: number
  /** Null: an administrator. */
  readonly seat: number | null
  readonly account: string
  /** The version of the disputed entry. */
  readonly version: number
  readonly text: string
  /** Whether it freezes the match until it is settled. */
  readonly freezes: boolean
  readonly at: Date
}

/** A dispute is raised, and the match counts it. */
export const disputeRaised = effectKind<DisputeRaised>({
  kind: 'disputeRaised',
  apply: (record, { number }) => ({ ...record, disputed: number }),
  columns: { given: 'disputed int', sets: { disputed: 'g.disputed' } },
  values: ({ number }) => ({ disputed: number }),
  updates: ({ number }) => [{ of: 'dispute', only: number }],
  sql: (rows) => `dispute_raised AS (
  INSERT INTO disputes (match_id, number, seat, account_id, version, text, freezes, created_at)
  SELECT d.match, d.number, d.seat, d.account, d.version, d.text, d.freezes, d.at
  FROM jsonb_to_recordset(${rows}) AS d(
    match uuid, number int, seat int, account uuid, version int, text text, freezes boolean, at timestamptz)
  JOIN stored s ON s.id = d.match
)`,
})
