import { takesPart } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchLetter, matchNews } from './match-mail.ts'

/** The creator of a match took a seat back before the start: told to whoever had it, and has not joined again. */
export async function seatRemoved(platform: Platform, match: string, accountId: string | null): Promise<Letter> {
  const news = await matchNews(platform, match, accountId)
  const { record, account, say, title } = news
  if (takesPart(record, account)) throw new Withhold('cause-gone')
  const { subject, told } = say.table.removed
  return matchLetter(platform, news, subject, [text(told(news.name, title)), text(say.table.others)])
}
