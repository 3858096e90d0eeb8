import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MoveJson } from '../../games/kit/choice.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import type { Amend } from '../commit/amend.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { inMatch } from '../wire/match-body.ts'
import { giveOrders, seeOrders } from './give-orders.ts'
import { NewOrders, OrdersBody } from './order.ts'
import { orderBodies } from './order-body.ts'

const tags = ['playing']
const OrdersThen = z.object({ seat: z.int() })

/** Standing orders: answers that a player gives in advance. */
export function orderRoutes(platform: Platform, amend: Amend, liveMatches: LiveMatches): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/matches/:match/orders',
      {
        schema: {
          operationId: 'getOrders',
          summary: 'See your standing orders',
          description: 'Your remaining orders. Nobody else can see them, not even administrators.',
          tags,
          security: needs('read'),
          params: inMatch,
          problems: ['not-found', 'not-your-seat', 'match-not-started'],
          response: { 200: OrdersBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { match } = request.params
        const { seat, orders } = await seeOrders(platform, match, requirePlayer(request, 'read'))
        return { match, seat, orders: orderBodies(await liveMatches.newest(match), orders, request.language) }
      },
    )

    app.put(
      '/v1/matches/:match/orders',
      {
        schema: {
          operationId: 'giveOrders',
          summary: 'Give standing orders: answers in advance',
          description:
            'They replace all your earlier orders. When you are asked a question, now or later, the server takes the first order that answers it. If its conditions hold, the server makes its move in your name at once and removes the order, unless it is to stay; then it takes the next order, as long as the question stands. If a condition does not hold, or the rules refuse the move, the server cancels **all** your orders in this match, sends you a mail, and leaves the decision to you: a wrong order never makes an illegal move. If no order answers the question, you decide, and the orders remain. Deadlines are the same as without orders. The journal marks an entry that a standing order made; you may take it back like your own move. Taking moves back cancels your orders, and by agreement everybody’s.',
          tags,
          security: needs('play'),
          params: inMatch,
          body: NewOrders,
          problems: ['not-found', 'not-your-seat', 'match-not-started', 'match-over', 'already-resigned', 'race-lost'],
          response: { 200: OrdersBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { match } = request.params
        const { orders } = request.body
        const { seat } = await once(request, OrdersThen, () => giveOrders(platform, amend, match, caller, orders))
        const given = orders.map((order) => ({ ...order, move: MoveJson.parse(order.move) }))
        return { match, seat, orders: orderBodies(await liveMatches.newest(match), given, request.language) }
      },
    )

    app.delete(
      '/v1/matches/:match/orders',
      {
        schema: {
          operationId: 'cancelOrders',
          summary: 'Cancel your standing orders',
          description: 'Cancels all your orders in this match. From then on you decide yourself.',
          tags,
          security: needs('play'),
          params: inMatch,
          problems: ['not-found', 'not-your-seat', 'match-not-started', 'match-over', 'already-resigned', 'race-lost'],
          response: { 204: noBody('You have no orders in this match.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await giveOrders(platform, amend, request.params.match, requirePlayer(request, 'play'), [])
        return reply.status(204).send()
      },
    )
  }
}
