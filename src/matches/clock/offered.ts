import type { Effect } from '../commit/effect.ts'
import { holderState, participantsChanged } from '../commit/effects/participants-changed.ts'
import type { MatchRecord } from '../record/record.ts'
import { holderOf } from '../record/seats.ts'
import { offeredSince } from '../reliability/absence.ts'

/** A seat is open to a substitute: whoever holds it goes on playing until somebody has taken it. */
export function offered(record: MatchRecord, seat: number, at: Date): readonly Effect[] {
  const holder = holderOf(record, seat)
  const isOffered = holder === undefined || holder.leftAt !== null || holder.offeredAt !== null
  if (isOffered || record.status !== 'running') return []
  return [participantsChanged([{ ...holderState(holder), offeredAt: offeredSince(record, holder, at) }])]
}
