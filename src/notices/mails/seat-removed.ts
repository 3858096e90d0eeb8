import { takesPart } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchLetter, matchNews } from './match-mail.ts'

/**
 * The creator of a match took a seat back before the start. Goes to the player who had it, unless they have joined
 * again.
 */
export async function seatRemoved(platform: Platform, match: string, accountId: string | null): Promise<Letter> {
  const news = await matchNews(platform, match, accountId)
  const { record, account, say, title } = news
  if (takesPart(record, account)) throw new Withhold('cause-gone')
  const { subject, text: removed } = say.table.removed
  return matchLetter(platform, news, subject, [text(removed(news.name, title)), text(say.table.others)])
}
