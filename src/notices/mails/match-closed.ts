import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { matchLetter, matchNews } from './match-mail.ts'

type MatchClosedNotice = Extract<NoticeDraft, { topic: 'match-closed' }>

/** A match that waited for players was closed. Goes to everybody who had joined, even if they have left since. */
export async function matchClosed(
  platform: Platform,
  { match, why }: MatchClosedNotice,
  accountId: string | null,
): Promise<Letter> {
  const news = await matchNews(platform, match, accountId)
  const { say, title } = news
  const { subject, text: closed } = say.table.closed[why]
  return matchLetter(platform, news, subject, [text(closed(news.name, title)), text(say.table.others)])
}
