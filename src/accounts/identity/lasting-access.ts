import type { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'

/** Whether an account has let anything in that outlasts its sessions: personal tokens, webhooks, a calendar's address. */
export async function hasAccess({ database }: Platform, accountId: string): Promise<boolean> {
  const { accessToken, webhook, account } = database.prisma
  const counts = await Promise.all([
    accessToken.count({ where: { accountId } }),
    webhook.count({ where: { accountId } }),
    account.count({ where: { id: accountId, calendarId: { not: null } } }),
  ])
  return counts.some((count) => count > 0)
}

/** Ends all of it. The log goes before its webhook: in the order in which deliveries are written down. */
export function endAccess({ database }: Platform, accountId: string): Prisma.PrismaPromise<unknown>[] {
  const { accessToken, delivery, webhook, account } = database.prisma
  return [
    accessToken.deleteMany({ where: { accountId } }),
    delivery.deleteMany({ where: { webhook: { accountId } } }),
    webhook.deleteMany({ where: { accountId } }),
    account.updateMany({
      where: { id: accountId },
      data: { calendarId: null, calendarMadeAt: null, calendarUsedAt: null },
    }),
  ]
}
