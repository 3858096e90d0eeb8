import type { Names } from '../../games/kit/wording.ts'
import type { Account } from '../../generated/prisma/client.ts'
import { holdingsOf, namesAt, type PresentProposal, proposalNow } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ProposedTerms } from '../locales/table/words.ts'
import { Withhold } from '../record/notice.ts'
import { type PlayerNews, playerNews } from './match-news.ts'

/** Which proposal a notice is about. */
export interface AboutProposal {
  readonly match: string
  readonly proposal: number
}

/** A player who gets a mail, and the proposal that it is about. */
export interface ProposalNews extends PlayerNews {
  readonly proposal: PresentProposal
  /** The names of those who held the seats when it was made. */
  readonly namesThen: Names
}

/** Like `playerNews`, about a proposal. @throws Withhold also if there is no such proposal */
export async function proposalNews(
  platform: Platform,
  { match, proposal: number }: AboutProposal,
  reader: Account,
): Promise<ProposalNews> {
  const news = await playerNews(platform, match, reader)
  const { record, to } = news
  const proposal = await proposalNow(platform, record, number)
  if (proposal === undefined) throw new Withhold('cause-gone')
  // The proposal itself may have changed who holds them.
  const namesThen = namesAt(record, await holdingsOf(platform, record), proposal.version, to.language)
  return { ...news, proposal, namesThen }
}

/** What is proposed, with the name of the player of the seat that it is about. */
export function proposedTerms({ proposal: { terms }, namesThen }: ProposalNews): ProposedTerms {
  return terms.kind === 'replace' ? { kind: 'replace', by: terms.by, player: namesThen(terms.seat) } : terms
}
