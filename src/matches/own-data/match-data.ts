import { z } from 'zod'
import type { Invitation, Prisma } from '../../generated/prisma/client.ts'
import { MatchStatus } from '../../generated/prisma/enums.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import { erasedAddress, exported, type OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { leaveMatches } from './leave-matches.ts'
import { recheckJoins } from './recheck-joins.ts'

const ExportedMatch = z.object({
  match: z.uuid(),
  game: z.string(),
  name: z.string(),
  status: z.enum(MatchStatus),
  seat: z.int().nullable().describe('Null until the match starts.'),
  number: z.string().describe('The random number that stands for you in the match’s journal.'),
  entropy: z.string().describe('What you added to the match’s dice.'),
  joinedAt: z.iso.datetime(),
})

/** Without the address: it is another person's, and inviting them by name or to a rematch must not reveal it. */
const SentInvitation = z.object({
  match: z.uuid(),
  mailed: z.boolean().describe('Whether it was mailed to somebody; otherwise it is a link to hand on.'),
  createdAt: z.iso.datetime(),
})

const ReceivedInvitation = z.object({
  match: z.uuid(),
  email: z.string().describe('The address it was mailed to.'),
  createdAt: z.iso.datetime(),
})

const ExportedMatches = z.object({
  matches: z.array(ExportedMatch),
  matchesOpened: z.array(z.uuid()).describe('The matches that you opened.'),
  invitationsSent: z.array(SentInvitation),
  invitationsReceived: z.array(ReceivedInvitation),
})

/**
 * The matches that an account plays and has opened, and its invitations. Journals hold no names, so they stay as they
 * are.
 */
export const matchData: OwnedData = {
  exported: exported(ExportedMatches, (platform, { id, email }) => ({
    ...matchesOf(platform, id),
    invitationsSent: mapPages(invitations(platform, { invitedById: id }), (sent) => ({
      ...exportedInvitation(sent),
      mailed: sent.email !== null,
    })),
    invitationsReceived:
      email === null
        ? []
        : mapPages(invitations(platform, { email }), (received) => ({ ...exportedInvitation(received), email })),
  })),
  leave: leaveMatches,
  areOpponents: async ({ database: { prisma } }, accounts) => {
    const bothPlay = accounts.map((accountId) => ({
      participants: { some: { accountId, seat: { not: null }, leftAt: null } },
    }))
    return (await prisma.match.count({ where: { status: 'running', AND: bothPlay } })) > 0
  },
  afterBlock: recheckJoins,
  readdress: ({ database: { prisma } }, from, to) => [
    prisma.invitation.updateMany({ where: { email: from }, data: { email: to } }),
  ],
  erase: ({ database: { prisma } }, { id: accountId, email }) => [
    prisma.presence.deleteMany({ where: { accountId } }),
    ...(email === null ? [] : [prisma.invitation.updateMany({ where: { email }, data: { email: erasedAddress } })]),
  ],
}

function matchesOf({ database }: Platform, accountId: string) {
  const { participant, match } = database.prisma
  const played = pages(
    ({ joinedAt, matchId }: ParticipantWithMatch) => ({ joinedAt, matchId }),
    ({ after, take }) =>
      participant.findMany({
        where: { accountId, ...after },
        include: withMatch,
        orderBy: [{ joinedAt: 'asc' }, { matchId: 'asc' }],
        take,
      }),
  )
  const opened = pages(
    ({ createdAt, id }: { createdAt: Date; id: string }) => ({ createdAt, id }),
    ({ after, take }) =>
      match.findMany({
        where: { createdById: accountId, ...after },
        select: { createdAt: true, id: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take,
      }),
  )
  return {
    matches: mapPages(played, ({ matchId, match: { game, name, status }, seat, number, entropy, joinedAt }) => {
      return { match: matchId, game, name, status, seat, number, entropy, joinedAt: joinedAt.toISOString() }
    }),
    matchesOpened: mapPages(opened, ({ id }) => id),
  }
}

const withMatch = {
  match: { select: { game: true, name: true, status: true } },
} as const satisfies Prisma.ParticipantInclude
type ParticipantWithMatch = Prisma.ParticipantGetPayload<{ include: typeof withMatch }>

const exportedInvitation = ({ matchId, createdAt }: Invitation) => ({
  match: matchId,
  createdAt: createdAt.toISOString(),
})

function invitations({ database }: Platform, of: { invitedById: string } | { email: string }) {
  return pages(
    ({ createdAt, id }: Invitation) => ({ createdAt, id }),
    ({ after, take }) =>
      database.prisma.invitation.findMany({
        where: { ...of, ...after },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take,
      }),
  )
}
