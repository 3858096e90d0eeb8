import { accountName, notMutedBy } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MatchRecord } from '../record/record.ts'
import { readMarkOf } from './read-marks.ts'

/** The messages of others that a reader has not read yet. */
interface Unread {
  /** The newest message that they have read. */
  readonly after: number
  /** The newest message of others, even one whose text is hidden from the reader; undefined if there is none. */
  readonly newest: number | undefined
  /** The newest messages that they may read, in order. */
  readonly messages: readonly { readonly name: string; readonly text: string }[]
  /** How many more unread messages came before those. */
  readonly earlier: number
}

/** What a reader has not read yet. @param most how many messages are read in full */
export async function unreadBy(platform: Platform, { id }: MatchRecord, reader: string, most: number): Promise<Unread> {
  const { message } = platform.database.prisma
  const { message: after } = await readMarkOf(platform, id, reader)
  const since = { matchId: id, number: { gt: after } }
  const readable = {
    ...since,
    hiddenAt: null,
    accountId: { not: reader },
    account: notMutedBy(reader),
  }
  const shown = await message.findMany({
    where: readable,
    include: { account: accountName },
    orderBy: { number: 'desc' },
    take: most,
  })
  const byOthers = await message.findFirst({
    where: { ...since, OR: [{ accountId: null }, { accountId: { not: reader } }] },
    orderBy: { number: 'desc' },
  })
  return {
    after,
    newest: byOthers?.number,
    messages: shown.reverse().map(({ account, text }) => ({ name: account?.name ?? '', text })),
    earlier: (await message.count({ where: readable })) - shown.length,
  }
}
