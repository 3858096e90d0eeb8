import { Prisma } from '../../generated/prisma/client.ts'

/** The sessions that last, for statements of other slices that join them. */
export const liveSessions = (now: Date): Prisma.Sql => Prisma.sql`(
  SELECT id, account_id FROM sessions WHERE expires_at > ${now}::timestamptz)`

/** A condition on rows that end with a session: it lasts. */
export const ofLiveSession = (now: Date) => ({ session: { expiresAt: { gt: now } } })
