import { takesPart } from '../../matches/index.ts'
import { pageLinks } from '../links/links.ts'
import { type SeatRemovedFacts, seatRemovedLetter } from '../mails/seat-removed-letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchFacts, matchNews } from './match-news.ts'
import type { Draft, NoticeBuilder } from './notice-builder.ts'

/**
 * The creator of a match took a seat back before the start. Goes to the player who had it, unless they have joined
 * again.
 */
export const seatRemoved: NoticeBuilder<Draft<'seat-removed'>, SeatRemovedFacts> = {
  async facts(platform, { match }, accountId) {
    const news = await matchNews(platform, match, accountId)
    if (takesPart(news.record, news.account)) throw new Withhold('cause-gone')
    return { ...(await matchFacts(platform, news)), find: pageLinks(platform).find() }
  },
  letter: seatRemovedLetter,
}
