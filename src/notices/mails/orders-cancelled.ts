import { isOver } from '../../matches/index.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { heading, type Letter, text } from '../letters/letter.ts'
import { timeFor } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { stillOpen } from './decision-news.ts'
import { matchLetter, playerNews } from './match-mail.ts'

type Cancelled = Extract<NoticeDraft, { topic: 'orders-cancelled' }>

/**
 * A standing order could not be carried out. Goes out even if its question has been answered since, because the other
 * orders of the seat were cancelled, too.
 */
export async function ordersCancelled(
  platform: Platform,
  cancelled: Cancelled,
  accountId: string | null,
): Promise<Letter> {
  const news = await playerNews(platform, cancelled.match, accountId)
  const { record, seat, to, say, title, wording } = news
  if (seat !== cancelled.seat) throw new Withhold('not-in-match')
  if (isOver(record)) throw new Withhold('match-over')
  const open = stillOpen(record.decisions, cancelled)
  const { orders } = say.table
  return matchLetter(platform, news, orders.subject, [
    text(orders.text(news.name, title)),
    text(orders.why[cancelled.why]),
    text(orders.all),
    heading(open ? say.turn.asked : say.decided.asked),
    text(wording.question(cancelled.question)),
    ...(open ? [text(orders.again)] : []),
    ...(open?.dueAt ? [text(say.turn.until(timeFor(to, open.dueAt)))] : []),
  ])
}
