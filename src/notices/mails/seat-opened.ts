import { holderOf, isOver, mayClaim } from '../../matches/index.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchLetter, matchNews, playerNews } from './match-mail.ts'

type SeatOpenedNotice = Extract<NoticeDraft, { topic: 'seat-opened' }>

/** A player has missed so many decisions in a row that the seat is open. They and the others get different words. */
export async function seatOpened(
  platform: Platform,
  opened: SeatOpenedNotice,
  accountId: string | null,
): Promise<Letter> {
  const news = await playerNews(platform, opened.match, accountId)
  const { record, seat, say, title, names } = news
  if (isOver(record)) throw new Withhold('match-over')
  const holder = holderOf(record, opened.seat)
  // The player is back, or was replaced, which has its own notice.
  if (holder === undefined || holder.account === null || holder.offeredAt === null) throw new Withhold('cause-gone')
  const { own, other } = say.absence.opened
  const { missed } = holder
  const player = names(opened.seat)
  return seat === opened.seat
    ? matchLetter(platform, news, own.subject, [text(own.text(news.name, title, missed)), text(own.back)])
    : matchLetter(platform, news, other.subject(player), [
        text(other.text(player, news.name, title, missed)),
        text(other.next),
        ...(mayClaim(record, seat) ? [text(say.absence.offer)] : []),
      ])
}

/** To a match that is older than this rule: from now on, seats of absent players open. */
export async function seatsWillOpen(platform: Platform, match: string, accountId: string | null): Promise<Letter> {
  const news = await matchNews(platform, match, accountId)
  const { record, say, title } = news
  if (isOver(record)) throw new Withhold('match-over')
  const { subject, text: newRule, next } = say.absence.willOpen
  return matchLetter(platform, news, subject, [text(newRule(news.name, title, record.seatOpensAfter)), text(next)])
}
