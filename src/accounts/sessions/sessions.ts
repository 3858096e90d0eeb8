import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Account, Session } from '../../generated/prisma/client.ts'
import { isMissing } from '../../platform/database/sql-state.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { rememberNetwork } from '../credentials/known-networks.ts'
import { endMailedAccess } from '../credentials/mailed-links.ts'
import { hashToken, lifetimes, readToken, signToken } from '../credentials/tokens.ts'
import { requireActive } from '../identity/require-active.ts'
import { AccountBody, accountBody } from '../record/account-body.ts'
import { lockAccounts } from '../record/account-rows.ts'
import { hasStatus } from '../record/standing.ts'

// In seconds, as lifetimes are.
const minute = 60
const day = 24 * 60 * minute

export const SessionRecord = z
  .object({
    id: z.uuid(),
    current: z.boolean().describe('Whether this request was made with this session.'),
    method: z.enum(['password', 'link']).describe('How it began.'),
    userAgent: z.string().describe('What the client called itself when it began.'),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().describe('When it was last refreshed.'),
    expiresAt: z.iso.datetime().describe('When it ends unless it is refreshed.'),
  })
  .meta({ id: 'Session', description: 'One sign-in: a client that holds tokens of yours.' })
export type SessionRecord = z.infer<typeof SessionRecord>

/** What every client of a session holds. */
const Access = z.object({
  accessToken: z.string().describe(`For \`Authorization: Bearer …\`; valid for ${lifetimes.access / minute} minutes.`),
  expiresAt: z.iso.datetime().describe('When the access token expires.'),
  session: SessionRecord,
  account: AccountBody,
})
type Access = z.infer<typeof Access>

/** The answer to a browser, which keeps the rest in a cookie. */
export const SignedInBrowser = Access.meta({
  id: 'SignedInBrowser',
  description: 'A session of a browser, which its cookie continues. Keep the token in memory only.',
})
export type SignedInBrowser = Access

/** The answer to signing in and refreshing. */
export const SignedIn = z
  .object({
    ...Access.pick({ accessToken: true, expiresAt: true }).shape,
    refreshToken: z
      .string()
      .describe(
        `Works once, for \`POST /v1/sessions/refresh\`, within ${lifetimes.refresh / day} days. Using it twice ends the session.`,
      ),
    ...Access.pick({ session: true, account: true }).shape,
  })
  .meta({ id: 'SignedIn', description: 'A session with its tokens. Keep both tokens secret.' })
export type SignedIn = z.infer<typeof SignedIn>

type SessionMethod = SessionRecord['method']

/** A stored session as its owner sees it. @param current the id of the session of the request */
export function sessionRecord(session: Session, current: string | undefined): SessionRecord {
  return {
    id: session.id,
    current: session.id === current,
    method: SessionRecord.shape.method.parse(session.method),
    userAgent: session.userAgent,
    createdAt: session.createdAt.toISOString(),
    usedAt: session.usedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }
}

/** How a session begins, and where. */
export interface SessionStart {
  readonly method: SessionMethod
  readonly userAgent: string | undefined
  readonly network: string
}

/**
 * Begins a session for somebody who has proven who they are.
 * @throws Problem as `storeSession` does
 */
export async function beginSession(platform: Platform, account: Account, by: SessionStart): Promise<SignedIn> {
  const id = randomUUID()
  const refresh = signToken(platform, 'refresh', { account: account.id, session: id })
  const renewal = { refreshHash: hashToken(refresh.token), expiresAt: refresh.expiresAt }
  const session = await storeSession(platform, account, by, { id, ...renewal })
  return { ...accessTo(platform, account, session), refreshToken: refresh.token }
}

/**
 * Stores a new session, and deletes the account's expired ones. A new password ends all sessions, so none may begin
 * after it by the old one: the account must still have the address and the password with which it was read.
 * @param account as it was read before the person proved who they are
 * @param renewal what its next token is compared with: a hash, or the number of a cookie
 * @throws Problem wrong-credentials, link-not-valid, or if the account is not active
 */
export async function storeSession(
  platform: Platform,
  account: Account,
  by: SessionStart,
  renewal: { id: string; expiresAt: Date } & ({ refreshHash: string } | { generation: number }),
): Promise<Session> {
  const { prisma } = platform.database
  const now = platform.clock.now()
  const { id, email, passwordHash } = account
  const isAsProven = { id, email, passwordHash }
  const batch = prisma.$transaction([
    lockAccounts(platform.database, [id], 'shared'),
    prisma.account.findFirstOrThrow({ where: { ...isAsProven, ...hasStatus('active', now) } }),
    prisma.session.deleteMany({ where: { accountId: account.id, expiresAt: { lte: now } } }),
    prisma.session.create({
      data: {
        ...renewal,
        accountId: account.id,
        method: by.method,
        userAgent: (by.userAgent ?? '').slice(0, 200),
        createdAt: now,
        usedAt: now,
      },
    }),
    ...rememberNetwork(platform, account.id, by.network),
  ])
  try {
    const [, , , session] = await batch
    return session
  } catch (error) {
    if (!isMissing(error)) throw error
    const proven = await prisma.account.findFirst({ where: isAsProven })
    if (proven !== null) requireActive(proven, now)
    throw new Problem(by.method === 'password' ? 'wrong-credentials' : 'link-not-valid')
  }
}

/**
 * New tokens for a session. If a refresh token is used twice, two parties hold it and one of them stole it, so the
 * session ends (RFC 9700 §4.14.2).
 * @throws Problem token-not-valid, or if the account is not active
 */
export async function refreshSession(platform: Platform, token: string): Promise<SignedIn> {
  const { prisma } = platform.database
  const claim = readToken(platform, 'refresh', token)
  if (!claim) throw new Problem('token-not-valid')
  const now = platform.clock.now()
  const refresh = signToken(platform, 'refresh', claim)
  const rotated = await prisma.session.updateMany({
    where: { id: claim.session, refreshHash: hashToken(token), expiresAt: { gt: now } },
    data: { refreshHash: hashToken(refresh.token), usedAt: now, expiresAt: refresh.expiresAt },
  })
  if (rotated.count === 0) {
    await endSessions(platform, claim.account, claim.session)
    throw new Problem('token-not-valid')
  }
  const session = await prisma.session.findUnique({ where: { id: claim.session }, include: { account: true } })
  if (!session) throw new Problem('token-not-valid')
  requireActive(session.account, now)
  return { ...accessTo(platform, session.account, session), refreshToken: refresh.token }
}

/**
 * Signs out of one session or, if none is given, of all, with all mailed links.
 * @returns how many sessions ended
 */
export async function endSessions(platform: Platform, accountId: string, session?: string): Promise<number> {
  const { prisma } = platform.database
  const [ended] = await prisma.$transaction([
    prisma.session.deleteMany({ where: { accountId, ...(session === undefined ? {} : { id: session }) } }),
    ...(session === undefined ? endMailedAccess(platform, accountId) : []),
  ])
  platform.signals.accountsChanged([accountId])
  return ended.count
}

/** An access token of a session, with what the client shows of it. */
export function accessTo(platform: Platform, account: Account, session: Session): Access {
  const access = signToken(platform, 'access', { account: account.id, session: session.id })
  return {
    accessToken: access.token,
    expiresAt: access.expiresAt.toISOString(),
    session: sessionRecord(session, session.id),
    account: accountBody(account, platform.clock.now()),
  }
}
