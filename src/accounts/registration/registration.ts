import { randomUUID } from 'node:crypto'
import type { Language } from '../../games/kit/wording.ts'
import type { Account } from '../../generated/prisma/client.ts'
import { isUniqueViolation } from '../../platform/database/sql-state.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueNotices } from '../../platform/queue-notices.ts'
import { mailLink, newLink, spendLink, voidLinks } from '../credentials/mailed-links.ts'
import { hashPassword, passwordMatches } from '../credentials/passwords.ts'
import { requireFreeName } from '../names/held-names.ts'
import { noNameKey } from '../names/name-keys.ts'
import { accountByAddress } from '../record/account-rows.ts'
import { activate } from './activation.ts'

interface Registration {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly language: string
  readonly timeZone: string
  /** The page of the client to go on with. */
  readonly page?: string | undefined
}

/**
 * Registers an account, to be confirmed by mail. The caller cannot learn whether the address has an account: only
 * confirmed accounts hold a name, and every path hashes exactly one password.
 * @param language the language of a refusal
 * @throws Problem name-not-suitable, name-taken
 */
export async function register(platform: Platform, given: Registration, language: Language): Promise<void> {
  await requireFreeName(platform, { name: given.name, language })
  const known = await accountByAddress(platform.database, given.email)
  if (known) return registerAgain(platform, known, given)
  try {
    await create(platform, given)
  } catch (error) {
    if (!isUniqueViolation(error, 'accounts_email_key')) throw error
    // The same address was registered at the same moment.
    const other = await accountByAddress(platform.database, given.email)
    if (other) await registerAgain(platform, other, given)
  }
}

/** Confirms a registration by its mailed link. @throws Problem link-not-valid */
export async function confirm(platform: Platform, token: string): Promise<Account> {
  const { account } = await spendLink(platform, 'confirm', token)
  return activate(platform, account, 'own-registration')
}

async function create(platform: Platform, given: Registration): Promise<void> {
  const { prisma } = platform.database
  const id = randomUUID()
  const passwordHash = await hashPassword(given.password)
  const { email, name, language, timeZone } = given
  const createdAt = platform.clock.now()
  const { token, notice } = newLink(platform, 'confirm', id, { page: given.page })
  await prisma.$transaction([
    prisma.account.create({
      data: { id, email, name, nameKey: noNameKey(id), passwordHash, language, timeZone, createdAt },
    }),
    prisma.mailToken.create({ data: token }),
    queueNotices(platform.database, [notice]),
  ])
  platform.signals.noticesWritten()
}

/**
 * Handles an address that has an account. A repeated registration with the same password gets another link instead.
 * Otherwise two people may have registered one address, and only one of them can read its mail: the old link becomes
 * invalid, so that nobody confirms another person's password, neither password counts, and the owner gets a link to sign
 * in.
 */
async function registerAgain(platform: Platform, account: Account, { password, page }: Registration): Promise<void> {
  const same = await passwordMatches(account.passwordHash, password)
  if (account.status === 'unconfirmed') {
    if (same) return mailLink(platform, 'confirm', account.id, { page, instead: true })
    await voidLinks(platform, 'confirm', account.id)
    await platform.database.prisma.account.updateMany({
      where: { id: account.id, status: 'unconfirmed' },
      data: { passwordHash: null },
    })
    return mailLink(platform, 'sign-in', account.id, { page })
  }
  await notifyOwner(platform, account.id)
}

/** Mails the owner of an address, at most once an hour, that somebody wants it for another account. */
export async function notifyOwner(platform: Platform, accountId: string): Promise<void> {
  const hour = platform.clock.now().toISOString().slice(0, 13)
  const notice: NewNotice = {
    key: `already-registered/${accountId}/${hour}`,
    accountId,
    matchId: null,
    draft: { topic: 'already-registered' },
  }
  await queueNotices(platform.database, [notice])
  platform.signals.noticesWritten()
}
