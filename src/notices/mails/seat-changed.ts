import { heldAt } from '../../journal/holdings.ts'
import { holders, holdingsOf, isOver, nameOf, namesAt, seatOf } from '../../matches/index.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Block, finePrint, heading, type Letter, list, text } from '../letters/letter.ts'
import { returnRequest } from '../links/links.ts'
import { Withhold } from '../outbox/notice.ts'
import { type MatchNews, matchLetter, matchNews } from './match-mail.ts'

type SeatChangedNotice = Extract<NoticeDraft, { topic: 'seat-changed' }>

/** A handover of a seat, with the names of the new and the former player. */
interface HandoverInWords {
  readonly seat: number
  readonly now: string
  readonly before: string
  readonly isBot: boolean
}

/** A seat has a new player. The new player, the former one and everybody else at the table get different words. */
export async function seatChanged(
  platform: Platform,
  changed: SeatChangedNotice,
  accountId: string | null,
): Promise<Letter> {
  const news = await matchNews(platform, changed.match, accountId)
  const { record, account, to } = news
  if (isOver(record)) throw new Withhold('match-over')
  const holdings = await holdingsOf(platform, record)
  const held = heldAt(holdings, changed.seat, record.version)
  const now = record.participants.find(({ number }) => number === held?.participant)
  const before = heldAt(holdings, changed.seat, changed.version - 1)?.participant
  // A later handover of this seat has its own notice.
  if (held?.since !== changed.version || before === undefined || now === undefined) throw new Withhold('cause-gone')
  const reader = record.participants.find((participant) => participant.account === account)?.number
  const change: HandoverInWords = {
    seat: changed.seat,
    now: nameOf(now, to.language),
    before: namesAt(record, holdings, changed.version - 1, to.language)(changed.seat),
    isBot: now.account === null,
  }
  if (reader === now.number) return welcome(platform, news, change)
  if (reader === before) return farewell(platform, news, change)
  if (seatOf(record, account) === undefined) throw new Withhold('not-in-match')
  return toOthers(platform, news, change)
}

/** To the new player. */
function welcome(platform: Platform, news: MatchNews, { seat, before }: HandoverInWords): Promise<Letter> {
  const { record, say, title, names } = news
  const { subject, text: greeting, turns, journal } = say.table.seatChanged.welcome
  return matchLetter(platform, news, subject, [
    text(greeting(before, news.name, title, seat + 1)),
    text(turns),
    heading(say.started.seats),
    list(holders(record).map((holder) => say.started.seat(holder.seat + 1, names(holder.seat)))),
    text(journal),
  ])
}

/** To the former player. */
function farewell(platform: Platform, news: MatchNews, { seat, now, isBot }: HandoverInWords): Promise<Letter> {
  const { record, say, title } = news
  const { subject, text: handover, return: comeBack, replaced } = say.table.seatChanged.farewell
  const special: Block[] = isBot
    ? [text(comeBack), finePrint([`API: ${returnRequest(record.id, seat)}`])]
    : [text(replaced)]
  return matchLetter(platform, news, subject(now), [text(handover(now, news.name, title)), ...special])
}

/** To everybody else at the table. */
function toOthers(platform: Platform, news: MatchNews, { seat, now, before, isBot }: HandoverInWords): Promise<Letter> {
  const { say, title } = news
  const { subject, text: handover, open } = say.table.seatChanged.others
  return matchLetter(platform, news, subject(now, before), [
    text(handover(now, before, news.name, title, seat + 1)),
    ...(isBot ? [text(open)] : []),
  ])
}
