import { mailedLink } from '../../accounts/index.ts'
import { oneTimeLink, oneTimeRequest } from '../links/links.ts'
import { type OneTimeLinkFacts, oneTimeLinkLetter } from '../mails/one-time-link-letter.ts'
import { Withhold } from '../record/notice.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'
import { recipientOf } from './recipient.ts'

type OneTimeLinkNotice = DraftOf<'confirm-address' | 'sign-in-link' | 'change-address'>

const kinds = {
  'confirm-address': { purpose: 'confirm', mail: 'confirmAddress' },
  'sign-in-link': { purpose: 'sign-in', mail: 'signInLink' },
  'change-address': { purpose: 'change-address', mail: 'changeAddress' },
} as const satisfies Record<OneTimeLinkNotice['topic'], { purpose: string; mail: OneTimeLinkFacts['mail'] }>

/** A link that works once. One that confirms a new address goes to that address. */
export const oneTimeLinkMail: NoticeBuilder<OneTimeLinkNotice, OneTimeLinkFacts> = {
  async facts(platform, { topic, mailToken, ...draft }, reader) {
    const { purpose, mail } = kinds[topic]
    const row = await mailedLink(platform, mailToken)
    if (!row || row.purpose !== purpose) throw new Withhold('cause-gone')
    if (row.usedAt !== null) throw new Withhold('link-used')
    if (row.expiresAt <= platform.clock.now()) throw new Withhold('link-expired')
    if (purpose === 'confirm' && reader.status !== 'unconfirmed') throw new Withhold('already-confirmed')
    return {
      to: recipientOf(reader, purpose === 'change-address' ? row.email : reader.email),
      mail,
      url: oneTimeLink(platform, purpose, mailToken, 'page' in draft ? draft.page : undefined),
      request: oneTimeRequest(platform, purpose, mailToken),
      expiresAt: row.expiresAt,
    }
  },
  letter: oneTimeLinkLetter,
}
