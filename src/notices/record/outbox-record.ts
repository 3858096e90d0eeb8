import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'

const Count = z.int()

const TopicRecord = z.object({
  topic: z.string().meta({ example: 'your-turn' }),
  pending: Count.describe('How many wait to be sent, now or later.'),
  due: Count.describe('How many of them are due now.'),
  oldestDueSeconds: Count.nullable().describe('How long the oldest due one has waited; null if none is due.'),
  failed: Count.describe('How many were given up in the last 24 hours.'),
  bounced: Count.describe('How many bounced in the last 24 hours.'),
})

/** The state of the outbox, for the people who run the server. */
export const OutboxRecord = TopicRecord.omit({ topic: true })
  .extend({ topics: z.array(TopicRecord).describe('The same by topic, without topics whose counts are all 0.') })
  .meta({ id: 'Outbox', description: 'How many mails wait, how long they have waited, and how many failed.' })
export type OutboxRecord = z.infer<typeof OutboxRecord>

/**
 * Counts the pending notices and the failures of the last day, both by an index rather than a scan of all notices. A
 * notice has been due since it was written or, if it was put off, since the later time.
 */
export async function outboxRecord({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<OutboxRecord> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000)
  const rows = await database.prisma.$queryRaw<unknown[]>`
    WITH waiting AS (
      SELECT topic, due_at <= ${now} AS is_due, GREATEST(due_at, created_at) AS due_since
      FROM notices WHERE status = 'pending'
    ), troubles AS (
      SELECT topic, status::text AS status FROM notices
      WHERE status NOT IN ('pending', 'sent', 'withheld') AND done_at > ${dayAgo}
    )
    SELECT topic, sum(pending)::int AS pending, sum(due)::int AS due, max(seconds)::int AS "oldestDueSeconds",
      sum(failed)::int AS failed, sum(bounced)::int AS bounced
    FROM (
      SELECT topic, count(*) AS pending, count(*) FILTER (WHERE is_due) AS due,
        CASE WHEN bool_or(is_due) THEN
          GREATEST(0, extract(epoch FROM ${now} - min(due_since) FILTER (WHERE is_due))) END AS seconds,
        0 AS failed, 0 AS bounced
      FROM waiting GROUP BY topic
      UNION ALL
      SELECT topic, 0, 0, NULL, count(*) FILTER (WHERE status = 'failed'), count(*) FILTER (WHERE status = 'bounced')
      FROM troubles WHERE status <> 'merged' GROUP BY topic
    ) counted
    GROUP BY topic ORDER BY topic`
  const topics = z.array(TopicRecord).parse(rows)
  const sum = (key: 'pending' | 'due' | 'failed' | 'bounced') => topics.reduce((all, topic) => all + topic[key], 0)
  const ages = topics.flatMap(({ oldestDueSeconds }) => (oldestDueSeconds === null ? [] : [oldestDueSeconds]))
  return {
    pending: sum('pending'),
    due: sum('due'),
    oldestDueSeconds: ages.length === 0 ? null : Math.max(...ages),
    failed: sum('failed'),
    bounced: sum('bounced'),
    topics,
  }
}

/** How long the oldest notice that is due has waited for the mail worker, in seconds; 0 if none is due. */
export async function secondsOverdue(platform: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  return (await outboxRecord(platform)).oldestDueSeconds ?? 0
}
