import { givenUpSoon, holders, isOver, seatOf, takesPart } from '../../matches/index.ts'
import { type MatchExpiringFacts, matchExpiringLetter } from '../mails/match-expiring-letter.ts'
import { Withhold } from '../record/notice.ts'
import { type MatchNews, matchFacts, matchNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/** A match that has not filled, or in which nothing happens, will be cancelled or aborted. */
export const matchExpiring: NoticeBuilder<DraftOf<'match-expiring'>, MatchExpiringFacts> = {
  async facts(platform, { match }, reader) {
    const news = await matchNews(platform, match, reader)
    const { record, account } = news
    if (isOver(record)) throw new Withhold('match-over')
    const isOpen = record.status === 'open'
    const isIn = isOpen ? takesPart(record, account) : seatOf(record, account) !== undefined
    if (!isIn) throw new Withhold('not-in-match')
    // Once somebody has moved or joined, the match has new time, and gets a later warning.
    const at = givenUpSoon(record, platform.clock.now())
    if (at === undefined) throw new Withhold('match-goes-on')
    const state = isOpen
      ? ({ kind: 'open', free: record.seats - record.participants.length } as const)
      : ({ kind: 'running', waitsFor: waitedFor(news) } as const)
    return { ...(await matchFacts(platform, news)), givenUpAt: at, state }
  },
  letter: matchExpiringLetter,
}

/** The players whose decisions the match waits for. */
function waitedFor({ record, names }: MatchNews): string[] {
  const seats = holders(record).filter(({ seat }) => record.decisions.some((decision) => decision.seat === seat))
  return seats.map(({ seat }) => names(seat))
}
