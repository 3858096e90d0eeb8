import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { theGame } from '../../games/wire/game-schemas.ts'
import { Entropy } from '../../journal/entry.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { anHour, limitsOf, perAccount } from '../../platform/http/limit.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { limitHeaders } from '../../platform/http/openapi/headers.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { answeredMatch, MatchAnswered, MatchThen, matchThen } from '../commit/answered-match.ts'
import type { Lobby } from '../lobby/lobby.ts'
import { changedOnce } from '../wire/match-answer.ts'
import { InvitationToken, inMatch, MatchBody, matchBody } from '../wire/match-body.ts'
import { NewMatch } from '../wire/new-match.ts'

const tags = ['matches']

const RematchThen = MatchThen.extend({ opened: z.boolean() })
const mostAloneAnHour = 60
/** Matches with no other person begin at once, so nobody else holds their number down. */
const alone = [perAccount(mostAloneAnHour, anHour)]

const ofCreator = ['not-found', 'not-the-creator', 'match-not-open', 'race-lost'] as const

const Joining = z
  .strictObject({
    entropy: Entropy.default('').describe('Your share in the randomness of the dice, up to 32 bytes in hexadecimal.'),
    invitation: InvitationToken.optional(),
  })
  .meta({ id: 'Joining', description: 'How to join; both fields are optional.' })

/** Opening, joining and leaving matches, and what their creators may do until they start. */
export function lobbyRoutes(platform: Platform, lobby: Lobby): FastifyPluginAsyncZod {
  return async (app) => {
    const limitsAlone = limitsOf(app, alone)

    app.post(
      '/v1/matches',
      {
        config: { idempotency: 'repeatable' },
        schema: {
          operationId: 'createMatch',
          summary: 'Open a match and take its first seat',
          description: `The match starts when its last seat is taken: at once if bots take all the others. Players with a standing wish for such a match join at once. Its secret seed is drawn now; \`commitment\` is the seed’s SHA-256. A match that is not full 28 days after the last person joined or left is cancelled. You can open ${mostAloneAnHour} matches an hour that begin at once.`,
          tags,
          security: needs('create'),
          body: NewMatch,
          problems: ['private-not-rated', 'too-many-open-matches', 'too-many-requests'],
          answerHeaders: ['Location', ...limitHeaders],
          response: { 201: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'create')
        const { game, ...terms } = request.body
        const isAlone = terms.bots + 1 === terms.seats
        await (isAlone ? limitsAlone.refuse : limitsAlone.addHeaders)(request, reply)
        const opened = await once(request, MatchAnswered, async (remembering) =>
          matchThen(await lobby.create(caller, { ...terms, game: theGame(game) }, remembering)),
        )
        reply.status(201).header('location', `/v1/matches/${opened.match}`)
        return matchBody(platform, await answeredMatch(platform, opened), caller, request.language)
      },
    )

    app.delete(
      '/v1/matches/:match',
      {
        schema: {
          operationId: 'cancelMatch',
          summary: 'Cancel a match of yours that has not started',
          description:
            'Everybody else who has joined gets a mail. If the creator leaves, the player who joined first becomes the creator.',
          tags,
          security: needs('create'),
          params: inMatch,
          problems: [...ofCreator],
          response: { 204: noBody('The match is cancelled.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'create')
        await lobby.cancel(request.params.match, caller)
        return reply.status(204).send()
      },
    )

    app.post(
      '/v1/matches/:match/seats',
      {
        schema: {
          operationId: 'joinMatch',
          summary: 'Take a seat; the last one starts the match',
          description:
            'Seats are drawn, or given in order of joining, when the match starts; until then `seat` is null. Everybody then gets a mail that says whose turn it is.',
          tags,
          security: needs('play'),
          params: inMatch,
          body: Joining,
          problems: [
            'not-found',
            'session-needed',
            'already-joined',
            'match-not-open',
            'invitation-needed',
            'not-together',
            'not-reliable-enough',
            'too-many-open-matches',
            'race-lost',
          ],
          response: { 200: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { entropy, invitation } = request.body
        return changedOnce(platform, request, caller, () =>
          lobby.join(request.params.match, caller, { entropy, invitation }),
        )
      },
    )

    app.delete(
      '/v1/matches/:match/seats/mine',
      {
        schema: {
          operationId: 'leaveMatch',
          summary: 'Give your seat back before the match starts',
          description:
            'When the last player leaves, the match is cancelled. A match that has started can be resigned instead.',
          tags,
          security: needs('play'),
          params: inMatch,
          problems: ['not-found', 'match-not-open', 'not-joined', 'race-lost'],
          response: { 204: noBody('You have given your seat back.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        await lobby.leave(request.params.match, caller)
        return reply.status(204).send()
      },
    )

    app.delete(
      '/v1/matches/:match/seats/:participant',
      {
        schema: {
          operationId: 'removeParticipant',
          summary: 'Take a seat of your match back before it starts',
          description:
            'Takes the seat of a person, who gets a mail, or of a bot. To give up your own seat, leave the match.',
          tags,
          security: needs('create'),
          params: z.strictObject({
            ...inMatch.shape,
            participant: z
              .string()
              .regex(/^[0-9a-f]{16}$/, 'This must be a `participant` of the match.')
              .meta({ description: 'The `participant` who has the seat.', example: '3f6c1d0a9b8e7f21' }),
          }),
          problems: [...ofCreator, 'own-seat'],
          response: { 204: noBody('The seat is free again.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'create')
        const { match, participant } = request.params
        await lobby.remove(match, caller, participant)
        return reply.status(204).send()
      },
    )

    app.post(
      '/v1/matches/:match/rematch',
      {
        schema: {
          operationId: 'rematch',
          summary: 'Play a match again, once it is over',
          description:
            'For the players who held its seats at the end. The first request opens a match with the same terms and as many bots (201) and invites the others by mail; each of them joins it by the same request. A repeated request returns the same match.',
          tags,
          security: needs('create'),
          params: inMatch,
          problems: [
            'not-found',
            'not-your-seat',
            'match-not-started',
            'session-needed',
            'match-not-over',
            'match-not-open',
            'invitation-needed',
            'not-together',
            'not-reliable-enough',
            'too-many-open-matches',
            'race-lost',
            'too-many-requests',
          ],
          answerHeaders: ['Location'],
          response: { 200: MatchBody, 201: MatchBody, '4xx': ProblemBody },
        },
        // It sends mail, so it is limited; a player who was removed from the rematch can ask again.
        config: {
          idempotency: 'repeatable',
          limits: [perAccount(30, anHour)],
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'create')
        const again = await once(request, RematchThen, async () => {
          const { record, opened } = await lobby.rematch(request.params.match, caller)
          return { ...matchThen(record), opened }
        })
        reply.status(again.opened ? 201 : 200).header('location', `/v1/matches/${again.match}`)
        return matchBody(platform, await answeredMatch(platform, again), caller, request.language)
      },
    )
  }
}
