import { heldAt } from '../../journal/holdings.ts'
import { holders, holdingsOf, isOver, namesAt, seatOf } from '../../matches/index.ts'
import { type SeatChangedFacts, seatChangedLetter } from '../mails/seat-changed-letter.ts'
import { Withhold } from '../record/notice.ts'
import { matchFacts, matchNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/** A seat has a new player. Goes to everybody at the table, and to the former player. */
export const seatChanged: NoticeBuilder<DraftOf<'seat-changed'>, SeatChangedFacts> = {
  async facts(platform, changed, reader) {
    const news = await matchNews(platform, changed.match, reader)
    const { record, account, to, names } = news
    if (isOver(record)) throw new Withhold('match-over')
    const holdings = await holdingsOf(platform, record)
    const held = heldAt(holdings, changed.seat, record.version)
    const successor = record.participants.find(({ number }) => number === held?.participant)
    const before = heldAt(holdings, changed.seat, changed.version - 1)?.participant
    // A later handover of this seat has its own notice.
    if (held?.since !== changed.version || before === undefined || successor === undefined)
      throw new Withhold('cause-gone')
    const own = record.participants.find((participant) => participant.account === account)?.number
    const role = own === successor.number ? 'welcome' : own === before ? 'farewell' : 'others'
    if (role === 'others' && seatOf(record, account) === undefined) throw new Withhold('not-in-match')
    return {
      ...(await matchFacts(platform, news, role === 'welcome' ? {} : { tab: 'match' })),
      role,
      seat: changed.seat,
      successor: names(changed.seat),
      before: namesAt(record, holdings, changed.version - 1, to.language)(changed.seat),
      isBot: successor.account === null,
      seats: holders(record).map(({ seat }) => ({ seat, player: names(seat) })),
    }
  },
  letter: seatChangedLetter,
}
