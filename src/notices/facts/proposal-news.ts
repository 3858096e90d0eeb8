import type { Names } from '../../games/kit/wording.ts'
import type { Account } from '../../generated/prisma/client.ts'
import { findProposal, namesThenIn, type Proposal } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ProposedTerms } from '../mails/proposal-terms.ts'
import { Withhold } from '../outbox/notice.ts'
import { type PlayerNews, playerNews } from './match-news.ts'

/** Which proposal a notice is about. */
export interface AboutProposal {
  readonly match: string
  readonly proposal: number
}

/** A player who gets a mail, and the proposal that it is about. */
export interface ProposalNews extends PlayerNews {
  readonly proposal: Proposal
  /** The names of the seats' holders when it was made: the proposal itself may have changed them. */
  readonly namesThen: Names
}

/** @throws Withhold if there is no such proposal, and as `playerNews` does */
export async function proposalNews(
  platform: Platform,
  { match, proposal: number }: AboutProposal,
  reader: Account,
): Promise<ProposalNews> {
  const news = await playerNews(platform, match, reader)
  const proposal = await findProposal(platform, match, number)
  if (proposal === undefined) throw new Withhold('cause-gone')
  const namesThen = await namesThenIn(platform, news.record, news.to.language)
  return { ...news, proposal, namesThen: namesThen.at(proposal.version) }
}

/** What is proposed, with the name of the player of the seat that it is about. */
export function proposedTerms({ proposal: { terms }, namesThen }: ProposalNews): ProposedTerms {
  return terms.kind === 'replace' ? { kind: 'replace', by: terms.by, player: namesThen(terms.seat) } : terms
}
