import type { Account } from '../../generated/prisma/client.ts'
import type { Recipient } from '../letters/letter.ts'
import { languageOf } from '../locales/index.ts'
import { Withhold } from '../record/notice.ts'

/**
 * The recipient of a mail to an account.
 * @param address by default, the address of the account
 * @throws Withhold if it has no address
 */
export function recipientOf(account: Account, address: string | null = account.email): Recipient {
  if (address === null) throw new Withhold('account-erased')
  const { name, timeZone } = account
  return { name, address, language: languageOf(account.language), timeZone }
}
