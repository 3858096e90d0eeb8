import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../games/game.ts'
import { JournalFile } from '../../journal/journal-file.ts'
import type { Viewpoint } from '../../journal/see.ts'
import { needs, type Player, requireAdministrator } from '../../platform/http/caller.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ProblemCode } from '../../platform/problems/catalogue.ts'
import { notYet, ProblemBody } from '../../platform/problems/problem.ts'
import { seatOf } from '../access/permissions.ts'
import { sendFile } from '../archive/export-file.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { Comparing, DifferenceBody, differenceBody } from '../replay/difference.ts'
import { EntryInFull, entryInFull, inMatchEntry } from '../replay/entry-in-full.ts'
import { OriginBody, originOf } from '../replay/origin.ts'
import type { Replays } from '../replay/replays.ts'
import { JournalBody, JournalPage, journalBody } from '../wire/journal-body.ts'
import { inMatch } from '../wire/match-body.ts'
import { lookQuery, ViewBody, viewBody } from '../wire/view-body.ts'

const tags = ['administration']
const problems = ['not-found', 'not-allowed', 'match-not-started', 'reason-needed'] as const satisfies ProblemCode[]

const ReplayedEntry = EntryInFull.extend({
  origin: OriginBody.nullable().describe(
    'The origin of the entry. Null for entries of the clock, a bot or a standing order, for erased accounts, and for viewers other than administrators.',
  ),
}).meta({ id: 'ReplayedEntry', description: 'An entry of a journal, how it came about, and who sent it.' })

/**
 * Lets an administrator look into a started match, if they may. `withOrigins`: they see who sent its entries, which
 * players never learn.
 * @throws Problem not-found, not-allowed, match-not-started, reason-needed
 */
type LookInto = (
  match: string,
  caller: Player,
  as: Viewer,
  shows?: { readonly withOrigins: boolean },
) => Promise<{ readonly record: MatchRecord; readonly viewpoint: Viewpoint }>

/**
 * How administrators replay a match: any version as any viewer saw it then, entry by entry, forwards and backwards, or
 * its whole journal as a file.
 */
export function administrationReplayRoutes(
  platform: Platform,
  { liveMatches, replays }: { readonly liveMatches: LiveMatches; readonly replays: Replays },
  lookInto: LookInto,
): FastifyPluginAsyncZod {
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
            version: inDigits(z.int().min(1)).optional().describe('A past version; without it, the newest.'),
            ...lookQuery,
          }),
          problems,
          response: { 200: ViewBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const { record, viewpoint } = await lookInto(request.params.match, caller, request.query.as)
        const { version = record.version } = request.query
        if (version > record.version) throw notYet('querystring/version')
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
        const { record, viewpoint } = await lookInto(request.params.match, caller, as)
        const live = await liveMatches.of(record)
        return journalBody(platform, live, { since, limit }, viewpoint, request.language)
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
        const { record, viewpoint } = await lookInto(match, caller, request.query.as, { withOrigins })
        const { viewer } = viewpoint
        const plays = seatOf(record, caller.account) !== undefined && !isOver(record)
        const mayKnowHours = (account: string | null) => !plays || account === caller.account
        const seen = { version, viewer, mayKnowHours }
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
        const { record, viewpoint } = await lookInto(request.params.match, caller, as)
        const compared = { ...versions, viewer: viewpoint.viewer }
        return differenceBody(platform, replays, await liveMatches.of(record), compared, request.language)
      },
    )

    app.get(
      '/v1/admin/matches/:match/journal-file',
      {
        schema: {
          operationId: 'getDisputedJournalFile',
          summary: 'The journal as a file, as any viewer sees it',
          description:
            'As a seat, a spectator or an administrator may see it. It contains the seed only once the match is over.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          querystring: z.strictObject(lookQuery),
          problems: [
            'not-found',
            'not-allowed',
            'match-not-started',
            'reason-needed',
            'too-much-to-compute',
            'too-many-requests',
          ],
          response: { 200: JournalFile, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requireAdministrator(request)
        const { record, viewpoint } = await lookInto(request.params.match, caller, request.query.as)
        return sendFile(platform, reply, caller.account, record, viewpoint)
      },
    )
  }
}
