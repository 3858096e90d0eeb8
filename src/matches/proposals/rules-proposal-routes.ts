import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { inMatch } from '../wire/match-body.ts'
import { ProposalThen, proposalAsThen, proposalThen } from './answered-proposal.ts'
import { ProposalBody } from './proposal-body.ts'
import { proposalOfMatch } from './proposal-routes.ts'
import { RulesTerms } from './proposal-terms.ts'
import type { Proposals } from './proposals.ts'

const tags = ['administration']

/** How administrators move a running match to newer rules, with the consent of all its players. */
export function rulesProposalRoutes(platform: Platform, proposals: Proposals): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/admin/matches/:match/proposals',
      {
        schema: {
          operationId: 'proposeRules',
          summary: 'Propose newer rules to the players of a match',
          description:
            'It takes effect, as an entry of the journal, once everybody who still plays has agreed; at once if nobody has to. Until then, and if somebody declines, the match keeps its rules. You cannot do this in a match that you have played in.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          body: RulesTerms,
          problems: [
            'not-found',
            'not-allowed',
            'match-not-started',
            'match-over',
            'no-newer-rules',
            'proposal-open',
            'race-lost',
          ],
          response: { 201: ProposalBody, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const administrator = requireAdministrator(request)
        const { language, params, body } = request
        const then = await once(request, ProposalThen, async () =>
          proposalThen(await proposals.proposeRules(params.match, administrator, body, language), platform.clock.now()),
        )
        return reply.status(201).send(await proposalAsThen(platform, params.match, then, language))
      },
    )

    app.delete(
      '/v1/admin/matches/:match/proposals/:number',
      {
        schema: {
          operationId: 'withdrawRules',
          summary: 'Withdraw a proposal of newer rules',
          description:
            'Possible while it is open, whichever administrator made it. You cannot do this in a match that you have played in.',
          tags,
          security: needs('administrator'),
          params: proposalOfMatch,
          problems: ['not-found', 'not-allowed', 'match-not-started', 'proposal-over', 'race-lost'],
          response: { 204: noBody('The proposal is withdrawn.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const administrator = requireAdministrator(request)
        const { match, number } = request.params
        await proposals.withdrawRules(match, administrator, number)
        return reply.status(204).send()
      },
    )
  }
}
