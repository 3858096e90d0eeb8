import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Seat } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { ChoiceBody, choiceBody } from '../../games/wire/choice-body.ts'
import { AnyMove } from '../../games/wire/game-schemas.ts'
import { markedSentences, sentencesOf, withNouns } from '../../games/wire/sentences.ts'
import type { Tried } from '../../journal/dry-run.ts'
import { SignedHead } from '../../journal/head-signature.ts'
import type { Viewpoint } from '../../journal/see.ts'
import { needs, type Player, requirePlayer } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { seatToPlay } from '../access/permissions.ts'
import type { Changed } from '../commit/judged.ts'
import type { Play, PlayRequest } from '../playing/play.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { isOver } from '../record/record.ts'
import { namesOf } from '../record/seat-names.ts'
import { signedHead } from '../record/signed-head.ts'
import { daysForPeople } from '../reliability/days-for-people.ts'
import { PatchOperation, patchBetween } from '../replay/patch.ts'
import type { Substitutes } from '../substitutes/substitutes.ts'
import { etag, versionIn } from '../wire/etag.ts'
import { DecisionBody, DecisionId, decisionBodies, InvitationToken, inMatch } from '../wire/match-body.ts'
import { StoryEntry, storyEntry } from '../wire/story-entry.ts'

const tags = ['playing']
const mostMoves = 20

const MoveHeaders = z.object({
  'if-match': z
    .string()
    .max(200)
    .regex(/^(?:W\/)?"?\d{1,9}(?!\d)/)
    .optional()
    .meta({
      description: 'The `ETag` of a view, or a version: the answer is 412 if the match has moved on since. Optional.',
      example: '"12.0.en.x8fTq2Lw"',
    }),
})

const PlayedBody = z
  .object({
    outcome: z.literal('played'),
    match: z.uuid(),
    version: z.int().describe('The version after the last of the moves.'),
    entries: z.array(StoryEntry).describe('One for each move, in order.'),
    decisions: z.array(DecisionBody).describe('What the match waits for now.'),
    head: SignedHead,
  })
  .meta({ id: 'Played', description: 'The moves were made, and are stored.' })

const TriedBody = z
  .object({
    outcome: z.literal('tried'),
    match: z.uuid(),
    version: z.int().describe('The version on which the moves were tried.'),
    ...sentencesOf(
      'What would happen, as far as it is certain, and what you give up although you could still do it: “You still have 1 villager who could work.”',
    ),
    tried: z.int().describe('How many of the moves were tried.'),
    stopped: z
      .boolean()
      .describe('Whether the preview stops because something would be drawn or revealed. What follows is unknown.'),
    patch: z
      .array(PatchOperation)
      .describe('JSON Patch (RFC 6902) from your `view` at `version` to what you would see, as far as it is certain.'),
    choices: z
      .array(ChoiceBody)
      .nullable()
      .describe('What you could do afterwards, as forms; null unless `withChoices` asks for it, and if `stopped`.'),
  })
  .meta({ id: 'Tried', description: 'The moves would be accepted. Nothing is stored.' })

const Moves = z
  .strictObject({
    moves: z
      .array(AnyMove)
      .min(1)
      .max(mostMoves)
      .describe('In order. Of several, only the last may be followed by a draw.'),
    decision: DecisionId.optional().describe('The id of the decision these moves answer.'),
    dryRun: z.boolean().default(false).describe('Only report what would happen; store nothing.'),
    withChoices: z
      .boolean()
      .default(false)
      .describe('With `dryRun`: also say what you could do afterwards, so that another move can be prepared.'),
  })
  .meta({ id: 'Moves', description: 'The moves to make.' })

const TakingBack = z
  .strictObject({
    to: z
      .int()
      .min(1)
      .optional()
      .describe('The version to go back to; without it, one entry; each further request, one entry more.'),
    dryRun: z.boolean().default(false).describe('Only say whether it is possible, and which version it would lead to.'),
  })
  .meta({ id: 'TakingBack', description: 'How far to go back.' })

const TriedToTakeBackBody = z
  .object({
    outcome: z.literal('tried'),
    match: z.uuid(),
    version: z.int().describe('The version on which it was tried.'),
    to: z.int().describe('The version whose position would be restored.'),
  })
  .meta({ id: 'TriedToTakeBack', description: 'It would be accepted now. Nothing is stored.' })

const TakingOver = z
  .strictObject({
    seat: z.int().min(0).describe('The seat to take: one of the match’s players who are `open`.'),
    invitation: InvitationToken.optional(),
  })
  .meta({ id: 'TakingOver', description: 'Which seat to take over.' })

/** Moving, taking back, taking over a seat, and resigning. */
export function moveRoutes(platform: Platform, play: Play, substitutes: Substitutes): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/matches/:match/moves',
      {
        config: { idempotency: 'with-entries' },
        schema: {
          operationId: 'move',
          summary: 'Make one move, or several that are accepted all together or not at all',
          description:
            'A move may name the `decision` it answers: it is then judged at the newest version as long as that decision is open. With `dryRun`, nothing is stored and nothing drawn.',
          tags,
          security: needs('play'),
          params: inMatch,
          headers: MoveHeaders,
          body: Moves,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'match-over',
            'match-frozen',
            'race-lost',
            'decision-passed',
            'chance-between',
            'version-passed',
            'illegal-move',
          ],
          answerHeaders: ['ETag'],
          response: {
            200: z.discriminatedUnion('outcome', [PlayedBody, TriedBody]),
            '4xx': ProblemBody,
          },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { match } = request.params
        const { moves, decision, dryRun, withChoices } = request.body
        const { language } = request
        if (dryRun) {
          const { live, tried } = await play.previewMoves(match, caller, { moves, withChoices }, language)
          return triedBody(live, seatToPlay(live.record, caller), tried, language)
        }
        const ifMatch = request.headers['if-match']
        const version = ifMatch === undefined ? undefined : versionIn(ifMatch)
        const played = await play.move(match, asking(request, caller), { moves, decision, version })
        const body = playedBody(platform, played, caller, language)
        const { record } = played.live
        reply.header('etag', etag({ record, version: body.version, viewer: seatToPlay(record, caller), language }))
        return body
      },
    )

    app.post(
      '/v1/matches/:match/take-back',
      {
        config: { idempotency: 'with-entries' },
        schema: {
          operationId: 'takeBack',
          summary: 'Take back what you have just done',
          description:
            'Possible until somebody else acts, or something is drawn or uncovered. The position becomes that of version `to` again. The journal keeps everything, the decision gets no more time than before, and your standing orders are cancelled. With `dryRun`, nothing is stored: a client learns whether it is possible now, or by the refusal why not.',
          tags,
          security: needs('play'),
          params: inMatch,
          body: TakingBack,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'match-over',
            'match-frozen',
            'race-lost',
            'nothing-to-take-back',
            'others-have-moved',
            'something-was-revealed',
          ],
          response: {
            200: z.discriminatedUnion('outcome', [PlayedBody, TriedToTakeBackBody]),
            '4xx': ProblemBody,
          },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { to, dryRun } = request.body
        if (dryRun) {
          const { match } = request.params
          const tried = await play.previewTakeBack(match, caller, to, request.language)
          return { outcome: 'tried' as const, match, version: tried.live.head.version, to: tried.to }
        }
        const played = await play.takeBack(request.params.match, asking(request, caller), to)
        return playedBody(platform, played, caller, request.language)
      },
    )

    app.post(
      '/v1/matches/:match/substitute',
      {
        config: { idempotency: 'with-entries' },
        schema: {
          operationId: 'takeOver',
          summary: 'Take over a seat that is open to a substitute',
          description: `You play on for the player who held it, and see what the seat may see. If nobody has taken the seat after ${daysForPeople} days, a bot plays it, and it stays open, also to its previous player.`,
          tags,
          security: needs('play'),
          params: inMatch,
          body: TakingOver,
          problems: [
            'not-found',
            'match-not-started',
            'match-over',
            'not-allowed',
            'session-needed',
            'already-joined',
            'seat-not-open',
            'invitation-needed',
            'not-together',
            'not-reliable-enough',
            'race-lost',
          ],
          response: { 200: PlayedBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { seat, invitation } = request.body
        const played = await substitutes.takeOver(request.params.match, asking(request, caller), { seat, invitation })
        return playedBody(platform, played, caller, request.language)
      },
    )

    app.post(
      '/v1/matches/:match/resignation',
      {
        config: { idempotency: 'with-entries' },
        schema: {
          operationId: 'resign',
          summary: 'Give up your seat for good',
          description: 'The rules of the game say how the match goes on. A resignation cannot be taken back.',
          tags,
          security: needs('play'),
          params: inMatch,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'match-over',
            'match-frozen',
            'race-lost',
            'already-resigned',
          ],
          response: { 200: PlayedBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const played = await play.resign(request.params.match, asking(request, caller))
        return playedBody(platform, played, caller, request.language)
      },
    )
  }
}

const asking = ({ keyed, language }: FastifyRequest, caller: Player): PlayRequest => ({ caller, keyed, language })

function playedBody(platform: Platform, { live, entries }: Changed, caller: Player, language: Language) {
  const { record } = live
  const last = entries.at(-1)
  if (!last) throw new Error(`a request to match ${record.id} was stored without entries`)
  // A repeated request gets the same answer, even if the match has ended since.
  const viewpoint: Viewpoint = {
    viewer: seatToPlay(record, caller),
    over: isOver(record) && last.version === record.version,
  }
  return {
    outcome: 'played' as const,
    match: record.id,
    version: last.version,
    entries: entries.map((entry) => storyEntry(live, entry, viewpoint, language)),
    decisions: decisionBodies(record, caller, language, platform.clock.now()),
    head: signedHead(platform, last),
  }
}

function triedBody({ record, head }: LiveMatch, seat: Seat, tried: Tried, language: Language) {
  const wording = record.game.wordingOf(head.state, language)
  const names = namesOf(record, language)
  return {
    outcome: 'tried' as const,
    match: record.id,
    version: head.version,
    ...withNouns(
      tried.events.flatMap((events, index) => [
        ...(wording.unused?.(tried.unused[index] ?? {}) ?? []),
        ...markedSentences(wording, events, names),
      ]),
    ),
    tried: tried.events.length,
    stopped: tried.stopped,
    patch: patchBetween(record.game.view(head.state, seat), tried.view),
    choices: tried.choices?.map((choice) => choiceBody(wording, choice, names)) ?? null,
  }
}
