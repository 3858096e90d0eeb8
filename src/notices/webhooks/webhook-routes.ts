import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer, requireSession } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { ProofBody, proofProblems, type RequireProof } from '../../platform/http/proof.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { receiverLimits } from '../deliveries/receiver-limits.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { byWebhook } from './path-parameters.ts'
import { changeWebhook, createWebhook, deleteWebhook, existingWebhook, renewSecret, webhooksOf } from './webhooks.ts'
import { WebhookBody, WebhookChange, WebhookList, WebhookWish, WebhookWithSecret, webhookBody } from './wire.ts'

const tags = ['webhooks']
const WebhookThen = z.object({
  offAt: z.coerce.date().nullable(),
  offBy: z.string().nullable(),
  failingSince: z.coerce.date().nullable(),
})

/** A person's webhooks, and the log of their deliveries. */
export function webhookRoutes(platform: Platform, requireProof: RequireProof): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/account/webhooks',
      {
        schema: {
          operationId: 'listWebhooks',
          summary: 'List your webhooks',
          description:
            'The newest first. Their secrets are not shown again, and their whole addresses only to a session.',
          tags,
          security: needs('read'),
          response: { 200: WebhookList, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const webhooks = await webhooksOf(platform, caller.account)
        return { items: webhooks.map((webhook) => webhookBody(webhook, caller)) }
      },
    )

    app.post(
      '/v1/account/webhooks',
      {
        config: { limits: receiverLimits, idempotency: 'refused' },
        schema: {
          operationId: 'createWebhook',
          summary: 'Make a webhook',
          description:
            'Every notice to you about a match is posted there at once, as JSON, whatever your mail settings say: signed by Standard Webhooks, or in the shape of a chat (`format`). The server retries failed posts for three days. It shows the secret only once, and you get a mail about the new webhook. It needs your password, or a session that began within the last 15 minutes.',
          tags,
          security: needs('session'),
          body: WebhookWish,
          problems: [...proofProblems, 'too-many-webhooks', 'too-many-requests'],
          answerHeaders: ['Location'],
          response: { 201: WebhookWithSecret, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { password, ...wanted } = request.body
        const proof = await requireProof(request, password)
        const { webhook, secret } = await createWebhook(platform, proof, wanted)
        reply.status(201).header('location', `/v1/account/webhooks/${webhook.id}`)
        return { ...webhookBody(webhook, requireSession(request)), secret }
      },
    )

    app.get(
      '/v1/account/webhooks/:webhook',
      {
        schema: {
          operationId: 'getWebhook',
          summary: 'See a webhook',
          description: 'Whether it is on and, if it is not, since when and why.',
          tags,
          security: needs('read'),
          params: byWebhook,
          problems: ['not-found'],
          response: { 200: WebhookBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const whose = { accountId: caller.account, id: request.params.webhook }
        return webhookBody(await existingWebhook(platform, whose), caller)
      },
    )

    app.patch(
      '/v1/account/webhooks/:webhook',
      {
        config: { limits: receiverLimits },
        schema: {
          operationId: 'changeWebhook',
          summary: 'Change a webhook, or switch it off and on',
          description:
            'Fields that you leave out stay unchanged. Waiting deliveries go to a new address, which takes your password or a session that began within the last 15 minutes; you get a mail about it. While the webhook is off, deliveries that come due fail; you can replay them later.',
          tags,
          security: needs('session'),
          params: byWebhook,
          body: WebhookChange,
          problems: [...proofProblems, 'not-found', 'too-many-requests'],
          response: { 200: WebhookBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { password, ...change } = request.body
        const proof = change.url === undefined ? undefined : await requireProof(request, password)
        const caller = requireSession(request)
        const whose = { accountId: caller.account, id: request.params.webhook }
        const then = await once(request, WebhookThen, () => changeWebhook(platform, whose, change, proof))
        const { url, format, topics } = change
        const webhook = await existingWebhook(platform, whose)
        const changed = { url: url ?? webhook.url, format: format ?? webhook.format, topics: topics ?? webhook.topics }
        return webhookBody({ ...webhook, ...then, ...changed }, caller)
      },
    )

    app.delete(
      '/v1/account/webhooks/:webhook',
      {
        schema: {
          operationId: 'deleteWebhook',
          summary: 'Delete a webhook',
          description: 'The server posts nothing more to it and deletes its log.',
          tags,
          security: needs('session'),
          params: byWebhook,
          problems: ['not-found'],
          response: { 204: noBody('The webhook is deleted.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { account: accountId } = requireSession(request)
        await deleteWebhook(platform, { accountId, id: request.params.webhook })
        return reply.status(204).send()
      },
    )

    app.post(
      '/v1/account/webhooks/:webhook/secret',
      {
        config: { idempotency: 'refused' },
        schema: {
          operationId: 'renewWebhookSecret',
          summary: 'Give a webhook another secret',
          description:
            'Every later post, including those of waiting deliveries, is signed only with the new secret. The server shows it only once. This takes your password, or a session that began within the last 15 minutes, and you get a mail about it.',
          tags,
          security: needs('session'),
          params: byWebhook,
          body: ProofBody,
          problems: [...proofProblems, 'not-found'],
          response: { 200: WebhookWithSecret, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const proof = await requireProof(request, request.body?.password)
        const { webhook, secret } = await renewSecret(platform, proof, request.params.webhook)
        return { ...webhookBody(webhook, requireSession(request)), secret }
      },
    )

    await app.register(deliveryRoutes(platform))
  }
}
