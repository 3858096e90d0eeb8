import { accountByName } from '../accounts/index.ts'
import type { Account } from '../generated/prisma/client.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'

/**
 * The account with a name. Banned people are found, since their results remain; erased and unconfirmed accounts are
 * not.
 * @throws Problem not-found
 */
export async function personNamed({ database }: Platform, name: string): Promise<Account> {
  const account = await accountByName(database, name)
  if (account === null || account.status === 'erased' || account.status === 'unconfirmed')
    throw new Problem('not-found')
  return account
}
