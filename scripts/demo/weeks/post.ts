import type { Platform } from '../../../src/platform/platform.ts'

/** A mail that the server has sent: its recipient and its subject matter. */
export interface Sent {
  readonly account: string
  readonly topic: string
  /** Null if the mail is about no match that exists. */
  readonly match: string | null
  readonly game: string | null
}

/** The mails since the last call. The mail catcher has their text; this is what the outbox says about them. */
export function postOf({ database, clock }: Pick<Platform, 'database' | 'clock'>): () => Promise<Sent[]> {
  let since = new Date(0)
  let known = new Set<bigint>()
  return async () => {
    const now = clock.now()
    const rows = await database.prisma.$queryRaw<(Sent & { id: bigint; at: Date })[]>`
      SELECT n.id, n.account_id::text AS account, n.topic, m.id::text AS match, m.game, n.done_at AS at
      FROM notices n LEFT JOIN matches m ON m.id = n.match_id
      WHERE n.status IN ('sent', 'merged') AND n.done_at >= ${since} AND n.account_id IS NOT NULL ORDER BY n.done_at, n.id`
    const sent = rows.filter(({ id }) => !known.has(id))
    known = new Set(rows.filter(({ at }) => at >= now).map(({ id }) => id))
    since = now
    return sent
  }
}
