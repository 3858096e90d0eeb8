import { Prisma } from '../../generated/prisma/client.ts'

/** The sessions that have not expired, for statements of other slices that join them. */
export const liveSessions = (now: Date): Prisma.Sql => Prisma.sql`(
  SELECT id, account_id FROM sessions WHERE expires_at > ${now}::timestamptz)`

/** A condition on rows that end with their session: it has not expired. */
export const ofLiveSession = (now: Date) => ({ session: { expiresAt: { gt: now } } })
