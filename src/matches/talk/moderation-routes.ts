import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import { plainText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import {
  hideMessage,
  ModeratedMessage,
  moderatedMessage,
  ReportedMessage,
  ReportKey,
  reportedMessages,
  showMessage,
} from './moderation.ts'
import { messageOfMatch } from './talk-routes.ts'

const tags = ['administration']
const ModerationThen = z.object({ number: z.int() })
const ReportedPage = pageOf(ReportedMessage).meta({
  id: 'ReportedMessagePage',
  description: 'A page of reported messages.',
})

const Hiding = z
  .strictObject({
    reason: plainText({ min: 1, max: 500 }).meta({
      description: 'The reason, which its author will read.',
      example: 'Insults are not welcome here.',
    }),
  })
  .meta({ id: 'Hiding', description: 'Why a message is hidden.' })

/** How administrators handle reported messages. */
export function moderationRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/admin/messages',
      {
        schema: {
          operationId: 'listReportedMessages',
          summary: 'List the reported messages that wait for an administrator',
          description:
            'The longest waiting first, each with its reports and the five messages before it; administrators see nothing else of a table’s talk. Messages of their own tables are left to other administrators. Administrators only.',
          tags,
          security: needs('administrator'),
          querystring: z.strictObject(pageQuery),
          response: { 200: ReportedPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const administrator = requireAdministrator(request)
        const { limit, cursor } = request.query
        const after = readCursor(ReportKey, cursor)
        const found = await reportedMessages(platform, administrator.account, { after, limit: limit + 1 })
        const reported = page(
          found,
          limit,
          ({ at, match, number }) => ({ at, match, number }),
          ({ body }) => body,
        )
        const messages = reported.items.map(({ message: { match, number } }) => ({ match, number }))
        await audit(platform, administrator, { act: 'read-reports', details: { messages }, reason: '' })
        return reported
      },
    )

    app.post(
      '/v1/admin/matches/:match/messages/:number/hide',
      {
        schema: {
          operationId: 'hideMessage',
          summary: 'Hide a message',
          description:
            'A message that was reported, or one of the five before it. Nobody at the table can read it any more; its author sees the reason. Administrators still see the text. This closes its reports. Administrators only, and not at their own tables.',
          tags,
          security: needs('administrator'),
          params: messageOfMatch,
          body: Hiding,
          problems: ['not-found', 'not-allowed', 'message-hidden'],
          response: { 200: ModeratedMessage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const administrator = requireAdministrator(request)
        const { match, number } = request.params
        const why = request.body.reason
        await once(request, ModerationThen, () => hideMessage(platform, administrator, { match, number, why }))
        const message = await moderatedMessage(platform, match, number)
        return { ...message, hidden: 'moderated' as const, why }
      },
    )

    app.post(
      '/v1/admin/matches/:match/messages/:number/show',
      {
        schema: {
          operationId: 'showMessage',
          summary: 'Keep a reported message, or show a hidden one again',
          description:
            'A message that was reported, one of the five before it, or one that an administrator hid. This closes its reports. A message that its author withdrew stays withdrawn. Administrators only, and not at their own tables.',
          tags,
          security: needs('administrator'),
          params: messageOfMatch,
          problems: ['not-found', 'not-allowed'],
          response: { 200: ModeratedMessage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const administrator = requireAdministrator(request)
        const { match, number } = request.params
        await once(request, ModerationThen, () => showMessage(platform, administrator, { match, number }))
        return moderatedMessage(platform, match, number)
      },
    )
  }
}
