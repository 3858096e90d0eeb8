import { randomUUID } from 'node:crypto'
import type { Proof } from '../../platform/http/proof.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueNotices } from '../../platform/queue-notices.ts'
import { forgetNetworks, rememberNetwork } from '../credentials/known-networks.ts'
import { endMailedAccess } from '../credentials/mailed-links.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { endLastingAccess, hasLastingAccess } from '../identity/lasting-access.ts'

/**
 * Sets a new password and mails the person about it. Ends all other sessions, mailed links and, unless
 * `keepAccess` is true, all lasting access. Only the network where this is done is still a known one.
 * @throws Problem wrong-password, token-not-valid if what was proven no longer holds
 */
export async function changePassword(
  platform: Platform,
  owned: readonly OwnedData[],
  proof: Proof,
  { password, keepAccess, network }: { password: string; keepAccess: boolean; network: string },
): Promise<void> {
  const { prisma } = platform.database
  const { account: accountId, session } = proof
  const passwordHash = await hashPassword(password)
  const accessEnds = !keepAccess && (await hasLastingAccess(platform, owned, accountId))
  const batch = prisma.$transaction([
    ...proof.hold(),
    prisma.account.update({ where: { id: accountId }, data: { passwordHash } }),
    prisma.session.deleteMany({ where: { accountId, id: { not: session } } }),
    forgetNetworks(platform, accountId),
    ...rememberNetwork(platform, accountId, network),
    ...endMailedAccess(platform, accountId),
    ...(keepAccess ? [] : endLastingAccess(platform, owned, accountId)),
    queueNotices(platform.database, [
      {
        key: `password-changed/${randomUUID()}`,
        accountId,
        matchId: null,
        draft: { topic: 'password-changed', ...(accessEnds ? { accessEnds } : {}) },
      },
    ]),
  ])
  await proof.requiring(batch)
  platform.signals.accountsChanged([accountId])
  platform.signals.noticesWritten()
}
