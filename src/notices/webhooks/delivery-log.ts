import { randomUUID } from 'node:crypto'
import type { Delivery } from '../../generated/prisma/client.ts'
import type { CreationKey } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { theWebhook, type Whose } from './webhooks.ts'

export const daysToKeep = 30

/** The deliveries to a webhook, the newest first. @throws Problem not-found */
export async function deliveriesTo(
  platform: Platform,
  whose: Whose,
  wish: { after: CreationKey | undefined; take: number },
): Promise<Delivery[]> {
  const { id: webhookId } = await theWebhook(platform, whose)
  const { after, take } = wish
  return platform.database.prisma.delivery.findMany({
    where: { webhookId, ...(after === undefined ? {} : { OR: isAfter(after) }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  })
}

function isAfter({ createdAt, id }: CreationKey) {
  return [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }]
}

/** @throws Problem not-found */
export async function theDelivery({ database }: Platform, whose: Whose, id: string): Promise<Delivery> {
  const { id: webhookId, accountId } = whose
  const delivery = await database.prisma.delivery.findFirst({ where: { id, webhookId, webhook: { accountId } } })
  if (!delivery) throw new Problem('not-found')
  return delivery
}

/** Has something posted that says nothing but that it arrives. @throws Problem not-found, webhook-off */
export async function testWebhook(platform: Platform, whose: Whose): Promise<Delivery> {
  const timestamp = platform.clock.now().toISOString()
  const body = JSON.stringify({ type: 'test', timestamp, data: { webhook: whose.id } })
  return posted(platform, whose, { topic: 'test', matchId: null, body, replayOf: null })
}

/**
 * Has the same bytes posted again, under the same id and with a fresh signature: as a delivery of its own, whatever
 * became of the first. @throws Problem not-found, webhook-off
 */
export async function replayDelivery(platform: Platform, whose: Whose, id: string): Promise<Delivery> {
  const { topic, matchId, body, replayOf } = await theDelivery(platform, whose, id)
  return posted(platform, whose, { topic, matchId, body, replayOf: replayOf ?? id })
}

type RequestedPost = Pick<Delivery, 'topic' | 'matchId' | 'body' | 'replayOf'>

async function posted(platform: Platform, whose: Whose, asked: RequestedPost): Promise<Delivery> {
  const { id: webhookId, offAt } = await theWebhook(platform, whose)
  if (offAt !== null) throw new Problem('webhook-off')
  const now = platform.clock.now()
  const delivery = await platform.database.prisma.delivery.create({
    data: { id: randomUUID(), webhookId, ...asked, dueAt: now, createdAt: now },
  })
  platform.outbox.written()
  return delivery
}

/** Deletes what was done with long ago. @returns how many deliveries that were */
export async function forgetOld({ database, clock }: Platform): Promise<number> {
  const before = new Date(clock.now().getTime() - daysToKeep * 86_400_000)
  const { count } = await database.prisma.delivery.deleteMany({
    where: { createdAt: { lt: before }, status: { not: 'pending' } },
  })
  return count
}
