import { catalogue } from '../../games/catalogue.ts'
import { pageLink } from '../links/links.ts'
import { type WishExpiredFacts, wishExpiredLetter } from '../mails/wish-expired-letter.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'
import { recipientOf } from './recipient.ts'

/** A wish for a match has expired. */
export const wishExpired: NoticeBuilder<DraftOf<'wish-expired'>, WishExpiredFacts> = {
  async facts(platform, { game, seats }, reader) {
    const to = recipientOf(reader)
    const title = catalogue.get(game)?.wording[to.language].title ?? game
    return {
      to,
      account: reader.id,
      title,
      seats,
      wishes: pageLink(platform, `wishes?game=${game}`),
      find: pageLink(platform, 'find'),
    }
  },
  letter: wishExpiredLetter,
}
