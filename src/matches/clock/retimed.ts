import type { MatchRecord, OpenRow } from '../load.ts'
import { holderOf } from '../seats.ts'
import { deadlineOf, movedTo } from './counted.ts'
import { reminder } from './deadlines.ts'
import { hoursIn } from './hours.ts'

/** A decision with the deadline that it has from now on, and when to remind of it. */
export type Retimed = Pick<OpenRow, 'seat' | 'question' | 'since' | 'counted' | 'dueAt' | 'remindAt'>

/** From when the time for decisions is counted: as it was, and as it is from now on. */
interface Times {
  readonly now: Date
  readonly before: Date
  readonly after: Date
}

/**
 * The deadlines of a match whose clocks stop or go on, for a pause or a dispute: what is left of each stays the same, and is
 * counted from another moment on. A deadline that has passed has passed, also where the clock has not seen to it yet.
 */
export function retimed(record: MatchRecord, { now, before, after }: Times): Retimed[] {
  return record.decisions.flatMap(({ seat, question, since, counted, dueAt, missedAt }) => {
    const holder = holderOf(record, seat)
    if (holder === undefined || counted === null || dueAt === null || dueAt <= now || missedAt !== null) return []
    const { calendar, remindHours } = holder
    const { vacations } = calendar
    const moved = movedTo(counted, { from: before, vacations }, { from: after, vacations })
    const due = deadlineOf(moved)
    const waking = { ...hoursIn(record, calendar), vacations }
    return [{ seat, question, since, counted: moved, dueAt: due, remindAt: reminder(after, due, waking, remindHours) }]
  })
}
