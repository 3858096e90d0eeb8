import { Prisma } from '../../generated/prisma/client.ts'
import { later } from '../../platform/clock.ts'

/** Players who are online read messages on the page; the others get one mail for all messages of this time. */
const millisecondsToRead = 10 * 60_000

/** When the notice of a message that is unread now is due. */
export const noticeDueAt = (now: Date): Date => later(now, millisecondsToRead)

/** Notices about messages, which a match numbers. */
export const messageNotices = { topic: Prisma.sql`'said'`, field: Prisma.sql`'message'` }
