import { effectKind } from '../effect.ts'

interface ProposalSettled {
  readonly number: number
  readonly status: 'accepted' | 'declined' | 'withdrawn' | 'lapsed'
  /** The seat that was the last to agree; null if nobody had to. */
  readonly agreed: number | null
  readonly at: Date
}

/** A proposal is accepted, declined or withdrawn, or it has lapsed and is no longer stored as open. */
export const proposalSettled = effectKind<ProposalSettled>({
  kind: 'proposalSettled',
  updates: ({ number }) => [{ of: 'proposal', only: number }],
  sql: (rows) => `proposal_settled AS (
  UPDATE proposals p SET status = a.status, done_at = a.at,
    agreed = CASE WHEN a.agreed IS NULL THEN p.agreed ELSE p.agreed || a.agreed END
  FROM jsonb_to_recordset(${rows}) AS a(match uuid, number int, status text, agreed int, at timestamptz)
  JOIN stored s ON s.id = a.match
  WHERE p.match_id = a.match AND p.number = a.number
)`,
})
