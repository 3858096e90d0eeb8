import { archivedAmong } from '../../matches/index.ts'
import type { Chore } from '../../platform/chore.ts'
import { daysAfter } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

/** How many notices are looked at between two looks at what is due. */
const mostInOneRound = 500

/**
 * Deletes notices about archived matches this many days after they were sent or given up. Each round looks at some
 * notices, from the oldest on. When a round reaches notices that are too young, the next one starts over a day later.
 */
export function noticeExpiries({ database }: Platform, days: number): Chore {
  const { notice } = database.prisma
  let last = 0n
  let next = 0

  return async (now) => {
    if (now.getTime() < next) return 0
    const before = daysAfter(now, -days)
    const rows = await notice.findMany({
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: mostInOneRound,
      select: { id: true, matchId: true, createdAt: true },
    })
    const matches = await archivedAmong(database, [...new Set(rows.flatMap(({ matchId }) => matchId ?? []))])
    const { count } = await notice.deleteMany({
      where: {
        id: { in: rows.map(({ id }) => id) },
        matchId: { in: matches },
        status: { not: 'pending' },
        doneAt: { lte: before },
        handedOnAt: { not: null },
      },
    })
    const youngest = rows[mostInOneRound - 1]
    const goesOn = youngest !== undefined && youngest.createdAt <= before
    last = goesOn ? youngest.id : 0n
    if (!goesOn) next = daysAfter(now, 1).getTime()
    return count
  }
}
