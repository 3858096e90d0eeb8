import {
  givenUpAt,
  holders,
  isOver,
  type MatchRecord,
  seatOf,
  takesPart,
  whileOpen,
  whileRunning,
} from '../../matches/index.ts'
import { hoursAfter } from '../../platform/clock.ts'
import { type MatchExpiringFacts, matchExpiringLetter } from '../mails/match-expiring-letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { type MatchNews, matchFacts, matchNews } from './match-news.ts'
import type { Draft, NoticeBuilder } from './notice-builder.ts'

/** A match that has not filled, or in which nothing happens, will be cancelled or aborted. */
export const matchExpiring: NoticeBuilder<Draft<'match-expiring'>, MatchExpiringFacts> = {
  async facts(platform, { match }, reader) {
    const news = await matchNews(platform, match, reader)
    const { record, account } = news
    if (isOver(record)) throw new Withhold('match-over')
    const isOpen = record.status === 'open'
    const isIn = isOpen ? takesPart(record, account) : seatOf(record, account) !== undefined
    if (!isIn) throw new Withhold('not-in-match')
    const at = givenUp(record, platform.clock.now())
    const state = isOpen
      ? ({ kind: 'open', free: record.seats - record.participants.length } as const)
      : ({ kind: 'running', waitsFor: late(news) } as const)
    return { ...(await matchFacts(platform, news)), givenUpAt: at, state }
  },
  letter: matchExpiringLetter,
}

/** @throws Withhold if somebody has moved or joined since, which gives the match new time and a later warning */
function givenUp(record: MatchRecord, now: Date): Date {
  const { warnHours, expireHours } = record.status === 'open' ? whileOpen : whileRunning
  const at = givenUpAt(record)
  if (at === null || at > hoursAfter(now, expireHours - warnHours)) throw new Withhold('match-goes-on')
  return at
}

/** The players whose decisions the match waits for. */
function late({ record, names }: MatchNews): string[] {
  const seats = holders(record).filter(({ seat }) => record.decisions.some((decision) => decision.seat === seat))
  return seats.map(({ seat }) => names(seat))
}
