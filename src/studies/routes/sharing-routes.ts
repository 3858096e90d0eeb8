import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { endSharing, linkTo, shareStudy } from '../sharing.ts'
import { inStudy } from '../wire/addresses.ts'
import { StudyLink } from '../wire/study-body.ts'

const tags = ['studies']
const SharedThen = z.object({ shareId: z.uuid() })

/** Sharing one's own study by a link, and ending the link. */
export function sharingRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/v1/studies/:study/share',
      {
        schema: {
          operationId: 'shareStudy',
          summary: 'Share a study by a link',
          description:
            'Everybody who has the link sees the whole study in its present state, signed in or not. Signed-in people may copy it. A repeated request returns the same link.',
          tags,
          security: needs('create'),
          params: inStudy,
          problems: ['not-found'],
          response: { 200: StudyLink, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'create')
        const { study } = request.params
        const { shareId } = await once(request, SharedThen, async () => ({
          shareId: await shareStudy(platform, caller, study),
        }))
        return linkTo(platform, shareId)
      },
    )

    app.delete(
      '/v1/studies/:study/share',
      {
        schema: {
          operationId: 'endSharing',
          summary: 'End the link to a study',
          description: 'The link stops working for good: sharing the study again makes another link.',
          tags,
          security: needs('create'),
          params: inStudy,
          problems: ['not-found'],
          response: { 204: noBody('The study is no longer shared.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await endSharing(platform, requirePlayer(request, 'create'), request.params.study)
        return reply.status(204).send()
      },
    )
  }
}
