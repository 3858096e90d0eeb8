import type { z } from 'zod'
import { millisecondsAnHour } from '../../platform/clock.ts'
import { Calendar, type WeeklyHours } from './calendar.ts'
import { runningBetween } from './running-time.ts'

/** The hours a person keeps in all matches: when their clocks stand still, in their own time zone. */
export const Hours = Calendar.omit({ timeZone: true })
export type Hours = z.infer<typeof Hours>

/** The calendar of an account, as the database has it. Vacations that tell no time zone are of the one they live in. */
export function calendarOf({ timeZone, hours }: { readonly timeZone: string; readonly hours: unknown }): Calendar {
  const { night, restDays, vacations } = Hours.parse(hours)
  return { timeZone, night, restDays, vacations: vacations.map((vacation) => ({ timeZone, ...vacation })) }
}

/** What a player keeps in a match: some are opened without rest days. */
export const hoursIn = (
  match: { readonly restDays: boolean },
  { timeZone, night, restDays }: WeeklyHours,
): WeeklyHours => ({ timeZone, night, restDays: match.restDays ? restDays : [] })

/** So many running hours somebody leaves in a week, at least. */
export const leastHoursAWeek = 20

const monday = new Date('2026-03-02T00:00:00.000Z')
const mondayAfter = new Date('2026-03-09T00:00:00.000Z')

/** In how many hours of a week the clock runs, where clocks are not changed in it. It does not tell which. */
export const hoursAWeek = ({ night, restDays }: WeeklyHours): number =>
  runningBetween(monday, mondayAfter, { timeZone: 'UTC', night, restDays, vacations: [] }) / millisecondsAnHour
