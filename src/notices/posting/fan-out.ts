import { accountRows, isActive, liveSessions } from '../../accounts/index.ts'
import { matchRows, participantRows } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { matchAddress } from '../links/links.ts'
import { audiences } from '../record/topics.ts'

/** How many notices one statement handles. Many of them are only marked, since not everybody has such receivers. */
const mostAtOnce = 1000

/**
 * Turns new notices into deliveries to the webhooks and browsers of their people, whatever is mailed and when. One
 * statement marks the notices and writes the deliveries, so that each notice is handled once, however many processes
 * run. Like the notice, the body contains only ids. Nothing goes to accounts that are not active, or to people who are
 * no longer in the match.
 * @returns how many notices it handled
 */
export async function fanOut(platform: Platform): Promise<number> {
  const now = platform.clock.now()
  const [seen] = await platform.database.prisma.$queryRaw<{ notices: number }[]>`
    WITH fresh AS (
      SELECT id FROM notices WHERE handed_on_at IS NULL ORDER BY id LIMIT ${mostAtOnce}::int FOR UPDATE SKIP LOCKED
    ), handed AS (
      UPDATE notices n SET handed_on_at = ${now}::timestamptz FROM fresh f WHERE n.id = f.id
      RETURNING n.account_id, n.match_id, n.topic, n.payload, n.created_at
    ), receivers AS NOT MATERIALIZED (
      SELECT account_id, id AS webhook_id, NULL::uuid AS subscription_id, topics FROM webhooks WHERE off_at IS NULL
      UNION ALL
      SELECT s.account_id, NULL, s.id, '{}' FROM push_subscriptions s JOIN ${liveSessions(now)} live ON live.id = s.session_id
    ), queued AS (
      INSERT INTO deliveries (id, webhook_id, subscription_id, topic, match_id, body, due_at, created_at)
      SELECT gen_random_uuid(), r.webhook_id, r.subscription_id, h.topic, h.match_id,
        json_build_object(
          'type', h.topic,
          'timestamp', to_char(h.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'data', h.payload || CASE WHEN m.private AND p.number IS NULL THEN '{}'
            ELSE jsonb_build_object('matchUrl', ${matchAddress(platform, '')} || m.id) END
        )::text,
        ${now}::timestamptz, ${now}::timestamptz
      FROM handed h
      JOIN jsonb_each_text(${JSON.stringify(audiences)}::jsonb) AS t(topic, audience) ON t.topic = h.topic
      JOIN receivers r ON r.account_id = h.account_id AND (cardinality(r.topics) = 0 OR h.topic = ANY (r.topics))
      JOIN ${accountRows} a ON a.id = h.account_id AND ${isActive(now)}
      JOIN ${matchRows} m ON m.id = h.match_id
      LEFT JOIN ${participantRows} p ON p.match_id = h.match_id AND p.account_id = h.account_id
      WHERE t.audience = 'anybody' OR p.seat IS NOT NULL
        OR t.audience = 'administrator' AND a.role = 'administrator'
        OR p.number IS NOT NULL AND (t.audience = 'part' OR t.audience = 'table' AND m.version = 0)
    )
    SELECT count(*)::int AS notices FROM handed`
  return seen?.notices ?? 0
}
