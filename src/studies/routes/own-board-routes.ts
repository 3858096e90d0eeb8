import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { asBuilt } from '../../platform/http/as-built.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { aMinute, byAccount, perAccount } from '../../platform/http/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { treeAnswer } from '../answered-nodes.ts'
import { ownStudy } from '../study.ts'
import { inStudy } from '../wire/addresses.ts'
import { StudyBody, studyBody } from '../wire/study-body.ts'
import { boardRoutes } from './board-routes.ts'

const limits = { board: [], picture: [perAccount(120, aMinute)] }

/** Reading one's own studies. */
export function ownBoardRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/studies/:study',
      {
        serializerCompiler: asBuilt,
        schema: {
          operationId: 'getStudy',
          summary: 'See a study with its whole tree',
          description: 'The tree of the moves that were tried, each in words, and the named lines.',
          tags: ['studies'],
          security: needs('read'),
          params: inStudy,
          problems: ['not-found', 'too-much-to-compute', 'too-many-requests'],
          response: { 200: StudyBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const study = await ownStudy(platform, caller, request.params.study)
        const reader = { by: caller.account, language: request.language }
        return studyBody(platform, study, await treeAnswer(platform, study, reader))
      },
    )

    await app.register(
      boardRoutes(platform, {
        at: '/v1/studies',
        study: inStudy.shape.study,
        ids: {
          position: 'getStudyPosition',
          choices: 'getStudyChoices',
          picture: 'getStudyPicture',
          file: 'exportPosition',
        },
        how: '',
        security: needs('read'),
        by: byAccount,
        limits,
        open: (request, study) => ownStudy(platform, requirePlayer(request, 'read'), study),
      }),
    )
  }
}
