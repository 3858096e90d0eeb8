import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Entropy } from '../../journal/entry.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { type CreationKey, page, pageOf, pageQuery } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { invite, isInvited } from '../invitations.ts'
import { listMatches, MatchFilter } from '../list.ts'
import { findMatch, isOver, openSeal } from '../load.ts'
import type { Lobby } from '../lobby.ts'
import { lookOf } from '../sight.ts'
import { NewMatch, theGame } from '../wire/games.ts'
import { inMatch, MatchBody, matchBody } from '../wire/match.ts'

const tags = ['matches']
const MatchPage = pageOf(MatchBody).meta({ id: 'MatchPage', description: 'A page of matches.' })
const Invited = z.object({ invited: z.literal(true) }).meta({ id: 'Invited', description: 'A mail is on its way.' })
const InvitationToken = z.base64url().max(100).describe('The token of an invitation that was mailed.')

/** Opening, finding, joining and leaving matches. */
export function lobbyRoutes(platform: Platform, lobby: Lobby): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/matches',
      {
        schema: {
          operationId: 'createMatch',
          summary: 'Open a match and take its first seat',
          description:
            'The match starts by itself when its last seat is taken. Its secret seed is drawn now; `commitment` is the seed’s SHA-256.',
          tags,
          security: needs('create'),
          body: NewMatch,
          problems: ['too-many-open-matches'],
          answerHeaders: ['Location'],
          response: { 201: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'create')
        const { game, ...wish } = request.body
        const record = await lobby.create(caller, { ...wish, game: theGame(game) })
        reply.status(201).header('location', `/v1/matches/${record.id}`)
        return matchBody(record, caller, request.language)
      },
    )

    app.get(
      '/v1/matches',
      {
        schema: {
          operationId: 'listMatches',
          summary: 'Find matches, newest first',
          description: 'Private matches of others are not among them.',
          tags,
          security: needs('read'),
          querystring: z.strictObject({ ...MatchFilter.shape, ...pageQuery }),
          response: { 200: MatchPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { limit, cursor, ...filter } = request.query
        const records = await listMatches(platform, caller, filter, { limit, cursor })
        return page(
          records,
          limit,
          ({ id, createdAt }): CreationKey => ({ createdAt: createdAt.toISOString(), id }),
          (record) => matchBody(record, caller, request.language),
        )
      },
    )

    app.get(
      '/v1/matches/:match',
      {
        schema: {
          operationId: 'getMatch',
          summary: 'A match: who plays, what it waits for, how it ended',
          description:
            'What everybody sees who may see the match; the position is its `view`. A private match is shown to those who take part or were invited, by their address or by the token of the mail.',
          tags,
          security: needs('read'),
          params: inMatch,
          querystring: z.strictObject({ invitation: InvitationToken.optional() }),
          problems: ['not-found'],
          response: { 200: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const record = await findMatch(platform, request.params.match)
        if (!record) throw new Problem('not-found')
        const invited = record.private && (await isInvited(platform, record.id, caller, request.query.invitation))
        lookOf(record, caller, invited)
        const seed = isOver(record) && record.version > 0 ? openSeal(platform, record).seed : undefined
        return matchBody(record, caller, request.language, seed)
      },
    )

    app.post(
      '/v1/matches/:match/seats',
      {
        schema: {
          operationId: 'joinMatch',
          summary: 'Take a seat; the last one starts the match',
          description:
            'Seats are drawn, or given in order of joining, when the match starts; until then `seat` is null. Everybody is told by mail that it has started, and whose turn it is.',
          tags,
          security: needs('play'),
          params: inMatch,
          body: z
            .strictObject({
              entropy: Entropy.default('').describe('What you add to the dice, up to 32 bytes in hexadecimal.'),
              invitation: InvitationToken.optional(),
            })
            .meta({ id: 'Joining', description: 'Both may be left out.' }),
          problems: ['not-found', 'already-joined', 'match-not-open', 'too-many-open-matches', 'race-lost'],
          response: { 200: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { entropy, invitation } = request.body
        const record = await lobby.join(request.params.match, caller, { entropy, invitation })
        return matchBody(record, caller, request.language)
      },
    )

    app.delete(
      '/v1/matches/:match/seats/mine',
      {
        schema: {
          operationId: 'leaveMatch',
          summary: 'Give your seat back before the match starts',
          description: 'When the last one leaves, the match is gone. A match that has started can be resigned.',
          tags,
          security: needs('play'),
          params: inMatch,
          problems: ['not-found', 'match-not-open', 'not-joined', 'race-lost'],
          response: { 204: z.null(), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        await lobby.leave(request.params.match, caller)
        return reply.status(204).send(null)
      },
    )

    app.post(
      '/v1/matches/:match/invitations',
      {
        schema: {
          operationId: 'invite',
          summary: 'Invite somebody by mail',
          description:
            'The mail holds a link with a token that lets its reader join, also where the match is private. Only somebody who has joined can invite.',
          tags,
          security: needs('create'),
          params: inMatch,
          body: z
            .strictObject({
              email: z
                .string()
                .max(254)
                .trim()
                .toLowerCase()
                .check(z.email())
                .meta({ description: 'Whom to invite.', example: 'grace@example.org' }),
            })
            .meta({ id: 'NewInvitation', description: 'Whom to invite.' }),
          problems: ['not-found', 'not-joined', 'match-not-open', 'too-many-invitations', 'too-many-requests'],
          response: { 202: Invited, '4xx': ProblemBody },
        },
        config: { rateLimit: { max: 30, timeWindow: '1 hour' } },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'create')
        const record = await findMatch(platform, request.params.match)
        if (!record) throw new Problem('not-found')
        lookOf(record, caller, false)
        await invite(platform, record, caller, request.body.email)
        return reply.status(202).send({ invited: true })
      },
    )
  }
}
