import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { toldPart } from '../commit/notices-part.ts'
import type { Asked } from '../deadlines/deadlines.ts'
import { raiseRoster } from '../record/raise-roster.ts'
import type { MatchRecord } from '../record/record.ts'
import { StandingOrder } from './order.ts'

/** An order as it is stored: its place among those of its seat, from 0. */
export type StoredOrder = StandingOrder & { readonly place: number }

/** The orders of a seat, in their order. */
export function ordersOf(platform: Platform, match: string, seat: number): Promise<StoredOrder[]> {
  return readOrders(platform, { matchId: match, seat })
}

/** The orders of the seat that an account holds: by one look, so that nobody sees those of who took the seat over. */
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

/** A match as it was read: what is stored is stored only where it is still the same. */
export type Known = Pick<MatchRecord, 'id' | 'version' | 'roster'>

/**
 * Puts other orders in the place of all that a seat has. What it is asked is seen to at once, or where there are none, is
 * its player's. Matches are held before their decisions, as in an append, and the version is a guard as well as the roster:
 * nothing that is asked meanwhile is missed.
 * @param notices what is told with it
 * @returns whether it was done: not where the match is another by now
 */
export async function replaceOrders(
  { database, clock, outbox }: Platform,
  { id, version, roster }: Known,
  seat: number,
  orders: readonly StandingOrder[],
  notices: readonly NewNotice[] = [],
): Promise<boolean> {
  const now = clock.now()
  const actAt = orders.length > 0 ? now : null
  const rows = JSON.stringify(orders.map((order, place) => ({ ...order, place })))
  const done = await database.prisma.$queryRaw<unknown[]>`
    WITH guarded AS (
      ${raiseRoster}
      WHERE id = ${id}::uuid AND version = ${version} AND roster = ${roster} AND status = 'running' RETURNING id
    ), given AS (
      INSERT INTO standing_orders (match_id, seat, place, question, move, conditions, stays, created_at)
      SELECT g.id, ${seat}::int, o.place, o.question, o.move, o.conditions, o.stays, ${now}::timestamptz
      FROM guarded g, jsonb_to_recordset(${rows}::jsonb) AS o(
        place int, question text, move jsonb, conditions jsonb, stays boolean)
      ON CONFLICT (match_id, seat, place) DO UPDATE SET
        question = excluded.question, move = excluded.move, conditions = excluded.conditions, stays = excluded.stays,
        created_at = excluded.created_at
    ), gone AS (
      DELETE FROM standing_orders o USING guarded g
      WHERE o.match_id = g.id AND o.seat = ${seat} AND o.place >= ${orders.length}
    ), noted AS (
      UPDATE participants p SET has_orders = ${orders.length > 0} FROM guarded g
      WHERE p.match_id = g.id AND p.seat = ${seat}
    ), asked AS (
      UPDATE decisions d SET act_at = ${actAt}::timestamptz FROM guarded g WHERE d.match_id = g.id AND d.seat = ${seat}
    ), ${toldPart(notices)}
    SELECT id FROM guarded`
  if (done.length > 0 && notices.length > 0) outbox.written()
  return done.length > 0
}

/** Leaves a decision to its player, since none of the seat's orders answers it. @returns as `replaceOrders` */
export async function leaveToPlayer(
  { database }: Platform,
  { id, version, roster }: Known,
  { seat, question, since }: Asked,
): Promise<boolean> {
  const left = await database.prisma.$executeRaw`
    WITH guarded AS (
      ${raiseRoster}
      WHERE id = ${id}::uuid AND version = ${version} AND roster = ${roster} AND status = 'running' RETURNING id
    )
    UPDATE decisions d SET act_at = NULL FROM guarded g
    WHERE d.match_id = g.id AND d.seat = ${seat} AND d.question = ${question} AND d.since = ${since}`
  return left > 0
}
