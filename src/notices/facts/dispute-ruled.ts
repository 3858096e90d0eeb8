import { beforeRuling, type Dispute, remedyInWords, StoredRemedies } from '../../disputes/index.ts'
import { holdingsOf, isOver, namesAt, takesPart } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type DisputeRuledFacts, disputeRuledLetter } from '../mails/dispute-ruled-letter.ts'
import { Withhold } from '../record/notice.ts'
import { type AboutDispute, disputeOf, speaker } from './dispute-news.ts'
import { type MatchNews, matchFacts, matchNews } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'

/** A dispute was ruled on, or withdrawn. The mail is sent even if the match is over. */
export const disputeRuled: NoticeBuilder<AboutDispute, DisputeRuledFacts> = {
  async facts(platform, about, reader) {
    const news = await matchNews(platform, about.match, reader)
    const dispute = await disputeOf(platform, about)
    // Former players get it, too: somebody who lost a seat by the ruling wants to know why. So does an administrator who
    // raised the dispute.
    const isConcerned = takesPart(news.record, news.account) || dispute.accountId === news.account
    if (!isConcerned) throw new Withhold('not-in-match')
    const raisedBy = speaker(dispute)
    switch (dispute.status) {
      case 'upheld':
      case 'rejected':
        return {
          ...(await ruling(platform, news, dispute)),
          ...(await matchFacts(platform, news, { tab: 'match' })),
          outcome: dispute.status,
          raisedBy,
        }
      case 'withdrawn':
        return {
          ...(await matchFacts(platform, news, { tab: 'match' })),
          outcome: dispute.status,
          raisedBy,
          goingOn: thawed(news, dispute),
        }
      default:
        throw new Withhold('cause-gone')
    }
  },
  letter: disputeRuledLetter,
}

/** Who ruled, why, and what was done. */
async function ruling(platform: Platform, news: MatchNews, dispute: Dispute) {
  const { record, account, to } = news
  const { first, last, text, reasons, ruledBy } = dispute
  const done = StoredRemedies.parse(dispute.remedies)
  const names = namesAt(record, await holdingsOf(platform, record), beforeRuling(dispute), to.language)
  const isRewound = done.some(({ kind }) => kind === 'rewind')
  return {
    administrator: ruledBy?.name ?? null,
    isOwn: dispute.accountId === account,
    text,
    reasons: reasons ?? '',
    remedies: done.map((remedy) => remedyInWords(remedy, names, to.language)),
    entries: first === null || last === null ? null : { first, last },
    goingOn: isRewound ? goingOn(news, 'askedAnew') : thawed(news, dispute),
  }
}

/** Whether the match goes on, if this dispute froze it. */
function thawed(news: MatchNews, { freezes }: Dispute): DisputeRuledFacts['goingOn'] {
  return freezes || news.record.frozenAt !== null ? goingOn(news, 'thawed') : null
}

/** Says how the match goes on, or that another dispute keeps it frozen. */
function goingOn({ record }: MatchNews, how: 'thawed' | 'askedAnew'): DisputeRuledFacts['goingOn'] {
  if (isOver(record)) return null
  return record.frozenAt === null ? how : 'stillFrozen'
}
