import { noMails } from '../../platform/mail-settings.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { forgetNetworks } from '../credentials/known-networks.ts'
import { endLastingAccess } from '../identity/lasting-access.ts'
import type { OwnersProof } from '../identity/proof.ts'
import { restName } from '../names/held-names.ts'
import { noNameKey } from '../names/name-keys.ts'
import { noHours } from '../record/hours.ts'
import { lockAdministrators } from '../record/lock-administrators.ts'
import { leave } from './leave.ts'

/**
 * Erases a person. The row stays, because seats refer to it, but nothing in it identifies them. The name stays reserved
 * for a year, as keyed hashes. Journals hold no names and need no change.
 * @throws Problem last-administrator, wrong-password, token-not-valid
 */
export async function eraseAccount(platform: Platform, owned: readonly OwnedData[], proof: OwnersProof): Promise<void> {
  const { prisma } = platform.database
  const { account: id, owner } = proof
  const isAdministrator = owner.role === 'administrator'
  const batch = prisma.$transaction([
    ...(isAdministrator ? lockAdministrators(platform, { not: id }) : []),
    ...proof.hold(),
    prisma.account.update({
      where: { id },
      data: {
        status: 'erased',
        role: 'player',
        email: null,
        name: `anonymous ${id.slice(0, 8)}`,
        nameKey: noNameKey(id),
        passwordHash: null,
        statusReason: null,
        suspendedUntil: null,
        language: 'en',
        timeZone: 'UTC',
        mails: noMails,
        mailHour: 8,
        hours: noHours,
        vacationsByThemselves: false,
        remindHours: null,
        bouncedAt: null,
        bounceReason: null,
      },
    }),
    restName(platform, id),
    prisma.session.deleteMany({ where: { accountId: id } }),
    forgetNetworks(platform, id),
    prisma.mailToken.deleteMany({ where: { accountId: id } }),
    prisma.matchPass.deleteMany({ where: { accountId: id } }),
    ...leave(platform, owned, id),
    ...owned.flatMap((each) => each.erase?.(platform, owner) ?? []),
    // After the notices, as deliveries lock rows in this order.
    ...endLastingAccess(platform, owned, id),
  ])
  await proof.requiring(batch, () => new Problem('last-administrator'))
  platform.signals.accountsChanged([id])
  platform.signals.matchesChanged(undefined)
}
