import { Problem } from '../../platform/problems/problem.ts'
import { statusNow } from '../record/standing.ts'

type StandingWithReason = Parameters<typeof statusNow>[0] & { readonly statusReason: string | null }

/**
 * Refuses an account that is not active. Only for callers who have proven who they are: nobody else may learn its
 * status.
 * @throws Problem account-suspended, account-banned, token-not-valid
 */
export function requireActive(account: StandingWithReason, now: Date): void {
  const reason = account.statusReason ?? ''
  switch (statusNow(account, now)) {
    case 'active':
      return
    case 'suspended':
      throw new Problem('account-suspended', {
        params: { reason, until: account.suspendedUntil?.toISOString() ?? null },
      })
    case 'banned':
      throw new Problem('account-banned', { params: { reason } })
    case 'unconfirmed':
    case 'erased':
      throw new Problem('token-not-valid')
  }
}
