import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer, requireSession } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { CreationKey, creationKey, page, pageQuery, readCursor } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { DeliveryPage, deliveryBody } from '../deliveries/delivery-body.ts'
import { daysToKeep, deliveriesTo } from '../deliveries/delivery-log.ts'
import { receiverLimits } from '../deliveries/receiver-limits.ts'
import {
  PushChange,
  PushSubscriptionBody,
  PushSubscriptionList,
  PushWish,
  pushSubscriptionBody,
} from './push-subscription.ts'
import { changeKinds, existingSubscription, subscribe, subscriptionsOf, unsubscribe } from './subscriptions.ts'

const tags = ['push']
const SubscribedThen = z.object({ id: z.uuid() })
const bySubscription = z.strictObject({
  subscription: z
    .uuid()
    .toLowerCase()
    .meta({ description: 'The id of the push subscription.', example: '3e9a7c64-51d8-4f0b-b2a6-8c1d5e7f9023' }),
})

/** The browsers to which a person's notices are pushed. */
export function pushRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/account/push-subscriptions',
      {
        schema: {
          operationId: 'listPushSubscriptions',
          summary: 'List the browsers to which your notices are pushed',
          description:
            'The newest first, with the server’s key, which a browser needs to subscribe. Their addresses and keys are not shown again.',
          tags,
          security: needs('read'),
          response: { 200: PushSubscriptionList, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account, session } = requirePlayer(request, 'read')
        const rows = await subscriptionsOf(platform, account)
        return { key: platform.secrets.vapid.publicKey, items: rows.map((row) => pushSubscriptionBody(row, session)) }
      },
    )

    app.put(
      '/v1/account/push-subscriptions',
      {
        config: { limits: receiverLimits },
        schema: {
          operationId: 'subscribeToPush',
          summary: 'Push your notices to this browser',
          description:
            'Notices about your matches are pushed to the browser of this session (RFC 8030), encrypted for it (RFC 8291), until the session ends. A session has one subscription; another one replaces it.',
          tags,
          security: needs('session'),
          body: PushWish,
          problems: ['not-found', 'too-many-requests'],
          response: { 200: PushSubscriptionBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account: accountId, session: sessionId } = requireSession(request)
        const userAgent = request.headers['user-agent'] ?? ''
        const browser = { accountId, sessionId, userAgent }
        const { id } = await once(request, SubscribedThen, () => subscribe(platform, browser, request.body))
        return pushSubscriptionBody(await existingSubscription(platform, accountId, id), sessionId)
      },
    )

    app.patch(
      '/v1/account/push-subscriptions/:subscription',
      {
        schema: {
          operationId: 'changePushSubscription',
          summary: 'Change what is pushed to a browser, and when',
          description: 'Kinds that you leave out stay unchanged.',
          tags,
          security: needs('session'),
          params: bySubscription,
          body: PushChange,
          problems: ['not-found'],
          response: { 200: PushSubscriptionBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account, session } = requireSession(request)
        const { subscription: id } = request.params
        await once(request, SubscribedThen, () => changeKinds(platform, account, id, request.body.kinds))
        return pushSubscriptionBody(await existingSubscription(platform, account, id), session)
      },
    )

    app.delete(
      '/v1/account/push-subscriptions/:subscription',
      {
        schema: {
          operationId: 'unsubscribeFromPush',
          summary: 'Push nothing more to a browser',
          description: 'The server forgets its address, and what was pushed to it.',
          tags,
          security: needs('session'),
          params: bySubscription,
          problems: ['not-found'],
          response: { 204: noBody('Nothing more is pushed to the browser.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await unsubscribe(platform, requireSession(request).account, request.params.subscription)
        return reply.status(204).send()
      },
    )

    app.get(
      '/v1/account/push-subscriptions/:subscription/deliveries',
      {
        schema: {
          operationId: 'listPushes',
          summary: 'List what was pushed to a browser',
          description: `The newest first: whether the push service took it, why it waits, or why it was not pushed. A \`withdrawn\` has taken a notice away again. Kept for ${daysToKeep} days.`,
          tags,
          security: needs('read'),
          params: bySubscription,
          querystring: z.strictObject(pageQuery),
          problems: ['not-found'],
          response: { 200: DeliveryPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account } = requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const after = readCursor(CreationKey, cursor)
        const { id: subscriptionId } = await existingSubscription(platform, account, request.params.subscription)
        const rows = await deliveriesTo(platform, { subscriptionId }, { after, take: limit + 1 })
        return page(rows, limit, creationKey, deliveryBody)
      },
    )
  }
}
