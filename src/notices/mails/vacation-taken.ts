import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { dayFor, timeFor } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { decisionNews } from './decision-news.ts'
import { matchLetter } from './match-mail.ts'

type Taken = Extract<NoticeDraft, { topic: 'vacation-taken' }>

/**
 * A vacation has begun automatically. The player on vacation and everybody else at a table that waits get different
 * words.
 */
export async function vacationTaken(platform: Platform, taken: Taken, accountId: string | null): Promise<Letter> {
  const news = await decisionNews(platform, taken, accountId)
  const { record, open, seat, to, say, title, names } = news
  if (open.dueAt === null) throw new Withhold('cause-gone')
  const [until, deadline] = [dayFor(to.language, taken.until), timeFor(to, open.dueAt)]
  const { own, other } = say.vacation
  const name = names(taken.seat)
  return seat === taken.seat
    ? matchLetter(platform, news, own.subject, [
        text(own.text(record.name, title, until)),
        text(own.deadline(deadline)),
        text(own.end),
      ])
    : matchLetter(platform, news, other.subject(name), [
        text(other.text(name, record.name, title, until)),
        text(other.deadline(deadline)),
      ])
}
