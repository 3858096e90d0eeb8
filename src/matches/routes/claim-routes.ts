import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import type { Amend } from '../commit/amend.ts'
import { claimWin, withdrawClaim } from '../playing/claims.ts'
import { changedOnce } from '../wire/match-answer.ts'
import { inMatch, MatchBody } from '../wire/match-body.ts'

/** Claiming the win from the only other player, who is late. */
export function claimRoutes(platform: Platform, amend: Amend): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/matches/:match/claim',
      {
        schema: {
          operationId: 'claimWin',
          summary: 'Claim the win from the only other player, who is late',
          description:
            'They get a mail and a second and last deadline, which is as long as the match’s deadlines and at least a day. If they decide in time, the match goes on and the claim ends. Otherwise they forfeit the match, which counts if it is rated. `mayClaim` says whether you may claim. A player is also late when a bot or usual answers made their last `seatOpensAfter` decisions.',
          tags: ['playing'],
          security: needs('play'),
          params: inMatch,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'match-over',
            'match-frozen',
            'nothing-to-claim',
            'race-lost',
          ],
          response: { 200: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        return changedOnce(platform, request, caller, () => claimWin(platform, amend, request.params.match, caller))
      },
    )

    app.delete(
      '/v1/matches/:match/claim',
      {
        schema: {
          operationId: 'withdrawClaim',
          summary: 'Withdraw your claim of the win',
          description:
            'The other player’s earlier deadline applies again, even if it has passed, and the match goes on as agreed. You may claim the win again.',
          tags: ['playing'],
          security: needs('play'),
          params: inMatch,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'match-over',
            'match-frozen',
            'nothing-claimed',
            'race-lost',
          ],
          response: { 200: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        return changedOnce(platform, request, caller, () =>
          withdrawClaim(platform, amend, request.params.match, caller),
        )
      },
    )
  }
}
