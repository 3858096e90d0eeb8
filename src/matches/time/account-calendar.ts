import type { z } from 'zod'
import { millisecondsAnHour } from '../../platform/clock.ts'
import { Calendar, type WeeklyHours } from './calendar.ts'
import { runningBetween } from './running-time.ts'

/** The hours a person keeps in all matches: when their clocks stop, in their own time zone. */
export const Hours = Calendar.omit({ timeZone: true })
export type Hours = z.infer<typeof Hours>

/** The calendar of an account, from its stored hours. A vacation without a time zone counts in the account's. */
export function calendarOf({ timeZone, hours }: { readonly timeZone: string; readonly hours: unknown }): Calendar {
  const { night, restDays, vacations } = Hours.parse(hours)
  return { timeZone, night, restDays, vacations: vacations.map((vacation) => ({ timeZone, ...vacation })) }
}

/** The fewest running hours a player's calendar may leave in a week. */
export const leastHoursAWeek = 20

const monday = new Date('2026-03-02T00:00:00.000Z')
const mondayAfter = new Date('2026-03-09T00:00:00.000Z')

/**
 * For how many hours of a week the clock runs, in a week without a clock change. The number does not give away which
 * hours these are.
 */
export const hoursAWeek = ({ night, restDays }: WeeklyHours): number =>
  runningBetween(monday, mondayAfter, { timeZone: 'UTC', night, restDays, vacations: [] }) / millisecondsAnHour
