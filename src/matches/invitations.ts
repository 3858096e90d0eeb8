import { randomUUID } from 'node:crypto'
import type { Player } from '../platform/http/caller.ts'
import { noticeRow } from '../platform/outbox.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { MatchRecord } from './load.ts'
import { takesPart } from './sight.ts'

const mostInvitations = 20

/**
 * Invites an address into a match that waits for players; it is mailed a link.
 * @throws Problem match-not-open, not-joined, too-many-invitations
 */
export async function invite(platform: Platform, record: MatchRecord, caller: Player, email: string): Promise<void> {
  if (!takesPart(record, caller.account)) throw new Problem('not-joined')
  if (record.status !== 'open') throw new Problem('match-not-open')
  const { prisma } = platform.database
  const sent = await prisma.invitation.count({ where: { matchId: record.id } })
  if (sent >= mostInvitations) throw new Problem('too-many-invitations', { params: { most: mostInvitations } })
  const id = randomUUID()
  const account = await prisma.account.findUnique({ where: { email }, select: { id: true } })
  await prisma.$transaction([
    prisma.invitation.create({
      data: { id, matchId: record.id, invitedById: caller.account, email, createdAt: platform.clock.now() },
    }),
    prisma.notice.create({
      data: {
        ...noticeRow({
          key: `${record.id}/invited/${id}`,
          accountId: account?.id ?? null,
          matchId: record.id,
          draft: { topic: 'invited', invitation: id },
        }),
        dueAt: platform.clock.now(),
      },
    }),
  ])
  platform.outbox.written()
}

/** Whether somebody was invited into a match: by their address, or because they hold an invitation's link. */
export async function isInvited(
  { database, secrets }: Platform,
  match: string,
  caller: Player,
  token: string | undefined,
): Promise<boolean> {
  const byLink = token === undefined ? undefined : secrets.readLinkToken('invitation', token)
  const account = await database.prisma.account.findUnique({ where: { id: caller.account }, select: { email: true } })
  const invitation = await database.prisma.invitation.findFirst({
    where: { matchId: match, OR: [{ email: account?.email ?? '' }, ...(byLink === undefined ? [] : [{ id: byLink }])] },
    select: { id: true },
  })
  return invitation !== null
}
