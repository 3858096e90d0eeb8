import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { changedOnce, inMatch, isOver, MatchBody, type Matches } from '../../matches/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { longText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { startedMatch } from '../looks/looked-into.ts'
import { viewpointInDispute } from '../looks/viewpoint-in-dispute.ts'

const tags = ['administration']

const Aborting = z
  .strictObject({
    reason: longText({ min: 1, max: 500 }).meta({
      description: 'The reason, which everybody who may see the match can read.',
      example: 'Two of the players were one person.',
    }),
  })
  .meta({ id: 'Aborting', description: 'Why a match is aborted.' })

/** How an administrator aborts a match. */
export function abortRoutes(platform: Platform, { play }: Matches): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/admin/matches/:match/abort',
      {
        schema: {
          operationId: 'abortMatch',
          summary: 'Abort a running match: nobody wins, and everybody gets a mail',
          description:
            'Its journal stays and gets no more entries, and its seed is shown. The audit log records the reason, which the players can read. Not for an administrator who holds a seat in the running match.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          body: Aborting,
          problems: ['not-found', 'not-allowed', 'match-not-started', 'match-over', 'race-lost'],
          response: { 200: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const { match } = request.params
        return changedOnce(platform, request, caller, async () => {
          const record = await startedMatch(platform, match)
          viewpointInDispute(record, caller, 'administrator')
          if (isOver(record)) throw new Problem('match-over')
          await audit(platform, caller, { act: 'abort', match: record.id, reason: request.body.reason })
          return (await play.abort(record.id, caller)).live.record
        })
      },
    )
  }
}
