import { afterDeadline } from '../../matches/index.ts'
import { type DeadlineNearFacts, deadlineNearLetter } from '../mails/deadline-near-letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { decisionFacts } from './decision-facts.ts'
import { type About, ownDecision } from './decision-news.ts'
import { matchFacts } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'

/** The deadline of a seat's decision is near. */
export const deadlineNear: NoticeBuilder<About, DeadlineNearFacts> = {
  async facts(platform, about, reader) {
    const news = await ownDecision(platform, about, reader)
    const { record, open } = news
    const { dueAt, missedAt } = open
    const isToCome = dueAt !== null && missedAt === null && dueAt > platform.clock.now()
    if (!isToCome) throw new Withhold('deadline-passed')
    const { head, decide } = await decisionFacts(platform, news, about)
    const afterwards = afterDeadline(record, open, reader)
    return { ...(await matchFacts(platform, news, { head })), dueAt, afterwards, decide }
  },
  letter: deadlineNearLetter,
}
