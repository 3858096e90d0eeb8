import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'

const ExportedDelivery = z.object({
  topic: z.string(),
  match: z.uuid().nullable(),
  body: z.string().describe('What was posted.'),
  status: z.string(),
  attempts: z.int(),
  answer: z.int().nullable().describe('The status of the last answer.'),
  fault: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

/** Where a person has their notices posted to, and what was. Secrets stay here. */
export const ExportedWebhook = z.object({
  url: z.string(),
  topics: z.array(z.string()).describe('The topics it is told of; none: all of them.'),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  offAt: z.iso.datetime().nullable(),
  deliveries: z.array(ExportedDelivery),
})
type ExportedWebhook = z.infer<typeof ExportedWebhook>

/** An account's webhooks, in the order in which they were made. */
export async function exportedWebhooks({ database }: Platform, accountId: string): Promise<ExportedWebhook[]> {
  const rows = await database.prisma.webhook.findMany({
    where: { accountId },
    include: { deliveries: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(({ url, topics, createdAt, usedAt, offAt, deliveries }) => ({
    url,
    topics,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    offAt: offAt?.toISOString() ?? null,
    deliveries: deliveries.map(({ topic, matchId, body, status, attempts, answer, fault, createdAt: at }) => {
      return { topic, match: matchId, body, status, attempts, answer, fault, createdAt: at.toISOString() }
    }),
  }))
}
