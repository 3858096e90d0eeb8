import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import type { Play } from '../playing/play.ts'
import { daysForPeople } from '../reliability/days-for-people.ts'
import type { Substitutes } from '../substitutes/substitutes.ts'
import { IfMatch, versionAsked } from '../wire/etag.ts'
import { InvitationToken, inMatch } from '../wire/match-body.ts'
import { PlayedBody, playedBody } from './played-body.ts'

const tags = ['playing']

const TakingOver = z
  .strictObject({
    seat: z.int().min(0).describe('The seat to take: one of the match’s players who are `open`.'),
    invitation: InvitationToken.optional(),
  })
  .meta({ id: 'TakingOver', description: 'Which seat to take over.' })

/** Taking over a seat of a running match, and giving up one's own. */
export function seatRoutes(platform: Platform, play: Play, substitutes: Substitutes): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/matches/:match/substitute',
      {
        config: { idempotency: 'with-entries' },
        schema: {
          operationId: 'takeOver',
          summary: 'Take over a seat that is open to a substitute',
          description: `You play on for the player who held it, and see what the seat may see. If nobody has taken the seat after ${daysForPeople} days, a bot plays it, and it stays open, also to its previous player. If you have held a seat of the match, no other one is open to you.`,
          tags,
          security: needs('play'),
          params: inMatch,
          body: TakingOver,
          problems: [
            'not-found',
            'match-not-started',
            'match-over',
            'not-allowed',
            'session-needed',
            'already-joined',
            'seat-not-open',
            'invitation-needed',
            'not-together',
            'not-reliable-enough',
            'race-lost',
          ],
          response: { 200: PlayedBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { keyed, language, params, body } = request
        const { seat, invitation } = body
        const played = await substitutes.takeOver(params.match, { caller, keyed, language }, { seat, invitation })
        return playedBody(platform, played, caller, language)
      },
    )

    app.post(
      '/v1/matches/:match/resignation',
      {
        config: { idempotency: 'with-entries' },
        schema: {
          operationId: 'resign',
          summary: 'Give up your seat for good',
          description: 'The rules of the game say how the match goes on. A resignation cannot be taken back.',
          tags,
          security: needs('play'),
          params: inMatch,
          headers: IfMatch,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'match-over',
            'match-frozen',
            'version-passed',
            'race-lost',
            'already-resigned',
          ],
          response: { 200: PlayedBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { keyed, language, params } = request
        const played = await play.resign(params.match, { caller, keyed, language }, versionAsked(request.headers))
        return playedBody(platform, played, caller, language)
      },
    )
  }
}
