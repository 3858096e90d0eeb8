import { z } from 'zod'
import { MoveJson } from '../../games/kit/choice.ts'
import type {
  Account,
  Invitation,
  MailToken,
  Notice,
  Participant,
  Prisma,
  Session,
  SignInNetwork,
} from '../../generated/prisma/client.ts'
import { MatchStatus } from '../../generated/prisma/enums.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import type { Platform } from '../../platform/platform.ts'
import { BlockRecord, blocksOf } from '../blocking/blocks.ts'
import { MuteRecord, mutesOf } from '../blocking/mutes.ts'
import { TokenRecord, tokenRecord } from '../identity/personal-tokens.ts'
import { NoticeRecord, noticeRecord } from '../notices/notice-record.ts'
import { AccountRecord, recordOf } from '../profile/profile.ts'
import { SessionRecord, sessionRecord } from '../sessions/sessions.ts'
import { jsonOf, type Sections } from './export-text.ts'
import { disputesOf, ExportedDisputes } from './exported-disputes.ts'
import { ExportedOrigins, originsOf } from './exported-origins.ts'
import { ExportedRatings, ratingsOf } from './exported-ratings.ts'
import { ExportedStudy, exportedStudies } from './exported-studies.ts'
import { ExportedTalk, talkOf } from './exported-talk.ts'
import { ExportedWebhooks, webhooksOf } from './exported-webhooks.ts'

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
type ExportedOrder = z.infer<typeof ExportedOrder>

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
    ...ExportedWebhooks.shape,
    ...ExportedRatings.shape,
    standingOrders: z.array(ExportedOrder),
    ...ExportedOrigins.shape,
    studies: z.array(ExportedStudy),
    notices: z.array(
      NoticeRecord.extend({ payload: z.record(z.string(), z.unknown()).describe('What it was to speak of.') }),
    ),
  })
  .meta({ id: 'AccountExport', description: 'Everything that is kept about a person.' })

/**
 * The export as JSON, piece by piece: an account may have thousands of everything.
 * @param session the one that asks for it
 */
export async function* accountExport(
  platform: Platform,
  accountId: string,
  session: string,
): AsyncGenerator<string, void, undefined> {
  yield* jsonOf(AccountExport, await sectionsOf(platform, accountId, session))
}

async function sectionsOf(
  platform: Platform,
  accountId: string,
  session: string,
): Promise<Sections<typeof AccountExport>> {
  const { prisma } = platform.database
  const now = platform.clock.now()
  const account = await prisma.account.findUniqueOrThrow({
    where: { id: accountId },
    include: { accessTokens: { orderBy: { createdAt: 'asc' } }, wishes: { orderBy: { createdAt: 'asc' } } },
  })
  const { email } = account
  return {
    exportedAt: now.toISOString(),
    account: recordOf(account, now),
    ...sessionsOf(platform, accountId, session),
    accessTokens: account.accessTokens.map(tokenRecord),
    calendar: calendarOf(account),
    ...matchesOf(platform, accountId),
    invitationsSent: invitations(platform, { invitedById: accountId }),
    invitationsReceived: email === null ? [] : invitations(platform, { email }),
    wishes: account.wishes.map(({ terms, createdAt, expiresAt }) => {
      return { terms, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
    }),
    blocks: await blocksOf(platform, accountId),
    mutes: await mutesOf(platform, accountId),
    ...talkOf(platform, accountId),
    ...disputesOf(platform, accountId),
    ...(await webhooksOf(platform, accountId)),
    ...(await ratingsOf(platform, accountId)),
    standingOrders: ordersOf(platform, accountId),
    ...originsOf(platform, accountId),
    studies: exportedStudies(platform, accountId),
    notices: noticesOf(platform, accountId),
  }
}

function sessionsOf({ database }: Platform, accountId: string, current: string) {
  const { session, signInNetwork, mailToken } = database.prisma
  const sessions = pages(
    ({ createdAt, id }: Session) => ({ createdAt, id }),
    ({ after, take }) =>
      session.findMany({ where: { accountId, ...after }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take }),
  )
  const networks = pages(
    ({ usedAt, network }: SignInNetwork) => ({ usedAt, network }),
    ({ after, take }) =>
      signInNetwork.findMany({
        where: { accountId, ...after },
        orderBy: [{ usedAt: 'asc' }, { network: 'asc' }],
        take,
      }),
  )
  const links = pages(
    ({ createdAt, id }: MailToken) => ({ createdAt, id }),
    ({ after, take }) =>
      mailToken.findMany({ where: { accountId, ...after }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take }),
  )
  return {
    sessions: mapPages(sessions, (each) => sessionRecord(each, current)),
    signInNetworks: mapPages(networks, ({ usedAt }) => ({ usedAt: usedAt.toISOString() })),
    mailedLinks: mapPages(links, ({ purpose, email, createdAt, expiresAt, usedAt }) => ({
      purpose,
      email,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  }
}

function matchesOf({ database }: Platform, accountId: string) {
  const { participant, match } = database.prisma
  const played = pages(
    ({ joinedAt, matchId }: PlayedRow) => ({ joinedAt, matchId }),
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
type PlayedRow = Prisma.ParticipantGetPayload<{ include: typeof withMatch }>

function invitations({ database }: Platform, of: { invitedById: string } | { email: string }) {
  const rows = pages(
    ({ createdAt, id }: Invitation) => ({ createdAt, id }),
    ({ after, take }) =>
      database.prisma.invitation.findMany({
        where: { ...of, ...after },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take,
      }),
  )
  return mapPages(rows, ({ matchId, email, createdAt }) => {
    return { match: matchId, email, createdAt: createdAt.toISOString() }
  })
}

function noticesOf({ database }: Platform, accountId: string) {
  const rows = pages(
    ({ id }: Notice) => ({ id }),
    ({ after, take }) =>
      database.prisma.notice.findMany({ where: { accountId, ...after }, orderBy: { id: 'asc' }, take }),
  )
  return mapPages(rows, (row) => ({ ...noticeRecord(row), payload: Payload.parse(row.payload) }))
}

/** The orders for all seats that an account holds. */
async function* ordersOf({ database }: Platform, accountId: string): AsyncGenerator<ExportedOrder[]> {
  const { participant, standingOrder } = database.prisma
  const seats = pages(
    ({ matchId }: Pick<Participant, 'matchId' | 'seat'>) => ({ matchId }),
    ({ after, take }) =>
      participant.findMany({
        where: { accountId, seat: { not: null }, ...after },
        select: { matchId: true, seat: true },
        orderBy: { matchId: 'asc' },
        take,
      }),
  )
  for await (const held of seats) {
    const orders = await standingOrder.findMany({
      where: { OR: held.flatMap(({ matchId, seat }) => (seat === null ? [] : [{ matchId, seat }])) },
      orderBy: [{ matchId: 'asc' }, { place: 'asc' }],
    })
    if (orders.length > 0)
      yield z.array(ExportedOrder).parse(orders.map((order) => ({ ...order, match: order.matchId })))
  }
}

function calendarOf({ calendarId, calendarMadeAt, calendarUsedAt }: Account) {
  if (calendarId === null) return null
  return { createdAt: calendarMadeAt?.toISOString() ?? null, usedAt: calendarUsedAt?.toISOString() ?? null }
}

const Payload = z.record(z.string(), z.unknown())
