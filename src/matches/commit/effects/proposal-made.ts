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
  /** When this change itself carries it out, because nobody has to agree; null: it is open. */
  readonly acceptedAt: Date | null
}

/** A proposal is made. Only one of a kind may be stored as open. */
export const proposalMade = effectKind<ProposalMade>({
  kind: 'proposalMade',
  updates: ({ number }) => [{ of: 'proposal', only: number }],
  sql: (rows) => `proposals_made AS (
  INSERT INTO proposals (match_id, number, terms, seat, version, agreed, created_at, status, done_at)
  SELECT r.match, r.number, r.terms, r.seat, r.version, '{}', r."createdAt",
    CASE WHEN r."acceptedAt" IS NULL THEN 'open' ELSE 'accepted' END, r."acceptedAt"
  FROM jsonb_to_recordset(${rows}) AS r(
    match uuid, number int, terms jsonb, seat int, version int, "createdAt" timestamptz, "acceptedAt" timestamptz)
  JOIN stored s ON s.id = r.match
)`,
})
