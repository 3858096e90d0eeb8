import { laterOf } from '../../platform/clock.ts'
import type { MatchRecord } from '../record/record.ts'
import { withChanged } from './deadlines.ts'
import { prolongedOffer, prolongedPause } from './prolonging.ts'
import { retimedDecisions } from './retimed-decisions.ts'

/**
 * What changes in a match when it goes on after a freeze: its deadlines, its pause and its offers of seats keep the
 * time that they had left.
 */
export function thawing(
  record: MatchRecord,
  frozenAt: Date,
  at: Date,
): Pick<MatchRecord, 'decisions' | 'participants' | 'pausedUntil'> {
  const { pausedUntil: before } = record
  const still = at.getTime() - frozenAt.getTime()
  const pausedUntil = prolongedPause(before, frozenAt, at)
  const counting = { now: frozenAt, before: laterOf(frozenAt, before), after: laterOf(at, pausedUntil) }
  const later = retimedDecisions(record, counting)
  return {
    decisions: withChanged(record, later),
    participants: record.participants.map(({ offeredAt, ...one }) => ({
      ...one,
      offeredAt: prolongedOffer(offeredAt, still),
    })),
    pausedUntil,
  }
}
