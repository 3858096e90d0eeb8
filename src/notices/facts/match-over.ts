import { endingSays } from '../../journal/ending-sentences.ts'
import { AbortedEvent } from '../../journal/entry.ts'
import { readEntries } from '../../matches/index.ts'
import {
  type MatchAbortedFacts,
  type MatchEndedFacts,
  matchAbortedLetter,
  matchEndedLetter,
} from '../mails/match-over-letters.ts'
import { Withhold } from '../record/notice.ts'
import { matchFacts, playerNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/** The match has ended. */
export const matchEnded: NoticeBuilder<DraftOf<'match-ended'>, MatchEndedFacts> = {
  async facts(platform, { match }, reader) {
    const news = await playerNews(platform, match, reader)
    const { record, names, wording, to } = news
    const { result } = record
    if (result === null) throw new Withhold('cause-gone')
    const seats = [...result.seats].sort((one, other) => one.place - other.place || one.seat - other.seat)
    return {
      ...(await matchFacts(platform, news, { tab: 'match' })),
      ending: endingSays(result, wording, names, to.language),
      places: seats.map(({ seat, place, points, lines }) => ({
        place,
        player: names(seat),
        points,
        lines: lines.map((line) => ({ label: wording.score(line.label), points: line.points })),
      })),
    }
  },
  letter: matchEndedLetter,
}

/** The match was aborted: why, according to the last entry of its journal. */
export const matchAborted: NoticeBuilder<DraftOf<'match-aborted'>, MatchAbortedFacts> = {
  async facts(platform, { match }, reader) {
    const news = await playerNews(platform, match, reader)
    const { version } = news.record
    const [last] = await readEntries(platform, match, { after: version - 1, upTo: version })
    if (last?.kind !== 'aborted') throw new Withhold('cause-gone')
    const { reason } = AbortedEvent.parse(last.events[0])
    return { ...(await matchFacts(platform, news, { tab: 'match' })), reason }
  },
  letter: matchAbortedLetter,
}
