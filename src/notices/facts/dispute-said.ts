import { disputeComment } from '../../disputes/index.ts'
import { type DisputeSaidFacts, disputeSaidLetter } from '../mails/dispute-said-letter.ts'
import { Withhold } from '../record/notice.ts'
import { disputeOf, speaker } from './dispute-news.ts'
import { matchFacts, playerNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'

/**
 * Somebody has commented on a dispute. The mail is withheld once the dispute is settled, since nobody can answer any
 * more.
 */
export const disputeSaid: NoticeBuilder<DraftOf<'dispute-said'>, DisputeSaidFacts> = {
  async facts(platform, said, reader) {
    const news = await playerNews(platform, said.match, reader)
    const { status } = await disputeOf(platform, said)
    if (status !== 'open') throw new Withhold('dispute-over')
    const comment = await disputeComment(platform, said)
    if (comment === null || comment.account === null) throw new Withhold('cause-gone')
    return {
      ...(await matchFacts(platform, news, { tab: 'match' })),
      dispute: said.dispute,
      by: speaker(comment),
      text: comment.text,
    }
  },
  letter: disputeSaidLetter,
}
