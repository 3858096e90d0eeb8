import { z } from 'zod'
import type { Delivery } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Sections } from './export-text.ts'

const ExportedDelivery = z.object({
  webhook: z.uuid(),
  topic: z.string(),
  match: z.uuid().nullable(),
  body: z.string().describe('What was posted.'),
  status: z.string(),
  attempts: z.int(),
  answer: z.int().nullable().describe('The status of the last answer.'),
  fault: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

const ExportedWebhook = z.object({
  webhook: z.uuid(),
  url: z.string(),
  topics: z.array(z.string()).describe('The topics it is told of; none: all of them.'),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  offAt: z.iso.datetime().nullable(),
})

/** Where a person has their notices posted to, and what was. Secrets stay here. */
export const ExportedWebhooks = z.object({
  webhooks: z.array(ExportedWebhook),
  webhookDeliveries: z.array(ExportedDelivery).describe('What was posted to them.'),
})

/** An account's webhooks, in the order in which they were made. */
export async function webhooksOf(
  { database }: Platform,
  accountId: string,
): Promise<Sections<typeof ExportedWebhooks>> {
  const { webhook, delivery } = database.prisma
  const webhooks = await webhook.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } })
  const ids = webhooks.map(({ id }) => id)
  const deliveries = pages(
    ({ webhookId, createdAt, id }: Delivery) => ({ webhookId, createdAt, id }),
    ({ after, take }) =>
      delivery.findMany({
        where: { webhookId: { in: ids }, AND: after },
        orderBy: [{ webhookId: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
        take,
      }),
  )
  return {
    webhooks: webhooks.map(({ id, url, topics, createdAt, usedAt, offAt }) => ({
      webhook: id,
      url,
      topics,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      offAt: offAt?.toISOString() ?? null,
    })),
    webhookDeliveries: mapPages(deliveries, ({ webhookId, topic, matchId, body, createdAt, ...delivery }) => {
      const { status, attempts, answer, fault } = delivery
      const at = createdAt.toISOString()
      return { webhook: webhookId, topic, match: matchId, body, status, attempts, answer, fault, createdAt: at }
    }),
  }
}
