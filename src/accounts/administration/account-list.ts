import type { Account } from '../../generated/prisma/client.ts'
import type { AccountStatus } from '../../generated/prisma/enums.ts'
import type { AccountWhereInput } from '../../generated/prisma/models.ts'
import { afterCreation, type CreationKey } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasStatus } from '../record/standing.ts'

interface Selection {
  readonly status: AccountStatus | undefined
  /** How the name or the address begins. */
  readonly search: string | undefined
  readonly after: CreationKey | undefined
  readonly take: number
}

/** Some accounts, the newest first. */
export function listAccounts(
  { database, clock }: Platform,
  { status, search, after, take }: Selection,
): Promise<Account[]> {
  const conditions = [
    ...(status === undefined ? [] : [hasStatus(status, clock.now())]),
    ...(search === undefined ? [] : [beginsWith(search)]),
    afterCreation(after),
  ]
  return database.prisma.account.findMany({
    where: { AND: conditions },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  })
}

function beginsWith(search: string): AccountWhereInput {
  // Prisma passes the text to ILIKE without escaping its wildcards.
  const startsWith = search.replace(/[\\%_]/g, '\\$&')
  return {
    OR: [{ name: { startsWith, mode: 'insensitive' } }, { email: { startsWith, mode: 'insensitive' } }],
  }
}
