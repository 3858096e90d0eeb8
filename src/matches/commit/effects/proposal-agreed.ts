import { effectKind } from '../effect.ts'

interface ProposalAgreed {
  readonly number: number
  readonly seat: number
}

/** A seat agrees to a proposal that others still have to agree to. */
export const proposalAgreed = effectKind<ProposalAgreed>({
  kind: 'proposalAgreed',
  updates: ({ number }) => [{ of: 'proposal', only: number }],
  sql: (rows) => `proposals_agreed AS (
  UPDATE proposals p SET agreed = p.agreed || r.seat
  FROM jsonb_to_recordset(${rows}) AS r(match uuid, number int, seat int) JOIN stored s ON s.id = r.match
  WHERE p.match_id = r.match AND p.number = r.number
)`,
})
