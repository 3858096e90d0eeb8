import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'
import { accountOf, recipientOf } from '../outbox/recipients.ts'

type AccountNewsTopic = 'addressChanged' | 'alreadyRegistered' | 'passwordGuessed'

/**
 * Something happened to an account that its owner should know.
 * @param address the recipient's address; by default, that of the account
 */
export async function accountNews(
  platform: Platform,
  news: AccountNewsTopic,
  accountId: string | null,
  address?: string,
): Promise<Letter> {
  const account = await accountOf(platform, accountId)
  const to = recipientOf(account, address)
  const say = words[to.language]
  const mail = say[news]
  return { to, subject: mail.subject, body: [text(say.hello(to.name)), text(mail.text), text(mail.advice)] }
}

type PasswordChangedNotice = Extract<NoticeDraft, { topic: 'password-changed' }>

/** The password was changed, and perhaps all lasting access ended with the old one. */
export async function passwordChanged(
  platform: Platform,
  { accessEnds = false }: PasswordChangedNotice,
  accountId: string | null,
): Promise<Letter> {
  const to = recipientOf(await accountOf(platform, accountId))
  const { hello, passwordChanged: mail, access } = words[to.language]
  const ended = accessEnds ? [text(access.ended)] : []
  return { to, subject: mail.subject, body: [text(hello(to.name)), text(mail.text), ...ended, text(mail.advice)] }
}
