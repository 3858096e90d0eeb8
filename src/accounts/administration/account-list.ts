import type { Account } from '../../generated/prisma/client.ts'
import type { AccountStatus } from '../../generated/prisma/enums.ts'
import type { AccountWhereInput } from '../../generated/prisma/models.ts'
import type { CreationKey } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasStatus } from '../record/standing.ts'

/** The place of an account in the list, for the cursor of a page. */
export function keyOfAccount({ createdAt, id }: Account): CreationKey {
  return { createdAt: createdAt.toISOString(), id }
}

/** Accounts, the newest first. */
export function listAccounts(
  platform: Platform,
  wish: {
    status: AccountStatus | undefined
    search: string | undefined
    after: CreationKey | undefined
    take: number
  },
): Promise<Account[]> {
  const conditions = [
    ...(wish.status === undefined ? [] : [hasStatus(wish.status, platform.clock.now())]),
    ...(wish.search === undefined ? [] : [beginsWith(wish.search)]),
    ...(wish.after === undefined ? [] : [isAfter(wish.after)]),
  ]
  return platform.database.prisma.account.findMany({
    where: { AND: conditions },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: wish.take,
  })
}

function beginsWith(search: string): AccountWhereInput {
  // Prisma passes the text to ILIKE without escaping its wildcards.
  const startsWith = search.replace(/[\\%_]/g, '\\$&')
  return {
    OR: [{ name: { startsWith, mode: 'insensitive' } }, { email: { startsWith, mode: 'insensitive' } }],
  }
}

function isAfter({ createdAt, id }: CreationKey): AccountWhereInput {
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
}
