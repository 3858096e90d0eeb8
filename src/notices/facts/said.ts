import { isAtTable, unreadBy } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type SaidFacts, saidLetter } from '../mails/said-letter.ts'
import { Withhold } from '../record/notice.ts'
import { matchFacts, matchNews } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'

/** A notice, and the message that it is about. */
interface AboutMessage {
  readonly notice: bigint
  readonly match: string
  readonly message: number
}

/** The mail quotes only the last messages of a long talk. */
const mostMessages = 20

/**
 * The messages that the reader has not read, without those of people they muted. Until they look again, there is only
 * one such mail.
 */
export const said: NoticeBuilder<AboutMessage, SaidFacts> = {
  async facts(platform, about, reader) {
    const news = await matchNews(platform, about.match, reader)
    const { record, account } = news
    if (!isAtTable(record, account)) throw new Withhold('not-in-match')
    const { after, newest, messages, earlier } = await unreadBy(platform, record, account, mostMessages)
    if (newest === undefined || about.message <= after) throw new Withhold('already-read')
    if (messages.length === 0) throw new Withhold('cause-gone')
    if (await isMailed(platform, about, account, after)) throw new Withhold('already-told')
    return { ...(await matchFacts(platform, news, { tab: 'talk' })), messages, earlier, newest }
  },
  letter: saidLetter,
}

/** Whether an earlier notice about unread messages was mailed, or is still pending. */
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
