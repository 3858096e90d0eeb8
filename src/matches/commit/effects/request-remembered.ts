import type { Entry } from '../../../journal/entry.ts'
import type { Keyed } from '../../../platform/http/idempotency/key.ts'
import { rememberRows } from '../../../platform/http/idempotency/store.ts'
import type { WaitingThen } from '../answered-match.ts'
import { effectKind } from '../effect.ts'

interface RequestRemembered {
  readonly keyed: Keyed
  readonly entries: readonly Entry[]
  /** What the match waits for after the entries. */
  readonly waiting: WaitingThen
}

/** A request with an Idempotency-Key, and what its answer is made of. */
export const requestRemembered = effectKind<RequestRemembered>({
  kind: 'requestRemembered',
  everyday: true,
  rows: ({ keyed, entries, waiting }) => {
    const [first, last] = [entries[0], entries.at(-1)]
    return [{ ...keyed, at: last?.at, made: { first: first?.version, last: last?.version, ...waiting } }]
  },
  sql: (rows) => `remembered AS (${rememberRows(`
  SELECT r.scope, r.key, r.fingerprint, r.at, r.made
  FROM jsonb_to_recordset(${rows}) AS r(match uuid, scope text, key text, fingerprint text, at timestamptz, made jsonb)
  JOIN stored s ON s.id = r.match`)}
)`,
})
