import type { Account } from '../../generated/prisma/client.ts'
import type { AccountStatus } from '../../generated/prisma/enums.ts'
import { type AuditLine, audit } from '../../platform/audit/audit.ts'
import { requiring } from '../../platform/database/sql-state.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { leave } from '../own-data/leave.ts'
import { accountById } from '../record/account-rows.ts'
import { lockAdministrators } from '../record/lock-administrators.ts'

type Sanction =
  | { readonly status: 'suspended'; readonly reason: string; readonly until: Date | null }
  | { readonly status: 'banned'; readonly reason: string }

/**
 * Suspends or bans an account and ends its sessions. Administrators cannot sanction themselves, and of two who sanction
 * each other only one does, so one always remains. They cannot sanction an opponent either, who would lose the match.
 * @throws Problem not-found, not-yourself, your-opponent, wrong-account-status, not-allowed if the caller has lost the
 * role meanwhile
 */
export async function sanction(
  platform: Platform,
  owned: readonly OwnedData[],
  by: Player,
  id: string,
  given: Sanction,
): Promise<Account> {
  if (by.account === id) throw new Problem('not-yourself')
  for (const { areOpponents } of owned) {
    if (await areOpponents?.(platform, [by.account, id])) throw new Problem('your-opponent')
  }
  const to = asSanctioned(given)
  const { status, suspendedUntil: until } = to
  const details = until === null ? {} : { until: until.toISOString() }
  return change(platform, owned, by, {
    line: { act: status === 'suspended' ? 'suspend' : 'ban', subject: id, details, reason: given.reason },
    from: ['active', 'suspended', 'banned'],
    to,
  })
}

/** The columns of an account that a sanction sets. */
export function asSanctioned(given: Sanction): Pick<Account, 'status' | 'statusReason' | 'suspendedUntil'> {
  const suspendedUntil = given.status === 'suspended' ? given.until : null
  return { status: given.status, statusReason: given.reason, suspendedUntil }
}

/** Lifts a suspension or a ban. @throws Problem not-found, wrong-account-status, not-allowed */
export function reinstate(platform: Platform, owned: readonly OwnedData[], by: Player, id: string): Promise<Account> {
  return change(platform, owned, by, {
    line: { act: 'reinstate', subject: id, reason: '' },
    from: ['suspended', 'banned'],
    to: { status: 'active', statusReason: null, suspendedUntil: null },
  })
}

interface SanctionChange {
  readonly line: AuditLine & { readonly subject: string }
  readonly from: AccountStatus[]
  readonly to: Pick<Account, 'status' | 'statusReason' | 'suspendedUntil'>
}

async function change(
  platform: Platform,
  owned: readonly OwnedData[],
  by: Player,
  { line, from, to }: SanctionChange,
): Promise<Account> {
  const { prisma } = platform.database
  const { subject: id } = line
  const before = await existingAccount(platform, id)
  if (!from.includes(before.status)) throw new Problem('wrong-account-status', { params: { status: before.status } })
  await audit(platform, by, line)
  const batch = prisma.$transaction([
    ...lockAdministrators(platform, by.account),
    prisma.account.updateMany({ where: { id, status: { in: from } }, data: to }),
    prisma.session.deleteMany({ where: { accountId: id, account: { status: { in: ['suspended', 'banned'] } } } }),
    ...leave(platform, owned, id),
  ])
  const [, , changed] = await requiring(batch, () => new Problem('not-allowed'))
  platform.signals.accountsChanged([id])
  platform.signals.matchesChanged(undefined)
  const after = await existingAccount(platform, id)
  if (changed.count === 0) throw new Problem('wrong-account-status', { params: { status: after.status } })
  return after
}

/** @throws Problem not-found */
async function existingAccount({ database }: Platform, id: string): Promise<Account> {
  const account = await accountById(database, id)
  if (account === null) throw new Problem('not-found')
  return account
}
