import type { NewNotice } from '../../platform/outbox.ts'
import type { Effect } from '../commit/effect.ts'
import { decisionsReplaced } from '../commit/effects/decisions-replaced.ts'
import { noticesQueued } from '../commit/effects/notices-queued.ts'
import { holderState, participantsChanged } from '../commit/effects/participants-changed.ts'
import { noticeTo } from '../commit/match-notices.ts'
import { type Asked, isOverdue, openAs, withChanged } from '../deadlines/deadlines.ts'
import type { MatchRecord, OpenRow } from '../record/record.ts'
import { holderOf, holders } from '../record/seats.ts'
import { offeredSince } from '../reliability/absence.ts'
import { afterDeadlineMissed } from '../reliability/missed-deadline.ts'

/** What the clock notes of a match beside its journal. */

/**
 * The server has seen to a decision, and it is its player's to answer: in its seat's own time. Nothing where the match stands
 * still: it is seen to when that is over.
 */
export function handled(record: MatchRecord, decision: Asked): readonly Effect[] {
  const open = openAs(record, decision)
  if (open === undefined || open.actAt === null || record.frozenAt !== null) return []
  return [decisionsReplaced(withChanged(record, [{ ...open, actAt: null }]))]
}

/** A seat is open to a substitute: whoever holds it goes on playing until somebody has taken it. */
export function offered(record: MatchRecord, seat: number, at: Date): readonly Effect[] {
  const holder = holderOf(record, seat)
  const isOffered = holder === undefined || holder.leftAt !== null || holder.offeredAt !== null
  if (isOffered || record.status !== 'running') return []
  return [participantsChanged([{ ...holderState(holder), offeredAt: offeredSince(record, holder, at) }])]
}

/**
 * A deadline was missed, and the match waits: that is noted and counted, the seat perhaps opened to a substitute, and
 * everybody at the table is told: once a deadline, whoever else notices it too. In a match that stands still nothing is
 * missed.
 */
export function missed(record: MatchRecord, decision: Asked, now: Date): readonly Effect[] {
  const open = openAs(record, decision)
  if (open === undefined || !isOverdue(record, open, now)) return []
  const holder = holderOf(record, open.seat)
  const after = holder && { ...holderState(holder), ...afterDeadlineMissed(record, holder, open, now) }
  return [
    decisionsReplaced(withChanged(record, [{ ...open, missedAt: now, remindAt: null }])),
    ...(after === undefined ? [] : [participantsChanged([after])]),
    noticesQueued(missedNotices(record, open)),
  ]
}

function missedNotices(record: MatchRecord, { seat, question, since, dueAt }: OpenRow): NewNotice[] {
  const { id: match } = record
  const draft = { topic: 'deadline-missed', match, seat, version: since, question } as const
  return holders(record).flatMap((holder) =>
    noticeTo(match, holder, `${since}/${seat}/${question}/${dueAt?.getTime()}/deadline-missed/${holder.seat}`, draft),
  )
}
