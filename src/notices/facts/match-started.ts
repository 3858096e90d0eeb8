import { replayJournal } from '../../matches/index.ts'
import { type MatchStartedFacts, matchStartedLetter } from '../mails/match-started-letter.ts'
import { Withhold } from '../record/notice.ts'
import { matchFacts, playerNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/** The match has begun. */
export const matchStarted: NoticeBuilder<DraftOf<'match-started'>, MatchStartedFacts> = {
  async facts(platform, { match }, reader) {
    const news = await playerNews(platform, match, reader)
    const { record, names } = news
    if (record.status !== 'running') throw new Withhold('match-over')
    const seats = record.participants.flatMap(({ seat }) => (seat === null ? [] : [{ seat, player: names(seat) }]))
    const [first] = (await replayJournal(platform, record, 1)).heads
    if (first === undefined) throw new RangeError(`Match ${match} has no entries up to version 1.`)
    return {
      ...(await matchFacts(platform, news)),
      seats,
      first: first.decisions.map(({ seat }) => names(seat)),
    }
  },
  letter: matchStartedLetter,
}
