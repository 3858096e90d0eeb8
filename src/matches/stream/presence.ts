import { later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MatchListener } from './listener.ts'

/** How long a player counts as present after their last heartbeat: longer than the time between two heartbeats. */
const millisecondsBelieved = 60_000

/**
 * Notes that the players among these listeners have their match open, on whichever server they listen; and forgets who
 * went away. Spectators are mailed no turns, so nothing is noted of them.
 */
export async function notePresence({ database, clock }: Platform, listeners: readonly MatchListener[]): Promise<void> {
  const staying = listeners.filter(({ follows }) => follows)
  if (staying.length === 0) return
  const now = clock.now()
  const until = later(now, millisecondsBelieved)
  const { prisma } = database
  await prisma.$executeRaw`
    DELETE FROM presences WHERE (account_id, match_id) IN (
      SELECT account_id, match_id FROM presences WHERE until <= ${now} FOR UPDATE SKIP LOCKED
    )`
  // Rows are locked in one order, so that two servers cannot deadlock.
  await prisma.$executeRaw`
    INSERT INTO presences (account_id, match_id, until)
    SELECT DISTINCT p.account_id, p.match_id, ${until}::timestamptz
    FROM unnest(${staying.map(({ caller }) => caller.account)}::uuid[], ${staying.map(({ about }) => about)}::uuid[])
      AS here (account_id, match_id)
    JOIN participants p USING (account_id, match_id)
    WHERE p.seat IS NOT NULL
    ORDER BY p.account_id, p.match_id
    ON CONFLICT (account_id, match_id) DO UPDATE SET until = EXCLUDED.until`
}

/** The matches that an account has open on a stream. */
export async function openMatches({ database, clock }: Platform, account: string): Promise<ReadonlySet<string>> {
  const rows = await database.prisma.presence.findMany({
    where: { accountId: account, until: { gt: clock.now() } },
    select: { matchId: true },
  })
  return new Set(rows.map(({ matchId }) => matchId))
}
