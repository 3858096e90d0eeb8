import { holderOf, isOver, mayClaim } from '../../matches/index.ts'
import {
  type SeatOpenedFacts,
  type SeatsWillOpenFacts,
  seatOpenedLetter,
  seatsWillOpenLetter,
} from '../mails/seat-opened-letters.ts'
import { Withhold } from '../record/notice.ts'
import { matchFacts, matchNews, playerNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/** A player has missed enough decisions in a row for the seat to open. */
export const seatOpened: NoticeBuilder<DraftOf<'seat-opened'>, SeatOpenedFacts> = {
  async facts(platform, opened, reader) {
    const news = await playerNews(platform, opened.match, reader)
    const { record, seat, names } = news
    if (isOver(record)) throw new Withhold('match-over')
    const holder = holderOf(record, opened.seat)
    // The player is back, or was replaced, which has its own notice.
    if (holder === undefined || holder.account === null || holder.offeredAt === null) throw new Withhold('cause-gone')
    const isOwn = seat === opened.seat
    return {
      ...(await matchFacts(platform, news, isOwn ? {} : { tab: 'match' })),
      isOwn,
      player: names(opened.seat),
      missed: holder.missed,
      mayClaim: mayClaim(record, seat),
    }
  },
  letter: seatOpenedLetter,
}

/** For matches that are older than this rule: from now on, seats of absent players open. */
export const seatsWillOpen: NoticeBuilder<DraftOf<'seats-will-open'>, SeatsWillOpenFacts> = {
  async facts(platform, { match }, reader) {
    const news = await matchNews(platform, match, reader)
    if (isOver(news.record)) throw new Withhold('match-over')
    return { ...(await matchFacts(platform, news, { tab: 'match' })), missed: news.record.seatOpensAfter }
  },
  letter: seatsWillOpenLetter,
}
