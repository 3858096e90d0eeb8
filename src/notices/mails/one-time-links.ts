import type { Platform } from '../../platform/platform.ts'
import { finePrint, type Letter, link, text } from '../letters/letter.ts'
import { type OneTimeLink, oneTimeLink, oneTimeRequest } from '../links/links.ts'
import { timeFor, words } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { accountOf, recipientOf } from '../outbox/recipients.ts'

const wordsOf = { confirm: 'confirmAddress', 'sign-in': 'signInLink', 'change-address': 'changeAddress' } as const

/**
 * The mails with a link that works once: to confirm an address, to sign in, or to confirm a new address; the last one
 * goes to the new address.
 */
export async function oneTimeLinkMail(platform: Platform, purpose: OneTimeLink, mailToken: string): Promise<Letter> {
  const row = await platform.database.prisma.mailToken.findUnique({ where: { id: mailToken } })
  if (!row || row.purpose !== purpose) throw new Withhold('cause-gone')
  const account = await accountOf(platform, row.accountId)
  if (row.usedAt !== null) throw new Withhold('link-used')
  if (row.expiresAt <= platform.clock.now()) throw new Withhold('link-expired')
  if (purpose === 'confirm' && account.status !== 'unconfirmed') throw new Withhold('already-confirmed')

  const to = recipientOf(account, purpose === 'change-address' ? row.email : account.email)
  const say = words[to.language]
  const mail = say[wordsOf[purpose]]
  return {
    to,
    subject: mail.subject,
    body: [
      text(say.hello(to.name)),
      text(mail.text),
      link(mail.link, oneTimeLink(platform, purpose, mailToken)),
      text(say.validUntil(timeFor(to, row.expiresAt))),
      text(say.ignore),
      finePrint([`API: ${oneTimeRequest(platform, purpose, mailToken)}`]),
    ],
  }
}
