import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { JournalFile, journalFile } from '../journal/journal-file.ts'
import type { Look } from '../journal/see.ts'
import { Check, verifyFile } from '../journal/verify-file.ts'
import { signedHead } from '../matches/heads.ts'
import { findMatch, headAt, isOver, type MatchRecord, openSeal, readEntries } from '../matches/load.ts'
import type { Play } from '../matches/play.ts'
import { lookInDispute } from '../matches/sight.ts'
import { inMatch, MatchBody, matchBody } from '../matches/wire/match.ts'
import { ViewBody, ViewerParam, viewBody } from '../matches/wire/view.ts'
import { needs, type Player, requireAdministrator } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem, ProblemBody } from '../platform/problems/problem.ts'

const tags = ['administration']

const Verification = z
  .object({
    match: z.uuid(),
    version: z.int(),
    holds: z.boolean().describe('Whether nothing is wrong.'),
    checks: z.array(Check),
  })
  .meta({ id: 'Verification', description: 'What was checked of a journal, and what came out.' })

/** How administrators settle disputes: they see any match at any version as anybody saw it, and check its journal. */
export function disputeRoutes(platform: Platform, play: Play): FastifyPluginAsyncZod {
  async function started(match: string): Promise<MatchRecord> {
    const record = await findMatch(platform, match)
    if (!record) throw new Problem('not-found')
    if (record.version === 0) throw new Problem('match-not-started')
    return record
  }

  /** The whole journal, as a file: with the seed, also while the match goes on, for the server's own eyes. */
  async function wholeFile(record: MatchRecord, look: Look): Promise<JournalFile> {
    const { id: match, version, hash } = record
    const entries = await readEntries(platform, match, { upTo: version })
    const signed = {
      head: signedHead(platform, { match, version, hash }),
      publicKey: platform.secrets.signing.publicKey,
    }
    return journalFile(record.game, entries, openSeal(platform, record), look, signed)
  }

  return async (app) => {
    app.get(
      '/v1/admin/matches/:match/view',
      {
        schema: {
          operationId: 'replay',
          summary: 'Replay a match: any version, as anybody saw it',
          description: 'An administrator who holds a seat in a running match is only that seat there.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          querystring: z.strictObject({
            version: z.coerce.number().int().min(1).optional().describe('Without it, the newest.'),
            as: ViewerParam.default('administrator').describe(
              'As whom: the number of a seat, or a spectator; without it, as one who sees all.',
            ),
          }),
          problems: ['not-found', 'match-not-started'],
          response: { 200: ViewBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const record = await started(request.params.match)
        const { viewer } = lookInDispute(record, caller, request.query.as)
        const { version = record.version } = request.query
        if (version > record.version) throw new Problem('not-found')
        return viewBody(platform, record, await headAt(platform, record, version), viewer, request.language)
      },
    )

    app.get(
      '/v1/admin/matches/:match/journal-file',
      {
        schema: {
          operationId: 'getDisputedJournalFile',
          summary: 'The journal as a file, as anybody sees it',
          description:
            'As a player, a spectator or an administrator may see it. The seed is in it only once the match is over.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          querystring: z.strictObject({
            as: ViewerParam.default('administrator').describe(
              'As whom: the number of a seat, or a spectator; without it, as one who sees all.',
            ),
          }),
          problems: ['not-found', 'match-not-started'],
          response: { 200: JournalFile, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const record = await started(request.params.match)
        return wholeFile(record, lookInDispute(record, caller, request.query.as))
      },
    )

    app.get(
      '/v1/admin/matches/:match/verification',
      {
        schema: {
          operationId: 'verifyMatch',
          summary: 'Check a journal: its chain of hashes, its signature, its dice, and every move by the rules',
          description:
            'The seed is used for it and not shown. Not for an administrator who holds a seat in a running match.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          problems: ['not-found', 'match-not-started'],
          response: { 200: Verification, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const record = await started(request.params.match)
        lookInDispute(record, caller, 'administrator')
        const checks = await checked(record)
        const holds = checks.every(({ outcome }) => outcome !== 'failed')
        return { match: record.id, version: record.version, holds, checks }
      },
    )

    app.post(
      '/v1/admin/matches/:match/abort',
      {
        schema: {
          operationId: 'abortMatch',
          summary: 'Break a running match off: nobody wins, everybody is told',
          description: 'Its journal stays, its seed is shown, and nothing can be added to it any more.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          problems: ['not-found', 'match-not-started', 'match-over', 'race-lost'],
          response: { 200: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller: Player = requireAdministrator(request)
        const { table } = await play.abort(request.params.match)
        return matchBody(platform, table.record, caller, request.language, table.seed)
      },
    )
  }

  /** A journal that somebody tampered with may not even be readable: that is a finding too. */
  async function checked(record: MatchRecord): Promise<Check[]> {
    try {
      const file = await wholeFile(record, { viewer: 'administrator', over: true })
      const { publicKey } = platform.secrets.signing
      return verifyFile(file, { game: record.game, publicKey, mayGoOn: !isOver(record) })
    } catch (error) {
      if (!(error instanceof z.ZodError || error instanceof TypeError)) throw error
      return [{ check: 'header', outcome: 'failed', detail: 'The journal cannot be read from its first entry on.' }]
    }
  }
}
