import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AnyMove } from '../games/wire/game-schemas.ts'
import { aMinute, byNetwork, perNetwork } from '../platform/http/limit.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem, ProblemBody } from '../platform/problems/problem.ts'
import { courses } from './courses.ts'
import { LessonBody } from './lesson-body.ts'
import { showLesson, taughtIn } from './lesson-jobs.ts'

/** More than anybody needs for a first match. */
const mostMoves = 300

const LessonMoves = z
  .strictObject({
    moves: z.array(AnyMove).max(mostMoves).describe('All moves of the learner so far, in order.'),
    suggest: z.boolean().default(false).describe('Whether to say what a bot would do in the learner’s place.'),
  })
  .meta({ id: 'LessonMoves', description: 'The moves of somebody who learns a game.' })

/** Per network, since learners need not sign in. */
const limits = [perNetwork(240, aMinute)]

/** The endpoint of lessons: first matches against bots, which explain each step as one comes to it. */
export function lessonRoutes(platform: Platform): FastifyPluginAsyncZod {
  const { threads } = platform
  const played = courses(platform)
  return async (app) => {
    app.post(
      '/v1/games/:game/lesson',
      {
        config: { limits, idempotency: 'unneeded' },
        schema: {
          operationId: 'learn',
          summary: 'Learn a game by playing',
          description:
            'A first match against bots that explains each step when the learner comes to it. Nothing is stored: the same moves always get the same answer. To take back a move, send one move fewer. `not-found` if there is no such game, or it has no lesson.',
          tags: ['games'],
          security: [],
          params: z.strictObject({
            game: z.string().max(40).meta({ description: 'The id of the game.', example: 'havana' }),
          }),
          body: LessonMoves,
          problems: ['not-found', 'match-over', 'illegal-move', 'too-much-to-compute', 'too-many-requests'],
          response: { 200: LessonBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { params, body, language } = request
        const { game } = params
        if (taughtIn(game) === undefined) throw new Problem('not-found')
        const by = byNetwork(request)
        const course = await played.after({ game, moves: body.moves, language, by })
        return threads.run(showLesson, { game, course, language, suggest: body.suggest }, { by })
      },
    )
  }
}
