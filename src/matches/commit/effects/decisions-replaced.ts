import type { OpenDecisionRow } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

/** All decisions that the match waits for from now on. If it waits for none, one row holds only the match's id. */
export const decisionsReplaced = effectKind<readonly OpenDecisionRow[]>({
  kind: 'decisionsReplaced',
  everyday: true,
  apply: (record, decisions) => ({ ...record, decisions }),
  rows: (decisions) => (decisions.length === 0 ? [{}] : decisions),
  updates: () => [{ of: 'decisions' }],
  // `remind_at` alone is no reason to update a decision: reminders are noted without raising the roster.
  sql: (rows) => `asked AS (
  SELECT d.* FROM jsonb_to_recordset(${rows}) AS d(
    match uuid, seat int, question text, since int, "sinceAt" timestamptz, lapses boolean, counted jsonb,
    "dueAt" timestamptz, "remindAt" timestamptz, "actAt" timestamptz, "missedAt" timestamptz, "claimedBy" int)
  JOIN stored s ON s.id = d.match
), answered AS (
  DELETE FROM decisions d
  WHERE d.match_id IN (SELECT match FROM asked)
    AND NOT EXISTS (SELECT FROM asked a WHERE a.match = d.match_id AND a.seat = d.seat AND a.question = d.question)
), open AS (
  INSERT INTO decisions (
    match_id, seat, question, since, since_at, lapses, counted, due_at, remind_at, act_at, missed_at, claimed_by)
  SELECT match, seat, question, since, "sinceAt", lapses, counted, "dueAt", "remindAt", "actAt", "missedAt", "claimedBy"
  FROM asked WHERE seat IS NOT NULL
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
