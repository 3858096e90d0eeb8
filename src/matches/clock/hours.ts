import type { z } from 'zod'
import { Calendar } from './calendar.ts'

/** The hours a person keeps in all matches: when their clocks stand still, in their own time zone. */
export const Hours = Calendar.omit({ timeZone: true })
export type Hours = z.infer<typeof Hours>

/** The calendar of an account, as the database has it. */
export const calendarOf = ({ timeZone, hours }: { readonly timeZone: string; readonly hours: unknown }): Calendar => ({
  ...Hours.parse(hours),
  timeZone,
})
