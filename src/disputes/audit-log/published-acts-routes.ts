import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inMatch, visibleMatch } from '../../matches/index.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { PublishedAct, PublishedActKey, publishedAct, publishedActs } from './published-acts.ts'

const PublishedActPage = pageOf(PublishedAct).meta({
  id: 'ToldActPage',
  description: 'A page of what administrators did about a match.',
})

/** The endpoint that shows players what administrators did about their match. */
export function publishedActsRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/matches/:match/administration',
      {
        schema: {
          operationId: 'getAdministration',
          summary: 'What administrators did about a match, and why',
          description:
            'The oldest first, from the audit log. Looks, and checks of the journal, appear once the match is over: before, they could reveal something. Only those at the table see acts about messages. An act that failed may appear too, since the log records acts before they are carried out.',
          tags: ['playing'],
          security: needs('read'),
          params: inMatch,
          querystring: z.strictObject(pageQuery),
          problems: ['not-found'],
          response: { 200: PublishedActPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const record = await visibleMatch(platform, request.params.match, caller)
        const { limit, cursor } = request.query
        const { after } = readCursor(PublishedActKey, cursor) ?? { after: 0 }
        const rows = await publishedActs(platform, record, caller, { after, take: limit + 1 })
        return page(rows, limit, () => ({ after: after + limit }), publishedAct)
      },
    )
  }
}
