import type { Platform } from '../../platform/platform.ts'
import { pageLink } from '../links/links.ts'
import { type AccountNewsFacts, accountNewsLetter } from '../mails/account-news-letter.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'
import { recipientOf } from './recipient.ts'

type AccountNews = DraftOf<'address-changed' | 'already-registered' | 'password-changed' | 'password-guessed'>

const newsByTopic = {
  'address-changed': 'addressChanged',
  'already-registered': 'alreadyRegistered',
  'password-changed': 'passwordChanged',
  'password-guessed': 'passwordGuessed',
} as const satisfies Record<AccountNews['topic'], AccountNewsFacts['news']>

function pageOf(platform: Platform, topic: AccountNews['topic']): AccountNewsFacts['page'] {
  switch (topic) {
    case 'already-registered':
      return { for: 'signIn', url: pageLink(platform, 'sign-in') }
    case 'password-changed':
    case 'password-guessed':
      return { for: 'settings', url: pageLink(platform, 'settings#password') }
    case 'address-changed':
      return null
    default:
      return topic satisfies never
  }
}

/** Something happened to an account that its owner should know. */
export const accountNews: NoticeBuilder<AccountNews, AccountNewsFacts> = {
  async facts(platform, draft, reader) {
    const to = draft.topic === 'address-changed' ? recipientOf(reader, draft.oldAddress) : recipientOf(reader)
    const accessEnds = draft.topic === 'password-changed' && draft.accessEnds === true
    return { to, news: newsByTopic[draft.topic], accessEnds, page: pageOf(platform, draft.topic) }
  },
  letter: accountNewsLetter,
}
