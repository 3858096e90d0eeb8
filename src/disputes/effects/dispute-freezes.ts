import { effectKind } from '../../matches/index.ts'

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
