import { effectKind } from '../effect.ts'

interface ProposalMade {
  /** Numbered within its match. */
  readonly number: number
  readonly terms: object
  /** Null: an administrator. */
  readonly seat: number | null
  /** The match's version at which it is made. */
  readonly version: number
  readonly createdAt: Date
  /** The number of a lapsed proposal of this kind that is still stored as open; null: there is none. */
  readonly lapsed: number | null
}

/**
 * A proposal is made. Only one of a kind may be stored as open, so PostgreSQL has to close the lapsed one first: the new
 * one waits for the count of those that were closed.
 */
export const proposalMade = effectKind<ProposalMade>({
  kind: 'proposalMade',
  updates: ({ number, lapsed }) =>
    [number, ...(lapsed === null ? [] : [lapsed])].map((one) => ({ of: 'proposal', only: one })),
  sql: (rows) => `proposed AS (
  SELECT r.* FROM jsonb_to_recordset(${rows}) AS r(
    match uuid, number int, terms jsonb, seat int, version int, "createdAt" timestamptz, lapsed int)
  JOIN stored s ON s.id = r.match
), proposals_lapsed AS (
  UPDATE proposals p SET status = 'lapsed', done_at = r."createdAt" FROM proposed r
  WHERE p.match_id = r.match AND p.number = r.lapsed RETURNING p.number
), proposals_made AS (
  INSERT INTO proposals (match_id, number, terms, seat, version, agreed, created_at)
  SELECT r.match, r.number, r.terms, r.seat, r.version, '{}', r."createdAt"
  FROM proposed r, (SELECT count(*) FROM proposals_lapsed) AS done_with
)`,
})
