import { z } from 'zod'
import { accountRows, lockAccounts } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isUnnotified, queueRows } from '../../platform/queue-notices.ts'
import { isUnread } from './is-unread.ts'
import { messageNotices, noticeDueAt } from './unread-notices.ts'

const furthest = 1_000_000_000

/** How far a reader says they have read. */
export const NewMark = z
  .strictObject({
    version: z.int().min(0).max(furthest).optional().describe('The newest version you have seen.'),
    message: z.int().min(0).max(furthest).optional().describe('The newest message you have read.'),
  })
  .meta({ id: 'NewReadMark', description: 'How far you have read. What is left out stays as it is.' })
export type NewMark = z.infer<typeof NewMark>

/** How far a reader has read a match. */
export const MarkBody = z
  .object({
    version: z.int().describe('The newest version you have seen. Nobody else can see this.'),
    message: z.int().describe('The newest message you have read. The table sees it as `readBy`.'),
  })
  .meta({ id: 'ReadMark', description: 'How far you have read.' })
export type MarkBody = z.infer<typeof MarkBody>

/** How far somebody has read, and their own last move. What came after both is new to them. */
export const OwnMarkBody = MarkBody.extend({
  moved: z
    .int()
    .describe(
      'The version of your own last move, or at which you took moves back by yourself; 0: none. Only moves count that you made by hand while you were asked something in turn. Not counted: answers out of turn, such as food at the end of a round of Le Havre; moves by a standing order, a bot, the clock or a ruling; moves that were taken back; resigning; and moves of others who held your seat.',
    ),
}).meta({ id: 'OwnReadMark', description: 'How far you have read, and your own last move.' })
export type OwnMarkBody = z.infer<typeof OwnMarkBody>

/** A reader, and the newest message they have read. */
export interface Reader {
  readonly account: string
  readonly message: number
}

/** Who has read any messages of a match, and how far. */
export async function readersOf({ database }: Platform, match: string): Promise<Reader[]> {
  const rows = await database.prisma.readMark.findMany({ where: { matchId: match, message: { gt: 0 } } })
  return rows.map(({ accountId, message }) => ({ account: accountId, message }))
}

/** How far an account has read a match; 0 for nothing. */
export async function readMarkOf({ database }: Platform, match: string, account: string): Promise<MarkBody> {
  const mark = await database.prisma.readMark.findUnique({
    where: { matchId_accountId: { matchId: match, accountId: account } },
    select: { version: true, message: true },
  })
  return mark ?? { version: 0, message: 0 }
}

/**
 * Notes how far a reader has read: never back, never past the newest item. One batch locks the account, then the match,
 * so that a concurrent message comes before or after. A reader who has read some of the messages that a mail announced,
 * and not all since, gets another notice: without it, no mail would announce the rest until the next message.
 * @throws Problem not-found if the match or the account no longer exists
 */
export async function moveReadMark(
  { database, clock, signals }: Platform,
  match: string,
  account: string,
  { version = 0, message = 0 }: NewMark,
): Promise<MarkBody> {
  const { prisma } = database
  const now = clock.now()
  const someone = {
    match: Prisma.sql`k.match_id`,
    account: Prisma.sql`k.account_id`,
    read: Prisma.sql`k.message`,
  }
  const [, , [marked]] = await prisma.$transaction([
    lockAccounts(database, [account], 'shared'),
    prisma.$queryRaw`SELECT id::text FROM matches WHERE id = ${match}::uuid FOR SHARE`,
    prisma.$queryRaw<(MarkBody & { isMoreUnread: boolean })[]>`
      WITH marked AS (
        INSERT INTO read_marks (match_id, account_id, version, message, at)
        SELECT m.id, a.id, LEAST(${version}::int, m.version), LEAST(${message}::int, m.talked), ${now}::timestamptz
        FROM matches m, ${accountRows} a
        WHERE m.id = ${match}::uuid AND a.id = ${account}::uuid AND a.status <> 'erased'
        ON CONFLICT (match_id, account_id) DO UPDATE SET
          version = GREATEST(read_marks.version, excluded.version),
          message = GREATEST(read_marks.message, excluded.message),
          at = excluded.at
        RETURNING match_id, account_id, version, message
      ), left_unread AS (
        SELECT max(s.number) AS number FROM marked k
        JOIN messages s ON s.match_id = k.match_id AND ${isUnread(someone.account, someone.read)}
        WHERE ${message}::int > 0
      ), queued AS (
        ${queueRows(Prisma.sql`
        SELECT concat_ws('/', k.match_id, p.number, 'said', l.number, 'after', k.message), k.account_id, k.match_id,
          'said', jsonb_build_object('match', k.match_id, 'message', l.number), ${noticeDueAt(now)}::timestamptz
        FROM marked k JOIN left_unread l ON l.number IS NOT NULL
        JOIN participants p ON p.match_id = k.match_id AND p.account_id = k.account_id
        WHERE ${isUnnotified(messageNotices, someone, now)}`)}
      )
      SELECT version, message, (SELECT number IS NOT NULL FROM left_unread) AS "isMoreUnread" FROM marked`,
  ])
  if (marked === undefined) throw new Problem('not-found')
  const { isMoreUnread, ...body } = marked
  if (isMoreUnread) signals.noticesWritten()
  if (message > 0) signals.matchesChanged([match])
  return body
}
