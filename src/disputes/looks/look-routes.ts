import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ViewerBody } from '../../games/wire/viewer.ts'
import { existing, inMatch } from '../../matches/index.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { longText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { noteLook } from './looks.ts'
import { viewpointInDispute } from './viewpoint-in-dispute.ts'

const Looking = z
  .strictObject({
    as: z
      .union([z.int().min(0).max(99), z.enum(['spectator', 'administrator'])])
      .describe('The viewer: the number of a seat, a spectator, or an administrator, from whom nothing is hidden.'),
    reason: longText({ min: 1, max: 500 }).meta({
      description: 'The reason, which the players can read once the match is over.',
      example: 'Dispute 3: Green says that the fish were never paid.',
    }),
  })
  .meta({ id: 'Looking', description: 'A look into a match: the viewer and the reason.' })

const Look = z
  .object({
    match: z.uuid(),
    as: ViewerBody,
    until: z.iso.datetime().describe('Until when the look is valid; after that it takes a new reason.'),
  })
  .meta({ id: 'Look', description: 'A valid look into a match.' })

const LookThen = z.object({ until: z.coerce.date() })

/** How an administrator gets to see what is hidden: by stating a reason. */
export function lookRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/admin/matches/:match/looks',
      {
        schema: {
          operationId: 'look',
          summary: 'Look into a match as any viewer, with a reason',
          description:
            'An administrator needs a look before the API shows hidden information of a running match, or anything of a private one. A look as an administrator covers every seat. It is valid for an hour and recorded in the audit log, and players can read it once the match is over. An administrator who holds a seat in a running match sees only what that seat sees.',
          tags: ['administration'],
          security: needs('administrator'),
          params: inMatch,
          body: Looking,
          problems: ['not-found', 'not-allowed', 'match-not-started'],
          response: { 201: Look, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const administrator = requireAdministrator(request)
        const record = await existing(platform, request.params.match)
        // Before the start, a private match hides only that it exists.
        const isSeen = record.version > 0 || (record.private && typeof request.body.as !== 'number')
        if (!isSeen) throw new Problem('match-not-started')
        const { as, reason } = request.body
        const { viewer } = viewpointInDispute(record, administrator, as, 'body/as')
        const { until } = await once(request, LookThen, async () => ({
          until: await noteLook(platform, record, administrator, { as: viewer, reason }),
        }))
        return reply.status(201).send({ match: record.id, as: viewer, until: until.toISOString() })
      },
    )
  }
}
