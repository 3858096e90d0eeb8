import type { Language } from '../../games/kit/wording.ts'
import { givenUpAt } from '../../journal/replay.ts'
import { oneBack, takeBack } from '../../journal/take-back.ts'
import { decisionsTakenBack } from '../../journal/taken-back.ts'
import type { Platform } from '../../platform/platform.ts'
import { ordersCancelled } from '../commit/effects/orders-cancelled.ts'
import type { Entering, Refusal } from '../commit/judged.ts'
import { replayed } from '../record/journal.ts'
import { holders } from '../record/seats.ts'
import type { Table } from '../record/tables.ts'
import { judgement } from './refusals.ts'

/** Who wants to go back, and how far. */
export interface TakeBack {
  readonly seat: number
  /** The version to go back to; without it, that before the newest entry. */
  readonly to: number | undefined
  /** Whether all others agree. */
  readonly agreed: boolean
}

/**
 * Goes back to the position of an earlier version: what is asked again has no more time than it had then but, where all
 * agreed, all the time there is, or what they go back to would be late by what they played since. Standing orders would
 * at once do again what was taken back: those of the seat are cancelled or, where all agreed, everybody's.
 */
export async function takeBackInMatch(
  platform: Platform,
  table: Table,
  { seat, to, agreed }: TakeBack,
  language: Language,
): Promise<Entering | Refusal> {
  const { record, head, secrets } = table
  const past = await replayed(platform, record, head.version)
  const { entries, heads } = past
  const version = to ?? oneBack(entries)
  const at = platform.clock.now().toISOString()
  const what = { seat, by: 'hand' as const, at, to: version, agreed, past }
  const judged = judgement(table, takeBack(record.game, head, secrets, what), language)
  if (judged.outcome === 'refused') return judged
  const askedBefore = agreed ? [] : (heads[version - 1]?.decisions ?? [])
  const orderless = holders(record).flatMap((holder) =>
    holder.hasOrders && (agreed || holder.seat === seat) ? [holder.seat] : [],
  )
  // Without deadlines nothing is counted.
  const undone = record.pace.kind === 'none' ? undefined : decisionsTakenBack(past, version)
  const wentBack = { askedBefore, givenUp: givenUpAt(entries, version), ...(undone && { undone }) }
  return {
    ...judged,
    wentBack,
    orderless,
    effects: orderless.map((one) => ordersCancelled({ seat: one, place: null })),
  }
}
