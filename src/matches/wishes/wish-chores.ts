import { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import { type Chore, type Log, mostAtOnce, oneByOne } from '../clock/clock.ts'
import { meetWishes } from './meeting.ts'
import { termsIn } from './wish-terms.ts'

/** Wishes that were not met in time are gone, and whoever wished is told: once. */
export function wishExpiries({ database, outbox }: Platform): Chore {
  return async (now) => {
    const told = await database.prisma.$executeRaw`
      WITH expired AS (
        DELETE FROM wishes WHERE id IN (
          SELECT w.id FROM wishes w JOIN accounts a ON a.id = w.account_id
          WHERE w.expires_at <= ${now} ORDER BY w.expires_at LIMIT ${mostAtOnce}
          FOR UPDATE OF w SKIP LOCKED FOR KEY SHARE OF a SKIP LOCKED
        )
        RETURNING id, account_id, game, seats
      )
      ${queueRows(Prisma.sql`
      SELECT concat_ws('/', id, 'wish-expired'), account_id, NULL::uuid, 'wish-expired',
        jsonb_build_object('game', game, 'seats', seats), ${new Date(0)}
      FROM expired`)}`
    if (told > 0) outbox.written()
    return told
  }
}

const millisecondsBetweenLooks = 10 * 60_000

/**
 * Looks now and then whether wishes can be met for which nobody looked when they could: since somebody was banned from a
 * match that waits, or unblocked, or since a server stopped right after it had stored one.
 */
export function wishLooks(platform: Platform, log: Log): Chore {
  const { wish } = platform.database.prisma
  let next = 0
  const look = oneByOne(
    log,
    () => wish.groupBy({ by: ['terms'], orderBy: { terms: 'asc' } }),
    ({ terms }) => meetWishes(platform, termsIn(terms)),
    async () => undefined,
  )
  return async (now) => {
    if (now.getTime() < next) return 0
    next = now.getTime() + millisecondsBetweenLooks
    return look(now)
  }
}
