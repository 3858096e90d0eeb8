import { z } from 'zod'
import { MoveJson } from '../../games/kit/choice.ts'
import type { Participant } from '../../generated/prisma/client.ts'
import { pages } from '../../platform/database/pages.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'

const ExportedCondition = z.object({
  at: z.string().describe('A place in your view.'),
  is: z.enum(['equal', 'at-least', 'at-most']),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})

const ExportedOrder = z.object({
  match: z.uuid(),
  seat: z.int(),
  question: z.string().nullable().describe('The question that it answers; null: any.'),
  move: MoveJson,
  conditions: z.array(ExportedCondition).describe('The conditions under which it is carried out.'),
  stays: z.boolean().describe('Whether it is kept for later questions after it was carried out.'),
})
type ExportedOrder = z.infer<typeof ExportedOrder>

/** The orders for all seats that an account holds. */
export const orderData: OwnedData = {
  exported: exported(z.object({ standingOrders: z.array(ExportedOrder) }), (platform, { id }) => ({
    standingOrders: ordersOf(platform, id),
  })),
}

async function* ordersOf({ database }: Platform, accountId: string): AsyncGenerator<ExportedOrder[]> {
  const { participant, standingOrder } = database.prisma
  const seats = pages(
    ({ matchId }: Pick<Participant, 'matchId' | 'seat'>) => ({ matchId }),
    ({ after, take }) =>
      participant.findMany({
        where: { accountId, seat: { not: null }, ...after },
        select: { matchId: true, seat: true },
        orderBy: { matchId: 'asc' },
        take,
      }),
  )
  for await (const held of seats) {
    const orders = await standingOrder.findMany({
      where: { OR: held.flatMap(({ matchId, seat }) => (seat === null ? [] : [{ matchId, seat }])) },
      orderBy: [{ matchId: 'asc' }, { place: 'asc' }],
    })
    if (orders.length > 0)
      yield z.array(ExportedOrder).parse(orders.map((order) => ({ ...order, match: order.matchId })))
  }
}
