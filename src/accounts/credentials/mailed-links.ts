import { randomUUID } from 'node:crypto'
import { type MailToken, Prisma } from '../../generated/prisma/client.ts'
import { later } from '../../platform/clock.ts'
import { noticeRow } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { queueRows } from '../../platform/queue-notices.ts'

const minute = 60_000
const hour = 60 * minute

/** The kinds of mailed links: which notice carries each, and how long it is valid, in milliseconds. */
const links = {
  confirm: { topic: 'confirm-address', lifetime: 72 * hour },
  'sign-in': { topic: 'sign-in-link', lifetime: 15 * minute },
  'change-address': { topic: 'change-address', lifetime: 24 * hour },
} as const
type MailedLinkPurpose = keyof typeof links

/** What a link carries: a new address if it is to change the address, otherwise perhaps a page. */
interface Carried {
  /** The new address. */
  readonly email?: string
  /** The page of the client to go on with. */
  readonly page?: string | undefined
}

interface Mailed extends Carried {
  /** Whether the account's earlier links of this kind end when there is a new one. */
  readonly instead?: boolean
}

/** The rows of a new link and of the notice that mails it, to be inserted in one batch with their cause. */
export function newLink(platform: Platform, purpose: MailedLinkPurpose, accountId: string, { email, page }: Carried) {
  const id = randomUUID()
  const { topic, lifetime } = links[purpose]
  const createdAt = platform.clock.now()
  const expiresAt = later(createdAt, lifetime)
  return {
    token: { id, accountId, purpose, email: email ?? null, createdAt, expiresAt },
    notice: { key: `${topic}/${id}`, accountId, matchId: null, draft: draftOf(topic, id, page) },
  }
}

function draftOf(topic: (typeof links)[MailedLinkPurpose]['topic'], mailToken: string, page: string | undefined) {
  return topic === 'change-address' || page === undefined ? { topic, mailToken } : { topic, mailToken, page }
}

/**
 * Of one kind, an inbox gets at most this many links within the time for which one is valid. Anybody can have them
 * mailed there, and limits per network do not stop requests from many networks. A link that was replaced counts, too,
 * but not one by which its owner has signed in.
 */
const mostToOneInbox = 3

/**
 * The statements that write a new link and its notice, unless the inbox has enough of them. The lock serialises those to
 * one inbox, so that each counts those before it.
 */
export function mailing(
  platform: Platform,
  purpose: MailedLinkPurpose,
  accountId: string,
  { instead = false, ...carried }: Mailed,
): Prisma.PrismaPromise<unknown>[] {
  const { prisma } = platform.database
  const { token, notice } = newLink(platform, purpose, accountId, carried)
  const { id, email, createdAt, expiresAt } = token
  const { key, topic, payload, dueAt } = noticeRow(notice)
  // Whichever account asks for a link to a new address.
  const inbox = email === null ? Prisma.sql`account_id = ${accountId}::uuid` : Prisma.sql`email = ${email}`
  const replaced = { accountId, purpose, usedAt: null, id: { not: id }, account: { mailTokens: { some: { id } } } }
  return [
    prisma.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email ?? accountId}, 727003))`,
    prisma.$executeRaw`
      INSERT INTO mail_tokens (id, account_id, purpose, email, created_at, expires_at)
      SELECT ${id}::uuid, ${accountId}::uuid, ${purpose}, ${email}, ${createdAt}::timestamptz, ${expiresAt}::timestamptz
      WHERE ${mostToOneInbox}::int > (
        SELECT count(*) FROM mail_tokens
        WHERE purpose = ${purpose} AND expires_at > ${createdAt}::timestamptz AND ${inbox}
          AND (purpose <> 'sign-in' OR used_at IS NULL))`,
    prisma.$executeRaw`
      ${queueRows(Prisma.sql`
        SELECT ${key}, account_id, NULL::uuid, ${topic}, ${JSON.stringify(payload)}::jsonb, ${dueAt}::timestamptz
        FROM mail_tokens WHERE id = ${id}::uuid`)}`,
    ...(instead ? [prisma.mailToken.updateMany({ where: replaced, data: { usedAt: createdAt } })] : []),
  ]
}

/** Writes a new link and its notice, unless the inbox has enough of them. */
export async function mailLink(platform: Platform, purpose: MailedLinkPurpose, accountId: string, carried: Mailed) {
  await platform.database.prisma.$transaction(mailing(platform, purpose, accountId, carried))
  platform.signals.noticesWritten()
}

/** Invalidates the links of this purpose that were mailed before. */
export async function voidLinks(platform: Platform, purpose: MailedLinkPurpose, accountId: string): Promise<void> {
  const usedAt = platform.clock.now()
  await platform.database.prisma.mailToken.updateMany({ where: { accountId, purpose, usedAt: null }, data: { usedAt } })
}

/**
 * The statements that end what links in mails give access to: the account, and its matches. A thief of a session may
 * have had a link mailed to their own address. Somebody who reads the old address may hold one, too.
 */
export function endMailedAccess(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  accountId: string,
): Prisma.PrismaPromise<unknown>[] {
  const { matchPass, mailToken } = database.prisma
  return [
    matchPass.deleteMany({ where: { accountId } }),
    mailToken.updateMany({ where: { accountId, usedAt: null }, data: { usedAt: clock.now() } }),
  ]
}

/**
 * Uses up a mailed link. Of many requests with the same token, at most one passes.
 * @returns the link, with its account as it was read before: a new password or address that voids the link comes either
 * before its use, or after this reading
 * @throws Problem link-not-valid
 */
export async function spendLink(platform: Platform, purpose: MailedLinkPurpose, token: string) {
  const { prisma } = platform.database
  const id = platform.secrets.readLinkToken(purpose, token)
  if (id === undefined) throw new Problem('link-not-valid')
  const now = platform.clock.now()
  const link = await prisma.mailToken.findUnique({ where: { id }, include: { account: true } })
  const spent = await prisma.mailToken.updateMany({
    where: { id, purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  })
  if (link === null || spent.count === 0) throw new Problem('link-not-valid')
  return link
}

/** A mailed link by its id, used up or not; null if it no longer exists. */
export const mailedLink = ({ database }: Platform, id: string): Promise<MailToken | null> =>
  database.prisma.mailToken.findUnique({ where: { id } })
