import type { Entry } from '../journal/entry.ts'
import { effectKind } from '../matches/index.ts'

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

interface DisputeFreezes {
  readonly number: number
  readonly freezes: boolean
}

/** A dispute freezes its match, or stops freezing it. */
export const disputeFreezes = effectKind<DisputeFreezes>({
  kind: 'disputeFreezes',
  updates: ({ number }) => [{ of: 'dispute', only: number }],
  sql: (rows) => `dispute_freezes AS (
  UPDATE disputes d SET freezes = r.freezes
  FROM jsonb_to_recordset(${rows}) AS r(match uuid, number int, freezes boolean) JOIN stored s ON s.id = r.match
  WHERE d.match_id = r.match AND d.number = r.number
)`,
})

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

/** The kinds of effects that a change of a match has on its disputes. */
export const disputeEffects = [disputeRaised, disputeSettled, disputeFreezes, disputeCommented]
