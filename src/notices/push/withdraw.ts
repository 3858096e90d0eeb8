import { decisionRows, participantRows } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { askingTopics } from '../record/notice.ts'

/** The topic of a delivery that tells a browser to take a notice away. */
export const withdrawal = 'withdrawn'

/**
 * Apple ends a subscription after a few pushes that show nothing, so a notice on an Apple device stays until the match
 * is opened there.
 */
const serviceThatMustShow = 'https://%.push.apple.com'

/**
 * Withdraws notices that browsers still show, although their decision was made elsewhere or is somebody else's now. One
 * statement marks the notices and queues the withdrawals, so that each is withdrawn once.
 * @returns how many there were
 */
export function withdrawTaken({ clock, database }: Platform): Promise<number> {
  const now = clock.now()
  return database.prisma.$executeRaw`
    WITH taken AS (
      SELECT d.id FROM deliveries d JOIN push_subscriptions s ON s.id = d.subscription_id
      WHERE d.status = 'delivered' AND d.withdrawn_at IS NULL AND d.topic = ANY (${askingTopics})
        AND s.service NOT LIKE ${serviceThatMustShow} AND NOT EXISTS (
          SELECT FROM ${decisionRows} o JOIN ${participantRows} p ON p.match_id = o.match_id AND p.seat = o.seat
          WHERE o.match_id = d.match_id AND p.account_id = s.account_id
            AND o.seat = (d.body::jsonb #>> '{data,seat}')::int
            AND o.since = (d.body::jsonb #>> '{data,version}')::int
            AND o.question = d.body::jsonb #>> '{data,question}'
        )
      FOR UPDATE OF d SKIP LOCKED
    ), withdrawn AS (
      UPDATE deliveries d SET withdrawn_at = ${now}::timestamptz FROM taken WHERE d.id = taken.id
      RETURNING d.subscription_id, d.match_id, d.body
    )
    INSERT INTO deliveries (id, subscription_id, topic, match_id, body, due_at, created_at)
    SELECT DISTINCT ON (subscription_id, body::jsonb -> 'data') gen_random_uuid(), subscription_id, ${withdrawal},
      match_id, body, ${now}::timestamptz, ${now}::timestamptz
    FROM withdrawn`
}
