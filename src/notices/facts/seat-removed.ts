import { takesPart } from '../../matches/index.ts'
import { pageLink } from '../links/links.ts'
import { type SeatRemovedFacts, seatRemovedLetter } from '../mails/seat-removed-letter.ts'
import { Withhold } from '../record/notice.ts'
import { matchFacts, matchNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/**
 * The creator of a match took a seat back before the start. Goes to the player who had it, unless they have joined
 * again.
 */
export const seatRemoved: NoticeBuilder<DraftOf<'seat-removed'>, SeatRemovedFacts> = {
  async facts(platform, { match }, reader) {
    const news = await matchNews(platform, match, reader)
    if (takesPart(news.record, news.account)) throw new Withhold('cause-gone')
    return { ...(await matchFacts(platform, news)), find: pageLink(platform, 'find') }
  },
  letter: seatRemovedLetter,
}
