import type { Prisma } from '../../generated/prisma/client.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Whether an account has granted access that outlasts its sessions: personal tokens, a calendar's address, webhooks.
 */
export async function hasLastingAccess(
  platform: Platform,
  owned: readonly OwnedData[],
  accountId: string,
): Promise<boolean> {
  const { accessToken, account } = platform.database.prisma
  const counts = await Promise.all([
    accessToken.count({ where: { accountId } }),
    account.count({ where: { id: accountId, calendarId: { not: null } } }),
  ])
  if (counts.some((count) => count > 0)) return true
  const given = await Promise.all(owned.map(({ access }) => access?.isGiven(platform, accountId) ?? false))
  return given.includes(true)
}

/** The statements that end all such access. */
export function endLastingAccess(
  platform: Pick<Platform, 'database'>,
  owned: readonly OwnedData[],
  accountId: string,
): Prisma.PrismaPromise<unknown>[] {
  const { accessToken, account } = platform.database.prisma
  return [
    accessToken.deleteMany({ where: { accountId } }),
    account.updateMany({
      where: { id: accountId },
      data: { calendarId: null, calendarMadeAt: null, calendarUsedAt: null },
    }),
    ...owned.flatMap(({ access }) => access?.end(platform, accountId) ?? []),
  ]
}
