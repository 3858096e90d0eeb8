import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { anHour, perAccount } from '../../platform/http/limit.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { visibleMatch } from '../access/visible-match.ts'
import { namesThenIn } from '../record/past-names.ts'
import { inMatch } from '../wire/match-body.ts'
import { ProposalThen, proposalAsThen, proposalThen } from './answered-proposal.ts'
import { ProposalBody, proposalBody } from './proposal-body.ts'
import { findProposals } from './proposal-store.ts'
import { SeatTerms } from './proposal-terms.ts'
import type { Proposals } from './proposals.ts'

const tags = ['playing']
const ProposalNumber = z.int().min(1).max(1_000_000_000)
export const proposalOfMatch = inMatch.extend({
  number: inDigits(ProposalNumber).meta({ description: 'The number of the proposal in its match.', example: 1 }),
})
const ProposalPage = pageOf(ProposalBody).meta({ id: 'ProposalPage', description: 'A page of proposals.' })

const ProposalAnswer = z
  .strictObject({ agree: z.boolean().describe('False declines the proposal, which ends it.') })
  .meta({ id: 'ProposalAnswer', description: 'Whether you agree.' })

/** Making, answering and withdrawing proposals. */
export function proposalRoutes(platform: Platform, proposals: Proposals): FastifyPluginAsyncZod {
  const now = () => platform.clock.now()

  return async (app) => {
    app.get(
      '/v1/matches/:match/proposals',
      {
        schema: {
          operationId: 'listProposals',
          summary: 'List the proposals to the table, the newest first',
          description:
            'Each with its status and the seats that still have to agree. Everybody who may see the match sees them.',
          tags,
          security: needs('read'),
          params: inMatch,
          querystring: z.strictObject(pageQuery),
          problems: ['not-found'],
          response: { 200: ProposalPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const record = await visibleMatch(platform, request.params.match, caller)
        const before = readCursor(ProposalNumber, cursor)
        const found = await findProposals(platform, record.id, { before, limit: limit + 1 })
        const namesThen = await namesThenIn(platform, record, request.language)
        return page(
          found,
          limit,
          ({ number }) => number,
          (proposal) => proposalBody(record, proposal, namesThen, now(), request.language),
        )
      },
    )

    app.post(
      '/v1/matches/:match/proposals',
      {
        schema: {
          operationId: 'propose',
          summary: 'Propose something to the table',
          description:
            'It takes effect once all others who still play have agreed. Bots have no say, nor has a late player whom it would replace. If nobody else has a say, it takes effect at once; but in a match that two or more people have played, ending it without a result and taking back moves need a second person who agrees. At most one proposal of each kind is open.',
          tags,
          security: needs('play'),
          params: inMatch,
          body: SeatTerms,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'match-over',
            'already-resigned',
            'proposal-open',
            'already-paused',
            'not-paused',
            'match-frozen',
            'nothing-to-take-back',
            'nobody-to-agree',
            'seat-not-replaceable',
            'race-lost',
            'too-many-requests',
          ],
          response: { 201: ProposalBody, '4xx': ProblemBody },
        },
        // Each proposal sends a mail to everybody who has to agree.
        config: {
          limits: [perAccount(30, anHour)],
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { language } = request
        const { match } = request.params
        const then = await once(request, ProposalThen, async () =>
          proposalThen(await proposals.propose(match, caller, request.body, language), now()),
        )
        return reply.status(201).send(await proposalAsThen(platform, match, then, language))
      },
    )

    app.post(
      '/v1/matches/:match/proposals/:number/answer',
      {
        schema: {
          operationId: 'answerProposal',
          summary: 'Agree to a proposal, or decline it',
          description:
            'The proposal takes effect when the last person agrees, and ends when one person declines. While it is open, those who have agreed may still decline.',
          tags,
          security: needs('play'),
          params: proposalOfMatch,
          body: ProposalAnswer,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'proposal-over',
            'not-asked',
            'already-agreed',
            'match-frozen',
            'race-lost',
          ],
          response: { 200: ProposalBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { match, number } = request.params
        const then = await once(request, ProposalThen, async () =>
          proposalThen(await proposals.answer(match, caller, number, request.body.agree), now()),
        )
        return proposalAsThen(platform, match, then, request.language)
      },
    )

    app.delete(
      '/v1/matches/:match/proposals/:number',
      {
        schema: {
          operationId: 'withdrawProposal',
          summary: 'Withdraw your own proposal',
          description: 'Possible while the proposal is open.',
          tags,
          security: needs('play'),
          params: proposalOfMatch,
          problems: ['not-found', 'not-your-seat', 'match-not-started', 'not-allowed', 'proposal-over', 'race-lost'],
          response: { 204: noBody('The proposal is withdrawn.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { match, number } = request.params
        await proposals.withdraw(match, caller, number)
        return reply.status(204).send()
      },
    )
  }
}
