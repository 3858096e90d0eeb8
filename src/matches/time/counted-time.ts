import { z } from 'zod'
import { millisecondsAnHour } from '../../platform/clock.ts'
import { type Calendar, type KeptVacation, WeeklyHours, withVacationsOnly } from './calendar.ts'
import { dueAt, firstRunning, runningBetween } from './running-time.ts'

/** What a deadline follows from. */
export const Counted = z.object({
  /** Those that its player kept in this match when it was asked: others count from the next decision on. */
  hours: WeeklyHours,
  /** When its time is used up by these hours. */
  spentAt: z.coerce.date(),
  /** Until when the match waits by the calendar. */
  latestAt: z.coerce.date(),
  /** After a vacation that was taken by itself: until when its player has a decent rest of time, whatever is left. */
  restUntil: z.coerce.date().nullable().default(null),
})
export type Counted = z.infer<typeof Counted>

/** The earlier of the two moments that were agreed, and the end of a decent rest where that comes later. */
export function deadlineOf({ spentAt, latestAt, restUntil }: Counted): Date {
  const agreed = spentAt < latestAt ? spentAt : latestAt
  return restUntil !== null && restUntil > agreed ? restUntil : agreed
}

/** From when the time for a decision is counted, and which days are none. */
export interface Counting {
  readonly from: Date
  readonly vacations: readonly KeptVacation[]
}

/** A decision whose clock goes on at another moment, or with other vacations: what is left of its time stays the same. */
export function movedTo(counted: Counted, before: Counting, after: Counting): Counted {
  const { hours, spentAt, latestAt, restUntil } = counted
  const calendarOf = ({ vacations }: Counting): Calendar => ({ ...hours, vacations: [...vacations] })
  const moved = (moment: Date, countedBy: (counting: Counting) => Calendar): Date =>
    dueAt(after.from, runningBetween(before.from, moment, countedBy(before)), countedBy(after))
  return {
    hours,
    spentAt: moved(spentAt, calendarOf),
    restUntil: restUntil && moved(restUntil, calendarOf),
    latestAt: moved(latestAt, (counting) => withVacationsOnly(calendarOf(counting))),
  }
}

/** So many running hours, and so long by the calendar, is a decent rest of time at most. */
const restHours = 24
const restDays = 7

/** With a decent rest of time after a vacation: a day of running hours, or the whole pace where that is less. */
export function rested(counted: Counted, paceHours: number, { from, vacations }: Counting): Counted {
  const calendar = { ...counted.hours, vacations: [...vacations] }
  const isBack = firstRunning(from, withVacationsOnly(calendar))
  const rest = dueAt(isBack, Math.min(restHours, paceHours) * millisecondsAnHour, calendar)
  const most = new Date(isBack.getTime() + restDays * 24 * millisecondsAnHour)
  return { ...counted, restUntil: rest < most ? rest : most }
}
