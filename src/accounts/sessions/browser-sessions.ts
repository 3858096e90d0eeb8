import { randomUUID } from 'node:crypto'
import type { Account } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { readToken, signToken } from '../credentials/tokens.ts'
import { requireActive } from '../identity/require-active.ts'
import { statusNow } from '../record/standing.ts'
import { accessTo, endSessions, type SessionStart, type SignedInBrowser, storeSession } from './sessions.ts'

/** A session of a browser: whose it is, what its page gets, and the token for its cookie. */
interface BrowserSession {
  readonly account: Account
  readonly signedIn: SignedInBrowser
  readonly cookieToken: string
}

/**
 * For this long, a token that two newer ones have overtaken is still accepted: the request of one tab may arrive after
 * another tab, which asked at the same moment, has asked again.
 */
const mostMillisecondsLate = 60_000

/**
 * Begins a session of a browser for somebody who has proven who they are.
 * @throws Problem as `storeSession` does
 */
export async function beginBrowserSession(
  platform: Platform,
  account: Account,
  by: SessionStart,
): Promise<BrowserSession> {
  const id = randomUUID()
  const { token, expiresAt } = signToken(platform, 'browser', { account: account.id, session: id, generation: 0 })
  const session = await storeSession(platform, account, by, { id, generation: 0, expiresAt })
  return { account, signedIn: accessTo(platform, account, session), cookieToken: token }
}

/**
 * Continues a session of a browser with its cookie, which gets a new token. The tabs of a browser share the cookie, and
 * answers get lost on their way: until the newest token is used, the one before is accepted and gets the newest again.
 * If an older token arrives, somebody has copied the cookie, so the session ends (RFC 9700 §4.14.2).
 * @returns undefined if the token is not valid
 * @throws Problem if the account is not active
 */
export async function refreshBrowserSession(platform: Platform, token: string): Promise<BrowserSession | undefined> {
  const { prisma } = platform.database
  const claim = readToken(platform, 'browser', token)
  if (!claim) return undefined
  const now = platform.clock.now()
  const tokenOf = (generation: number) => signToken(platform, 'browser', { ...claim, generation })
  const next = claim.generation + 1
  await prisma.session.updateMany({
    where: { id: claim.session, generation: claim.generation, expiresAt: { gt: now } },
    data: { generation: next, usedAt: now, expiresAt: tokenOf(next).expiresAt },
  })
  const session = await prisma.session.findUnique({
    where: { id: claim.session, expiresAt: { gt: now } },
    include: { account: true },
  })
  if (!session || session.generation === null) return undefined
  const { account, generation, usedAt } = session
  if (!isCurrent(claim.generation, { generation, usedAt }, now)) {
    await endSessions(platform, claim.account, claim.session)
    return undefined
  }
  requireActive(account, now)
  return { account, signedIn: accessTo(platform, account, session), cookieToken: tokenOf(generation).token }
}

/**
 * Whether a cookie's token still belongs to its session: the newest, the one before, or one that was just overtaken.
 */
function isCurrent(
  token: number,
  { generation, usedAt }: { readonly generation: number; readonly usedAt: Date },
  now: Date,
): boolean {
  const behind = generation - token
  const isJustOvertaken = behind === 2 && now.getTime() - usedAt.getTime() <= mostMillisecondsLate
  return behind < 2 || isJustOvertaken
}

/**
 * The account whose browser has this token in its cookie. It is for reading a page alone, and changes nothing: neither
 * the cookie nor the session.
 * @returns undefined if the token is not valid, or its account is not active
 */
export async function browserReader(platform: Platform, token: string): Promise<{ account: string } | undefined> {
  const claim = readToken(platform, 'browser', token)
  if (!claim) return undefined
  const now = platform.clock.now()
  const session = await platform.database.prisma.session.findUnique({
    where: { id: claim.session, accountId: claim.account, expiresAt: { gt: now } },
    include: { account: true },
  })
  if (!session || session.generation === null || statusNow(session.account, now) !== 'active') return undefined
  const { accountId: account, generation, usedAt } = session
  return isCurrent(claim.generation, { generation, usedAt }, now) ? { account } : undefined
}

/** Signs a browser out. Without a valid token there is nothing to end. */
export async function endBrowserSession(platform: Platform, token: string): Promise<void> {
  const claim = readToken(platform, 'browser', token)
  if (claim) await endSessions(platform, claim.account, claim.session)
}
