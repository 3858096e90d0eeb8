import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { GameId } from '../../games/wire/game-id.ts'
import { inMatch, type Matches } from '../../matches/index.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import { yesOrNo } from '../../platform/http/parameters.ts'
import { longText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { DisputeStatus } from '../record/dispute.ts'
import { DisputeInFull, disputeOnce } from '../record/dispute-body.ts'
import { disputeOfMatch } from '../record/dispute-of-match.ts'
import { NewDispute } from './dispute-routes.ts'
import { setFrozen } from './freezing.ts'
import { QueuedDispute, QueueKey, queuedDisputes } from './queue.ts'
import { raiseAsAdministrator } from './raise.ts'

const tags = ['administration']
const QueuePage = pageOf(QueuedDispute).meta({
  id: 'QueuedDisputePage',
  description: 'A page of disputes of all matches.',
})

const Freezing = z
  .strictObject({
    frozen: z.boolean().describe('Whether this dispute freezes the match.'),
    reason: longText({ min: 1, max: 500 }).meta({
      description: 'The reason, which everybody who may see the match can read.',
      example: 'Nothing that is played now would stay as it is.',
    }),
  })
  .meta({ id: 'Freezing', description: 'Whether a dispute freezes the match, and why.' })

/** The queue of disputes, and how administrators raise a dispute or freeze a match. */
export function disputeAdministrationRoutes(
  platform: Platform,
  { liveMatches, change }: Matches,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/admin/disputes',
      {
        schema: {
          operationId: 'listQueuedDisputes',
          summary: 'List the disputes of all matches, by default those that wait for a ruling',
          description: 'The longest waiting first. Administrators only.',
          tags,
          security: needs('administrator'),
          querystring: z.strictObject({
            ...pageQuery,
            status: z.enum(DisputeStatus.options).default('open').describe('Only disputes with this status.'),
            game: GameId.optional().meta({ description: 'Only disputes of matches of this game.', example: 'havana' }),
            frozen: yesOrNo()
              .optional()
              .describe('Only disputes of frozen matches (`true`), or only of others (`false`).'),
          }),
          response: { 200: QueuePage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        requireAdministrator(request)
        const { limit, cursor, status, game, frozen } = request.query
        const range = { after: readCursor(QueueKey, cursor), limit: limit + 1, language: request.language }
        return page(
          await queuedDisputes(platform, { status, game, frozen }, range),
          limit,
          ({ createdAt, match, number }) => ({ createdAt, match, number }),
          (dispute) => dispute,
        )
      },
    )

    app.post(
      '/v1/admin/matches/:match/disputes',
      {
        schema: {
          operationId: 'raiseDisputeAsAdministrator',
          summary: 'Raise a dispute as an administrator',
          description:
            'Everybody at the table and the other administrators are notified. The audit log records it with its text as the reason, and a ruling settles it. Not for an administrator who holds a seat in the running match.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          body: NewDispute,
          problems: ['not-found', 'not-allowed', 'match-not-started', 'nothing-to-freeze', 'race-lost'],
          answerHeaders: ['Location'],
          response: { 201: DisputeInFull, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const administrator = requireAdministrator(request)
        const { match } = request.params
        const dispute = await disputeOnce(platform, liveMatches, request, match, () =>
          raiseAsAdministrator(platform, change, match, administrator, request.body),
        )
        return reply.status(201).header('location', `/v1/matches/${match}/disputes/${dispute.number}`).send(dispute)
      },
    )

    app.put(
      '/v1/admin/matches/:match/disputes/:number/freeze',
      {
        schema: {
          operationId: 'freezeMatch',
          summary: 'Freeze a match because of a dispute, or let it go on',
          description:
            'In a frozen match nobody can move, and no clock runs. It goes on if no other open dispute freezes it. Setting the present state again does nothing. The audit log records it, and everybody who may see the match can read the reason. Not for an administrator who holds a seat in the running match.',
          tags,
          security: needs('administrator'),
          params: disputeOfMatch,
          body: Freezing,
          problems: ['not-found', 'not-allowed', 'dispute-over', 'match-over', 'race-lost'],
          response: { 200: DisputeInFull, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const administrator = requireAdministrator(request)
        const { match, number } = request.params
        return disputeOnce(platform, liveMatches, request, match, async () => {
          await setFrozen(platform, change, match, administrator, { number, ...request.body })
          return number
        })
      },
    )
  }
}
