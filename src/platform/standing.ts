import { Prisma } from '../generated/prisma/client.ts'
import type { AccountStatus } from '../generated/prisma/enums.ts'

interface Standing {
  readonly status: AccountStatus
  readonly suspendedUntil: Date | null
}

/** An account's status now: a suspension ends by itself when its time has come. */
export function statusNow({ status, suspendedUntil }: Standing, now: Date): AccountStatus {
  const lapsed = status === 'suspended' && suspendedUntil !== null && suspendedUntil <= now
  return lapsed ? 'active' : status
}

/** Whether the status of an account `a` is now `active`: the same in a statement. */
export const isActive = (now: Date): Prisma.Sql => Prisma.sql`(
  a.status = 'active' OR a.status = 'suspended' AND a.suspended_until <= ${now}::timestamptz)`
