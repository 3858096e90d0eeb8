import { effectKind } from '../effect.ts'

interface ProposalsOfSeatDropped {
  readonly seat: number
  /** The proposal that is being carried out, if any: it is left unchanged. */
  readonly carriedOut: number | null
  readonly at: Date
}

/** The holder of a seat changes: the new holder is not bound by what the former one proposed or agreed to. */
export const proposalsOfSeatDropped = effectKind<ProposalsOfSeatDropped>({
  kind: 'proposalsOfSeatDropped',
  updates: ({ carriedOut }) => [{ of: 'proposal', but: carriedOut }],
  sql: (rows) => `proposals_dropped AS (
  UPDATE proposals p SET agreed = array_remove(p.agreed, r.seat),
    status = CASE WHEN p.seat = r.seat THEN 'lapsed' ELSE p.status END,
    done_at = CASE WHEN p.seat = r.seat THEN r.at END
  FROM jsonb_to_recordset(${rows}) AS r(match uuid, seat int, "carriedOut" int, at timestamptz)
  JOIN stored s ON s.id = r.match
  WHERE p.match_id = r.match AND p.status = 'open' AND p.number IS DISTINCT FROM r."carriedOut"
)`,
})
