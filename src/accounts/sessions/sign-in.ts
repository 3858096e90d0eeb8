import { randomUUID } from 'node:crypto'
import type { Account } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { queueNotices } from '../../platform/queue-notices.ts'
import { onTheBeat } from '../credentials/even-answers.ts'
import { countGuess } from '../credentials/guesses.ts'
import { isKnownNetwork } from '../credentials/known-networks.ts'
import { mailLink, spendLink } from '../credentials/mailed-links.ts'
import { passwordMatches } from '../credentials/passwords.ts'
import { accountByAddress } from '../record/account-rows.ts'
import { activate } from '../registration/activation.ts'

/**
 * The account of an address and its password. A wrong address, a wrong password and an unconfirmed account get the same
 * answer, after the same work. Another answer for an unconfirmed account would show that the address was free: anybody
 * could register it with a password of their own, and then try to sign in.
 * @param isKnownBrowser whether the browser has signed in to this account before
 * @throws Problem wrong-credentials, too-many-guesses
 */
export async function accountByPassword(
  platform: Platform,
  given: { email: string; password: string },
  network: string,
  isKnownBrowser: (account: Account) => boolean,
): Promise<Account> {
  const account = await accountByAddress(platform.database, given.email)
  const isKnownPlace = await isKnownNetwork(platform, account?.id ?? randomUUID(), network)
  const isStranger = !isKnownPlace && (account === null || !isKnownBrowser(account))
  const counted = isStranger ? await countGuess(platform, given.email) : undefined
  if (counted?.allowed === false) return onTheBeat(() => refuse(platform, account, counted.seconds))
  const right = await passwordMatches(account?.passwordHash, given.password)
  if (!account || !right || account.status === 'unconfirmed') throw new Problem('wrong-credentials')
  await counted?.undo()
  return account
}

/** Refuses to check another password, and mails the account's owner once a day. @throws Problem too-many-guesses */
async function refuse(platform: Platform, account: Account | null, seconds: number): Promise<never> {
  if (account !== null) {
    const day = platform.clock.now().toISOString().slice(0, 10)
    const key = `password-guessed/${account.id}/${day}`
    const draft = { topic: 'password-guessed' } as const
    await queueNotices(platform.database, [{ key, accountId: account.id, matchId: null, draft }])
    platform.signals.noticesWritten()
  }
  throw new Problem('too-many-guesses', { params: { seconds }, retryAfter: seconds })
}

interface LinkWish {
  readonly email: string
  /** The page of the client to go on with. */
  readonly page?: string | undefined
}

/** Mails a sign-in link if the address has an account. The caller does not learn whether it has. */
export async function mailSignInLink(platform: Platform, { email, page }: LinkWish): Promise<void> {
  const account = await accountByAddress(platform.database, email)
  if (account) await mailLink(platform, 'sign-in', account.id, { page })
}

/** The account of a mailed link, which also proves the address of an unconfirmed one. @throws Problem link-not-valid */
export async function accountByLink(platform: Platform, token: string): Promise<Account> {
  const { account } = await spendLink(platform, 'sign-in', token)
  return activate(platform, account, 'by-link')
}
