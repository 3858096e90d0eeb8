import { z } from 'zod'
import { MoveJson } from '../games/kit/choice.ts'
import type { Account } from '../generated/prisma/client.ts'
import { MatchStatus } from '../generated/prisma/enums.ts'
import type { Platform } from '../platform/platform.ts'
import { BlockRecord, blocksOf } from './blocks.ts'
import { disputesOf, ExportedDisputes } from './exported-disputes.ts'
import { ExportedOrigins, originsOf } from './exported-origins.ts'
import { ExportedRatings, ratingsOf } from './exported-ratings.ts'
import { ExportedStudy, exportedStudies } from './exported-studies.ts'
import { ExportedTalk, talkOf } from './exported-talk.ts'
import { ExportedWebhook, exportedWebhooks } from './exported-webhooks.ts'
import { MuteRecord, mutesOf } from './mutes.ts'
import { NoticeRecord, noticeRecord } from './notice-record.ts'
import { TokenRecord, tokenRecord } from './personal-tokens.ts'
import { AccountRecord, recordOf } from './profile.ts'
import { SessionRecord, sessionRecord } from './sessions.ts'

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

const ExportedInvitation = z.object({
  match: z.uuid(),
  email: z.string().nullable().describe('The address it was mailed to; null for a link to hand on.'),
  createdAt: z.iso.datetime(),
})

const ExportedLink = z.object({
  purpose: z.string(),
  email: z.string().nullable().describe('The new address, for a change of address.'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
})

const ExportedWish = z.object({
  terms: z.string().describe('The match that you wish for, as JSON.'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

const ExportedCondition = z.object({
  at: z.string().describe('A place in your view.'),
  is: z.enum(['equal', 'at-least', 'at-most']),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})

const ExportedOrder = z.object({
  match: z.uuid(),
  seat: z.int(),
  question: z.string().nullable().describe('The question that it answers; null: any.'),
  move: MoveJson,
  conditions: z.array(ExportedCondition).describe('What must hold for it.'),
})

/** Everything that is kept about a person. Hashes of secrets are no knowledge about anybody, and stay here. */
export const AccountExport = z
  .object({
    exportedAt: z.iso.datetime(),
    account: AccountRecord,
    sessions: z.array(SessionRecord),
    signInNetworks: z
      .array(z.object({ usedAt: z.iso.datetime() }))
      .describe('When you last signed in from each network. Which one that was is kept as a keyed hash alone.'),
    accessTokens: z.array(TokenRecord),
    calendar: z
      .object({ createdAt: z.iso.datetime().nullable(), usedAt: z.iso.datetime().nullable() })
      .nullable()
      .describe('The calendar of your deadlines; null: there is none.'),
    mailedLinks: z.array(ExportedLink),
    matches: z.array(ExportedMatch),
    matchesOpened: z.array(z.uuid()).describe('The matches that you opened.'),
    invitationsSent: z.array(ExportedInvitation),
    invitationsReceived: z.array(ExportedInvitation),
    wishes: z.array(ExportedWish),
    blocks: z.array(BlockRecord),
    mutes: z.array(MuteRecord),
    ...ExportedTalk.shape,
    ...ExportedDisputes.shape,
    webhooks: z.array(ExportedWebhook),
    ...ExportedRatings.shape,
    standingOrders: z.array(ExportedOrder),
    ...ExportedOrigins.shape,
    studies: z.array(ExportedStudy),
    notices: z.array(
      NoticeRecord.extend({ payload: z.record(z.string(), z.unknown()).describe('What it was to speak of.') }),
    ),
  })
  .meta({ id: 'AccountExport', description: 'Everything that is kept about a person.' })
export type AccountExport = z.infer<typeof AccountExport>

export async function exportAccount(platform: Platform, accountId: string, session: string): Promise<AccountExport> {
  const { prisma } = platform.database
  const now = platform.clock.now()
  const account = await prisma.account.findUniqueOrThrow({
    where: { id: accountId },
    include: {
      sessions: { orderBy: { createdAt: 'asc' } },
      signInNetworks: { orderBy: { usedAt: 'asc' } },
      accessTokens: { orderBy: { createdAt: 'asc' } },
      mailTokens: { orderBy: { createdAt: 'asc' } },
      participants: { include: { match: true }, orderBy: { joinedAt: 'asc' } },
      invitations: { orderBy: { createdAt: 'asc' } },
      notices: { orderBy: { id: 'asc' } },
      wishes: { orderBy: { createdAt: 'asc' } },
    },
  })
  const opened = await prisma.match.findMany({ where: { createdById: accountId }, orderBy: { createdAt: 'asc' } })
  const received =
    account.email === null
      ? []
      : await prisma.invitation.findMany({ where: { email: account.email }, orderBy: { createdAt: 'asc' } })
  return {
    exportedAt: now.toISOString(),
    account: recordOf(account, now),
    sessions: account.sessions.map((each) => sessionRecord(each, session)),
    signInNetworks: account.signInNetworks.map(({ usedAt }) => ({ usedAt: usedAt.toISOString() })),
    accessTokens: account.accessTokens.map(tokenRecord),
    calendar: calendarOf(account),
    mailedLinks: account.mailTokens.map(({ purpose, email, createdAt, expiresAt, usedAt }) => ({
      purpose,
      email,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    matches: account.participants.map(({ match, seat, number, entropy, joinedAt }) => ({
      match: match.id,
      game: match.game,
      name: match.name,
      status: match.status,
      seat,
      number,
      entropy,
      joinedAt: joinedAt.toISOString(),
    })),
    matchesOpened: opened.map(({ id }) => id),
    invitationsSent: account.invitations.map(invitation),
    invitationsReceived: received.map(invitation),
    wishes: account.wishes.map(({ terms, createdAt, expiresAt }) => {
      return { terms, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
    }),
    blocks: await blocksOf(platform, accountId),
    mutes: await mutesOf(platform, accountId),
    ...(await talkOf(platform, accountId)),
    ...(await disputesOf(platform, accountId)),
    webhooks: await exportedWebhooks(platform, accountId),
    ...(await ratingsOf(platform, accountId)),
    standingOrders: await ordersOf(platform, accountId),
    origins: await originsOf(platform, accountId),
    studies: await exportedStudies(platform, accountId),
    notices: account.notices.map((row) => ({ ...noticeRecord(row), payload: Payload.parse(row.payload) })),
  }
}

/** The orders for all seats that an account holds. */
async function ordersOf({ database }: Platform, accountId: string) {
  const rows = await database.prisma.$queryRaw<unknown[]>`
    SELECT o.match_id::text AS match, o.seat, o.question, o.move, o.conditions
    FROM standing_orders o JOIN participants p ON p.match_id = o.match_id AND p.seat = o.seat
    WHERE p.account_id = ${accountId}::uuid ORDER BY o.match_id, o.seat, o.place`
  return z.array(ExportedOrder).parse(rows)
}

function calendarOf({ calendarId, calendarMadeAt, calendarUsedAt }: Account) {
  if (calendarId === null) return null
  return { createdAt: calendarMadeAt?.toISOString() ?? null, usedAt: calendarUsedAt?.toISOString() ?? null }
}

const Payload = z.record(z.string(), z.unknown())

function invitation(row: { matchId: string; email: string | null; createdAt: Date }) {
  return {
    match: row.matchId,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
  }
}
