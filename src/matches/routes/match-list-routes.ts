import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { creationKey, page, pageOf, pageQuery } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { isInvitation } from '../access/invitations.ts'
import { permittedViewpoint } from '../access/visible-match.ts'
import { isAboutCaller, listMatches, MatchFilter } from '../lobby/match-list.ts'
import { type OwnMatchKey, ownMatches, Want, Wanting } from '../lobby/own-matches.ts'
import { awaitedAnswers } from '../proposals/open-proposals.ts'
import { existing } from '../record/find-match.ts'
import { isOver } from '../record/record.ts'
import { openSeal } from '../record/seal.ts'
import { InvitationToken, inMatch, MatchBody, matchBody } from '../wire/match-body.ts'

const tags = ['matches']
const MatchPage = pageOf(MatchBody).meta({ id: 'MatchPage', description: 'A page of matches.' })
const OwnMatchBody = z
  .object({
    want: Want.nullable().describe('What it wants from you: only the most urgent thing; null if nothing.'),
    since: z.iso.datetime().nullable().describe('Since when; null if it wants nothing.'),
    proposals: z.int().describe('How many open proposals wait for your answer.'),
    match: MatchBody,
  })
  .meta({ id: 'OwnMatch', description: 'A match of yours, and what it wants from you.' })
const OwnMatchPage = pageOf(OwnMatchBody).extend({ wanting: Wanting }).meta({
  id: 'OwnMatchPage',
  description: 'A page of your matches, and how many of all of them want something from you.',
})

/** A token stands in a header rather than in the query, which proxies write to their logs. */
const InvitationHeader = z.object({ 'paquebot-invitation': InvitationToken.optional() })

/** Finding matches, and looking at one. */
export function matchListRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/matches',
      {
        schema: {
          operationId: 'listMatches',
          summary: 'Find matches, newest first',
          description:
            'All filters apply together. The list leaves out private matches of others, except with `invited`, and open matches with somebody who has blocked you or whom you have blocked.',
          tags,
          security: needs('read'),
          querystring: z.strictObject({ ...MatchFilter.shape, ...pageQuery }),
          response: { 200: MatchPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { limit, cursor, ...filter } = request.query
        const list = (database: Database) => listMatches({ database }, caller, filter, { limit, cursor })
        const records = await (isAboutCaller(filter) ? list(platform.database) : platform.database.readReplica(list))
        return page(records, limit, creationKey, (record) => matchBody(platform, record, caller, request.language))
      },
    )

    app.get(
      '/v1/account/matches',
      {
        schema: {
          operationId: 'listOwnMatches',
          summary: 'Your matches, first those that want something from you',
          description:
            'First those that wait for your decision: by their deadlines, and those without one by how long they have waited. Then those that ended in the last four weeks since you last looked or moved, then those with unread messages, each the oldest first; then all others, the newest activity first. After a move, the first match in the list other than the one you moved in is the next.',
          tags,
          security: needs('read'),
          querystring: z.strictObject(pageQuery),
          response: { 200: OwnMatchPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { matches, wanting } = await ownMatches(platform, caller.account, request.query)
        const proposals = await awaitedAnswers(
          platform,
          matches.map(({ record }) => record),
          caller.account,
        )
        const items = page(
          matches,
          request.query.limit,
          ({ rank, at, id }): OwnMatchKey => ({ rank, at, id }),
          ({ record, want, since }) => ({
            want,
            since: since?.toISOString() ?? null,
            proposals: proposals.get(record.id) ?? 0,
            match: matchBody(platform, record, caller, request.language),
          }),
        )
        return { ...items, wanting }
      },
    )

    app.get(
      '/v1/matches/:match',
      {
        schema: {
          operationId: 'getMatch',
          summary: 'A match: who plays, what it waits for, how it ended',
          description:
            'The same for everybody who may see the match; the position is its `view`. A private match is visible to its participants, to those invited by their address or by a token, and to administrators who have stated a reason. With an invitation token you need not be signed in: send it in the header, since proxies log the query.',
          tags,
          security: [...needs('read'), {}],
          params: inMatch,
          headers: InvitationHeader,
          querystring: z.strictObject({ invitation: InvitationToken.optional() }),
          problems: ['not-found'],
          response: { 200: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const invitation = request.headers['paquebot-invitation'] ?? request.query.invitation
        const isGuest = request.caller === undefined && invitation !== undefined
        const caller = isGuest ? undefined : requirePlayer(request, 'read')
        const record = await existing(platform, request.params.match)
        if (caller !== undefined) await permittedViewpoint(platform, record, caller, invitation)
        else if (!(await isInvitation(platform, record, invitation ?? ''))) throw new Problem('not-found')
        const sealed = isOver(record) && record.version > 0 ? openSeal(platform, record) : undefined
        return matchBody(platform, record, caller, request.language, sealed)
      },
    )
  }
}
