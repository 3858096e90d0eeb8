import type { Account } from '../../generated/prisma/client.ts'
import { noMails } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { Callers } from '../identity/callers.ts'
import { endAccess } from '../identity/lasting-access.ts'
import { restName } from '../names/held-names.ts'
import { noNameKey } from '../names/name-keys.ts'
import { leaveMatches } from './leave-matches.ts'

// RFC 2606: no address can be there.
const nowhere = 'erased@erased.invalid'

/**
 * Erases a person. The row stays, so that its seats do, with nothing in it that tells whose it was; for a year nobody
 * else gets the name, which is kept as keyed hashes. Journals hold no
 * names, and need no change.
 * @throws Problem last-administrator
 */
export async function eraseAccount(platform: Platform, callers: Callers, account: Account): Promise<void> {
  const { prisma } = platform.database
  const { id, email } = account
  if (account.role === 'administrator') await requireAnotherAdministrator(platform, id)
  const doneAt = platform.clock.now()
  await prisma.$transaction([
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
        bouncedAt: null,
        bounceReason: null,
      },
    }),
    restName(platform, id),
    prisma.session.deleteMany({ where: { accountId: id } }),
    prisma.signInNetwork.deleteMany({ where: { accountId: id } }),
    prisma.mailToken.deleteMany({ where: { accountId: id } }),
    prisma.matchPass.deleteMany({ where: { accountId: id } }),
    ...leaveMatches(platform, id),
    // After its matches are held: a move that comes at this moment has stored its origin by now, or stores none.
    prisma.origin.deleteMany({ where: { accountId: id } }),
    prisma.study.deleteMany({ where: { accountId: id } }),
    prisma.keyedRequest.deleteMany({ where: { scope: { startsWith: id } } }),
    prisma.wish.deleteMany({ where: { accountId: id } }),
    prisma.block.deleteMany({ where: { OR: [{ blockerId: id }, { blockedId: id }] } }),
    prisma.mute.deleteMany({ where: { OR: [{ muterId: id }, { mutedId: id }] } }),
    prisma.message.updateMany({
      where: { accountId: id },
      data: { accountId: null, text: '', hiddenAt: doneAt, hiddenBy: 'author', hiddenWhy: null },
    }),
    prisma.messageReport.deleteMany({ where: { accountId: id } }),
    prisma.dispute.updateMany({ where: { accountId: id }, data: { accountId: null, text: '' } }),
    prisma.disputeComment.updateMany({ where: { accountId: id }, data: { accountId: null, text: '' } }),
    prisma.note.deleteMany({ where: { accountId: id } }),
    prisma.readMark.deleteMany({ where: { accountId: id } }),
    prisma.notice.updateMany({
      where: { accountId: id, status: 'pending' },
      data: { status: 'withheld', reason: 'account-erased', doneAt },
    }),
    prisma.notice.updateMany({
      where: { accountId: id, topic: 'address-changed' },
      data: { payload: { oldAddress: nowhere } },
    }),
    // After the notices: in the order in which deliveries are made.
    ...endAccess(platform, id),
    ...(email === null ? [] : [prisma.invitation.updateMany({ where: { email }, data: { email: nowhere } })]),
  ])
  callers.forget(id)
}

async function requireAnotherAdministrator(platform: Platform, id: string): Promise<void> {
  const others = await platform.database.prisma.account.count({
    where: { role: 'administrator', status: 'active', id: { not: id } },
  })
  if (others === 0) throw new Problem('last-administrator')
}
