import type { Language } from '../../games/kit/wording.ts'
import { decisionsTakenBack } from '../../journal/decisions-taken-back.ts'
import { seatsGivenUpAt } from '../../journal/replay.ts'
import { oneBack, refusedByNewest, takeBack } from '../../journal/take-back.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Entering, Refusal } from '../commit/judged.ts'
import { readEntries, replayJournal } from '../record/journal.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { holders, isOver } from '../record/record.ts'
import { judgement, refusal } from './refusals.ts'

/** The seat that takes moves back, and how far. */
interface TakeBack {
  readonly seat: number
  /** The version to go back to; by default, the one before the newest entry. */
  readonly to: number | undefined
  /** Whether all others have agreed. */
  readonly agreed: boolean
}

/**
 * Returns to the position of an earlier version. Decisions that are open again have no more time than they had then; if
 * everybody agreed, they have their full time, since the time used meanwhile could make them late. Standing orders
 * would at once repeat what was taken back, so the seat's orders are cancelled or, if everybody agreed, all orders.
 */
export async function takeBackInMatch(
  platform: Platform,
  live: LiveMatch,
  { seat, to, agreed }: TakeBack,
  language: Language,
): Promise<(Entering & { readonly to: number }) | Refusal> {
  const { record, head, secrets } = live
  if (!agreed && !head.frozen && !isOver(record)) {
    const [newest] = await readEntries(platform, record.id, { after: head.version - 1, upTo: head.version })
    const no = newest && refusedByNewest(newest, seat)
    if (no) return { outcome: 'refused', problem: refusal(live, no, language) }
  }
  const past = await replayJournal(platform, record, head.version)
  const { entries, heads } = past
  const version = to ?? oneBack(entries)
  const at = platform.clock.now().toISOString()
  const what = { seat, by: 'hand' as const, at, to: version, agreed, past }
  const judged = judgement(live, takeBack(record.game, head, secrets, what), language)
  if (judged.outcome === 'refused') return judged
  const askedBefore = agreed ? [] : (heads[version - 1]?.decisions ?? [])
  const orderless = holders(record).flatMap((holder) =>
    holder.hasOrders && (agreed || holder.seat === seat) ? [holder.seat] : [],
  )
  const undone = decisionsTakenBack(past, version)
  const newest = entries.findLast(({ kind, actor }) => kind === 'moved' && actor.kind === 'seat' && actor.seat === seat)
  const movedAt = agreed || newest === undefined ? undefined : new Date(newest.at)
  const wentBack = { askedBefore, movedAt, givenUp: seatsGivenUpAt(entries, version), undone }
  return { ...judged, to: version, wentBack, orderless }
}
