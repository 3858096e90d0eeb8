import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { StandingOrder } from './order.ts'

/** A stored order, with its place among the orders of its seat, from 0. */
type StoredOrder = StandingOrder & { readonly place: number }

/** The orders of a seat, in the order in which they apply. */
export function ordersOf(platform: Platform, match: string, seat: number): Promise<StoredOrder[]> {
  return readOrders(platform, { matchId: match, seat })
}

/**
 * The orders of a seat, if an account holds it. One query reads both, so that nobody sees the orders of a substitute.
 */
export function ordersBy(platform: Platform, match: string, account: string, seat: number): Promise<StoredOrder[]> {
  return readOrders(platform, {
    matchId: match,
    seat,
    match: { participants: { some: { accountId: account, seat } } },
  })
}

const StoredOrder = z.object({ ...StandingOrder.shape, place: z.int() })

async function readOrders({ database }: Platform, where: Prisma.StandingOrderWhereInput): Promise<StoredOrder[]> {
  const rows = await database.prisma.standingOrder.findMany({ where, orderBy: { place: 'asc' } })
  return rows.map((row) => StoredOrder.parse(row))
}
