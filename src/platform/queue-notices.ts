import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from './database/database.ts'
import { isUnclaimed } from './lease-queue.ts'
import { untilDaily } from './mail-settings.ts'
import { type NewNotice, noticeRow } from './outbox.ts'

/**
 * The part of a statement that queues notices with their cause. What has been queued under a key before is left alone.
 * @param rows gives, in this order: key text, account uuid, match uuid, topic text, payload jsonb, due timestamptz
 */
export const queueRows = (rows: Prisma.Sql): Prisma.Sql => Prisma.sql`
  INSERT INTO notices (key, account_id, match_id, topic, payload, due_at) ${rows}
  ON CONFLICT (key) DO NOTHING`

/** Queues notices in the batch, or the transaction, of their cause. What has been queued under a key before is left alone. */
export const queueNotices = ({ prisma }: { prisma: Pick<PrismaClient, 'notice'> }, notices: readonly NewNotice[]) =>
  prisma.notice.createMany({ data: notices.map(noticeRow), skipDuplicates: true })

/** What waits for a daily mail is looked at again, since the person may want it otherwise, or at another hour. */
export const requeueDailyMails = ({ prisma }: Pick<Database, 'prisma'>, account: string, now: Date) =>
  prisma.notice.updateMany({
    where: { accountId: account, status: 'pending', reason: untilDaily },
    data: { reason: null, dueAt: now },
  })

interface Reader {
  readonly match: Prisma.Sql
  readonly account: Prisma.Sql
  /** Up to which message they have read. */
  readonly read: Prisma.Sql
}

/**
 * Whether somebody is to be told that there is something they have not read: not where a notice has told them and they have
 * not read since, nor where one is still to. One that is being sent at this moment may tell too little, and does not count.
 */
export const isUnnotified = ({ match, account, read }: Reader, now: Date): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT FROM notices n
  WHERE n.topic = 'said' AND n.match_id = ${match} AND n.account_id = ${account}
    AND (n.payload->>'message')::int > ${read}
    AND (n.status IN ('sent', 'merged')
      OR ${isUnclaimed(Prisma.sql`n`, now)}))`
