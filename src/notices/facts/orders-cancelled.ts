import type { Head } from '../../journal/head.ts'
import { isOver, openAs, orderSays, refusal, replayJournal } from '../../matches/index.ts'
import { type OrdersCancelledFacts, ordersCancelledLetter } from '../mails/orders-cancelled-letter.ts'
import { keyOfDecision, Withhold } from '../record/notice.ts'
import { matchFacts, type PlayerNews, playerNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

type OrdersCancelled = DraftOf<'orders-cancelled'>

/**
 * A standing order could not be carried out. The mail is sent even if its question is answered by now, since the other
 * orders are cancelled as well.
 */
export const ordersCancelled: NoticeBuilder<OrdersCancelled, OrdersCancelledFacts> = {
  async facts(platform, cancelled, reader) {
    const news = await playerNews(platform, cancelled.match, reader)
    const { record, seat, wording } = news
    if (seat !== cancelled.seat) throw new Withhold('not-in-match')
    if (isOver(record)) throw new Withhold('match-over')
    const open = openAs(record, keyOfDecision(cancelled))
    const head = (await replayJournal(platform, record)).heads.at(-1)
    if (head === undefined) throw new Withhold('cause-gone')
    return {
      ...(await matchFacts(platform, news)),
      order: inWords(news, head, cancelled),
      why: cancelled.why,
      reason: cancelled.condition ?? inRules(news, head, cancelled),
      question: wording.question(cancelled.question),
      open: open ? { dueAt: open.dueAt } : null,
    }
  },
  letter: ordersCancelledLetter,
}

/** What the order says; null if the notice does not know it, or the rules do not know its move any more. */
function inWords({ record, to }: PlayerNews, head: Head, { move }: OrdersCancelled): string | null {
  if (move === undefined || !record.game.schemas.move.safeParse(move).success) return null
  return orderSays({ record, head }, move, to.language)
}

/** Why the rules refuse its move; null if the notice does not know it. */
function inRules({ record, to }: PlayerNews, head: Head, { refusal: refused }: OrdersCancelled): string | null {
  if (refused === undefined) return null
  const { rule: code, params } = refused
  return refusal({ record, head }, { code, params, index: 0 }, to.language).extra.detail ?? null
}
