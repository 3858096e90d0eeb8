import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MoveJson } from '../../games/kit/choice.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { inMatch } from '../wire/match-body.ts'
import { giveOrders, seeOrders } from './give-orders.ts'
import { NewOrders, OrdersBody } from './order.ts'

const tags = ['playing']
const OrdersThen = z.object({ seat: z.int() })

/** Standing orders: answers that a player gives in advance. */
export function ordersRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/matches/:match/orders',
      {
        schema: {
          operationId: 'getOrders',
          summary: 'See your standing orders',
          description: 'What is left of them. Nobody else learns of them, administrators neither.',
          tags,
          security: needs('read'),
          params: inMatch,
          problems: ['not-found', 'not-your-seat', 'match-not-started'],
          response: { 200: OrdersBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { match } = request.params
        return { match, ...(await seeOrders(platform, match, requirePlayer(request, 'read'))) }
      },
    )

    app.put(
      '/v1/matches/:match/orders',
      {
        schema: {
          operationId: 'giveOrders',
          summary: 'Give standing orders: answers in advance',
          description:
            'They take the place of all that you gave before. When you are asked something, the first of them that answers that question is looked at: where its conditions hold, its move is made in your name, at once, and it is gone unless it stays. Then the next one is, as long as the question stands. Where a condition does not hold, or the rules refuse the move, **all** your orders in this match are cancelled, you are told by mail, and you are asked as ever: a wrong order never makes an illegal move. Where none answers the question, you are asked, and they remain. What you are asked right now is answered, too. Deadlines are those that you would have without orders. The journal says of an entry that a standing order made it; you may take it back like a move of your own. Taking moves back cancels your orders, and where all agreed to it, those of everybody.',
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
        const { seat } = await once(request, OrdersThen, () => giveOrders(platform, match, caller, orders))
        return { match, seat, orders: orders.map((order) => ({ ...order, move: MoveJson.parse(order.move) })) }
      },
    )

    app.delete(
      '/v1/matches/:match/orders',
      {
        schema: {
          operationId: 'cancelOrders',
          summary: 'Cancel your standing orders',
          description: 'All of them, in this match. You are asked as ever.',
          tags,
          security: needs('play'),
          params: inMatch,
          problems: ['not-found', 'not-your-seat', 'match-not-started', 'match-over', 'already-resigned', 'race-lost'],
          response: { 204: z.null(), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await giveOrders(platform, request.params.match, requirePlayer(request, 'play'), [])
        return reply.status(204).send(null)
      },
    )
  }
}
