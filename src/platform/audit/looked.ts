import type { Platform } from '../platform.ts'

/** Whether somebody has ever looked, as an administrator, at what is hidden in a match. */
export async function hasLooked({ database }: Pick<Platform, 'database'>, match: string, account: string) {
  const looks = { matchId: match, accountId: account, act: 'look' }
  return (await database.prisma.auditRecord.count({ where: looks })) > 0
}
