import { setTimeout as nap } from 'node:timers/promises'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Database, ReplicaNews } from './database.ts'
import { whyUnavailable } from './sql-state.ts'

/** How old what a replica says may be, in milliseconds. */
const oldest = 1_000
/** How long a proof lasts before the replica is asked again. */
const millisecondsToTrust = 250
/** Between two questions while it is behind. */
const millisecondsBetweenLooks = 20

/**
 * Makes `readReplica` read from the replica while it has kept up, which means that it has everything that the primary had at
 * some moment of the last second. Times on the replica would not show that, since they stand still when nothing is
 * written, and when it is cut off.
 * @param now milliseconds since any moment
 */
export function withReplica(primary: Database, replica: Database, now = () => performance.now()): Database {
  /** The replica has everything that was stored until this moment. */
  let provenAt = Number.NEGATIVE_INFINITY
  let isProving = false
  let isAway = false
  const hearers: ((news: ReplicaNews) => void)[] = []

  /** Tells of changes alone: while it is away, it is asked several times a second. */
  function note(news: ReplicaNews): void {
    if (isAway === (news.is === 'away')) return
    isAway = news.is === 'away'
    for (const hear of hearers) hear(news)
  }

  async function prove(): Promise<void> {
    isProving = true
    const asked = now()
    const [here] = await primary.read<{ lsn: string }>(Prisma.sql`SELECT pg_current_wal_lsn()::text AS lsn`)
    try {
      while (now() - asked < oldest) {
        const [there] = await replica.read<{ has: boolean }>(Prisma.sql`
          SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${here?.lsn}::pg_lsn AS has`)
        note({ is: 'back' })
        if (there?.has === true) {
          provenAt = asked
          return
        }
        await nap(millisecondsBetweenLooks)
      }
    } catch (error) {
      note({ is: 'away', error })
    }
  }

  return {
    ...primary,
    onReplica: (hear) => void hearers.push(hear),
    async readReplica(read) {
      const age = now() - provenAt
      // In the background: a replica that is away must not hold up anybody.
      if (age > millisecondsToTrust && !isProving)
        void prove()
          // The primary is away: whoever asks it for something else hears of it.
          .catch(() => undefined)
          .finally(() => (isProving = false))
      if (age > oldest) return read(primary)
      try {
        return await read(replica)
      } catch (error) {
        if (whyUnavailable(error) === undefined) throw error
        provenAt = Number.NEGATIVE_INFINITY
        note({ is: 'away', error })
        return read(primary)
      }
    },
    close: () => Promise.all([primary.close(), replica.close()]).then(() => undefined),
  }
}
