import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import type { Play } from '../playing/play.ts'
import { IfMatch, versionAsked } from '../wire/etag.ts'
import { inMatch } from '../wire/match-body.ts'
import { PlayedBody, playedBody } from './played-body.ts'

const TakingBack = z
  .strictObject({
    to: z
      .int()
      .min(1)
      .optional()
      .describe('The version to go back to; without it, one entry; each further request, one entry more.'),
    dryRun: z.boolean().default(false).describe('Only say whether it is possible, and which version it would lead to.'),
  })
  .meta({ id: 'TakingBack', description: 'How far to go back.' })

const TriedToTakeBackBody = z
  .object({
    outcome: z.literal('tried'),
    match: z.uuid(),
    version: z.int().describe('The version on which it was tried.'),
    to: z.int().describe('The version whose position would be restored.'),
  })
  .meta({ id: 'TriedToTakeBack', description: 'It would be accepted now. Nothing is stored.' })

/** Taking back what one has just done. */
export function takeBackRoutes(platform: Platform, play: Play): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/matches/:match/take-back',
      {
        config: { idempotency: 'with-entries' },
        schema: {
          operationId: 'takeBack',
          summary: 'Take back what you have just done',
          description:
            'Possible until somebody else acts, or something is drawn or uncovered. The position becomes that of version `to` again. The journal keeps everything, the decision gets no more time than before, and your standing orders are cancelled. With `dryRun`, nothing is stored: a client learns whether it is possible now, or by the refusal why not.',
          tags: ['playing'],
          security: needs('play'),
          params: inMatch,
          headers: IfMatch,
          body: TakingBack,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'match-over',
            'match-frozen',
            'version-passed',
            'race-lost',
            'nothing-to-take-back',
            'others-have-moved',
            'something-was-revealed',
          ],
          response: {
            200: z.discriminatedUnion('outcome', [PlayedBody, TriedToTakeBackBody]),
            '4xx': ProblemBody,
          },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { keyed, language } = request
        const { match } = request.params
        const { to, dryRun } = request.body
        if (dryRun) {
          const tried = await play.previewTakeBack(match, caller, to, language)
          return { outcome: 'tried' as const, match, version: tried.live.head.version, to: tried.to }
        }
        const played = await play.takeBack(
          match,
          { caller, keyed, language },
          { to, version: versionAsked(request.headers) },
        )
        return playedBody(platform, played, caller, language)
      },
    )
  }
}
