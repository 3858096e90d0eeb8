import { isAtTable, unreadBy } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { finePrint, type Letter, list, text } from '../letters/letter.ts'
import { readRequest, sayRequest } from '../links/links.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchLetter, matchNews } from './match-mail.ts'

/** A notice, and the message that it is about. */
interface AboutMessage {
  readonly notice: bigint
  readonly match: string
  readonly message: number
}

/** The mail quotes only the last messages of a long talk. */
const mostMessages = 20

/**
 * The messages that the reader has not read, without those of people they muted. There is one such mail until they look
 * again.
 */
export async function said(platform: Platform, about: AboutMessage, accountId: string | null): Promise<Letter> {
  const news = await matchNews(platform, about.match, accountId)
  const { record, account, title } = news
  const say = news.say.talk
  if (!isAtTable(record, account)) throw new Withhold('not-in-match')
  const { after, newest, messages, earlier } = await unreadBy(platform, record, account, mostMessages)
  if (newest === undefined || about.message <= after) throw new Withhold('already-read')
  if (messages.length === 0) throw new Withhold('cause-gone')
  if (await isMailed(platform, about, account, after)) throw new Withhold('already-told')
  return matchLetter(platform, news, say.subject, [
    text(say.text(news.name, title)),
    ...(earlier > 0 ? [text(say.earlier(earlier))] : []),
    list(messages.map(({ name, text: said }) => say.message(name, said))),
    text(say.again),
    text(say.how),
    finePrint([`API: ${sayRequest(record.id)}`, `API: ${readRequest(record.id, newest)}`]),
  ])
}

/** Whether an earlier notice about unread messages was mailed, or still waits. */
async function isMailed(
  { database }: Platform,
  { match, notice }: AboutMessage,
  account: string,
  after: number,
): Promise<boolean> {
  const [earlier] = await database.prisma.$queryRaw<unknown[]>`
    SELECT n.id FROM notices n
    WHERE n.topic = 'said' AND n.match_id = ${match}::uuid AND n.account_id = ${account}::uuid
      AND n.status IN ('pending', 'sent', 'merged')
      AND (n.payload->>'message')::int > ${after} AND n.id < ${notice}
    LIMIT 1`
  return earlier !== undefined
}
