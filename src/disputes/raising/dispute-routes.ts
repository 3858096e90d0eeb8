import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { holdingsOf, inMatch, type Matches, visibleMatch } from '../../matches/index.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { anHour, perAccount } from '../../platform/http/limit.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import { MessageText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { DisputeBody, DisputeInFull, disputeBody, disputeInFull, disputeOnce } from '../record/dispute-body.ts'
import { DisputeNumber, disputeOfMatch } from '../record/dispute-of-match.ts'
import { disputesBefore, existingDispute } from '../record/dispute-store.ts'
import { commentOnDispute } from './comment.ts'
import { raiseDispute } from './raise.ts'
import { withdrawDispute } from './withdraw.ts'

const tags = ['disputes']
const DisputePage = pageOf(DisputeBody).meta({ id: 'DisputePage', description: 'A page of disputes.' })

export const NewDispute = z
  .strictObject({
    version: z.int().min(1).max(1_000_000_000).describe('The version of the disputed entry.'),
    text: MessageText.meta({
      description: 'What is wrong. Everybody who may see the match can read it.',
      example: 'I meant to build the wharf: my client sent an old request again.',
    }),
    freeze: z
      .boolean()
      .describe('Whether to freeze the match until the dispute is settled: nobody can move then, and no clock runs.'),
  })
  .meta({ id: 'NewDispute', description: 'What is wrong, and with which entry.' })

const NewDisputeComment = z
  .strictObject({
    text: MessageText.meta({ description: 'The text.', example: 'I saw it, too. Let us go back.' }),
  })
  .meta({ id: 'NewDisputeComment', description: 'A comment to add.' })

/** Raising, discussing and withdrawing disputes. */
export function disputeRoutes(platform: Platform, { liveMatches, change }: Matches): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/matches/:match/disputes',
      {
        schema: {
          operationId: 'listDisputes',
          summary: 'List the disputes of a match, the newest first',
          description: 'Each with its status. Everybody who may see the match sees them.',
          tags,
          security: needs('read'),
          params: inMatch,
          querystring: z.strictObject(pageQuery),
          problems: ['not-found'],
          response: { 200: DisputePage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const record = await visibleMatch(platform, request.params.match, caller)
        const before = readCursor(DisputeNumber, cursor)
        const found = await disputesBefore(platform, record.id, { before, limit: limit + 1 })
        const holdings = await holdingsOf(platform, record)
        return page(
          found,
          limit,
          ({ number }) => number,
          (dispute) => disputeBody(record, dispute, holdings, request.language),
        )
      },
    )

    app.get(
      '/v1/matches/:match/disputes/:number',
      {
        schema: {
          operationId: 'getDispute',
          summary: 'A dispute with its comments',
          description: 'Everybody who may see the match sees it.',
          tags,
          security: needs('read'),
          params: disputeOfMatch,
          problems: ['not-found'],
          response: { 200: DisputeInFull, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const record = await visibleMatch(platform, request.params.match, caller)
        const dispute = await existingDispute(platform, record.id, request.params.number)
        const holdings = await holdingsOf(platform, record)
        return disputeInFull(platform, record, dispute, holdings, request.language)
      },
    )

    app.post(
      '/v1/matches/:match/disputes',
      {
        schema: {
          operationId: 'raiseDispute',
          summary: 'Raise a dispute: say what is wrong with an entry, and ask for a ruling',
          description:
            'For those who hold a seat, even one that they gave up, while the match goes on and for 14 days after its end. A player has one open dispute at a time. Everybody else at the table and the administrators are notified. Everybody who may see the match can read your text, even while the match goes on: write nothing that only you should know. `freeze` freezes the match until the dispute is settled; a player whose dispute was rejected cannot do that again in this match.',
          tags,
          security: needs('play'),
          params: inMatch,
          body: NewDispute,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'nothing-to-freeze',
            'too-late-to-dispute',
            'dispute-open',
            'may-not-freeze',
            'race-lost',
            'too-many-requests',
          ],
          answerHeaders: ['Location'],
          response: { 201: DisputeInFull, '4xx': ProblemBody },
        },
        // Each dispute sends a mail to everybody at the table and to the administrators.
        config: {
          limits: [perAccount(30, anHour)],
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { match } = request.params
        const dispute = await disputeOnce(platform, liveMatches, request, match, () =>
          raiseDispute(platform, change, match, caller, request.body),
        )
        return reply.status(201).header('location', `/v1/matches/${match}/disputes/${dispute.number}`).send(dispute)
      },
    )

    app.post(
      '/v1/matches/:match/disputes/:number/comments',
      {
        schema: {
          operationId: 'commentOnDispute',
          summary: 'Comment on an open dispute',
          description:
            'For those who hold a seat, and for administrators; an administrator who holds a seat speaks as that seat. Everybody who may see the match can read it; everybody else at the table is notified.',
          tags,
          security: needs('play'),
          params: disputeOfMatch,
          body: NewDisputeComment,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'session-needed',
            'dispute-over',
            'race-lost',
            'too-many-requests',
          ],
          response: { 201: DisputeInFull, '4xx': ProblemBody },
        },
        config: {
          limits: [perAccount(60, anHour)],
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { match, number } = request.params
        const dispute = await disputeOnce(platform, liveMatches, request, match, async () => {
          await commentOnDispute(platform, change, match, caller, { number, text: request.body.text })
          return number
        })
        return reply.status(201).send(dispute)
      },
    )

    app.post(
      '/v1/matches/:match/disputes/:number/withdrawal',
      {
        schema: {
          operationId: 'withdrawDispute',
          summary: 'Withdraw your own dispute',
          description:
            'Possible while it is open. If it alone froze the match, the match goes on, and each deadline has as much time left as before.',
          tags,
          security: needs('play'),
          params: disputeOfMatch,
          problems: ['not-found', 'not-your-seat', 'match-not-started', 'not-allowed', 'dispute-over', 'race-lost'],
          response: { 200: DisputeInFull, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { match, number } = request.params
        return disputeOnce(platform, liveMatches, request, match, async () => {
          await withdrawDispute(platform, change, match, caller, number)
          return number
        })
      },
    )
  }
}
