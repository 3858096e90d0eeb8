import { z } from 'zod'
import type { Account, MailToken, Session, SignInNetwork } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import type { OwnedData, Sections } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { TokenRecord, tokenRecord } from '../identity/personal-tokens.ts'
import { AccountRecord, accountRecord } from '../record/account-body.ts'
import { SessionRecord, sessionRecord } from '../sessions/sessions.ts'
import { jsonOf } from './export-text.ts'

const ExportedLink = z.object({
  purpose: z.string(),
  email: z
    .string()
    .nullable()
    .describe(
      'Always null: a link to a new address is left out, since it would tell whether somebody has that address.',
    ),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
})

/** The account and its credentials. Hashes of secrets say nothing about a person and are not exported. */
const ExportedAccount = z.object({
  exportedAt: z.iso.datetime(),
  account: AccountRecord,
  sessions: z.array(SessionRecord),
  signInNetworks: z
    .array(z.object({ usedAt: z.iso.datetime() }))
    .describe('When you last signed in from each network. The network itself is stored only as a keyed hash.'),
  accessTokens: z.array(TokenRecord),
  calendar: z
    .object({ createdAt: z.iso.datetime().nullable(), usedAt: z.iso.datetime().nullable() })
    .nullable()
    .describe('The calendar of your deadlines; null if you have none.'),
  mailedLinks: z.array(ExportedLink),
})

interface AccountExport {
  readonly schema: z.ZodObject
  /**
   * The export as JSON, piece by piece, since it may be long.
   * @param session the session that makes the request
   */
  pieces(platform: Platform, accountId: string, session: string): AsyncGenerator<string, void, undefined>
}

/**
 * Everything that is kept about a person: by this slice, then by every slice that registered its data, in that order.
 */
export function accountExport(owned: readonly OwnedData[]): AccountExport {
  const parts = owned.flatMap(({ exported }) => exported ?? [])
  const schema = z
    .object(Object.assign({}, ExportedAccount.shape, ...parts.map((part) => part.schema.shape)))
    .meta({ id: 'AccountExport', description: 'Everything that is kept about a person.' })
  return {
    schema,
    async *pieces(platform, accountId, session) {
      const account = await platform.database.prisma.account.findUniqueOrThrow({
        where: { id: accountId },
        include: { accessTokens: { orderBy: { createdAt: 'asc' } } },
      })
      const now = platform.clock.now()
      const sections: Sections<typeof ExportedAccount> = {
        exportedAt: now.toISOString(),
        account: { ...accountRecord(account, now), ...keptSanction(account) },
        ...sessionsOf(platform, accountId, session),
        mailedLinks: mailedLinks(platform, accountId),
        accessTokens: account.accessTokens.map(tokenRecord),
        calendar: calendarOf(account),
      }
      const others = []
      for (const part of parts) others.push(await part.read(platform, account))
      yield* jsonOf(schema, Object.assign(sections, ...others))
    },
  }
}

/** The last suspension as it is stored, even if it is over: `accountRecord` leaves that out. */
const keptSanction = ({ statusReason, suspendedUntil }: Account) => ({
  statusReason,
  suspendedUntil: suspendedUntil?.toISOString() ?? null,
})

function sessionsOf({ database }: Platform, accountId: string, current: string) {
  const { session, signInNetwork } = database.prisma
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
  return {
    sessions: mapPages(sessions, (each) => sessionRecord(each, current)),
    signInNetworks: mapPages(networks, ({ usedAt }) => ({ usedAt: usedAt.toISOString() })),
  }
}

function mailedLinks({ database }: Platform, accountId: string) {
  const links = pages(
    ({ createdAt, id }: MailToken) => ({ createdAt, id }),
    ({ after, take }) =>
      database.prisma.mailToken.findMany({
        where: { accountId, purpose: { not: 'change-address' }, ...after },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take,
      }),
  )
  return mapPages(links, ({ purpose, email, createdAt, expiresAt, usedAt }) => ({
    purpose,
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

function calendarOf({ calendarId, calendarMadeAt, calendarUsedAt }: Account) {
  if (calendarId === null) return null
  return { createdAt: calendarMadeAt?.toISOString() ?? null, usedAt: calendarUsedAt?.toISOString() ?? null }
}
