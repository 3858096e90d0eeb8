import type { Account } from '../../generated/prisma/client.ts'
import { isMissing, isUniqueViolation } from '../../platform/database/sql-state.ts'
import type { Proof } from '../../platform/http/proof.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { queueNotices } from '../../platform/queue-notices.ts'
import { endMailedAccess, mailing, spendLink, voidLinks } from '../credentials/mailed-links.ts'
import { accountByAddress } from '../record/account-rows.ts'
import { notErased } from '../record/standing.ts'
import { notifyOwner } from '../registration/registration.ts'

/** The columns of an address that is not known to be dead. */
const arriving = { bouncedAt: null, bounceReason: null }

/**
 * Mails a link to the new address, instead of an earlier one. If that address has an account already, its owner gets a
 * mail that says so, and the caller learns nothing.
 * @throws Problem wrong-password, token-not-valid
 */
export async function askForAddress(platform: Platform, proof: Proof, email: string): Promise<void> {
  const { prisma } = platform.database
  const owner = await accountByAddress(platform.database, email)
  if (owner === null) {
    const statements = mailing(platform, 'change-address', proof.account, { email, instead: true })
    await proof.requiring(prisma.$transaction([...proof.hold(), ...statements]))
    platform.signals.noticesWritten()
    return
  }
  await voidLinks(platform, 'change-address', proof.account)
  if (owner.id !== proof.account) await notifyOwner(platform, owner.id)
}

type AddressLink = Awaited<ReturnType<typeof spendLink>>

/** Uses up the link mailed to a new address. @throws Problem link-not-valid */
export const spendAddressLink = (platform: Platform, token: string): Promise<AddressLink> =>
  spendLink(platform, 'change-address', token)

/**
 * Changes the address by the link mailed to the new one, which is used up, and mails the old one. What links in earlier
 * mails give access to ends. A new password voids the link, even one that was just used.
 * @throws Problem link-not-valid, address-taken
 */
export async function confirmAddress(
  platform: Platform,
  owned: readonly OwnedData[],
  { id, account, email }: AddressLink,
): Promise<Account> {
  const { prisma } = platform.database
  if (email === null) throw new Error(`the link ${id} changes an address but holds none`)
  const forOld = (oldAddress: string) => {
    const draft = { topic: 'address-changed' as const, oldAddress }
    const notice = { key: `address-changed/${id}`, accountId: account.id, matchId: null, draft }
    return [
      queueNotices(platform.database, [notice]),
      ...owned.flatMap((each) => each.readdress?.(platform, oldAddress, email) ?? []),
    ]
  }
  try {
    const [changed] = await prisma.$transaction([
      prisma.account.update({
        where: { ...notErased(account.id), AND: { email: account.email, passwordHash: account.passwordHash } },
        data: { email, ...arriving },
      }),
      ...endMailedAccess(platform, account.id),
      ...(account.email === null ? [] : forOld(account.email)),
    ])
    platform.signals.accountsChanged([account.id])
    platform.signals.noticesWritten()
    return changed
  } catch (error) {
    if (isMissing(error)) throw new Problem('link-not-valid')
    if (isUniqueViolation(error, 'accounts_email_key')) throw new Problem('address-taken')
    throw error
  }
}

/** Lifts the mark of a dead address. Mails that were withheld meanwhile stay withheld. */
export async function retryAddress({ database }: Platform, id: string): Promise<void> {
  await database.prisma.account.updateMany({ where: notErased(id), data: arriving })
}
