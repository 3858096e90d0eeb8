import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { asBuilt } from '../../platform/http/as-built.ts'
import { aMinute, byNetwork, perNetwork } from '../../platform/http/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { treeAnswer } from '../answered-nodes.ts'
import { sharedStudy } from '../study.ts'
import { LinkToken } from '../wire/beginnings.ts'
import { SharedStudyBody, sharedStudyBody } from '../wire/study-body.ts'
import { boardRoutes } from './board-routes.ts'
import { studyPageRoutes } from './page-routes.ts'

const at = '/v1/shared-studies'
const byToken = LinkToken.meta({
  description: 'The token of the link.',
  example: 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c',
})
/** Per network, since readers need not sign in. */
const limits = [perNetwork(240, aMinute)]

/** Reading a study by its link, signed in or not. */
export function sharedBoardRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    const open = (token: string) => sharedStudy(platform, token)

    app.get(
      `${at}/:study`,
      {
        config: { limits },
        serializerCompiler: asBuilt,
        schema: {
          operationId: 'getSharedStudy',
          summary: 'See a study, by its link',
          description: 'Its present state, for everybody who has a valid link.',
          tags: ['studies'],
          security: [],
          params: z.strictObject({ study: byToken }),
          problems: ['not-found', 'too-much-to-compute', 'too-many-requests'],
          response: { 200: SharedStudyBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const study = await open(request.params.study)
        const reader = { by: byNetwork(request), language: request.language }
        return sharedStudyBody(study, await treeAnswer(platform, study, reader))
      },
    )

    await app.register(
      boardRoutes(platform, {
        at,
        study: byToken,
        ids: {
          position: 'getSharedPosition',
          choices: 'getSharedChoices',
          picture: 'getSharedPicture',
          file: 'exportSharedPosition',
        },
        how: ', by its link',
        security: [],
        by: byNetwork,
        limits: { board: limits, picture: limits },
        open: (_request, token) => open(token),
      }),
    )
    await app.register(studyPageRoutes(platform, open, byNetwork, limits))
  }
}
