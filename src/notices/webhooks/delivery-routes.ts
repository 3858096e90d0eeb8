import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Delivery } from '../../generated/prisma/client.ts'
import { needs, requirePlayer, requireSession } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { aMinute, perAccount } from '../../platform/http/limit.ts'
import { CreationKey, creationKey, page, pageQuery, readCursor } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { DeliveryBody, DeliveryPage, deliveryBody } from '../deliveries/delivery-body.ts'
import { daysToKeep, deliveriesTo } from '../deliveries/delivery-log.ts'
import { byDelivery, byWebhook } from './path-parameters.ts'
import { existingDelivery, replayDelivery, testWebhook } from './requested-posts.ts'
import { existingWebhook } from './webhooks.ts'
import { DeliveryWithBody } from './wire.ts'

const tags = ['webhooks']
const PostedThen = z.object({ id: z.uuid() })
/** Tests and replays: as many as a person needs to set up a program. */
const limits = [perAccount(30, aMinute)]

/** The log of deliveries to a webhook, tests and replays. */
export function deliveryRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/account/webhooks/:webhook/test',
      {
        config: { limits },
        schema: {
          operationId: 'testWebhook',
          summary: 'Send a test to a webhook',
          description: 'Its topic is `test`. Look at the delivery a moment later to see the answer.',
          tags,
          security: needs('session'),
          params: byWebhook,
          problems: ['not-found', 'webhook-off', 'too-many-requests'],
          response: { 202: DeliveryBody, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { account: accountId } = requireSession(request)
        const whose = { accountId, id: request.params.webhook }
        const { id } = await once(request, PostedThen, () => testWebhook(platform, whose))
        return reply.status(202).send(deliveryBody(asPosted(await existingDelivery(platform, whose, id))))
      },
    )

    app.get(
      '/v1/account/webhooks/:webhook/deliveries',
      {
        schema: {
          operationId: 'listDeliveries',
          summary: 'List the deliveries to a webhook',
          description: `The newest first: whether each arrived, what the receiver answered, and when the server retries. Kept for ${daysToKeep} days.`,
          tags,
          security: needs('read'),
          params: byWebhook,
          querystring: z.strictObject(pageQuery),
          problems: ['not-found'],
          response: { 200: DeliveryPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account: accountId } = requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const after = readCursor(CreationKey, cursor)
        const { id: webhookId } = await existingWebhook(platform, { accountId, id: request.params.webhook })
        const rows = await deliveriesTo(platform, { webhookId }, { after, take: limit + 1 })
        return page(rows, limit, creationKey, deliveryBody)
      },
    )

    app.get(
      '/v1/account/webhooks/:webhook/deliveries/:delivery',
      {
        schema: {
          operationId: 'getDelivery',
          summary: 'See a delivery with its body',
          description: 'The body is shown byte for byte, as it is signed.',
          tags,
          security: needs('read'),
          params: byDelivery,
          problems: ['not-found'],
          response: { 200: DeliveryWithBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account: accountId } = requirePlayer(request, 'read')
        const { webhook: id, delivery } = request.params
        const row = await existingDelivery(platform, { accountId, id }, delivery)
        return { ...deliveryBody(row), body: row.body }
      },
    )

    app.post(
      '/v1/account/webhooks/:webhook/deliveries/:delivery/replay',
      {
        config: { limits },
        schema: {
          operationId: 'replayDelivery',
          summary: 'Replay a delivery',
          description:
            'Makes a new delivery with the same body and the same `webhook-id`, so that a receiver can recognize it, and a fresh signature.',
          tags,
          security: needs('session'),
          params: byDelivery,
          problems: ['not-found', 'webhook-off', 'too-many-requests'],
          response: { 202: DeliveryBody, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { account: accountId } = requireSession(request)
        const whose = { accountId, id: request.params.webhook }
        const { delivery } = request.params
        const { id } = await once(request, PostedThen, () => replayDelivery(platform, whose, delivery))
        return reply.status(202).send(deliveryBody(asPosted(await existingDelivery(platform, whose, id))))
      },
    )
  }
}

/** A delivery as it was when it was queued, for the answer to a repeated request. */
const asPosted = (delivery: Delivery): Delivery => ({
  ...delivery,
  status: 'pending',
  attempts: 0,
  answer: null,
  fault: null,
  dueAt: delivery.createdAt,
  doneAt: null,
})
