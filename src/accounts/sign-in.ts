import type { Account } from '../generated/prisma/client.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import { activate } from './activation.ts'
import { mailLink, spendLink } from './mailed-links.ts'
import { passwordMatches } from './passwords.ts'
import { beginSession, type SignedIn } from './sessions.ts'

/** Signs in by password. A wrong address and a wrong password get the same answer, after the same work. */
export async function signInByPassword(
  platform: Platform,
  given: { email: string; password: string },
  userAgent: string | undefined,
): Promise<SignedIn> {
  const account = await platform.database.prisma.account.findUnique({ where: { email: given.email } })
  const right = await passwordMatches(account?.passwordHash, given.password)
  if (!account || !right) throw new Problem('wrong-credentials')
  return beginSession(platform, account, { method: 'password', userAgent })
}

// The limit per network address does not hold against many of them: an inbox gets no more links than this at a time.
const mostOpenLinks = 3

/** Mails a link to sign in by, where the address has an account; who asked is not told whether it has. */
export async function mailSignInLink(platform: Platform, email: string): Promise<void> {
  const { prisma } = platform.database
  const account = await prisma.account.findUnique({ where: { email } })
  if (!account) return
  const open = await prisma.mailToken.count({
    where: { accountId: account.id, purpose: 'sign-in', usedAt: null, expiresAt: { gt: platform.clock.now() } },
  })
  if (open < mostOpenLinks) await mailLink(platform, 'sign-in', account.id)
}

/** Signs in by a mailed link, which also proves the address of an account that was not confirmed yet. */
export async function signInByLink(
  platform: Platform,
  token: string,
  userAgent: string | undefined,
): Promise<SignedIn> {
  const { account } = await spendLink(platform, 'sign-in', token)
  const proven: Account = account.status === 'unconfirmed' ? await activate(platform, account, 'by-link') : account
  return beginSession(platform, proven, { method: 'link', userAgent })
}
