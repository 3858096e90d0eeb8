import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { anHour, perAccount } from '../../platform/http/limit.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { plainText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { byName } from '../record/path-params.ts'
import { type RequireVisibleMatch, reportPerson } from './person-reports.ts'
import { reportAdministrationRoutes } from './report-administration-routes.ts'

const NewPersonReport = z
  .strictObject({
    reason: plainText({ min: 1, max: 500 }).meta({
      description: 'What they do.',
      example: 'Gives up every match that goes badly.',
    }),
    match: z.uuid().toLowerCase().optional().describe('The match in which they did it: one that you may see.'),
  })
  .meta({ id: 'NewPersonReport', description: 'Why administrators should look at what somebody does.' })

/**
 * Reporting people: players ask administrators to look at what somebody does.
 * @param requireVisible refuses a match that the caller may not see
 */
export function reportRoutes(platform: Platform, requireVisible: RequireVisibleMatch): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/people/:name/report',
      {
        schema: {
          operationId: 'reportPerson',
          summary: 'Report somebody to the administrators',
          description:
            'They see your reason, the match if you name one, and your name. Nobody else learns of it. If your last report about this person still waits for an administrator, this one replaces it.',
          tags: ['people'],
          security: needs('play'),
          params: byName,
          body: NewPersonReport,
          problems: ['not-found', 'not-yourself', 'too-many-requests'],
          response: { 204: noBody('They are reported.'), '4xx': ProblemBody },
        },
        config: {
          idempotency: 'repeatable',
          limits: [perAccount(30, anHour)],
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { reason: why, match } = request.body
        await reportPerson(platform, requireVisible, caller, { name: request.params.name, why, match })
        return reply.status(204).send()
      },
    )

    await app.register(reportAdministrationRoutes(platform))
  }
}
