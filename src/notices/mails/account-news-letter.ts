import { type Letter, link, type Recipient, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'

export interface AccountNewsFacts {
  readonly to: Recipient
  readonly news: 'addressChanged' | 'alreadyRegistered' | 'passwordChanged' | 'passwordGuessed'
  /** Whether personal tokens, webhooks and the calendar's address have ended with it. */
  readonly accessEnds: boolean
  /** The page on which its owner can do something about it; null if there is none. */
  readonly page: { readonly for: 'signIn' | 'settings'; readonly url: string } | null
}

/** Something happened to an account that its owner should know. */
export function accountNewsLetter({ to, news, accessEnds, page }: AccountNewsFacts): Letter {
  const say = words[to.language]
  const mail = say[news]
  const ended = accessEnds ? [text(say.access.ended)] : []
  const way = page === null ? [] : [link(say.client[page.for], page.url)]
  return {
    to,
    subject: mail.subject,
    body: [text(say.hello(to.name)), text(mail.text), ...ended, text(mail.advice), ...way],
  }
}
