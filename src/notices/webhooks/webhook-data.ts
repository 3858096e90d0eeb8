import { z } from 'zod'
import { mapPages } from '../../platform/database/pages.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'
import { allDeliveries } from '../deliveries/delivery-log.ts'

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
  format: z.string(),
  topics: z.array(z.string()).describe('The topics that it receives; empty means all of them.'),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  offAt: z.iso.datetime().nullable(),
})

const ExportedWebhooks = z.object({
  webhooks: z.array(ExportedWebhook),
  webhookDeliveries: z.array(ExportedDelivery).describe('What was posted to them.'),
})

/** A person's webhooks and their deliveries. Secrets are not exported. */
export const webhookData: OwnedData = {
  exported: exported(ExportedWebhooks, async ({ database }, { id: accountId }) => {
    const webhooks = await database.prisma.webhook.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } })
    return {
      webhooks: webhooks.map(({ id, url, format, topics, createdAt, usedAt, offAt }) => ({
        webhook: id,
        url,
        format,
        topics,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
        offAt: offAt?.toISOString() ?? null,
      })),
      webhookDeliveries: mapPages(allDeliveries({ database }, 'webhookId', webhooks), ({ to: webhook, delivery }) => {
        const { topic, matchId: match, body, status, attempts, answer, fault, createdAt } = delivery
        return { webhook, topic, match, body, status, attempts, answer, fault, createdAt: createdAt.toISOString() }
      }),
    }
  }),
  access: {
    isGiven: async ({ database }, accountId) => (await database.prisma.webhook.count({ where: { accountId } })) > 0,
    // The log before its webhook: deliveries lock rows in this order.
    end: ({ database }, accountId) => [
      database.prisma.delivery.deleteMany({ where: { webhook: { accountId } } }),
      database.prisma.webhook.deleteMany({ where: { accountId } }),
    ],
  },
}
