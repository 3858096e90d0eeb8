import { z } from 'zod'
import { daysAfter, millisecondsAnHour } from '../../platform/clock.ts'
import { type Calendar, type KeptVacation, roundTheClock, WeeklyHours } from './calendar.ts'
import { dueAt, firstRunning, runningBetween } from './running-time.ts'

/** What a deadline is computed from. */
export const Counted = z.object({
  /** The hours that the player kept when the decision was asked: new hours count from the next decision on. */
  hours: WeeklyHours,
  /** When its time is used up, counted in these hours. */
  spentAt: z.coerce.date(),
  /** The longest the match waits, by the calendar. */
  latestAt: z.coerce.date(),
  /** After an automatic vacation: the end of a minimum of time, however little was left. */
  restUntil: z.coerce.date().nullable().default(null),
  /**
   * After a claim of the win: the second deadline, which counts instead of the agreed one and gives no time back; and
   * when the agreed one was noted as missed, which is restored if the claim is withdrawn.
   */
  second: z
    .object({ at: z.coerce.date(), missedAt: z.coerce.date().nullable().default(null) })
    .nullable()
    .default(null),
})
export type Counted = z.infer<typeof Counted>

/** The hours that count in a match: rest days only if the match has them. */
export const hoursIn = (
  match: { readonly restDays: boolean },
  { timeZone, night, restDays }: WeeklyHours,
): WeeklyHours => ({ timeZone, night, restDays: match.restDays ? restDays : [] })

/** A player's calendar as it counts in a match. */
export const calendarIn = (match: { readonly restDays: boolean }, calendar: Calendar): Calendar => ({
  ...hoursIn(match, calendar),
  vacations: calendar.vacations,
})

/** A calendar in which nothing but vacations stops the clock. */
export const withVacationsOnly = ({ timeZone, vacations }: Calendar): Calendar => ({
  ...roundTheClock,
  timeZone,
  vacations,
})

/**
 * The second deadline or, without one, the earlier of the two agreed moments; but not before the end of the minimum
 * after a vacation.
 */
export function deadlineOf({ spentAt, latestAt, restUntil, second }: Counted): Date {
  const due = second?.at ?? (spentAt < latestAt ? spentAt : latestAt)
  return restUntil !== null && restUntil > due ? restUntil : due
}

/** From when the time for a decision counts, and the vacations in which it does not. */
interface Counting {
  readonly from: Date
  readonly vacations: readonly KeptVacation[]
}

/** Moves the clock of a decision to another start, or to other vacations: the time that is left stays the same. */
export function movedTo(counted: Counted, before: Counting, after: Counting): Counted {
  const { hours, spentAt, latestAt, restUntil, second } = counted
  const calendarOf = ({ vacations }: Counting): Calendar => ({ ...hours, vacations: [...vacations] })
  const moved = (moment: Date, countedBy: (counting: Counting) => Calendar): Date =>
    dueAt(after.from, runningBetween(before.from, moment, countedBy(before)), countedBy(after))
  return {
    hours,
    spentAt: moved(spentAt, calendarOf),
    restUntil: restUntil && moved(restUntil, calendarOf),
    second: second && { ...second, at: moved(second.at, calendarOf) },
    latestAt: moved(latestAt, (counting) => withVacationsOnly(calendarOf(counting))),
  }
}

/** The minimum after a vacation, in running hours, and its limit by the calendar. */
const leastHoursAfterVacation = 24
const mostDaysOfThisMinimum = 7

/** Adds a minimum of time after a vacation: a day of running hours, or the whole pace if that is less. */
export function rested(counted: Counted, paceHours: number, { from, vacations }: Counting): Counted {
  const calendar = { ...counted.hours, vacations: [...vacations] }
  const backAt = firstRunning(from, withVacationsOnly(calendar))
  const rest = dueAt(backAt, Math.min(leastHoursAfterVacation, paceHours) * millisecondsAnHour, calendar)
  const most = daysAfter(backAt, mostDaysOfThisMinimum)
  return { ...counted, restUntil: rest < most ? rest : most }
}
