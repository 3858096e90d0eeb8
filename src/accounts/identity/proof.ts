import type { Account, Session } from '../../generated/prisma/client.ts'
import { type Player, requireSession } from '../../platform/http/caller.ts'
import type { RequireProof } from '../../platform/http/proof.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { guess } from '../sessions/guesses.ts'
import { passwordMatches } from '../sessions/passwords.ts'

const freshness = 15 * 60_000

type SignedInCaller = Player & { readonly session: string }

/**
 * The caller's account, for changes of the account itself. These need the password, or a session that began by a mailed
 * link within the last 15 minutes.
 * @throws Problem proof-needed, wrong-password, too-many-guesses
 */
export async function requireOwner(
  platform: Platform,
  caller: SignedInCaller,
  password: string | undefined,
): Promise<Account> {
  return requireProven(platform, caller, password, ({ method }) => method === 'link')
}

/**
 * The check before somebody grants others access to their account: a session that has just begun is enough, however it
 * began.
 */
export function proofFor(platform: Platform): RequireProof {
  return async (request, password) => {
    const caller = requireSession(request)
    await requireProven(platform, caller, password, () => true)
    return caller
  }
}

/**
 * The account of a caller who proves that it is theirs.
 * @param replacesPassword whether this session, which has just begun, is proof enough without the password
 */
async function requireProven(
  platform: Platform,
  caller: SignedInCaller,
  password: string | undefined,
  replacesPassword: (session: Session) => boolean,
): Promise<Account> {
  const session = await platform.database.prisma.session.findUnique({
    where: { id: caller.session },
    include: { account: true },
  })
  if (!session) throw new Problem('token-not-valid')
  if (password === undefined) {
    const age = platform.clock.now().getTime() - session.createdAt.getTime()
    if (age >= freshness || !replacesPassword(session)) throw new Problem('proof-needed')
  } else {
    await requirePassword(platform, session, password)
  }
  return session.account
}

/**
 * Checks the password. Guesses are counted by session, so that somebody who has stolen one cannot keep its owner from
 * signing in elsewhere.
 */
async function requirePassword(
  platform: Platform,
  { id, account }: Session & { readonly account: Account },
  password: string,
): Promise<void> {
  const counted = await guess(platform, `session ${id}`)
  if (!counted.allowed) {
    const { seconds } = counted
    throw new Problem('too-many-guesses', { params: { seconds }, retryAfter: seconds })
  }
  if (!(await passwordMatches(account.passwordHash, password))) throw new Problem('wrong-password')
  await counted.undo()
}
