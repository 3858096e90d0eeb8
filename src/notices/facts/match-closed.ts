import { pageLink } from '../links/links.ts'
import { type MatchClosedFacts, matchClosedLetter } from '../mails/match-closed-letter.ts'
import { matchFacts, matchNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/** A match that waited for players was closed. Goes to everybody who had joined, even if they have left since. */
export const matchClosed: NoticeBuilder<DraftOf<'match-closed'>, MatchClosedFacts> = {
  async facts(platform, { match, why }, reader) {
    const news = await matchNews(platform, match, reader)
    return { ...(await matchFacts(platform, news)), why, find: pageLink(platform, 'find') }
  },
  letter: matchClosedLetter,
}
