import { isOver, seatOf } from '../../matches/index.ts'
import { judgingPage } from '../links/judging-page.ts'
import { pageLink } from '../links/links.ts'
import { type DisputeRaisedFacts, disputeRaisedLetter } from '../mails/dispute-raised-letter.ts'
import { Withhold } from '../record/notice.ts'
import { type AboutDispute, disputeOf, speaker } from './dispute-news.ts'
import { matchFacts, matchNews } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'

/** A dispute was raised. Goes to the table, and to administrators. */
export const disputeRaised: NoticeBuilder<AboutDispute, DisputeRaisedFacts> = {
  async facts(platform, about, reader) {
    const news = await matchNews(platform, about.match, reader)
    const { record, account } = news
    const isAtTable = seatOf(record, account) !== undefined
    if (!isAtTable && reader.role !== 'administrator') throw new Withhold('not-in-match')
    const dispute = await disputeOf(platform, about)
    if (dispute.status !== 'open') throw new Withhold('dispute-over')
    if (dispute.account === null) throw new Withhold('cause-gone')
    const facts = await matchFacts(platform, news, { tab: 'match' })
    const judging = judgingPage(record, reader)
    return {
      ...facts,
      page: judging === null ? facts.page : { for: 'judge', url: pageLink(platform, judging) },
      dispute: dispute.number,
      by: speaker(dispute),
      version: dispute.version,
      text: dispute.text,
      meanwhile: isOver(record) ? 'over' : record.frozenAt === null ? 'goesOn' : 'frozen',
      isAtTable,
    }
  },
  letter: disputeRaisedLetter,
}
