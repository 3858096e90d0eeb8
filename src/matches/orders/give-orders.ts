import type { Seat } from '../../games/game.ts'
import { MoveJson } from '../../games/kit/choice.ts'
import { mayBeAsked } from '../../games/questions.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { type FieldPath, invalidAt } from '../../platform/problems/validation.ts'
import { seatToPlay } from '../access/permissions.ts'
import type { Amend } from '../commit/amend.ts'
import { readMove } from '../playing/move-body.ts'
import { existing } from '../record/find-match.ts'
import { holderOf, isOver, type MatchRecord } from '../record/record.ts'
import type { StandingOrder } from './order.ts'
import { ordersBy } from './order-store.ts'
import { canLead } from './reachable-places.ts'
import { ordersReplaced } from './replace-orders.ts'

/** The caller's seat and its remaining orders. @throws Problem not-found, not-your-seat, match-not-started */
export async function seeOrders(
  platform: Platform,
  match: string,
  caller: Player,
): Promise<{ seat: Seat; orders: StandingOrder[] }> {
  const seat = seatToPlay(await existing(platform, match), caller)
  return { seat, orders: await ordersBy(platform, match, caller.account, seat) }
}

/**
 * Replaces all orders of the caller; an empty list cancels them.
 * @returns the caller's seat
 * @throws Problem not-found, not-your-seat, match-not-started, match-over, already-resigned, race-lost, and
 * invalid-request if a move, a question or a place does not exist in the match's game
 */
export async function giveOrders(
  platform: Platform,
  amend: Amend,
  match: string,
  caller: Player,
  wanted: readonly (Omit<StandingOrder, 'move'> & { readonly move: unknown })[],
): Promise<{ seat: Seat }> {
  const given = await amend(match, (record) => {
    const seat = seatToPlay(record, caller)
    if (isOver(record)) throw new Problem('match-over')
    if (holderOf(record, seat)?.leftAt !== null) throw new Problem('already-resigned')
    const orders = wanted.map((order, index) => {
      requireThere(record, order, ['body', 'orders', index])
      const move = readMove(record.game, order.move, ['body', 'orders', index, 'move'])
      const { question, conditions, stays } = order
      return { question, move: MoveJson.parse(move), conditions, stays }
    })
    return ordersReplaced(record, seat, orders, platform.clock.now())
  })
  return { seat: seatToPlay(given, caller) }
}

/** @throws Problem invalid-request if an order could never be carried out */
function requireThere(
  record: MatchRecord,
  { question, conditions }: Pick<StandingOrder, 'question' | 'conditions'>,
  field: FieldPath,
): void {
  const wrongs = [
    ...(question === null || mayBeAsked(record.game, question)
      ? []
      : [{ path: ['question'], problem: 'This must be a question of this game: `GET /v1/games/{game}` names them.' }]),
    ...conditions.flatMap(({ at }, index) =>
      canLead(record, at)
        ? []
        : [{ path: ['conditions', index, 'at'], problem: 'This must be a place that views of this match can have.' }],
    ),
  ]
  if (wrongs.length > 0) throw new Problem('invalid-request', { errors: invalidAt(field, wrongs) })
}
