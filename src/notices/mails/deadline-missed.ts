import { holderOf, mayClaim } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { heading, type Letter, text } from '../letters/letter.ts'
import { timeFor } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { type About, decisionNews } from './decision-news.ts'
import { matchLetter } from './match-mail.ts'

/**
 * A deadline has passed, and the match waits, perhaps for a substitute. Goes to everybody at the table; the player who
 * is late gets other words.
 */
export async function deadlineMissed(platform: Platform, about: About, accountId: string | null): Promise<Letter> {
  const news = await decisionNews(platform, about, accountId)
  const { record, open, seat, to, say, title, wording, names } = news
  if (open.dueAt === null) throw new Withhold('cause-gone')
  const deadline = timeFor(to, open.dueAt)
  const late = names(about.seat)
  const { own, other } = say.missed
  const offeredAt = holderOf(record, about.seat)?.offeredAt ?? null
  const wait = record.late === 'substitute' || offeredAt !== null ? 'offered' : 'waits'
  const words =
    seat === about.seat
      ? { subject: own.subject, text: own.text(news.name, title, deadline), asked: say.turn.asked, wait: own[wait] }
      : {
          subject: other.subject(late),
          text: other.text(late, news.name, title, deadline),
          asked: other.asked(late),
          wait: other[wait],
        }
  return matchLetter(platform, news, words.subject, [
    text(words.text),
    text(words.wait),
    ...(mayClaim(record, seat) ? [text(say.absence.offer)] : []),
    // Questions and their ids are public, whatever the answers are.
    heading(words.asked),
    text(wording.question(about.question)),
  ])
}
