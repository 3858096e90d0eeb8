import type { MatchRecord, OpenRow } from '../load.ts'
import { holderOf } from '../seats.ts'
import { moved, reminder } from './deadlines.ts'

/** A decision with the deadline that it has from now on, and when to remind of it. */
export type Retimed = Pick<OpenRow, 'seat' | 'question' | 'since' | 'dueAt' | 'remindAt'>

/** From when the time for decisions is counted: as it was, and as it is from now on. */
interface Counting {
  readonly now: Date
  readonly before: Date
  readonly after: Date
}

/**
 * The deadlines of a match whose clocks stop or go on, for a pause or a dispute: what is left of each stays the same, and is
 * counted from another moment on. A deadline that has passed has passed, also where the clock has not seen to it yet.
 */
export function retimed(record: MatchRecord, { now, before, after }: Counting): Retimed[] {
  return record.decisions.flatMap(({ seat, question, since, dueAt, missedAt }) => {
    const holder = holderOf(record, seat)
    if (holder === undefined || dueAt === null || dueAt <= now || missedAt !== null) return []
    const { calendar, remindHours } = holder
    const due = moved(dueAt, { from: before, calendar }, { from: after, calendar })
    return [{ seat, question, since, dueAt: due, remindAt: reminder(after, due, remindHours) }]
  })
}
