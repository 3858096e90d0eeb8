import { accountRows, lockAccounts } from '../../accounts/index.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { ownTable } from './at-table.ts'

/**
 * Reports another player's message to the administrators. Reporting it again changes nothing. The lock on the message
 * prevents a report of one that is being hidden.
 * @throws Problem not-found, not-your-seat, not-allowed for one's own message, message-hidden
 */
export async function reportMessage(
  platform: Platform,
  match: string,
  caller: Player,
  { number, why }: { readonly number: number; readonly why: string },
): Promise<void> {
  await ownTable(platform, match, caller)
  const { prisma } = platform.database
  const { account } = caller
  const message = await prisma.message.findUnique({ where: { matchId_number: { matchId: match, number } } })
  if (message === null) throw new Problem('not-found')
  if (message.accountId === account) throw new Problem('not-allowed')
  const [, held] = await prisma.$transaction([
    lockAccounts(platform.database, [account], 'shared'),
    prisma.$queryRaw<unknown[]>`
      WITH held AS (
        SELECT m.match_id, m.number FROM messages m
        WHERE m.match_id = ${match}::uuid AND m.number = ${number} AND m.hidden_at IS NULL FOR SHARE
      ), reported AS (
        INSERT INTO message_reports (match_id, number, account_id, why, at)
        SELECT h.match_id, h.number, a.id, ${why}, ${platform.clock.now()}::timestamptz
        FROM held h JOIN ${accountRows} a ON a.id = ${account}::uuid AND a.status <> 'erased'
        ON CONFLICT (match_id, number, account_id) DO NOTHING
      )
      SELECT number FROM held`,
  ])
  if (held.length === 0) throw new Problem('message-hidden')
}
