-- AlterTable
ALTER TABLE "decisions" ADD COLUMN     "counted" JSONB;

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "longest_wait" INTEGER,
ADD COLUMN     "rest_days" BOOLEAN NOT NULL DEFAULT true;

-- What is open now is counted by the hours that its player keeps today. What the match agreed on for the longest wait
-- (nothing: three paces, and at least a week) is counted from now on, since nobody knew of it; days of vacation that are
-- planned come on top. A match that stands still, or is paused, counts from when it goes on.
WITH timed AS (
  SELECT d.match_id, d.seat, d.question, d.due_at, a.time_zone, a.hours,
    GREATEST(COALESCE(m.frozen_at, now()), m.paused_until)
      + make_interval(
        hours => GREATEST(3 * (m.pace->>'hours')::int, 7 * 24),
        days => (
          SELECT COALESCE(sum((v->>'until')::date - GREATEST((v->>'from')::date, current_date - 1) + 1), 0)
          FROM jsonb_array_elements(a.hours->'vacations') v WHERE (v->>'until')::date >= current_date - 1
        )::int
      ) AS latest_at
  FROM decisions d
  JOIN matches m ON m.id = d.match_id
  JOIN participants p ON p.match_id = d.match_id AND p.seat = d.seat
  JOIN accounts a ON a.id = p.account_id
  WHERE d.due_at IS NOT NULL
)
UPDATE decisions d SET
  counted = jsonb_build_object(
    'hours', jsonb_build_object('timeZone', t.time_zone, 'night', t.hours->'night', 'restDays', t.hours->'restDays'),
    'spentAt', to_char(t.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'latestAt', to_char(t.latest_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ),
  due_at = LEAST(t.due_at, t.latest_at),
  remind_at = d.remind_at - (t.due_at - LEAST(t.due_at, t.latest_at))
FROM timed t WHERE t.match_id = d.match_id AND t.seat = d.seat AND t.question = d.question;
