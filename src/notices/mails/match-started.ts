import { headAt } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { heading, type Letter, list, text } from '../letters/letter.ts'
import { listed } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchLetter, playerNews } from './match-mail.ts'

/** The match has begun: who sits where, and who decides first. */
export async function matchStarted(platform: Platform, match: string, accountId: string | null): Promise<Letter> {
  const news = await playerNews(platform, match, accountId)
  const { record, say, names, title, to } = news
  if (record.status !== 'running') throw new Withhold('match-over')
  const seats = record.participants.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  const { decisions } = await headAt(platform, record, 1)
  return matchLetter(platform, news, say.started.subject, [
    text(say.started.text(news.name, title)),
    heading(say.started.seats),
    list(seats.map((seat) => say.started.seat(seat + 1, names(seat)))),
    text(
      say.started.first(
        listed(
          to.language,
          decisions.map(({ seat }) => names(seat)),
        ),
        decisions.length,
      ),
    ),
  ])
}
