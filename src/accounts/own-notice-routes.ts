import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../platform/http/caller.ts'
import { page, pageOf, pageQuery, readCursor } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { refused } from './answers.ts'
import { NoticeRecord, noticeRecord } from './notice-record.ts'

const NoticePage = pageOf(NoticeRecord).meta({ id: 'NoticePage', description: 'A page of notices.' })
const NoticeKey = z.string().regex(/^\d{1,18}$/)

/** What was, or was not, mailed to a person. */
export function ownNoticeRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/v1/account/notices',
      schema: {
        operationId: 'listNotices',
        summary: 'See which mails you got, and why not',
        description:
          'The notices to you, the newest first: whether each was sent, waits, failed, or was withheld and why. Needs a session, or a personal access token with the scope `read`.',
        tags: ['accounts'],
        security: needs('read'),
        querystring: z.strictObject(pageQuery),
        response: { 200: NoticePage, ...refused },
      },
      handler: async (request) => {
        const { account: accountId } = requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const before = readCursor(NoticeKey, cursor)
        const rows = await platform.database.prisma.notice.findMany({
          where: { accountId, ...(before === undefined ? {} : { id: { lt: BigInt(before) } }) },
          orderBy: { id: 'desc' },
          take: limit + 1,
        })
        return page(rows, limit, ({ id }) => id.toString(), noticeRecord)
      },
    })
  }
}
