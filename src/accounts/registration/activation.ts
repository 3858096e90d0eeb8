import type { Account } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdName, isNameTaken, withNumber } from '../names/held-names.ts'
import { nameKey } from '../names/name-keys.ts'

const mostTries = 20

/**
 * Activates an account whose address has just been proven; one that is active already stays as it is. Only now does it
 * hold its name; if somebody else confirmed a similar one meanwhile, a number is added, and the person may change it.
 * The password is kept only if the link comes from the registration that chose it: a person who signs in by another
 * link may not be the one who chose it.
 */
export async function activate(
  platform: Platform,
  account: Account,
  by: 'own-registration' | 'by-link',
): Promise<Account> {
  if (account.status !== 'unconfirmed') return account
  const { prisma } = platform.database
  for (let tries = 0; ; tries += 1) {
    const name = tries === 0 ? account.name : withNumber(account.name)
    try {
      await prisma.$transaction([
        prisma.account.updateMany({
          where: { id: account.id, status: 'unconfirmed' },
          data: {
            status: 'active',
            name,
            nameKey: nameKey(name),
            ...(by === 'by-link' ? { passwordHash: null } : {}),
          },
        }),
        ...holdName(platform, account.id, name),
      ])
      return await prisma.account.findUniqueOrThrow({ where: { id: account.id } })
    } catch (error) {
      if (tries >= mostTries || !isNameTaken(error)) throw error
    }
  }
}
