import type { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { isActiveAdministrator } from './standing.ts'

/**
 * The statements that begin a batch which may take an administrator away. They hold all administrators until it ends,
 * so that two who do so at the same time do it one after the other, and the server never loses its last one.
 * @param left which active administrator must remain: the one with this id, or any but the one who goes. If none does,
 * the batch fails (`requiring`).
 */
export function lockAdministrators(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  left: string | { readonly not: string },
): [Prisma.PrismaPromise<unknown>, Prisma.PrismaPromise<unknown>] {
  const { prisma } = database
  return [
    prisma.$queryRaw`SELECT id FROM accounts WHERE role = 'administrator' ORDER BY id FOR NO KEY UPDATE`,
    prisma.account.findFirstOrThrow({ where: { ...isActiveAdministrator(clock.now()), id: left } }),
  ]
}
