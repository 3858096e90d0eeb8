import type { NewNotice } from '../../platform/outbox.ts'
import type { Effect } from '../commit/effect.ts'
import { decisionsChanged } from '../commit/effects/decisions-replaced.ts'
import { noticesQueued } from '../commit/effects/notices-queued.ts'
import { holderState, participantsChanged } from '../commit/effects/participants-changed.ts'
import { noticeTo } from '../commit/match-notices.ts'
import { type DecisionKey, openForServer, openOverdue } from '../deadlines/deadlines.ts'
import { holderOf, holders, type MatchRecord, type OpenDecisionRow } from '../record/record.ts'
import { afterDeadlineMissed, offeredSince } from '../reliability/decision-counts.ts'

/** What the scheduler changes in a match without an entry. */

/**
 * Notes that the server has handled a decision, which is now its player's to answer in their own time. Does nothing in
 * a frozen match: the decision is handled after the freeze.
 */
export function handled(record: MatchRecord, decision: DecisionKey): readonly Effect[] {
  const open = openForServer(record, decision)
  if (open === undefined) return []
  return [decisionsChanged(record, [{ ...open, actAt: null }])]
}

/** Opens a seat to a substitute; its holder may play on until somebody takes it. */
export function offered(record: MatchRecord, seat: number, at: Date): readonly Effect[] {
  const holder = holderOf(record, seat)
  const isOffered = holder === undefined || holder.leftAt !== null || holder.offeredAt !== null
  if (isOffered || record.status !== 'running') return []
  return [participantsChanged([{ ...holderState(holder), offeredAt: offeredSince(record, holder, at) }])]
}

/**
 * Notes that a deadline was missed, counts it, opens the seat to a substitute where that was agreed or too many were
 * missed in a row, and queues a notice to everybody at the table: once per deadline, whichever server notices it. In a
 * frozen match nothing is missed.
 */
export function missed(record: MatchRecord, decision: DecisionKey, now: Date): readonly Effect[] {
  const open = openOverdue(record, decision, now)
  if (open === undefined) return []
  const holder = holderOf(record, open.seat)
  const after = holder && { ...holderState(holder), ...afterDeadlineMissed(record, holder, open, now) }
  return [
    decisionsChanged(record, [{ ...open, missedAt: now, remindAt: null }]),
    ...(after === undefined ? [] : [participantsChanged([after])]),
    noticesQueued(missedNotices(record, open)),
  ]
}

function missedNotices(record: MatchRecord, { seat, question, since, dueAt }: OpenDecisionRow): NewNotice[] {
  const { id: match } = record
  const draft = { topic: 'deadline-missed', match, seat, version: since, question } as const
  return holders(record).flatMap((holder) =>
    noticeTo(match, holder, `${since}/${seat}/${question}/${dueAt?.getTime()}/deadline-missed/${holder.seat}`, draft),
  )
}
