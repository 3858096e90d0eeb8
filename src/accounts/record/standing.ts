import { Prisma } from '../../generated/prisma/client.ts'
import type { AccountStatus } from '../../generated/prisma/enums.ts'
import type { AccountWhereInput } from '../../generated/prisma/models.ts'

interface Standing {
  readonly status: AccountStatus
  readonly suspendedUntil: Date | null
}

/** The present status of an account: a suspension with an end lapses by itself. */
export function statusNow({ status, suspendedUntil }: Standing, now: Date): AccountStatus {
  const lapsed = status === 'suspended' && suspendedUntil !== null && suspendedUntil <= now
  return lapsed ? 'active' : status
}

/** The same in SQL: whether the account `a` is active now. */
export const isActive = (now: Date): Prisma.Sql => Prisma.sql`(
  a.status = 'active' OR a.status = 'suspended' AND a.suspended_until <= ${now}::timestamptz)`

/** The same as a condition of a query by Prisma. */
export function hasStatus(status: AccountStatus, now: Date): AccountWhereInput {
  if (status === 'active') return { OR: [{ status }, { status: 'suspended', suspendedUntil: { lte: now } }] }
  if (status === 'suspended') return { status, OR: [{ suspendedUntil: null }, { suspendedUntil: { gt: now } }] }
  return { status }
}

/** The condition of a change of an account: another process may have erased it just before. */
export const notErased = (id: string) => ({ id, status: { not: 'erased' } }) as const satisfies AccountWhereInput

/** The condition of a query for the administrators who may act now. */
export const isActiveAdministrator = (now: Date): AccountWhereInput => ({
  role: 'administrator',
  ...hasStatus('active', now),
})
