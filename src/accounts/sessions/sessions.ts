import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Account, Session } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { Callers } from '../identity/callers.ts'
import { requireActive } from '../identity/require-active.ts'
import { hashToken, readToken, signToken } from '../identity/tokens.ts'
import { Profile, profileOf } from '../profile/profile.ts'
import { rememberNetwork } from './known-networks.ts'

export const SessionRecord = z
  .object({
    id: z.uuid(),
    current: z.boolean().describe('Whether this request belongs to it.'),
    method: z.enum(['password', 'link']).describe('How it began.'),
    userAgent: z.string().describe('What the client called itself when it began.'),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().describe('When it was last refreshed.'),
    expiresAt: z.iso.datetime().describe('When it ends unless it is refreshed.'),
  })
  .meta({ id: 'Session', description: 'One sign-in: a client that holds tokens of yours.' })
export type SessionRecord = z.infer<typeof SessionRecord>

/** The answer to signing in and refreshing. */
export const SignedIn = z
  .object({
    accessToken: z.string().describe('For `Authorization: Bearer …`; valid for 15 minutes.'),
    expiresAt: z.iso.datetime().describe('When the access token expires.'),
    refreshToken: z
      .string()
      .describe('Works once, for `POST /v1/sessions/refresh`, within 60 days. Using it twice ends the session.'),
    session: SessionRecord,
    account: Profile,
  })
  .meta({ id: 'SignedIn', description: 'A session with its tokens. Keep both tokens secret.' })
export type SignedIn = z.infer<typeof SignedIn>

export type SessionMethod = SessionRecord['method']

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

/** Begins a session for somebody who has proven who they are. @throws Problem if the account is not active */
export async function beginSession(
  platform: Platform,
  account: Account,
  by: { method: SessionMethod; userAgent: string | undefined; network: string },
): Promise<SignedIn> {
  const { prisma } = platform.database
  const now = platform.clock.now()
  requireActive(account, now)
  const id = randomUUID()
  const refresh = signToken(platform, 'refresh', { account: account.id, session: id })
  const [, session] = await prisma.$transaction([
    prisma.session.deleteMany({ where: { accountId: account.id, expiresAt: { lte: now } } }),
    prisma.session.create({
      data: {
        id,
        accountId: account.id,
        refreshHash: hashToken(refresh.token),
        method: by.method,
        userAgent: (by.userAgent ?? '').slice(0, 200),
        createdAt: now,
        usedAt: now,
        expiresAt: refresh.expiresAt,
      },
    }),
    ...rememberNetwork(platform, account.id, by.network),
  ])
  return signedIn(platform, account, session, refresh.token)
}

/**
 * New tokens for a session. If a refresh token is used twice, two parties hold it and one of them stole it, so the
 * session ends (RFC 9700 §4.14.2).
 * @throws Problem token-not-valid, or if the account is not active
 */
export async function refreshSession(platform: Platform, callers: Callers, token: string): Promise<SignedIn> {
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
    await endSessions(platform, callers, claim.account, claim.session)
    throw new Problem('token-not-valid')
  }
  const session = await prisma.session.findUnique({ where: { id: claim.session }, include: { account: true } })
  if (!session) throw new Problem('token-not-valid')
  requireActive(session.account, now)
  return signedIn(platform, session.account, session, refresh.token)
}

/**
 * Signs out of one session or, if none is given, of all, with the links into matches.
 * @returns how many sessions ended
 */
export async function endSessions(
  platform: Platform,
  callers: Callers,
  accountId: string,
  session?: string,
): Promise<number> {
  const { prisma } = platform.database
  const [ended] = await prisma.$transaction([
    prisma.session.deleteMany({ where: { accountId, ...(session === undefined ? {} : { id: session }) } }),
    ...(session === undefined ? [prisma.matchPass.deleteMany({ where: { accountId } })] : []),
  ])
  callers.forget(accountId)
  return ended.count
}

function signedIn(platform: Platform, account: Account, session: Session, refreshToken: string): SignedIn {
  const access = signToken(platform, 'access', { account: account.id, session: session.id })
  return {
    accessToken: access.token,
    expiresAt: access.expiresAt.toISOString(),
    refreshToken,
    session: sessionRecord(session, session.id),
    account: profileOf(account, platform.clock.now()),
  }
}
