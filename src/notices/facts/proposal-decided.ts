import { isOver } from '../../matches/index.ts'
import { type Consequence, type ProposalDecidedFacts, proposalDecidedLetter } from '../mails/proposal-decided-letter.ts'
import { Withhold } from '../record/notice.ts'
import { matchFacts } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'
import { type AboutProposal, type ProposalNews, proposalNews, proposedTerms } from './proposal-news.ts'

/** A proposal was accepted or declined. */
export const proposalDecided: NoticeBuilder<AboutProposal, ProposalDecidedFacts> = {
  async facts(platform, about, reader) {
    const news = await proposalNews(platform, about, reader)
    const { status, terms } = news.proposal
    if (status !== 'accepted' && status !== 'declined') throw new Withhold('cause-gone')
    const hasEndedIt = status === 'accepted' && terms.kind === 'end'
    if (isOver(news.record) && !hasEndedIt) throw new Withhold('match-over')
    const means = status === 'accepted' ? consequence(news, platform.clock.now()) : ({ kind: 'unchanged' } as const)
    return {
      ...(await matchFacts(platform, news, { tab: 'match' })),
      status,
      by: proposer(news),
      terms: proposedTerms(news),
      means,
    }
  },
  letter: proposalDecidedLetter,
}

function proposer({ seat, proposal: { seat: by }, namesThen }: ProposalNews): ProposalDecidedFacts['by'] {
  if (by === null) return { kind: 'administrators' }
  return by === seat ? { kind: 'reader' } : { kind: 'player', name: namesThen(by) }
}

/** What follows from an accepted proposal. @throws Withhold if it has been superseded */
function consequence({ record, proposal: { terms } }: ProposalNews, now: Date): Consequence {
  const { pausedUntil } = record
  const paused = pausedUntil !== null && pausedUntil > now ? pausedUntil : undefined
  switch (terms.kind) {
    case 'pause':
      if (paused === undefined) throw new Withhold('cause-gone')
      return { kind: 'pause', until: paused }
    case 'resume':
      if (paused !== undefined) throw new Withhold('cause-gone')
      return terms
    case 'new-rules':
      if (record.rules !== terms.to) throw new Withhold('cause-gone')
      return terms
    default:
      return terms
  }
}
