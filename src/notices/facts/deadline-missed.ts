import { holderOf, mayClaim } from '../../matches/index.ts'
import { type DeadlineMissedFacts, deadlineMissedLetter } from '../mails/deadline-missed-letter.ts'
import { type AboutDecision, Withhold } from '../record/notice.ts'
import { decisionNews, matchFacts } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'

/** A deadline has passed, and the match waits, perhaps for a substitute. Goes to everybody at the table. */
export const deadlineMissed: NoticeBuilder<AboutDecision, DeadlineMissedFacts> = {
  async facts(platform, about, reader) {
    const news = await decisionNews(platform, about, reader)
    const { record, open, seat, wording, names } = news
    if (open.dueAt === null) throw new Withhold('cause-gone')
    const isOwn = seat === about.seat
    const offeredAt = holderOf(record, about.seat)?.offeredAt ?? null
    return {
      ...(await matchFacts(platform, news, isOwn ? {} : { tab: 'match' })),
      isOwn,
      late: names(about.seat),
      deadline: open.dueAt,
      isOffered: record.late === 'substitute' || offeredAt !== null,
      mayClaim: mayClaim(record, seat),
      question: wording.question(about.question),
    }
  },
  letter: deadlineMissedLetter,
}
