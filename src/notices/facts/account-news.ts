import { type AccountNewsFacts, accountNewsLetter } from '../mails/account-news-letter.ts'
import { accountOf, recipientOf } from '../outbox/recipients.ts'
import type { Draft, NoticeBuilder } from './notice-builder.ts'

type AccountNews = Draft<'address-changed' | 'already-registered' | 'password-changed' | 'password-guessed'>

const newsOf = {
  'address-changed': 'addressChanged',
  'already-registered': 'alreadyRegistered',
  'password-changed': 'passwordChanged',
  'password-guessed': 'passwordGuessed',
} as const satisfies Record<AccountNews['topic'], AccountNewsFacts['news']>

/** Something happened to an account that its owner should know. */
export const accountNews: NoticeBuilder<AccountNews, AccountNewsFacts> = {
  async facts(platform, draft, accountId) {
    const account = await accountOf(platform, accountId)
    const to = draft.topic === 'address-changed' ? recipientOf(account, draft.oldAddress) : recipientOf(account)
    const accessEnds = draft.topic === 'password-changed' && draft.accessEnds === true
    return { to, news: newsOf[draft.topic], accessEnds }
  },
  letter: accountNewsLetter,
}
