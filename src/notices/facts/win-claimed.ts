import { afterDeadline } from '../../matches/index.ts'
import { type WinClaimedFacts, winClaimedLetter } from '../mails/win-claimed-letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { decisionFacts } from './decision-facts.ts'
import { type About, ownDecision } from './decision-news.ts'
import { matchFacts } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'

/** The win is claimed from a player who is late. */
export const winClaimed: NoticeBuilder<About, WinClaimedFacts> = {
  async facts(platform, about, reader) {
    const news = await ownDecision(platform, about, reader)
    const { record, open, names } = news
    const { claimedBy, dueAt } = open
    const isForfeit = afterDeadline(record, open, reader) === 'forfeit'
    if (!isForfeit || claimedBy === null || dueAt === null) throw new Withhold('cause-gone')
    const { head, decide } = await decisionFacts(platform, news, about)
    return { ...(await matchFacts(platform, news, { head })), claimant: names(claimedBy), dueAt, decide }
  },
  letter: winClaimedLetter,
}
