import { isWinClaimed } from '../deadlines/deadlines.ts'
import type { MatchRecord, OpenDecisionRow } from '../record/record.ts'
import type { Holder } from '../record/seats.ts'
import { hasVanished, offeredSince } from './absence.ts'

/**
 * Somebody whose deadline has passed while the match waits for them. Not counted: decisions that nobody waits for, and
 * second deadlines; a decision asked again after a take-back is missed, but not late a second time. The seat is open to a substitute where that was agreed, or
 * where too many were missed in a row.
 */
export function afterDeadlineMissed(
  record: Pick<MatchRecord, 'late' | 'seatOpensAfter' | 'pausedUntil'>,
  holder: Pick<Holder, 'late' | 'missed' | 'retaken' | 'offeredAt'>,
  open: Pick<OpenDecisionRow, 'lapses' | 'claimedBy' | 'missedAt'>,
  at: Date,
): Pick<Holder, 'late' | 'missed' | 'offeredAt'> {
  const isCounted = !open.lapses && !isWinClaimed(open)
  const missed = isCounted ? holder.missed + 1 : holder.missed
  const opens = record.late === 'substitute' || (isCounted && hasVanished(record, { missed }))
  return {
    late: isCounted && holder.retaken === 0 ? holder.late + 1 : holder.late,
    missed,
    offeredAt: opens ? offeredSince(record, holder, at) : holder.offeredAt,
  }
}
