import { type DecisionKey, withChanged } from '../../deadlines/deadlines.ts'
import type { MatchRecord, OpenDecisionRow } from '../../record/record.ts'
import { type Effect, effectKind } from '../effect.ts'

/** What the match waits for, before and from now on. */
interface Replaced {
  readonly before: readonly Pick<OpenDecisionRow, 'seat' | 'question'>[]
  readonly after: readonly OpenDecisionRow[]
}

/**
 * The decisions that the match waits for are replaced. Those that it waits for no more are named one by one: where a match
 * had many before, PostgreSQL would look at all of them again, though they are deleted.
 */
export const decisionsReplaced = effectKind<Replaced>({
  kind: 'decisionsReplaced',
  everyday: true,
  apply: (record, { after }) => ({ ...record, decisions: after }),
  rows: ({ before, after }) => [
    ...before.flatMap(({ seat, question }) =>
      after.some((open) => open.seat === seat && open.question === question) ? [] : [{ seat, question, ends: true }],
    ),
    ...after,
  ],
  updates: () => [{ of: 'decisions' }],
  // `remind_at` alone is no reason to update a decision: reminders are noted without raising the roster.
  sql: (rows) => `asked AS (
  SELECT d.* FROM jsonb_to_recordset(${rows}) AS d(
    match uuid, ends boolean, seat int, question text, since int, "sinceAt" timestamptz, lapses boolean, counted jsonb,
    "dueAt" timestamptz, "remindAt" timestamptz, "actAt" timestamptz, "missedAt" timestamptz, "claimedBy" int)
  JOIN stored s ON s.id = d.match
), ended AS (
  DELETE FROM decisions d USING asked a
  WHERE a.ends AND d.match_id = a.match AND d.seat = a.seat AND d.question = a.question
), open AS (
  INSERT INTO decisions (
    match_id, seat, question, since, since_at, lapses, counted, due_at, remind_at, act_at, missed_at, claimed_by)
  SELECT match, seat, question, since, "sinceAt", lapses, counted, "dueAt", "remindAt", "actAt", "missedAt", "claimedBy"
  FROM asked WHERE ends IS NULL
  ON CONFLICT (match_id, seat, question) DO UPDATE SET
    since = excluded.since, since_at = excluded.since_at, lapses = excluded.lapses, counted = excluded.counted,
    due_at = excluded.due_at, remind_at = excluded.remind_at, act_at = excluded.act_at, missed_at = excluded.missed_at,
    claimed_by = excluded.claimed_by
  WHERE (decisions.since, decisions.since_at, decisions.lapses, decisions.counted, decisions.due_at, decisions.act_at,
      decisions.missed_at, decisions.claimed_by)
    IS DISTINCT FROM (excluded.since, excluded.since_at, excluded.lapses, excluded.counted, excluded.due_at,
      excluded.act_at, excluded.missed_at, excluded.claimed_by)
)`,
})

/** Some of the decisions that the match waits for are changed. */
export const decisionsChanged = (
  record: MatchRecord,
  changed: readonly (DecisionKey & Partial<OpenDecisionRow>)[],
): Effect => decisionsReplaced({ before: record.decisions, after: withChanged(record, changed) })
