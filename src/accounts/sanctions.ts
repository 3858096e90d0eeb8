import type { Account } from '../generated/prisma/client.ts'
import type { AccountStatus } from '../generated/prisma/enums.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Callers } from './callers.ts'
import { leaveMatches } from './leave-matches.ts'

export type Sanction =
  | { readonly status: 'suspended'; readonly reason: string; readonly until: Date | null }
  | { readonly status: 'banned'; readonly reason: string }

/**
 * Keeps an account out, from now on: its sessions end. As no administrator can do this to themselves, one is always left.
 * @throws Problem not-found, not-yourself, wrong-account-status
 */
export async function sanction(
  platform: Platform,
  callers: Callers,
  by: string,
  id: string,
  given: Sanction,
): Promise<Account> {
  if (by === id) throw new Problem('not-yourself')
  return change(platform, callers, id, ['active', 'suspended', 'banned'], {
    status: given.status,
    statusReason: given.reason,
    suspendedUntil: given.status === 'suspended' ? given.until : null,
  })
}

/** Lets a suspended or banned account in again. @throws Problem not-found, wrong-account-status */
export function reinstate(platform: Platform, callers: Callers, id: string): Promise<Account> {
  return change(platform, callers, id, ['suspended', 'banned'], {
    status: 'active',
    statusReason: null,
    suspendedUntil: null,
  })
}

async function change(
  platform: Platform,
  callers: Callers,
  id: string,
  from: AccountStatus[],
  data: Pick<Account, 'status' | 'statusReason' | 'suspendedUntil'>,
): Promise<Account> {
  const { prisma } = platform.database
  const [changed] = await prisma.$transaction([
    prisma.account.updateMany({ where: { id, status: { in: from } }, data }),
    prisma.session.deleteMany({ where: { accountId: id, account: { status: { in: ['suspended', 'banned'] } } } }),
    prisma.wish.deleteMany({ where: { accountId: id, account: { status: { in: ['suspended', 'banned'] } } } }),
    ...leaveMatches(platform, id),
  ])
  callers.forget(id)
  const account = await prisma.account.findUnique({ where: { id } })
  if (!account) throw new Problem('not-found')
  if (changed.count === 0) throw new Problem('wrong-account-status', { params: { status: account.status } })
  return account
}
