import { accountRows } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { type Chore, mostAtOnce, oneByOne } from '../../platform/chore.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import { meetWishes } from './meeting.ts'
import { termsIn } from './wish-terms.ts'

/** Deletes wishes that were not met in time, and notifies their players once. */
export function wishExpiries({ database, signals }: Platform): Chore {
  return async (now) => {
    const noticesTo = await database.prisma.$executeRaw`
      WITH expired AS (
        DELETE FROM wishes WHERE id IN (
          SELECT w.id FROM wishes w JOIN ${accountRows} a ON a.id = w.account_id
          WHERE w.expires_at <= ${now} ORDER BY w.expires_at LIMIT ${mostAtOnce}
          FOR UPDATE OF w SKIP LOCKED FOR KEY SHARE OF a SKIP LOCKED
        )
        RETURNING id, account_id, game, seats
      )
      ${queueRows(Prisma.sql`
      SELECT concat_ws('/', id, 'wish-expired'), account_id, NULL::uuid, 'wish-expired',
        jsonb_build_object('game', game, 'seats', seats), ${new Date(0)}
      FROM expired`)}`
    if (noticesTo > 0) signals.noticesWritten()
    return noticesTo
  }
}

const millisecondsBetweenRounds = 10 * 60_000

/**
 * Meets, from time to time, the wishes that were passed over: because a player left an open match by being banned, a
 * block was lifted, or a server stopped right after storing a wish.
 */
export function wishMeetings(platform: Platform, log: Log): Chore {
  const { wish } = platform.database.prisma
  let next = 0
  const meetAll = oneByOne(
    log,
    () => wish.groupBy({ by: ['terms'], orderBy: { terms: 'asc' } }),
    ({ terms }) => meetWishes(platform, termsIn(terms)),
    async () => undefined,
  )
  return async (now) => {
    if (now.getTime() < next) return 0
    next = now.getTime() + millisecondsBetweenRounds
    return meetAll(now)
  }
}
