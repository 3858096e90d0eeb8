import type { Seat } from '../../games/game.ts'
import { MoveJson } from '../../games/kit/choice.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isOver } from '../load.ts'
import { again, existing } from '../races.ts'
import { readMove } from '../read-move.ts'
import { holderOf } from '../seats.ts'
import { seatToPlay } from '../sight.ts'
import type { Order } from './order.ts'
import { ordersBy, replaceOrders } from './store.ts'

/** The standing orders of one seat, for whoever holds it. */
export interface SeatOrders {
  readonly seat: Seat
  readonly orders: Order[]
}

/** What is left of the caller's orders. @throws Problem not-found, not-your-seat, match-not-started */
export async function seeOrders(platform: Platform, match: string, caller: Player): Promise<SeatOrders> {
  const seat = seatToPlay(await existing(platform, match), caller)
  return { seat, orders: await ordersBy(platform, match, caller.account, seat) }
}

/**
 * Puts these orders in the place of all that the caller has given; none: there are no more.
 * @throws Problem not-found, not-your-seat, match-not-started, match-over, already-resigned, race-lost, and invalid-request
 * where a move is none of the match's game
 */
export async function giveOrders(
  platform: Platform,
  match: string,
  caller: Player,
  wanted: readonly (Omit<Order, 'move'> & { readonly move: unknown })[],
): Promise<SeatOrders> {
  return again(platform, match, async (record) => {
    const seat = seatToPlay(record, caller)
    if (isOver(record)) throw new Problem('match-over')
    if (holderOf(record, seat)?.leftAt !== null) throw new Problem('already-resigned')
    const orders = wanted.map((order, index) => {
      const move = readMove(record.game, order.move, ['body', 'orders', index, 'move'])
      return { ...order, move: MoveJson.parse(move) }
    })
    return (await replaceOrders(platform, record, seat, orders)) && { seat, orders }
  })
}
