import { catalogue } from '../../games/catalogue.ts'
import { pageLinks } from '../links/links.ts'
import { type WishExpiredFacts, wishExpiredLetter } from '../mails/wish-expired-letter.ts'
import { accountOf, recipientOf, requireMatchMails } from '../outbox/recipients.ts'
import type { Draft, NoticeBuilder } from './notice-builder.ts'

/** A wish for a match has expired. */
export const wishExpired: NoticeBuilder<Draft<'wish-expired'>, WishExpiredFacts> = {
  async facts(platform, { game, seats }, accountId) {
    const account = await accountOf(platform, accountId)
    requireMatchMails(account, platform.clock.now())
    const to = recipientOf(account)
    const title = catalogue.get(game)?.wording[to.language].title ?? game
    const { wishes, find } = pageLinks(platform)
    return { to, account: account.id, title, seats, wishes: wishes(game), find: find() }
  },
  letter: wishExpiredLetter,
}
