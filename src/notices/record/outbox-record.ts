import { z } from 'zod'
import { Prisma } from '../../generated/prisma/client.ts'
import { daysAfter } from '../../platform/clock.ts'
import { failedTries } from '../../platform/lease-queue.ts'
import { untilDaily } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailWaits } from './mail-waits.ts'
import { type PutOffReason, untilCollected, whileOpen } from './notice.ts'

const Count = z.int()

const TopicRecord = z.object({
  topic: z.string().meta({ example: 'your-turn' }),
  pending: Count.describe('How many wait to be sent, now or later.'),
  due: Count.describe('How many of them are due now.'),
  oldestDueSeconds: Count.nullable().describe('How long the oldest due one has waited; null if none is due.'),
  retrying: Count.describe('How many wait for another try, because one has failed.'),
  oldestRetryingSeconds: Count.nullable().describe(
    'How long ago the first try failed of the one that has been tried for longest; null if none is tried again.',
  ),
  retryReason: z
    .string()
    .nullable()
    .describe('How the last try of that one failed; null if none is tried again.')
    .meta({ example: 'deferred 451 4.7.1' }),
  failed: Count.describe('How many were given up in the last 24 hours.'),
  bounced: Count.describe('How many bounced in the last 24 hours.'),
})

/** The state of the outbox, for the people who run the server. */
export const OutboxRecord = TopicRecord.omit({ topic: true })
  .extend({ topics: z.array(TopicRecord).describe('The same by topic, without topics whose counts are all 0.') })
  .meta({ id: 'Outbox', description: 'How many mails wait, how long they have waited, and how many failed.' })
export type OutboxRecord = z.infer<typeof OutboxRecord>

const putOffReasons: readonly PutOffReason[] = [untilDaily, untilCollected, whileOpen]

/** After how many milliseconds the next try follows the first one: after one failed try, after two, and so on. */
const untilNextTry = mailWaits.map((_, tries) => mailWaits.slice(0, tries + 1).reduce((all, wait) => all + wait, 0))

/**
 * Counts the pending notices and the failures of the last day, both by an index rather than a scan of all notices. A
 * notice has been due since it was written or, if it was put off, since the later time. Each failed try moves that time
 * on, so a mail server that refuses everything makes no notice late: those that are tried again are counted as well.
 * When their first try failed follows from the next one.
 */
export async function outboxRecord({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<OutboxRecord> {
  const now = clock.now()
  const dayAgo = daysAfter(now, -1)
  const rows = await database.prisma.$queryRaw<unknown[]>`
    WITH waiting AS (
      SELECT topic, due_at <= ${now} AS is_due, GREATEST(due_at, created_at) AS due_since, due_at, reason,
        CASE WHEN reason <> ALL (${putOffReasons}::text[])
          THEN ${failedTries(Prisma.sql`n`)} ELSE 0 END AS failures
      FROM notices n WHERE status = 'pending'
    ), retried AS (
      SELECT topic, reason, GREATEST(0, extract(epoch FROM ${now} - due_at)
        + (${untilNextTry}::float8[])[LEAST(failures, ${untilNextTry.length}::int)] / 1000) AS seconds
      FROM waiting WHERE failures > 0
    ), troubles AS (
      SELECT topic, status::text AS status FROM notices
      WHERE status NOT IN ('pending', 'sent', 'withheld') AND done_at > ${dayAgo}
    )
    SELECT topic, sum(pending)::int AS pending, sum(due)::int AS due, max(seconds)::int AS "oldestDueSeconds",
      sum(retrying)::int AS retrying, max(retry_seconds)::int AS "oldestRetryingSeconds",
      max(retry_reason) AS "retryReason", sum(failed)::int AS failed, sum(bounced)::int AS bounced
    FROM (
      SELECT topic, count(*) AS pending, count(*) FILTER (WHERE is_due) AS due,
        CASE WHEN bool_or(is_due) THEN
          GREATEST(0, extract(epoch FROM ${now} - min(due_since) FILTER (WHERE is_due))) END AS seconds,
        0 AS retrying, NULL AS retry_seconds, NULL AS retry_reason, 0 AS failed, 0 AS bounced
      FROM waiting GROUP BY topic
      UNION ALL
      SELECT topic, 0, 0, NULL, count(*), max(seconds), (array_agg(reason ORDER BY seconds DESC))[1], 0, 0
      FROM retried GROUP BY topic
      UNION ALL
      SELECT topic, 0, 0, NULL, 0, NULL, NULL,
        count(*) FILTER (WHERE status = 'failed'), count(*) FILTER (WHERE status = 'bounced')
      FROM troubles WHERE status <> 'merged' GROUP BY topic
    ) counted
    GROUP BY topic ORDER BY topic`
  const topics = z.array(TopicRecord).parse(rows)
  const sum = (key: 'pending' | 'due' | 'retrying' | 'failed' | 'bounced') =>
    topics.reduce((all, topic) => all + topic[key], 0)
  const ages = topics.flatMap(({ oldestDueSeconds }) => (oldestDueSeconds === null ? [] : [oldestDueSeconds]))
  const longestTried = topics
    .filter(({ retrying }) => retrying > 0)
    .toSorted((one, other) => (other.oldestRetryingSeconds ?? 0) - (one.oldestRetryingSeconds ?? 0))[0]
  return {
    pending: sum('pending'),
    due: sum('due'),
    oldestDueSeconds: ages.length === 0 ? null : Math.max(...ages),
    retrying: sum('retrying'),
    oldestRetryingSeconds: longestTried?.oldestRetryingSeconds ?? null,
    retryReason: longestTried?.retryReason ?? null,
    failed: sum('failed'),
    bounced: sum('bounced'),
    topics,
  }
}

/** How long mails have waited, in seconds; 0 if none waits. */
interface Lateness {
  /** The oldest one that is due has waited this long for the mail worker. */
  readonly secondsOverdue: number
  /** This long ago, the first try failed of the one that has been tried for longest. */
  readonly secondsRetrying: number
}

/** How late mails are, by a worker that stands still or by a mail server that does not take them. */
export async function latenessOfMails(platform: Pick<Platform, 'database' | 'clock'>): Promise<Lateness> {
  const { oldestDueSeconds, oldestRetryingSeconds } = await outboxRecord(platform)
  return { secondsOverdue: oldestDueSeconds ?? 0, secondsRetrying: oldestRetryingSeconds ?? 0 }
}
