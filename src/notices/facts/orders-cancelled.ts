import { isOver, openAs } from '../../matches/index.ts'
import { type OrdersCancelledFacts, ordersCancelledLetter } from '../mails/orders-cancelled-letter.ts'
import { keyOfDecision, Withhold } from '../record/notice.ts'
import { matchFacts, playerNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/**
 * A standing order could not be carried out. The mail is sent even if its question is answered by now, since the other
 * orders are cancelled as well.
 */
export const ordersCancelled: NoticeBuilder<DraftOf<'orders-cancelled'>, OrdersCancelledFacts> = {
  async facts(platform, cancelled, reader) {
    const news = await playerNews(platform, cancelled.match, reader)
    const { record, seat, wording } = news
    if (seat !== cancelled.seat) throw new Withhold('not-in-match')
    if (isOver(record)) throw new Withhold('match-over')
    const open = openAs(record, keyOfDecision(cancelled))
    return {
      ...(await matchFacts(platform, news)),
      why: cancelled.why,
      question: wording.question(cancelled.question),
      open: open ? { dueAt: open.dueAt } : null,
    }
  },
  letter: ordersCancelledLetter,
}
