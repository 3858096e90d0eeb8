import { accountRows, hasMuted } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isUnnotified, queueRows } from '../../platform/queue-notices.ts'
import { existing } from '../record/find-match.ts'
import { raiseRoster } from '../record/raise-roster.ts'
import { isAtTableInSql, ownTable, requireAtTable } from './at-table.ts'
import { messageNotices, noticeDueAt } from './unread-notices.ts'

/** A stored message, by its number in the match. */
interface SaidMessage {
  readonly number: number
}

/**
 * Stores a message to a table. One batch locks the players' accounts, so that none is erased meanwhile, then the match,
 * so that messages are numbered without gaps and the read marks are current. Everybody who has not muted the author
 * gets one notice.
 * @throws Problem not-found, not-your-seat
 */
export async function sayAtTable(
  platform: Platform,
  match: string,
  caller: Player,
  text: string,
): Promise<SaidMessage> {
  await ownTable(platform, match, caller)
  const { account } = caller
  const { prisma } = platform.database
  const now = platform.clock.now()
  const someone = {
    match: Prisma.sql`c.id`,
    account: Prisma.sql`p.account_id`,
    read: Prisma.sql`COALESCE(r.message, 0)`,
  }
  const [, , [said]] = await prisma.$transaction([
    prisma.$queryRaw<unknown[]>`
      SELECT a.id::text FROM ${accountRows} a JOIN participants p ON p.account_id = a.id
      WHERE p.match_id = ${match}::uuid ORDER BY a.id FOR SHARE OF a`,
    prisma.$queryRaw<unknown[]>`SELECT id::text FROM matches WHERE id = ${match}::uuid FOR NO KEY UPDATE`,
    prisma.$queryRaw<{ number: number }[]>`
      WITH present AS (
        SELECT m.id AS match, p.number, p.account_id FROM matches m
        JOIN participants p ON p.match_id = m.id JOIN ${accountRows} a ON a.id = p.account_id
        WHERE m.id = ${match}::uuid AND ${isAtTableInSql}
      ), counted AS (
        UPDATE matches m SET talked = m.talked + 1 FROM present p
        WHERE m.id = p.match AND p.account_id = ${account}::uuid RETURNING m.id, m.talked AS number
      ), said AS (
        INSERT INTO messages (match_id, number, account_id, text, at)
        SELECT c.id, c.number, ${account}::uuid, ${text}, ${now}::timestamptz FROM counted c
      ), queued AS (
        ${queueRows(Prisma.sql`
        SELECT concat_ws('/', c.id, p.number, 'said', c.number), p.account_id, c.id, 'said',
          jsonb_build_object('match', c.id, 'message', c.number), ${noticeDueAt(now)}::timestamptz
        FROM counted c JOIN present p ON p.account_id <> ${account}::uuid
        LEFT JOIN read_marks r ON r.match_id = c.id AND r.account_id = p.account_id
        WHERE NOT ${hasMuted(Prisma.sql`p.account_id`, Prisma.sql`${account}::uuid`)}
          AND ${isUnnotified(messageNotices, someone, now)}`)}
      )
      SELECT number FROM counted`,
  ])
  // The author has left the table, or their account was closed, in the meantime.
  if (said === undefined) throw new Problem('not-your-seat')
  platform.signals.noticesWritten()
  platform.signals.matchesChanged([match])
  return said
}

/**
 * Withdraws a message: its text is deleted for good. Its author can do so even after leaving the table.
 * @throws Problem not-found, not-your-seat, not-allowed, message-hidden
 */
export async function withdrawMessage(
  platform: Platform,
  match: string,
  caller: Player,
  number: number,
): Promise<void> {
  const { prisma } = platform.database
  const record = await existing(platform, match)
  const message = await prisma.message.findUnique({ where: { matchId_number: { matchId: match, number } } })
  if (message?.accountId !== caller.account) {
    requireAtTable(record, caller)
    throw new Problem(message === null ? 'not-found' : 'not-allowed')
  }
  if (message.hiddenAt !== null) throw new Problem('message-hidden')
  // The match is locked before its messages, as when an account is erased.
  const [, { count }] = await prisma.$transaction([
    prisma.$executeRaw`${raiseRoster} WHERE m.id = ${match}::uuid`,
    prisma.message.updateMany({
      where: { matchId: match, number, accountId: caller.account, hiddenAt: null },
      data: { text: '', hiddenAt: platform.clock.now(), hiddenBy: 'author' },
    }),
  ])
  if (count === 0) throw new Problem('message-hidden')
  platform.signals.matchesChanged([match])
}
