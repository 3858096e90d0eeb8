import type { MatchRecord } from '../load.ts'
import { holderOf } from '../seats.ts'
import { laterOf, moved, reminder } from './deadlines.ts'

/**
 * A match that stood still since a moment, and goes on at another: what was left of its deadlines and of a pause is left of
 * them still. A deadline that had passed has passed.
 */
export function thawing(record: MatchRecord, frozenAt: Date, at: Date): Pick<MatchRecord, 'decisions' | 'pausedUntil'> {
  const { pausedUntil: before } = record
  const isPaused = before !== null && before > frozenAt
  const pausedUntil = isPaused ? new Date(before.getTime() + at.getTime() - frozenAt.getTime()) : before
  const [from, onward] = [laterOf(frozenAt, before), laterOf(at, pausedUntil)]
  const decisions = record.decisions.map((open) => {
    const { dueAt, missedAt } = open
    const holder = holderOf(record, open.seat)
    if (holder === undefined || dueAt === null || dueAt <= frozenAt || missedAt !== null) return open
    const { calendar, remindHours } = holder
    const due = moved(dueAt, { from, calendar }, { from: onward, calendar })
    return { ...open, dueAt: due, remindAt: reminder(onward, due, remindHours) }
  })
  return { decisions, pausedUntil }
}
