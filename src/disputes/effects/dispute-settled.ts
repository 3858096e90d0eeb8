import type { Entry } from '../../journal/entry.ts'
import { effectKind } from '../../matches/index.ts'

interface DisputeSettled {
  readonly number: number
  readonly status: 'upheld' | 'rejected' | 'withdrawn'
  /** The administrator who ruled; null if the dispute was withdrawn. */
  readonly ruledBy: string | null
  readonly reasons: string | null
  readonly remedies: readonly object[]
  /** The entries by which it was settled. */
  readonly entries: readonly Pick<Entry, 'version'>[]
  readonly at: Date
}

/** A dispute is settled: ruled on or withdrawn, also after the end of its match. */
export const disputeSettled = effectKind<DisputeSettled>({
  kind: 'disputeSettled',
  overToo: true,
  rows: ({ ruledBy, entries, ...settled }) => [
    { ...settled, ruled_by: ruledBy, first: entries[0]?.version, last: entries.at(-1)?.version },
  ],
  updates: ({ number }) => [{ of: 'dispute', only: number }],
  sql: (rows) => `dispute_settled AS (
  UPDATE disputes d SET status = r.status, done_at = r.at, ruled_by_id = r.ruled_by, reasons = r.reasons,
    remedies = r.remedies, first = r.first, last = r.last
  FROM jsonb_to_recordset(${rows}) AS r(
    match uuid, number int, status text, ruled_by uuid, reasons text, remedies jsonb, first int, last int,
    at timestamptz)
  JOIN stored s ON s.id = r.match
  WHERE d.match_id = r.match AND d.number = r.number
)`,
})
