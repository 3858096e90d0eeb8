import { pageLink } from '../links/links.ts'
import { type VacationTakenFacts, vacationTakenLetter } from '../mails/vacation-taken-letter.ts'
import { Withhold } from '../record/notice.ts'
import { decisionNews, matchFacts } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/** A vacation has begun automatically. Goes to everybody at a table that waits. */
export const vacationTaken: NoticeBuilder<DraftOf<'vacation-taken'>, VacationTakenFacts> = {
  async facts(platform, taken, reader) {
    const news = await decisionNews(platform, taken, reader)
    const { open, seat, names } = news
    if (open.dueAt === null) throw new Withhold('cause-gone')
    return {
      ...(await matchFacts(platform, news)),
      isOwn: seat === taken.seat,
      player: names(taken.seat),
      until: taken.until,
      dueAt: open.dueAt,
      settings: pageLink(platform, 'settings#hours'),
    }
  },
  letter: vacationTakenLetter,
}
