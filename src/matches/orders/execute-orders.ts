import { decisionId } from '../../journal/decisions.ts'
import { submit } from '../../journal/submit.ts'
import { type NewNotice, type NoticeDraft, OrderedMove } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { unless } from '../../platform/problems/problem.ts'
import type { ChangeMatch } from '../commit/change.ts'
import { noticesQueued } from '../commit/effects/notices-queued.ts'
import { ordersCancelled } from '../commit/effects/orders-cancelled.ts'
import type { Judged } from '../commit/judged.ts'
import { noticeTo } from '../commit/match-notices.ts'
import { openForServer } from '../deadlines/deadlines.ts'
import type { DueDecision } from '../deadlines/due-decisions.ts'
import { refusedAsPassed } from '../playing/refusals.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { holderOf, type MatchRecord } from '../record/record.ts'
import { handled } from '../scheduler/amendments.ts'
import type { ExecuteOrders } from '../scheduler/automatic-decisions.ts'
import { conditionHolds, conditionSays } from './condition.ts'
import { answersQuestion } from './order.ts'
import { ordersOf } from './order-store.ts'
import { ordersReplaced } from './replace-orders.ts'

type Cancelled = Extract<NoticeDraft, { topic: 'orders-cancelled' }>
/** Why the orders of a seat are cancelled, as far as it is known. */
type Why = Pick<Cancelled, 'why' | 'condition' | 'refusal'>

/** More than there can be orders. */
const mostSteps = 100

/**
 * Carries out the standing orders that answer a decision, one after another while it is open. The first order that
 * answers its question decides: if one of its conditions does not hold, or the rules refuse its move, all orders of the
 * seat are cancelled, and its player gets a notice.
 */
export function executeOrders(platform: Platform, change: ChangeMatch): ExecuteOrders {
  return async (decision) => {
    for (let steps = 0; steps < mostSteps; steps++) {
      const judge = (live: LiveMatch) => executeNext(platform, live, decision)
      const done = await unless(['decision-passed'], change(decision.match, judge))
      if (done === undefined || done.entries.length === 0) return
    }
    throw new Error(`match ${decision.match}: no end of the orders for ${decisionId(decision)}`)
  }
}

/**
 * Carries out the first order that answers a decision, or cancels all orders of the seat. If none answers it, its
 * player decides. The orders are read after the match: if they have changed in between, the guard on the roster refuses
 * the change.
 */
async function executeNext(platform: Platform, live: LiveMatch, decision: DueDecision): Promise<Judged> {
  const { record, head, secrets } = live
  const { seat, question } = decision
  const { game } = record
  if (openForServer(record, decision) === undefined) return refusedAsPassed('decision-passed', live.head)
  const orders = await ordersOf(platform, record.id, seat)
  const order = orders.find((one) => answersQuestion(one, question))
  if (order === undefined) return { outcome: 'beside', effects: handled(record, decision) }
  const now = platform.clock.now()
  const cancelAll = (why: Why): Judged => {
    const notices = noticesQueued(cancelledNotices(record, decision, { ...why, move: OrderedMove.parse(order.move) }))
    return { outcome: 'beside', effects: [...ordersReplaced(record, seat, [], now), notices] }
  }
  const view = game.view(head.state, seat)
  const failed = order.conditions.find((condition) => !conditionHolds(condition, view))
  if (failed !== undefined) return cancelAll({ why: 'condition', condition: conditionSays(failed) })
  // The rules may have changed since the order was given.
  const move = game.schemas.move.safeParse(order.move)
  if (!move.success) return cancelAll({ why: 'refused' })
  const judged = submit(game, head, secrets, { seat, by: 'order', moves: [move.data], at: now.toISOString() })
  if (judged.outcome === 'refused') {
    const { code: rule, params } = judged
    return cancelAll({ why: 'refused', refusal: { rule, params } })
  }
  const { place, stays } = order
  if (stays) return { ...judged, leftToPlayer: decision }
  return orders.length === 1
    ? { ...judged, orderless: [seat] }
    : { ...judged, effects: [ordersCancelled({ seat, place })] }
}

/** The roster in the key makes each cancellation a notice of its own. */
function cancelledNotices(
  record: MatchRecord,
  { seat, question, since: version }: DueDecision,
  order: Why & Pick<Cancelled, 'move'>,
): NewNotice[] {
  const { id: match, roster } = record
  const holder = holderOf(record, seat)
  if (holder === undefined) return []
  const about = `${version}/${seat}/${question}/orders-cancelled/${roster}`
  return noticeTo(match, holder, about, { topic: 'orders-cancelled', ...order, match, seat, version, question })
}
