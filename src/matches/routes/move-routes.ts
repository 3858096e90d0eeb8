import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AnyMove } from '../../games/wire/game-schemas.ts'
import { asBuilt } from '../../platform/http/as-built.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { seatToPlay } from '../access/permissions.ts'
import type { Play } from '../playing/play.ts'
import { etag, IfMatch, versionAsked } from '../wire/etag.ts'
import { DecisionId, inMatch } from '../wire/match-body.ts'
import { PlayedBody, playedBody } from './played-body.ts'
import { TriedBody, triedBody } from './tried-body.ts'

const mostMoves = 20

const Moves = z
  .strictObject({
    moves: z
      .array(AnyMove)
      .min(1)
      .max(mostMoves)
      .describe('In order. Of several, only the last may be followed by a draw.'),
    decision: DecisionId.optional().describe('The id of the decision these moves answer.'),
    dryRun: z.boolean().default(false).describe('Only report what would happen; store nothing.'),
    withChoices: z
      .boolean()
      .default(false)
      .describe('Also say what you could do afterwards, so that another move can be prepared. Only with `dryRun`.'),
  })
  .refine(({ dryRun, withChoices }) => dryRun || !withChoices, {
    path: ['withChoices'],
    error: 'Give `dryRun` with it: only a trial says what you could do afterwards.',
  })
  .meta({ id: 'Moves', description: 'The moves to make.' })

/** Moving, and a preview of moves. */
export function moveRoutes(platform: Platform, play: Play): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/matches/:match/moves',
      {
        config: { idempotency: 'with-entries' },
        serializerCompiler: asBuilt,
        schema: {
          operationId: 'move',
          summary: 'Make one move, or several that are accepted all together or not at all',
          description:
            'A move may name the `decision` it answers: it is then judged at the newest version as long as that decision is open. With `dryRun`, nothing is stored and nothing drawn, and the moves are tried at the newest version, whatever `decision` and `If-Match` name.',
          tags: ['playing'],
          security: needs('play'),
          params: inMatch,
          headers: IfMatch,
          body: Moves,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'match-over',
            'match-frozen',
            'race-lost',
            'decision-passed',
            'chance-between',
            'version-passed',
            'illegal-move',
          ],
          answerHeaders: ['ETag'],
          response: {
            200: z.discriminatedUnion('outcome', [PlayedBody, TriedBody]),
            '4xx': ProblemBody,
          },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { match } = request.params
        const { moves, decision, dryRun, withChoices } = request.body
        const { keyed, language } = request
        if (dryRun) {
          const { live, tried } = await play.previewMoves(match, caller, { moves, withChoices }, language)
          return triedBody(live, seatToPlay(live.record, caller), tried, language)
        }
        const version = versionAsked(request.headers)
        const played = await play.move(match, { caller, keyed, language }, { moves, decision, version })
        const body = playedBody(platform, played, caller, language)
        const { record } = played.live
        reply.header('etag', etag({ record, version: body.version, viewer: seatToPlay(record, caller), language }))
        return body
      },
    )
  }
}
