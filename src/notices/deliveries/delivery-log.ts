import type { Delivery } from '../../generated/prisma/client.ts'
import { daysAfter } from '../../platform/clock.ts'
import { pages } from '../../platform/database/pages.ts'
import { afterCreation, type CreationKey } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'

export const daysToKeep = 30

/** The deliveries to a webhook or to a browser, the newest first. */
export function deliveriesTo(
  { database }: Platform,
  receiver: { readonly webhookId: string } | { readonly subscriptionId: string },
  { after, take }: { after: CreationKey | undefined; take: number },
): Promise<Delivery[]> {
  return database.prisma.delivery.findMany({
    where: { ...receiver, ...afterCreation(after) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  })
}

/** All deliveries to webhooks or browsers, one receiver after the other, for the export of an account. */
export async function* allDeliveries(
  { database }: Pick<Platform, 'database'>,
  receiver: 'webhookId' | 'subscriptionId',
  receivers: readonly { readonly id: string }[],
): AsyncGenerator<{ readonly to: string; readonly delivery: Delivery }[]> {
  for (const { id: to } of receivers) {
    const all = pages(
      ({ createdAt, id }: Delivery) => ({ createdAt, id }),
      ({ after, take }) =>
        database.prisma.delivery.findMany({
          where: { [receiver]: to, AND: after },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          take,
        }),
    )
    for await (const page of all) yield page.map((delivery) => ({ to, delivery }))
  }
}

/** Deletes old deliveries that no longer wait. @returns how many there were */
export async function forgetOld({ database, clock }: Platform): Promise<number> {
  const before = daysAfter(clock.now(), -daysToKeep)
  const { count } = await database.prisma.delivery.deleteMany({
    where: { createdAt: { lt: before }, status: { not: 'pending' } },
  })
  return count
}
