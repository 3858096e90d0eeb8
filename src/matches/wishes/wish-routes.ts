import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { theGame } from '../../games/wire/game-schemas.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { daysToStand, Placed, placeWish, placingOutcome, wishesOf, withdrawWish } from './placing.ts'
import { NewWish, WishBody, WishOutcome, wishBody } from './wish-body.ts'

const tags = ['matches']
const WishList = z.object({ items: z.array(WishBody) }).meta({ id: 'WishList', description: 'Your standing wishes.' })

/** Standing wishes for a match. */
export function wishRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/wishes',
      {
        config: { idempotency: 'repeatable' },
        schema: {
          operationId: 'wish',
          summary: 'Wish for a match: it starts when enough others wish the same',
          description: `A wish is for a match with the game’s default options. If such a match waits for players, you join it. If enough others wish for exactly the same, a match is opened for all of you and starts at once. Otherwise the wish stands for ${daysToStand} days (201), until one of these happens. Players who have blocked each other are never brought together. A second wish for the same returns the first one. Leaving a match that waits for players deletes your wish for such a match.`,
          tags,
          security: needs('create'),
          body: NewWish,
          problems: ['too-many-wishes', 'race-lost'],
          response: { 200: WishOutcome, 201: WishOutcome, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { account } = requirePlayer(request, 'create')
        const { game, seats, pace, late, language, rated } = request.body
        const remembered = await once(request, Placed, (remembering) =>
          placeWish(platform, account, { ...request.body, game: theGame(game) }, remembering),
        )
        const placed = await placingOutcome(platform, account, remembered)
        if (placed.outcome === 'matched') return { outcome: placed.outcome, match: placed.match }
        reply.status(placed.isNew ? 201 : 200)
        return {
          outcome: placed.outcome,
          wish: wishBody({ ...placed.wish, game, seats, pace, late, language, rated }),
        }
      },
    )

    app.get(
      '/v1/wishes',
      {
        schema: {
          operationId: 'listWishes',
          summary: 'See your standing wishes',
          description: 'The newest first. Only you see them.',
          tags,
          security: needs('read'),
          response: { 200: WishList, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account } = requirePlayer(request, 'read')
        return { items: (await wishesOf(platform, account)).map(wishBody) }
      },
    )

    app.delete(
      '/v1/wishes/:wish',
      {
        schema: {
          operationId: 'takeBackWish',
          summary: 'Take a wish back',
          description: 'A wish that has been met no longer exists; its match stays.',
          tags,
          security: needs('create'),
          params: z.strictObject({
            wish: z
              .uuid()
              .toLowerCase()
              .meta({ description: 'The id of the wish.', example: '2c6f8a0e-4b7d-4c1e-9f3a-7d5b1e2c4a60' }),
          }),
          problems: ['not-found'],
          response: { 204: noBody('The wish is taken back.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { account } = requirePlayer(request, 'create')
        await withdrawWish(platform, account, request.params.wish)
        return reply.status(204).send()
      },
    )
  }
}
