import { beforeRuling, type Dispute, remediesInWords, StoredRemedies } from '../../disputes/index.ts'
import { isOver, namesThenIn, takesPart } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Block, heading, type Letter, list, text } from '../letters/letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { type AboutDispute, disputeOf, speakerName } from './dispute-news.ts'
import { type MatchNews, matchLetter, matchNews } from './match-mail.ts'

/** A dispute was ruled on, and what was done; or it was withdrawn. Goes out even if the match is over. */
export async function disputeRuled(platform: Platform, about: AboutDispute, accountId: string | null): Promise<Letter> {
  const news = await matchNews(platform, about.match, accountId)
  // Former players, too: somebody who lost a seat by the ruling wants to know why.
  if (!takesPart(news.record, news.account)) throw new Withhold('not-in-match')
  const dispute = await disputeOf(platform, about)
  switch (dispute.status) {
    case 'upheld':
    case 'rejected':
      return ruled(platform, news, dispute, dispute.status)
    case 'withdrawn':
      return withdrawn(platform, news, dispute)
    default:
      throw new Withhold('cause-gone')
  }
}

async function ruled(
  platform: Platform,
  news: MatchNews,
  dispute: Dispute,
  outcome: 'upheld' | 'rejected',
): Promise<Letter> {
  const { record, account, to, say, title } = news
  const words = say.dispute
  const { subject, text: other, own } = words.ruled[outcome]
  const administrator = dispute.ruledBy?.name ?? words.somebody
  const { first, last } = dispute
  const done = StoredRemedies.parse(dispute.remedies)
  const namesThen = await namesThenIn(platform, record, to.language)
  const remedies = remediesInWords(done, namesThen.at(beforeRuling(dispute)), to.language)
  return matchLetter(platform, news, subject, [
    text(
      dispute.accountId === account
        ? own(administrator, news.name, title)
        : other(administrator, speakerName(dispute, say), news.name, title),
    ),
    ...(dispute.text === '' ? [] : [heading(words.was), text(dispute.text)]),
    heading(words.reasons),
    text(dispute.reasons ?? ''),
    heading(words.remedies),
    ...(remedies.length === 0 ? [text(words.nothing)] : [list(remedies)]),
    ...(first === null || last === null ? [] : [text(words.entries(first, last))]),
    ...(remedies.length === 0 ? [] : [text(words.kept)]),
    ...(done.some(({ kind }) => kind === 'rewind') ? resumed(news, words.askedAnew) : afterFreeze(news, dispute)),
    text(words.look),
  ])
}

function withdrawn(platform: Platform, news: MatchNews, dispute: Dispute): Promise<Letter> {
  const { say, title } = news
  const words = say.dispute
  return matchLetter(platform, news, words.withdrawn.subject, [
    text(words.withdrawn.text(speakerName(dispute, say), news.name, title)),
    ...afterFreeze(news, dispute),
    text(words.look),
  ])
}

/** Whether the match goes on, if this dispute froze it. */
function afterFreeze(news: MatchNews, { freezes }: Dispute): Block[] {
  return freezes || news.record.frozenAt !== null ? resumed(news, news.say.dispute.thawed) : []
}

/** That the match goes on, and how; or that another dispute keeps it frozen. */
function resumed({ record, say }: MatchNews, how: string): Block[] {
  if (isOver(record)) return []
  return [text(record.frozenAt === null ? how : say.dispute.stillFrozen)]
}
