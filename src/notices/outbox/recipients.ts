import { accountById } from '../../accounts/index.ts'
import type { Account } from '../../generated/prisma/client.ts'
import { type MailKind, mailSettings } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { statusNow } from '../../platform/standing.ts'
import type { Recipient } from '../letters/letter.ts'
import { languageOf } from '../locales/index.ts'
import { Withhold } from './notice.ts'

/** The account that a notice is for. @throws Withhold if it does not exist or was erased */
export async function accountOf({ database }: Platform, id: string | null): Promise<Account> {
  const account = id === null ? null : await accountById(database, id)
  if (!account) throw new Withhold('cause-gone')
  if (account.status === 'erased') throw new Withhold('account-erased')
  return account
}

/** The recipient of a mail to an account. @throws Withhold if it has no address */
export function recipientOf(account: Account, address: string | null = account.email): Recipient {
  if (address === null) throw new Withhold('account-erased')
  const { name, timeZone } = account
  return { name, address, language: languageOf(account.language), timeZone }
}

/** @throws Withhold if the account is not active, or has switched off this kind of mail */
export function requireWanted(account: Account, kind: MailKind, now: Date): void {
  requireMatchMails(account, now)
  if (mailSettings(account.mails)[kind] === 'off') throw new Withhold('mails-switched-off')
}

/** @throws Withhold if the account is not active */
export function requireMatchMails(account: Account, now: Date): void {
  const status = statusNow(account, now)
  if (status !== 'active') throw new Withhold(`account-${status}`)
}
