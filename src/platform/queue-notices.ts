import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from './database/database.ts'
import { isUnclaimed } from './lease-queue.ts'
import { untilDaily } from './mail-settings.ts'
import { type NewNotice, noticeRow } from './outbox.ts'

/**
 * A part of a statement: queues notices together with their cause. A notice with a known key is skipped.
 * @param rows selects, in this order: key text, account uuid, match uuid, topic text, payload jsonb, due timestamptz
 */
export const queueRows = (rows: Prisma.Sql): Prisma.Sql => Prisma.sql`
  INSERT INTO notices (key, account_id, match_id, topic, payload, due_at) ${rows}
  ON CONFLICT (key) DO NOTHING`

/** Queues notices in the batch, or the transaction, of their cause. A notice with a known key is skipped. */
export const queueNotices = ({ prisma }: { prisma: Pick<PrismaClient, 'notice'> }, notices: readonly NewNotice[]) =>
  prisma.notice.createMany({ data: notices.map(noticeRow), skipDuplicates: true })

/** Makes notices that wait for a daily mail due again, because the person has changed when or whether they get it. */
export const requeueDailyMails = ({ prisma }: Pick<Database, 'prisma'>, account: string, now: Date) =>
  prisma.notice.updateMany({
    where: { accountId: account, status: 'pending', reason: untilDaily },
    data: { reason: null, dueAt: now },
  })

interface Reader {
  readonly match: Prisma.Sql
  readonly account: Prisma.Sql
  /** The number of the newest thing that they have read. */
  readonly read: Prisma.Sql
}

/** Notices about what a match numbers. Both are written into the statement as they are: an index has the topic. */
interface Numbered {
  readonly topic: Prisma.Sql
  /** The field of their payload that has the number. */
  readonly field: Prisma.Sql
}

/**
 * Whether a reader needs a notice about what they have not read. They do not if a notice about something after their
 * read mark was sent or still waits. A notice that is being sent right now may miss the newest, so it does not count.
 */
export const isUnnotified = (
  { topic, field }: Numbered,
  { match, account, read }: Reader,
  now: Date,
): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT FROM notices n
  WHERE n.topic = ${topic} AND n.match_id = ${match} AND n.account_id = ${account}
    AND (n.payload->>${field})::int > ${read}
    AND (n.status IN ('sent', 'merged')
      OR ${isUnclaimed(Prisma.sql`n`, now)}))`
