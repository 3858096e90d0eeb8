import { randomUUID } from 'node:crypto'
import type { Delivery } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { existingWebhook, type WebhookOfAccount } from './webhooks.ts'

/** A delivery to a webhook of an account. @throws Problem not-found */
export async function existingDelivery({ database }: Platform, whose: WebhookOfAccount, id: string): Promise<Delivery> {
  const { id: webhookId, accountId } = whose
  const delivery = await database.prisma.delivery.findFirst({ where: { id, webhookId, webhook: { accountId } } })
  if (!delivery) throw new Problem('not-found')
  return delivery
}

/** Queues a test delivery. @throws Problem not-found, webhook-off */
export async function testWebhook(platform: Platform, whose: WebhookOfAccount): Promise<Delivery> {
  const timestamp = platform.clock.now().toISOString()
  const body = JSON.stringify({ type: 'test', timestamp, data: { webhook: whose.id } })
  return queuePost(platform, whose, { topic: 'test', matchId: null, body, replayOf: null })
}

/**
 * Queues the same bytes again, under the same message id and with a fresh signature. This is a new delivery, whatever
 * the outcome of the first.
 * @throws Problem not-found, webhook-off
 */
export async function replayDelivery(platform: Platform, whose: WebhookOfAccount, id: string): Promise<Delivery> {
  const { topic, matchId, body, replayOf } = await existingDelivery(platform, whose, id)
  return queuePost(platform, whose, { topic, matchId, body, replayOf: replayOf ?? id })
}

type RequestedPost = Pick<Delivery, 'topic' | 'matchId' | 'body' | 'replayOf'>

async function queuePost(platform: Platform, whose: WebhookOfAccount, post: RequestedPost): Promise<Delivery> {
  const { id: webhookId, offAt } = await existingWebhook(platform, whose)
  if (offAt !== null) throw new Problem('webhook-off')
  const now = platform.clock.now()
  const delivery = await platform.database.prisma.delivery.create({
    data: { id: randomUUID(), webhookId, ...post, dueAt: now, createdAt: now },
  })
  platform.signals.noticesWritten()
  return delivery
}
