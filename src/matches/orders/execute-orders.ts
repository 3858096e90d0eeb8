import { decisionId } from '../../journal/decisions.ts'
import { submit } from '../../journal/submit.ts'
import type { NewNotice, NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { unless } from '../../platform/problems/problem.ts'
import { passed } from '../clock/answer-for-absent.ts'
import type { ExecuteOrders } from '../clock/automatic-decisions.ts'
import type { Change } from '../commit/change.ts'
import { ordersCancelled } from '../commit/effects/orders-cancelled.ts'
import type { Judged } from '../commit/judged.ts'
import { noticeTo } from '../commit/match-notices.ts'
import { openAs } from '../deadlines/deadlines.ts'
import type { Overdue } from '../deadlines/due-decisions.ts'
import type { MatchRecord } from '../record/record.ts'
import { holderOf } from '../record/seats.ts'
import type { Table, Tables } from '../record/tables.ts'
import { holds } from './condition.ts'
import { answers } from './order.ts'
import { leaveToPlayer, ordersOf, replaceOrders } from './order-store.ts'

type Why = Extract<NoticeDraft, { topic: 'orders-cancelled' }>['why']

/**
 * What is to be done about a decision. `passed`: nothing, it has been answered, or is its player's. `none`: no order answers
 * it. `fails`: one does, and cannot be carried out.
 */
type OrderVerdict =
  | { readonly kind: 'passed' | 'none' }
  | { readonly kind: 'fails'; readonly why: Why }
  | { readonly kind: 'acts'; readonly judged: Judged }

/** More than there may be orders, and races in between. */
const mostSteps = 100

/**
 * Carries out the standing orders that answer a decision, one after the other as long as it stands. The first one whose
 * question it is decides: where one of its conditions does not hold, or the rules refuse its move, all orders of the seat
 * are cancelled, and its player is told.
 */
export function executeOrders(platform: Platform, known: Tables, change: Change): ExecuteOrders {
  const judgeOn = (decision: Overdue) => async (table: Table) => {
    const verdict = await verdictOn(platform, table, decision)
    return verdict.kind === 'acts' ? verdict.judged : passed(table)
  }

  /** @returns whether to look again: something was done, or the match was another by then */
  async function step(decision: Overdue): Promise<boolean> {
    const table = await known.newest(decision.match)
    const verdict = await verdictOn(platform, table, decision)
    switch (verdict.kind) {
      case 'passed':
        return false
      case 'none':
        return !(await leaveToPlayer(platform, table.record, decision))
      case 'fails': {
        const notices = cancelledNotices(table.record, decision, verdict.why)
        return !(await replaceOrders(platform, table.record, decision.seat, [], notices))
      }
      case 'acts':
        await unless(['decision-passed'], change(decision.match, judgeOn(decision)))
        return true
    }
  }

  return async (decision) => {
    for (let steps = 0; steps < mostSteps; steps++) if (!(await step(decision))) return
    throw new Error(`match ${decision.match}: no end of the orders for ${decisionId(decision)}`)
  }
}

/** The orders are read after the table: where they are not those of its roster, nothing that follows is stored. */
async function verdictOn(
  platform: Platform,
  { record, head, secrets }: Table,
  decision: Overdue,
): Promise<OrderVerdict> {
  const { seat, question } = decision
  const { game } = record
  if (record.frozenAt !== null || (openAs(record, decision)?.actAt ?? null) === null) return { kind: 'passed' }
  const orders = await ordersOf(platform, record.id, seat)
  const order = orders.find((one) => answers(one, question))
  if (order === undefined) return { kind: 'none' }
  const view = game.view(head.state, seat)
  if (!order.conditions.every((condition) => holds(condition, view))) return { kind: 'fails', why: 'condition' }
  // The rules may have been mended since it was given.
  const move = game.schemas.move.safeParse(order.move)
  if (!move.success) return { kind: 'fails', why: 'refused' }
  const at = platform.clock.now().toISOString()
  const judged = submit(game, head, secrets, { seat, by: 'order', moves: [move.data], at })
  if (judged.outcome === 'refused') return { kind: 'fails', why: 'refused' }
  const { place, stays } = order
  if (stays) return { kind: 'acts', judged: { ...judged, seenTo: decision } }
  const orderless = orders.length === 1 ? [seat] : []
  return { kind: 'acts', judged: { ...judged, orderless, effects: [ordersCancelled({ seat, place })] } }
}

/** Told each time: the roster goes up with it. */
function cancelledNotices(record: MatchRecord, { seat, question, since: version }: Overdue, why: Why): NewNotice[] {
  const { id: match, roster } = record
  const holder = holderOf(record, seat)
  if (holder === undefined) return []
  const about = `${version}/${seat}/${question}/orders-cancelled/${roster}`
  return noticeTo(match, holder, about, { topic: 'orders-cancelled', why, match, seat, version, question })
}
