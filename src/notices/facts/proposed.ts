import { type ProposedFacts, proposedLetter } from '../mails/proposed-letter.ts'
import { Withhold } from '../record/notice.ts'
import { matchFacts } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'
import { type AboutProposal, proposalNews, proposedTerms } from './proposal-news.ts'

/** Somebody proposes something. Goes to those who have to agree. */
export const proposed: NoticeBuilder<AboutProposal, ProposedFacts> = {
  async facts(platform, about, reader) {
    const news = await proposalNews(platform, about, reader)
    const { seat, proposal, namesThen } = news
    if (proposal.status !== 'open') throw new Withhold('proposal-over')
    if (!proposal.waitsFor.includes(seat)) throw new Withhold('proposal-answered')
    return {
      ...(await matchFacts(platform, news, { tab: 'match' })),
      proposal: proposal.number,
      terms: proposedTerms(news),
      by: proposal.seat === null ? null : namesThen(proposal.seat),
    }
  },
  letter: proposedLetter,
}
