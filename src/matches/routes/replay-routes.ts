import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { viewerFor } from '../access/permissions.ts'
import { visibleLiveMatch } from '../access/visible-match.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { Comparing, DifferenceBody, differenceBody } from '../replay/difference.ts'
import { EntryInFull, entryInFull, inMatchEntry } from '../replay/entry-in-full.ts'
import type { Replays } from '../replay/replays.ts'
import { inMatch } from '../wire/match-body.ts'
import { viewerQuery } from '../wire/view-body.ts'

const tags = ['playing']

/** Looking back: the difference between two versions, and how an entry came about. */
export function replayRoutes(platform: Platform, liveMatches: LiveMatches, replays: Replays): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/matches/:match/difference',
      {
        schema: {
          operationId: 'getDifference',
          summary: 'The difference between two versions, in words and as JSON Patch',
          description:
            'Both versions as you saw them then, forwards or backwards. When the match is over, everybody sees everything.',
          tags,
          security: needs('read'),
          params: inMatch,
          querystring: Comparing.extend(viewerQuery),
          problems: ['not-found', 'not-allowed', 'match-not-started'],
          response: { 200: DifferenceBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { live, viewpoint } = await visibleLiveMatch(platform, liveMatches, request.params.match, caller)
        const { as, ...versions } = request.query
        const viewer = viewerFor(live.record, viewpoint, as)
        return differenceBody(platform, replays, live, { ...versions, viewer }, request.language)
      },
    )

    app.get(
      '/v1/matches/:match/entries/:version',
      {
        schema: {
          operationId: 'getEntry',
          summary: 'An entry of the journal, and how it came about',
          description:
            'The entry as you saw it then, with the question that the seat answered, the time it took and, if the seat is yours or the match is over, the choices it had.',
          tags,
          security: needs('read'),
          params: inMatchEntry,
          querystring: z.strictObject(viewerQuery),
          problems: ['not-found', 'not-allowed', 'match-not-started'],
          response: { 200: EntryInFull, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { match, version } = request.params
        const { live, viewpoint } = await visibleLiveMatch(platform, liveMatches, match, caller)
        const viewer = viewerFor(live.record, viewpoint, request.query.as)
        const seen = { version, viewer, mayKnowHours: (account: string | null) => account === caller.account }
        return entryInFull(platform, replays, live, seen, request.language)
      },
    )
  }
}
