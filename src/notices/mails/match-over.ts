import { AbortedEvent } from '../../journal/entry.ts'
import { endingSays, readEntries } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { heading, type Letter, list, text } from '../letters/letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchLetter, playerNews } from './match-mail.ts'

/** The match has ended: why, and every seat's place with its score line by line. */
export async function matchEnded(platform: Platform, match: string, accountId: string | null): Promise<Letter> {
  const news = await playerNews(platform, match, accountId)
  const { record, say, names, title, wording } = news
  const { result } = record
  if (result === null) throw new Withhold('cause-gone')
  const places = [...result.seats].sort((one, other) => one.place - other.place || one.seat - other.seat)
  return matchLetter(platform, news, say.ended.subject, [
    text(say.ended.text(news.name, title)),
    text(endingSays(result, wording, names, news.to.language)),
    heading(say.ended.result),
    ...places.flatMap(({ seat, place, points, lines }) => [
      text(say.ended.place(place, names(seat), points)),
      list(lines.map((line) => say.ended.line(wording.score(line.label), line.points))),
    ]),
    text(say.ended.seed),
  ])
}

/** The match was aborted: why, according to the last entry of its journal. */
export async function matchAborted(platform: Platform, match: string, accountId: string | null): Promise<Letter> {
  const news = await playerNews(platform, match, accountId)
  const { record, say, title } = news
  const [last] = await readEntries(platform, match, { after: record.version - 1, upTo: record.version })
  if (last?.kind !== 'aborted') throw new Withhold('cause-gone')
  const { reason } = AbortedEvent.parse(last.events[0])
  return matchLetter(platform, news, say.aborted.subject, [
    text(say.aborted.text[reason](news.name, title)),
    text(say.aborted.kept),
  ])
}
