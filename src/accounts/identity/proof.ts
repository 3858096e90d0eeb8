import type { Account, Session } from '../../generated/prisma/client.ts'
import { isMissing } from '../../platform/database/sql-state.ts'
import { requireSession } from '../../platform/http/caller.ts'
import type { Proof, RequireProof } from '../../platform/http/proof.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { countGuess } from '../credentials/guesses.ts'
import { passwordMatches } from '../credentials/passwords.ts'
import { lockAccounts } from '../record/account-rows.ts'
import { notErased } from '../record/standing.ts'

const freshness = 15 * 60_000

type SignedInCaller = Pick<Proof, 'account' | 'session'>

/** A proof, and the account as it was read for it. */
export interface OwnersProof extends Proof {
  readonly owner: Account
}

/**
 * The proof for changes of the account itself. These need the password, or a session that began by a mailed link within
 * the last 15 minutes.
 * @throws Problem proof-needed, wrong-password, too-many-guesses
 */
export function requireOwner(
  platform: Platform,
  caller: SignedInCaller,
  password: string | undefined,
): Promise<OwnersProof> {
  return requireProven(platform, caller, password, ({ method }) => method === 'link')
}

/**
 * The proof before somebody grants others access to their account: a session that has just begun is enough, however it
 * began.
 * @throws Problem proof-needed, wrong-password, too-many-guesses
 */
export function requirePerson(
  platform: Platform,
  caller: SignedInCaller,
  password: string | undefined,
): Promise<OwnersProof> {
  return requireProven(platform, caller, password, () => true)
}

/** The same, for the routes of all slices. */
export const proofFor =
  (platform: Platform): RequireProof =>
  async (request, password) =>
    requirePerson(platform, requireSession(request), password)

/**
 * The proof of a caller that an account is theirs.
 * @param replacesPassword whether this session, which has just begun, is proof enough without the password
 */
async function requireProven(
  platform: Platform,
  caller: SignedInCaller,
  password: string | undefined,
  replacesPassword: (session: Session) => boolean,
): Promise<OwnersProof> {
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
  return proofBy(platform, caller, session.account, password === undefined ? {} : session.account)
}

/**
 * The proof that a session lasts and, if a password was given, that it is the account's. A new password ends all
 * other sessions, so a session that lasts is proof without it.
 */
function proofBy(
  { database }: Platform,
  { account, session }: SignedInCaller,
  owner: Account,
  { passwordHash }: { readonly passwordHash?: string | null },
): OwnersProof {
  const { prisma } = database
  const where = { id: session, account: notErased(account) }
  const stillProven = {
    ...where,
    account: { ...where.account, ...(passwordHash === undefined ? {} : { passwordHash }) },
  }

  async function refusal(): Promise<Problem | undefined> {
    if ((await prisma.session.count({ where })) === 0) return new Problem('token-not-valid')
    return (await prisma.session.count({ where: stillProven })) === 0 ? new Problem('wrong-password') : undefined
  }

  return {
    account,
    session,
    owner,
    hold: () => [lockAccounts(database, [account], 'alone'), prisma.session.findFirstOrThrow({ where: stillProven })],
    async requiring(batch, otherwise) {
      try {
        return await batch
      } catch (error) {
        if (!isMissing(error)) throw error
        throw (await refusal()) ?? otherwise?.() ?? error
      }
    },
  }
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
  const counted = await countGuess(platform, `session ${id}`)
  if (!counted.allowed) {
    const { seconds } = counted
    throw new Problem('too-many-guesses', { params: { seconds }, retryAfter: seconds })
  }
  if (!(await passwordMatches(account.passwordHash, password))) throw new Problem('wrong-password')
  await counted.undo()
}
