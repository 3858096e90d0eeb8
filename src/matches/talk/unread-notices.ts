import { Prisma } from '../../generated/prisma/client.ts'

/** Whoever is there reads it on the page; the others get one mail of all that was said meanwhile. */
const toldAfter = 10 * 60_000

/** When to tell what is said now, or left unread now. */
export const noticeDueAt = (now: Date): Date => new Date(now.getTime() + toldAfter)

interface Someone {
  readonly match: Prisma.Sql
  readonly account: Prisma.Sql
  /** Up to where they have read. */
  readonly read: Prisma.Sql
}

/**
 * Whether somebody is to be told that there is something they have not read: not where a notice has told them and they have
 * not read since, nor where one is still to. One that is being sent at this moment may tell too little, and does not count.
 */
export const isUnnotified = ({ match, account, read }: Someone, now: Date): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT FROM notices n
  WHERE n.topic = 'said' AND n.match_id = ${match} AND n.account_id = ${account}
    AND (n.payload->>'message')::int > ${read}
    AND (n.status IN ('sent', 'merged')
      OR n.status = 'pending' AND (n.locked_until IS NULL OR n.locked_until <= ${now}::timestamptz)))`
