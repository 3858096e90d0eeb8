import type { AccountStatus } from '../generated/prisma/enums.ts'
import { Problem } from '../platform/problems/problem.ts'

interface Standing {
  readonly status: AccountStatus
  readonly statusReason: string | null
  readonly suspendedUntil: Date | null
}

/** An account's status now: a suspension ends by itself when its time has come. */
export function statusNow(account: Standing, now: Date): AccountStatus {
  const lapsed = account.status === 'suspended' && account.suspendedUntil !== null && account.suspendedUntil <= now
  return lapsed ? 'active' : account.status
}

/**
 * Lets an active account pass. For callers who have proven who they are: nobody else is told.
 * @throws Problem account-unconfirmed, account-suspended, account-banned, token-not-valid
 */
export function requireActive(account: Standing, now: Date): void {
  const reason = account.statusReason ?? ''
  switch (statusNow(account, now)) {
    case 'active':
      return
    case 'unconfirmed':
      throw new Problem('account-unconfirmed')
    case 'suspended':
      throw new Problem('account-suspended', {
        params: { reason, until: account.suspendedUntil?.toISOString() ?? null },
      })
    case 'banned':
      throw new Problem('account-banned', { params: { reason } })
    case 'erased':
      throw new Problem('token-not-valid')
  }
}
