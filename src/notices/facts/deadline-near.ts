import type { Account } from '../../generated/prisma/client.ts'
import { atDeadline, isWinClaimed, thisYear, vacationAllowance, vacationDays } from '../../matches/index.ts'
import { type DeadlineNearFacts, deadlineNearLetter } from '../mails/deadline-near-letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { decisionFacts } from './decision-facts.ts'
import { type About, ownDecision } from './decision-news.ts'
import { matchFacts, type PlayerNews } from './match-news.ts'
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
    const isOnVacation = !open.lapses && !isWinClaimed(open) && vacationBegins(news, reader, dueAt)
    const afterwards = isOnVacation ? 'vacation' : atDeadline(record, open)
    return { ...(await matchFacts(platform, news, { head })), dueAt, afterwards, decide }
  },
  letter: deadlineNearLetter,
}

/** Whether the player takes an automatic vacation rather than miss a deadline, and has days left for one. */
function vacationBegins({ record, account: id }: PlayerNews, reader: Account, dueAt: Date): boolean {
  const calendar = record.participants.find(({ account }) => account === id)?.calendar
  if (!calendar || !reader.vacationsByThemselves) return false
  const { vacations, timeZone } = calendar
  return vacationDays(vacations, thisYear(dueAt, timeZone)) < vacationAllowance
}
