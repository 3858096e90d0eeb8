import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { elsewhereTopics } from './notice.ts'
import { listNotices, NoticePage, NoticeQuery } from './notice-list.ts'
import { noticeName } from './notice-name.ts'

/** Which notices were mailed to the caller, and which were not. */
export function ownNoticeRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/account/notices',
      {
        schema: {
          operationId: 'listNotices',
          summary: 'See which mails you got, and why others were not sent',
          description:
            'The notices to you, the newest first: whether each was sent, merged into another mail, waits, failed, bounced or was withheld, and why. A mail to a new address that you ask for is not yours until you confirm it, and is not listed. Needs a session, or a personal access token with the scope `read`.',
          tags: ['accounts'],
          security: needs('read'),
          querystring: NoticeQuery,
          response: { 200: NoticePage, '4xx': ProblemBody },
        },
      },
      (request) => {
        const { account } = requirePlayer(request, 'read')
        return listNotices(platform, account, request.query, {
          withoutTopics: elsewhereTopics,
          nameOf: (id) => noticeName(platform.secrets, id),
        })
      },
    )
  }
}
