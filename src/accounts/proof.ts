import type { Account } from '../generated/prisma/client.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import { passwordMatches } from './passwords.ts'

const freshness = 15 * 60_000

/**
 * The caller's account, for changes that a stolen session must not be enough for: they need the password, or a session
 * that began by a mailed link within the last 15 minutes.
 * @throws Problem wrong-password
 */
export async function requireProof(
  platform: Platform,
  caller: Player & { readonly session: string },
  password: string | undefined,
): Promise<Account> {
  const session = await platform.database.prisma.session.findUnique({
    where: { id: caller.session },
    include: { account: true },
  })
  if (!session) throw new Problem('token-not-valid')
  const age = platform.clock.now().getTime() - session.createdAt.getTime()
  const byFreshLink = session.method === 'link' && age < freshness
  const proven = password === undefined ? byFreshLink : await passwordMatches(session.account.passwordHash, password)
  if (!proven) throw new Problem('wrong-password')
  return session.account
}
