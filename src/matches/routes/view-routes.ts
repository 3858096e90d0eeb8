import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { choiceBody } from '../../games/wire/choice-body.ts'
import { decisionId } from '../../journal/decisions.ts'
import type { Head } from '../../journal/head.ts'
import { JournalFile } from '../../journal/journal-file.ts'
import { asBuilt } from '../../platform/http/as-built.ts'
import { needs, type Player, requirePlayer } from '../../platform/http/caller.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import type { Platform } from '../../platform/platform.ts'
import { notYet, ProblemBody } from '../../platform/problems/problem.ts'
import { seatToPlay, viewerFor } from '../access/permissions.ts'
import { visibleLiveMatch } from '../access/visible-match.ts'
import { sendFile } from '../archive/export-file.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { isOver } from '../record/record.ts'
import { namesOf } from '../record/seat-names.ts'
import type { Replays } from '../replay/replays.ts'
import { ChoicesBody } from '../wire/choices-body.ts'
import { Conditional, etag, notModified, shortTag, unchanged } from '../wire/etag.ts'
import { JournalBody, JournalPage, journalBody } from '../wire/journal-body.ts'
import { keptAnswers } from '../wire/kept-answers.ts'
import { type DecisionBody, decisionBodies, inMatch } from '../wire/match-body.ts'
import { ViewBody, viewBody, viewerQuery } from '../wire/view-body.ts'
import { whyWaiting } from '../wire/waiting-sentences.ts'

const tags = ['playing']

/** Seeing a match: its position, what you may do, what happened. */
export function viewRoutes(platform: Platform, liveMatches: LiveMatches, replays: Replays): FastifyPluginAsyncZod {
  const requireVisible = (match: string, caller: Player) => visibleLiveMatch(platform, liveMatches, match, caller)
  const keptViews = keptAnswers<ReturnType<typeof viewBody>>()
  const keptChoices = keptAnswers<z.infer<typeof ChoicesBody>>()
  /** The next decision of a seat. As time passes, only the reason why the match waits for it changes. */
  const keptDecisions = keptAnswers<{ readonly decision: z.infer<typeof DecisionBody> | null; readonly tag: string }>()

  return async (app) => {
    app.get(
      '/v1/matches/:match/view',
      {
        serializerCompiler: asBuilt,
        schema: {
          operationId: 'getView',
          summary: 'The position, as you may see it',
          description:
            'The position at any version, as you saw it then. When the match is over, everybody sees everything.',
          tags,
          security: needs('read'),
          params: inMatch,
          querystring: z.strictObject({
            version: inDigits(z.int().min(1)).optional().describe('A past version; without it, the newest.'),
            ...viewerQuery,
          }),
          headers: Conditional,
          problems: ['not-found', 'not-allowed', 'match-not-started'],
          answerHeaders: ['ETag'],
          response: { 200: ViewBody, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'read')
        const { live, viewpoint } = await requireVisible(request.params.match, caller)
        const viewer = viewerFor(live.record, viewpoint, request.query.as)
        const { version = live.head.version } = request.query
        if (version > live.head.version) throw notYet('querystring/version')
        const { record } = live
        const { language } = request
        if (notModified(request.headers['if-none-match'], reply, etag({ record, version, viewer, language }))) {
          return reply.status(304).send()
        }
        const at = (head: Head) => viewBody(platform, record, head, viewer, language)
        if (version < live.head.version) return at(await replays.at(record, version))
        return keptViews(live, [viewer, language], () => at(live.head))
      },
    )

    app.get(
      '/v1/matches/:match/choices',
      {
        serializerCompiler: asBuilt,
        schema: {
          operationId: 'getChoices',
          summary: 'Every legal move of your seat, as forms',
          description:
            'Each choice has a `move` with its fixed parts, `fields` to fill in under their names, and an `example` that is accepted as it stands. Some moves can be made while nothing is asked of you. Empty while the match is frozen, and once it is over.',
          tags,
          security: needs('read'),
          params: inMatch,
          headers: Conditional,
          problems: ['not-found', 'not-your-seat', 'match-not-started'],
          answerHeaders: ['ETag'],
          response: {
            200: ChoicesBody,
            304: unchanged,
            '4xx': ProblemBody,
          },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'read')
        const { live } = await requireVisible(request.params.match, caller)
        const { record, head } = live
        const seat = seatToPlay(record, caller)
        const { language } = request
        // A game lists first the decisions that others wait for.
        const asked = head.decisions.find((open) => open.seat === seat)
        const id = asked && decisionId(asked)
        const open = record.decisions.find((one) => decisionId(one) === id)
        const now = platform.clock.now()
        const waiting = open && whyWaiting(record, open, now, seat)
        const { decision, tag } = keptDecisions(live, [seat, language, waiting], () => {
          const decision = decisionBodies(record, caller, language, now).find((one) => one.id === id) ?? null
          // Its deadline, a claim or a pause may change without a new version.
          const also = shortTag(decision)
          return { decision, tag: etag({ record, version: head.version, viewer: seat, language, also }) }
        })
        if (notModified(request.headers['if-none-match'], reply, tag)) return reply.status(304).send()
        return keptChoices(live, [tag], () => {
          const names = namesOf(record, language)
          const wording = record.game.wordingOf(head.state, language)
          const choices = isOver(record) || head.frozen ? [] : record.game.choices(head.state, seat)
          return {
            match: record.id,
            version: head.version,
            seat,
            decision,
            choices: choices.map((choice) => choiceBody(wording, choice, names)),
          }
        })
      },
    )

    app.get(
      '/v1/matches/:match/journal',
      {
        schema: {
          operationId: 'getJournal',
          summary: 'What has happened since a version',
          description:
            'Entries in order, as you may see them. What is hidden from you is replaced by its commitment, so that you can recompute the chain of hashes.',
          tags,
          security: needs('read'),
          params: inMatch,
          querystring: JournalPage,
          problems: ['not-found', 'match-not-started'],
          response: {
            200: JournalBody,
            '4xx': ProblemBody,
          },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { live, viewpoint } = await requireVisible(request.params.match, caller)
        return journalBody(platform, live, request.query, viewpoint, request.language)
      },
    )

    app.get(
      '/v1/matches/:match/journal-file',
      {
        schema: {
          operationId: 'getJournalFile',
          summary: 'The whole journal as a file, as you may see it',
          description: 'The command line reads it: `paquebot verify` checks it without any server.',
          tags,
          security: needs('read'),
          params: inMatch,
          problems: ['not-found', 'match-not-started', 'too-much-to-compute', 'too-many-requests'],
          answerHeaders: ['Content-Disposition'],
          response: { 200: JournalFile, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'read')
        const { live, viewpoint } = await requireVisible(request.params.match, caller)
        reply.header('content-disposition', `attachment; filename="${live.record.id}.journal.json"`)
        return sendFile(platform, reply, caller.account, live.record, viewpoint)
      },
    )
  }
}
