import { accountById } from '../../accounts/index.ts'
import { atDeadline, isClaimed, thisYear, vacationAllowance, vacationDays } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type DeadlineNearFacts, deadlineNearLetter } from '../mails/deadline-near-letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { decisionFacts } from './decision-facts.ts'
import { type About, ownDecision } from './decision-news.ts'
import { matchFacts, type PlayerNews } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'

/** The deadline of a seat's decision is near. */
export const deadlineNear: NoticeBuilder<About, DeadlineNearFacts> = {
  async facts(platform, about, accountId) {
    const news = await ownDecision(platform, about, accountId)
    const { record, open } = news
    const { dueAt, missedAt } = open
    const isToCome = dueAt !== null && missedAt === null && dueAt > platform.clock.now()
    if (!isToCome) throw new Withhold('deadline-passed')
    const { head, decide } = await decisionFacts(platform, news, about)
    const isOnVacation = !open.lapses && !isClaimed(open) && (await vacationBegins(platform, news, dueAt))
    const afterwards = isOnVacation ? 'vacation' : atDeadline(record, open)
    return { ...(await matchFacts(platform, news, { head })), dueAt, afterwards, decide }
  },
  letter: deadlineNearLetter,
}

/** Whether the player takes an automatic vacation rather than miss a deadline, and has days left for one. */
async function vacationBegins({ database }: Platform, { record, account: id }: PlayerNews, dueAt: Date) {
  const calendar = record.participants.find(({ account }) => account === id)?.calendar
  const account = await accountById(database, id)
  if (!calendar || !account?.vacationsByThemselves) return false
  const { vacations, timeZone } = calendar
  return vacationDays(vacations, thisYear(dueAt, timeZone)) < vacationAllowance
}
