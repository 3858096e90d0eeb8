import { accountRows } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MatchRecord } from '../record/record.ts'
import { isUnread } from './is-unread.ts'
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
  const { prisma } = platform.database
  const { message: after } = await readMarkOf(platform, id, reader)
  const shown = await prisma.$queryRaw<{ name: string; text: string; unread: number }[]>`
    SELECT a.name, s.text, (count(*) OVER ())::int AS unread
    FROM messages s JOIN ${accountRows} a ON a.id = s.account_id
    WHERE s.match_id = ${id}::uuid AND ${isUnread(Prisma.sql`${reader}::uuid`, Prisma.sql`${after}::int`)}
    ORDER BY s.number DESC LIMIT ${most}`
  const byOthers = await prisma.message.findFirst({
    where: { matchId: id, number: { gt: after }, OR: [{ accountId: null }, { accountId: { not: reader } }] },
    orderBy: { number: 'desc' },
  })
  return {
    after,
    newest: byOthers?.number,
    messages: shown.map(({ name, text }) => ({ name, text })).reverse(),
    earlier: (shown[0]?.unread ?? 0) - shown.length,
  }
}
