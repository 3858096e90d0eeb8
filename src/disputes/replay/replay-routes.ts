import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  Comparing,
  DifferenceBody,
  differenceBody,
  EntryInFull,
  entryInFull,
  inMatch,
  inMatchEntry,
  JournalBody,
  JournalPage,
  type LiveMatches,
  type Replays,
  readEntries,
  signedHead,
  storyEntry,
  ViewBody,
  viewBody,
} from '../../matches/index.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ProblemCode } from '../../platform/problems/catalogue.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { mapInSlices } from '../../platform/slices.ts'
import { lookedInto, lookQuery } from '../looks/looked-into.ts'
import { OriginBody, originOf } from './origin.ts'

const tags = ['administration']
const problems = ['not-found', 'not-allowed', 'match-not-started', 'reason-needed'] as const satisfies ProblemCode[]

const ReplayedEntry = EntryInFull.extend({
  origin: OriginBody.nullable().describe(
    'The origin of the entry. Null for entries of the clock, a bot or a standing order, for erased accounts, and for viewers other than administrators.',
  ),
}).meta({ id: 'ReplayedEntry', description: 'An entry of a journal, how it came about, and who sent it.' })

/** How administrators replay a match: any version as any viewer saw it then, entry by entry, forwards and backwards. */
export function replayRoutes(platform: Platform, liveMatches: LiveMatches, replays: Replays): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/admin/matches/:match/view',
      {
        schema: {
          operationId: 'replay',
          summary: 'Replay a match: any version, as any viewer saw it',
          description: 'An administrator who holds a seat in a running match sees only what that seat sees.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          querystring: z.strictObject({
            version: z.coerce.number().int().min(1).optional().describe('A past version; without it, the newest.'),
            ...lookQuery,
          }),
          problems,
          response: { 200: ViewBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const { record, viewpoint } = await lookedInto(platform, request.params.match, caller, request.query.as)
        const { version = record.version } = request.query
        if (version > record.version) throw new Problem('not-found')
        return viewBody(platform, record, await replays.at(record, version), viewpoint.viewer, request.language)
      },
    )

    app.get(
      '/v1/admin/matches/:match/entries',
      {
        schema: {
          operationId: 'listReplayedEntries',
          summary: 'The entries of a match, as any viewer saw them',
          description: 'As the viewer could read them in the journal.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          querystring: JournalPage.extend(lookQuery),
          problems,
          response: { 200: JournalBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const { since, limit, as } = request.query
        const { record: read, viewpoint } = await lookedInto(platform, request.params.match, caller, as)
        const live = await liveMatches.of(read)
        const { record, head } = live
        const entries = await readEntries(platform, record.id, {
          after: since,
          upTo: Math.min(since + limit, record.version),
        })
        return {
          match: record.id,
          items: await mapInSlices(entries, (entry) => storyEntry(live, entry, viewpoint, request.language)),
          version: record.version,
          head: signedHead(platform, head),
        }
      },
    )

    app.get(
      '/v1/admin/matches/:match/entries/:version',
      {
        schema: {
          operationId: 'replayEntry',
          summary: 'An entry of a match in full, and how it came about',
          description:
            'The entry as any viewer saw it then: the move as it was sent, the question and the choices of the seat, how long it took, and who sent it. Who sent it is shown only to an administrator who sees everything; that takes a look with a reason, even once the match is over.',
          tags,
          security: needs('administrator'),
          params: inMatchEntry,
          querystring: z.strictObject(lookQuery),
          problems,
          response: { 200: ReplayedEntry, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const { match, version } = request.params
        const withOrigins = request.query.as === 'administrator'
        const { record, viewpoint } = await lookedInto(platform, match, caller, request.query.as, { withOrigins })
        const { viewer } = viewpoint
        const seen = { version, viewer, mayKnowHours: () => true }
        const body = await entryInFull(platform, replays, await liveMatches.of(record), seen, request.language)
        return { ...body, origin: withOrigins ? await originOf(platform, match, version) : null }
      },
    )

    app.get(
      '/v1/admin/matches/:match/difference',
      {
        schema: {
          operationId: 'replayDifference',
          summary: 'The difference between two versions, as any viewer saw them',
          description: 'In words and as JSON Patch, forwards or backwards.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          querystring: Comparing.extend(lookQuery),
          problems,
          response: { 200: DifferenceBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const { as, ...versions } = request.query
        const { record, viewpoint } = await lookedInto(platform, request.params.match, caller, as)
        const compared = { ...versions, viewer: viewpoint.viewer }
        return differenceBody(platform, replays, await liveMatches.of(record), compared, request.language)
      },
    )
  }
}
