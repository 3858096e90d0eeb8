import { accountRows, accountWithStatus } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { creatorWithout, stayOnlyBotsWithout } from '../lobby/leaving.ts'
import { raiseRoster } from '../record/raise-roster.ts'

/**
 * For the batch that bans or erases an account. The account leaves every match that has not started; in running matches
 * the server decides for its seats from now on, so that nobody waits for them. Matches are locked before their
 * decisions, and each roster is raised, so that a start, a join or a move at the same moment is refused. Nothing
 * happens to an account that is neither banned nor erased.
 */
export function leaveMatches({ database, clock }: Platform, accountId: string) {
  const { participant } = database.prisma
  const now = clock.now()
  const ofClosedAccount = { accountId, account: accountWithStatus('banned', 'erased') }
  const status = 'open'
  const isWaiting = Prisma.sql`m.status = 'open' AND EXISTS (
    SELECT FROM participants p JOIN ${accountRows} a ON a.id = p.account_id
    WHERE p.match_id = m.id AND a.id = ${accountId}::uuid AND a.status IN ('banned', 'erased'))`
  return [
    database.prisma.$executeRaw`
      ${raiseRoster}, status = 'aborted', ended_at = ${now}::timestamptz WHERE ${isWaiting} AND ${stayOnlyBotsWithout(accountId)}`,
    database.prisma.$executeRaw`${raiseRoster} WHERE ${isWaiting}`,
    database.prisma.$executeRaw`
      UPDATE matches m SET created_by_id = ${creatorWithout(accountId)}
      FROM ${accountRows} a
      WHERE a.id = ${accountId}::uuid AND a.status IN ('banned', 'erased')
        AND m.created_by_id = a.id AND m.status = 'open'`,
    participant.deleteMany({
      where: { ...ofClosedAccount, match: { OR: [{ status }, { status: 'aborted', version: 0 }] } },
    }),
    database.prisma.$executeRaw`
      WITH held AS (
        SELECT m.id, p.seat FROM participants p JOIN ${accountRows} a ON a.id = p.account_id JOIN matches m ON m.id = p.match_id
        WHERE a.id = ${accountId}::uuid AND a.status IN ('banned', 'erased') AND p.seat IS NOT NULL AND m.status = 'running'
        ORDER BY m.id FOR UPDATE OF m
      ), guarded AS (
        ${raiseRoster} WHERE id IN (SELECT id FROM held)
      ), countermanded AS (
        DELETE FROM standing_orders o USING held h WHERE o.match_id = h.id AND o.seat = h.seat
      ), without_orders AS (
        UPDATE participants p SET has_orders = false FROM held h WHERE p.match_id = h.id AND p.seat = h.seat
      )
      UPDATE decisions d SET act_at = ${now}, counted = NULL, due_at = NULL, remind_at = NULL
      FROM held h WHERE d.match_id = h.id AND d.seat = h.seat`,
  ]
}
