import type { Platform } from '../platform.ts'

/** How long after giving a reason an administrator may look, in milliseconds. */
export const lookLasts = 60 * 60_000

/** Whether an administrator has given a reason within the hour for looking at a match, from any point of view. */
export async function hasJustLooked(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  match: string,
  account: string,
) {
  const since = new Date(clock.now().getTime() - lookLasts)
  const looks = { matchId: match, accountId: account, act: 'look', at: { gt: since } }
  return (await database.prisma.auditRecord.count({ where: looks })) > 0
}

/** Whether somebody has ever looked, as an administrator, at hidden information of a match. */
export async function hasLooked({ database }: Pick<Platform, 'database'>, match: string, account: string) {
  const looks = { matchId: match, accountId: account, act: 'look' }
  return (await database.prisma.auditRecord.count({ where: looks })) > 0
}
