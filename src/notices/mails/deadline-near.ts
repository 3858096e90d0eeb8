import { accountById } from '../../accounts/index.ts'
import { atDeadline, isClaimed, thisYear, vacationAllowance, vacationDays } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { timeFor } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { type About, ownDecision } from './decision-news.ts'
import { matchLetter, type PlayerNews } from './match-mail.ts'
import { toDecide } from './to-decide.ts'

/** The deadline of a decision is near: when it is, what happens then, and all one needs to decide. */
export async function deadlineNear(platform: Platform, about: About, accountId: string | null): Promise<Letter> {
  const news = await ownDecision(platform, about, accountId)
  const { record, open, to, say, title } = news
  const { dueAt, missedAt } = open
  const isToCome = dueAt !== null && missedAt === null && dueAt > platform.clock.now()
  if (!isToCome) throw new Withhold('deadline-passed')
  const { head, blocks } = await toDecide(platform, news, about)
  const isOnVacation = !open.lapses && !isClaimed(open) && (await vacationBegins(platform, news, dueAt))
  const then = isOnVacation ? 'vacation' : atDeadline(record, open)
  return matchLetter(platform, { ...news, head }, say.near.subject, [
    text(say.near.text(news.name, title, timeFor(to, dueAt))),
    text(then === 'forfeit' ? say.absence.forfeit : say.near.afterwards[then]),
    ...blocks,
  ])
}

/** Whether the player takes an automatic vacation rather than miss a deadline, and has days left for one. */
async function vacationBegins({ database }: Platform, { record, account: id }: PlayerNews, dueAt: Date) {
  const calendar = record.participants.find(({ account }) => account === id)?.calendar
  const account = await accountById(database, id)
  if (!calendar || !account?.vacationsByThemselves) return false
  const { vacations, timeZone } = calendar
  return vacationDays(vacations, thisYear(dueAt, timeZone)) < vacationAllowance
}
