import type { Entry } from '../../../journal/entry.ts'
import { hoursAfter } from '../../../platform/clock.ts'
import { whileRunning } from '../../record/lifetime.ts'
import type { MatchRecord } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

/** New entries of the journal, and the status of the match after the last of them. */
interface Entered {
  readonly entries: readonly Entry[]
  readonly status: 'running' | 'ended' | 'aborted'
  readonly result: MatchRecord['result']
}

/** @throws RangeError if there are none */
function lastOf({ entries }: Entered): Entry {
  const last = entries.at(-1)
  if (last === undefined) throw new RangeError('Nothing is entered without an entry.')
  return last
}

export const entered = effectKind<Entered>({
  kind: 'entered',
  everyday: true,
  apply(record, fact) {
    const { status, result } = fact
    const { version, hash, rules, at } = lastOf(fact)
    const movedAt = new Date(at)
    const begins = record.version === 0
    return {
      ...record,
      version,
      hash,
      rules,
      status,
      result,
      movedAt,
      startedAt: record.startedAt ?? movedAt,
      endedAt: status === 'running' ? null : (record.endedAt ?? movedAt),
      expiresAt: begins ? hoursAfter(movedAt, whileRunning.expireHours) : record.expiresAt,
    }
  },
  columns: {
    given: `version int, hash text, draws int, rules int, status match_status, result jsonb, at timestamptz`,
    sets: {
      version: 'g.version',
      hash: 'g.hash',
      draws: 'g.draws',
      rules: 'g.rules',
      status: 'g.status',
      result: 'g.result',
      moved_at: 'g.at',
      started_at: 'COALESCE(m.started_at, g.at)',
      ended_at: "CASE WHEN g.status <> 'running' THEN COALESCE(m.ended_at, g.at) END",
      warn_at: `CASE WHEN m.version = 0 THEN g.at + interval '${whileRunning.warnHours} hours' ELSE m.warn_at END`,
      expires_at: `CASE WHEN m.version = 0 THEN g.at + interval '${whileRunning.expireHours} hours' ELSE m.expires_at END`,
      // What has been counted of an ended match no longer holds.
      miscounted: 'm.miscounted OR m.counted_at IS NOT NULL',
      counted_at: 'NULL',
      archived_at: 'NULL',
    },
  },
  values(fact) {
    const { status, result } = fact
    const { version, hash, draws, rules, at } = lastOf(fact)
    return { version, hash, draws, rules, status, result, at }
  },
  rows: ({ entries }) => entries,
  sql: (rows) => `entered AS (
  INSERT INTO entries (match_id, version, at, kind, actor, move, events, rules, draws, previous, hash)
  SELECT e.match, e.version, e.at, e.kind, e.actor, NULLIF(e.move, 'null'), e.events, e.rules, e.draws, e.previous, e.hash
  FROM jsonb_to_recordset(${rows}) AS e(
    match uuid, version int, at timestamptz, kind text, actor jsonb, move jsonb, events jsonb, rules int, draws int,
    previous text, hash text)
  JOIN stored s ON s.id = e.match
)`,
})
