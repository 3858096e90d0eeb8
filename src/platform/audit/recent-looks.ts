import { later } from '../clock.ts'
import type { Platform } from '../platform.ts'

/** How long after giving a reason an administrator may look, in milliseconds. */
export const lookLasts = 60 * 60_000

/** The looks at a match for which an administrator has given a reason within the hour, from any point of view. */
export function recentLooks({ database, clock }: Pick<Platform, 'database' | 'clock'>, match: string, account: string) {
  const since = later(clock.now(), -lookLasts)
  return database.prisma.auditRecord.findMany({
    where: { matchId: match, accountId: account, act: 'look', at: { gt: since } },
    select: { details: true },
  })
}

/** Whether somebody has ever looked, as an administrator, at hidden information of a match. */
export async function hasLooked({ database }: Pick<Platform, 'database'>, match: string, account: string) {
  const looks = { matchId: match, accountId: account, act: 'look' }
  return (await database.prisma.auditRecord.count({ where: looks })) > 0
}
