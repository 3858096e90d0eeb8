import { statusOf, waitsFor } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { finePrint, heading, type Letter, text } from '../letters/letter.ts'
import { agreeRequest } from '../links/links.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchLetter } from './match-mail.ts'
import { type AboutProposal, proposalNews, termsSentence } from './proposal-news.ts'

/** Somebody proposes something: what it would do, and how to agree. */
export async function proposed(platform: Platform, about: AboutProposal, accountId: string | null): Promise<Letter> {
  const news = await proposalNews(platform, about, accountId)
  const { record, seat, say, title, proposal, namesThen } = news
  if (statusOf(proposal, record, platform.clock.now()) !== 'open') throw new Withhold('proposal-over')
  if (!waitsFor(proposal, record).includes(seat)) throw new Withhold('proposal-answered')
  const words = say.table.proposal
  const { kind } = proposal.terms
  const by = proposal.seat
  const asks = by === null ? words.administratorsAsk(news.name, title) : words.asks(namesThen(by), news.name, title)
  return matchLetter(platform, news, words.subject[kind], [
    text(asks),
    heading(words.what),
    text(termsSentence(news)),
    text(words.consent),
    ...(kind === 'take-back' ? [text(words.lapses)] : []),
    text(words.how),
    finePrint([`API: ${agreeRequest(record.id, proposal.number)}`]),
  ])
}
