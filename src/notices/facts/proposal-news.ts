import type { Account } from '../../generated/prisma/client.ts'
import { holdingsOf, namesAt, proposalNow } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ProposedTerms } from '../locales/table/words.ts'
import { Withhold } from '../outbox/notice.ts'
import { playerNews } from './match-news.ts'

/** Which proposal a notice is about. */
export interface AboutProposal {
  readonly match: string
  readonly proposal: number
}

/** A player who gets a mail, and the proposal that it is about. */
export type ProposalNews = Awaited<ReturnType<typeof proposalNews>>

/** @throws Withhold if there is no such proposal, and as `playerNews` does */
export async function proposalNews(platform: Platform, { match, proposal: number }: AboutProposal, reader: Account) {
  const news = await playerNews(platform, match, reader)
  const { record, to } = news
  const proposal = await proposalNow(platform, record, number)
  if (proposal === undefined) throw new Withhold('cause-gone')
  // The names of those who held the seats when it was made: the proposal itself may have changed that.
  const namesThen = namesAt(record, await holdingsOf(platform, record), proposal.version, to.language)
  return { ...news, proposal, namesThen }
}

/** What is proposed, with the name of the player of the seat that it is about. */
export function proposedTerms({ proposal: { terms }, namesThen }: ProposalNews): ProposedTerms {
  return terms.kind === 'replace' ? { kind: 'replace', by: terms.by, player: namesThen(terms.seat) } : terms
}
