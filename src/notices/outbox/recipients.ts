import { statusNow } from '../../accounts/index.ts'
import type { Account } from '../../generated/prisma/client.ts'
import { type MailKind, mailSettings } from '../../platform/mail-settings.ts'
import type { Recipient } from '../letters/letter.ts'
import { languageOf } from '../locales/index.ts'
import { Withhold } from './notice.ts'

/** The recipient of a mail to an account. @throws Withhold if it has no address */
export function recipientOf(account: Account, address: string | null = account.email): Recipient {
  if (address === null) throw new Withhold('account-erased')
  const { name, timeZone } = account
  return { name, address, language: languageOf(account.language), timeZone }
}

/** Lets a mail through to an account. @throws Withhold if it is not active, or has switched off this kind of mail */
export function requireWanted(account: Account, kind: MailKind, now: Date): void {
  const status = statusNow(account, now)
  if (status !== 'active') throw new Withhold(`account-${status}`)
  if (mailSettings(account.mails)[kind] === 'off') throw new Withhold('mails-switched-off')
}
