import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountExists, byAccount } from '../../accounts/index.ts'
import { unfinishedMatchesOf } from '../../matches/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { listNotices, NoticePage, NoticeQuery } from './notice-list.ts'
import { OutboxRecord, outboxRecord } from './outbox-record.ts'

/** Administrators see the state of the outbox, and the notices to an account. */
export function noticeAdministrationRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/admin/outbox',
      {
        schema: {
          operationId: 'getOutbox',
          summary: 'See the state of the outbox',
          description:
            'How many mails wait, how long the oldest due one has waited, how many are tried again and why, and how many failed. Administrators only.',
          tags: ['administration'],
          security: needs('administrator'),
          response: { 200: OutboxRecord, '4xx': ProblemBody },
        },
      },
      async (request) => {
        requireAdministrator(request)
        return outboxRecord(platform)
      },
    )

    app.get(
      '/v1/admin/accounts/:account/notices',
      {
        schema: {
          operationId: 'listNoticesTo',
          summary: 'See which mails somebody got, and why others were not sent',
          description:
            'The notices to an account, the newest first, without those about running matches in which you play or have played. Administrators only.',
          tags: ['administration'],
          security: needs('administrator'),
          params: byAccount,
          querystring: NoticeQuery,
          problems: ['not-found'],
          response: { 200: NoticePage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const administrator = requireAdministrator(request)
        const { account: id } = request.params
        if (!(await accountExists(platform.database, id))) throw new Problem('not-found')
        await audit(platform, administrator, { act: 'read-notices', subject: id, reason: '' })
        const { account } = administrator
        const matches = id === account ? [] : await unfinishedMatchesOf(platform, account)
        return listNotices(platform, id, request.query, { withoutMatches: matches, nameOf: String })
      },
    )
  }
}
