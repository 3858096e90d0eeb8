import type { Account } from '../generated/prisma/client.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Callers } from './callers.ts'
import { noNameKey } from './names.ts'

// RFC 2606: no address can be there.
const nowhere = 'erased@erased.invalid'

/**
 * Erases a person. The row stays, so that its seats do, with nothing in it that tells whose it was; matches in the lobby
 * lose the participant. Journals hold no names, and need no change.
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
        matchMails: false,
      },
    }),
    prisma.session.deleteMany({ where: { accountId: id } }),
    prisma.accessToken.deleteMany({ where: { accountId: id } }),
    prisma.mailToken.deleteMany({ where: { accountId: id } }),
    ...leaveLobbies(platform, id),
    prisma.notice.updateMany({
      where: { accountId: id, status: 'pending' },
      data: { status: 'withheld', reason: 'account-erased', doneAt },
    }),
    prisma.notice.updateMany({
      where: { accountId: id, topic: 'address-changed' },
      data: { payload: { oldAddress: nowhere } },
    }),
    ...(email === null ? [] : [prisma.invitation.updateMany({ where: { email }, data: { email: nowhere } })]),
  ])
  callers.forget(id)
}

/** Leaves every match that has not started. The new roster is what a start or a join at the same moment fails on. */
function leaveLobbies({ database, clock }: Platform, accountId: string) {
  const { match, participant } = database.prisma
  const status = 'open'
  const waiting = { status, participants: { some: { accountId } } } as const
  const alone = { status, participants: { some: { accountId }, every: { accountId } } } as const
  return [
    match.updateMany({ where: alone, data: { status: 'aborted', endedAt: clock.now(), roster: { increment: 1 } } }),
    match.updateMany({ where: waiting, data: { roster: { increment: 1 } } }),
    participant.deleteMany({ where: { accountId, match: { OR: [{ status }, { status: 'aborted', version: 0 }] } } }),
  ]
}

async function requireAnotherAdministrator(platform: Platform, id: string): Promise<void> {
  const others = await platform.database.prisma.account.count({
    where: { role: 'administrator', status: 'active', id: { not: id } },
  })
  if (others === 0) throw new Problem('last-administrator')
}
