import { statusOf, waitsFor } from '../../matches/index.ts'
import { type ProposedFacts, proposedLetter } from '../mails/proposed-letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchFacts } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'
import { type AboutProposal, proposalNews, proposedTerms } from './proposal-news.ts'

/** Somebody proposes something. Goes to those who have to agree. */
export const proposed: NoticeBuilder<AboutProposal, ProposedFacts> = {
  async facts(platform, about, reader) {
    const news = await proposalNews(platform, about, reader)
    const { record, seat, proposal, namesThen } = news
    if (statusOf(proposal, record, platform.clock.now()) !== 'open') throw new Withhold('proposal-over')
    if (!waitsFor(proposal, record).includes(seat)) throw new Withhold('proposal-answered')
    return {
      ...(await matchFacts(platform, news, { tab: 'match' })),
      proposal: proposal.number,
      terms: proposedTerms(news),
      by: proposal.seat === null ? null : namesThen(proposal.seat),
    }
  },
  letter: proposedLetter,
}
