import type { Account } from '../generated/prisma/client.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'

/** What makes names that people could not tell apart the same: a matter of accounts. */
export type NameKey = (name: string) => string

/**
 * Somebody by their name. Who is banned has played what they played; an account that was erased, or never confirmed, is
 * nobody.
 * @throws Problem not-found
 */
export async function personNamed({ database }: Platform, nameKey: NameKey, name: string): Promise<Account> {
  const account = await database.prisma.account.findUnique({ where: { nameKey: nameKey(name) } })
  if (account === null || account.status === 'erased' || account.status === 'unconfirmed')
    throw new Problem('not-found')
  return account
}
