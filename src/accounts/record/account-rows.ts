import { type Account, Prisma } from '../../generated/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { nameKey } from '../names/name-keys.ts'
import { isActiveAdministrator } from './standing.ts'

/** The columns of an account that statements of other slices may join. */
export const accountRows = Prisma.sql`(
  SELECT id, name, role, status, suspended_until, mails, time_zone, hours, remind_hours FROM accounts)`

/** What a query of another slice includes of an account. */
export const accountName = { select: { name: true } } as const satisfies Prisma.AccountDefaultArgs
export const accountIdentity = { select: { id: true, name: true } } as const satisfies Prisma.AccountDefaultArgs
export const accountHours = {
  select: { timeZone: true, hours: true, remindHours: true },
} as const satisfies Prisma.AccountDefaultArgs
export const accountAddress = { select: { id: true, email: true } } as const satisfies Prisma.AccountDefaultArgs
/** What a mail says of the account that sends it, and how it is written to somebody without one. */
export const accountAsSender = {
  select: { name: true, language: true, timeZone: true },
} as const satisfies Prisma.AccountDefaultArgs
/** What a match knows of the accounts at its table. */
export const accountAtTable = {
  select: { name: true, status: true, ...accountHours.select },
} as const satisfies Prisma.AccountDefaultArgs

/** A condition on the account of a row. */
export const accountWithStatus = (...statuses: Account['status'][]): Prisma.AccountWhereInput => ({
  status: { in: statuses },
})

/**
 * Holds accounts until a transaction ends, in the order of their ids, so that two transactions never wait for each
 * other.
 * @param lock `shared`: others may hold them as well, and nobody erases them; `alone`: nobody else holds them
 */
export function lockAccounts(
  { prisma }: Pick<Database, 'prisma'>,
  ids: readonly string[],
  lock: 'shared' | 'alone',
): Prisma.PrismaPromise<unknown> {
  const strength = lock === 'shared' ? Prisma.sql`FOR SHARE` : Prisma.sql`FOR NO KEY UPDATE`
  return prisma.$queryRaw`SELECT id FROM accounts WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id ${strength}`
}

/**
 * A part of a statement: holds accounts, in the order of their ids, so that nobody erases them. It never waits: an
 * account held by another transaction is missing in its rows.
 * @param ids an array of uuid, as SQL text
 */
export const availableAccounts = (ids: string): string =>
  `SELECT id, status FROM accounts WHERE id = ANY (${ids}) ORDER BY id FOR SHARE SKIP LOCKED`

/** An account; null if there is none. One that was erased leaves its row. */
export const accountById = ({ prisma }: Pick<Database, 'prisma'>, id: string): Promise<Account | null> =>
  prisma.account.findUnique({ where: { id } })

/** Whether there is or was such an account: an erased one leaves its row. */
export const accountExists = async ({ prisma }: Pick<Database, 'prisma'>, id: string): Promise<boolean> =>
  (await prisma.account.count({ where: { id } })) > 0

/** An account that surely exists: its caller, or something that belongs to it, has been found. */
export const ownerById = ({ prisma }: Pick<Database, 'prisma'>, id: string): Promise<Account> =>
  prisma.account.findUniqueOrThrow({ where: { id } })

/** The accounts with these ids, in no order; an id that no account has is left out. */
export const accountsByIds = ({ prisma }: Pick<Database, 'prisma'>, ids: readonly string[]): Promise<Account[]> =>
  prisma.account.findMany({ where: { id: { in: [...ids] } } })

/** An account by its address, in lower case. */
export const accountByAddress = ({ prisma }: Pick<Database, 'prisma'>, email: string): Promise<Account | null> =>
  prisma.account.findUnique({ where: { email } })

/** An account by its name, or by one that people could not tell from it. */
export const accountByName = ({ prisma }: Pick<Database, 'prisma'>, name: string): Promise<Account | null> =>
  prisma.account.findUnique({ where: { nameKey: nameKey(name) } })

/** The administrators who may act, in the order of their ids. */
export const activeAdministrators = ({ prisma }: Pick<Database, 'prisma'>, now: Date): Promise<Account[]> =>
  prisma.account.findMany({ where: isActiveAdministrator(now), orderBy: { id: 'asc' } })
