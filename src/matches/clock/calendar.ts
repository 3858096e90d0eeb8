import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { isTimeZone } from '../../platform/time-zone.ts'

/** In minutes. A night is shorter than this, so that every day that is no rest day leaves some hours to play. */
const tooLongNight = 20 * 60
const longestVacation = 366
/** In days. With the limits of nights and rest days, it keeps any quiet time shorter than three years (`running.ts`). */
const mostVacationDays = 2 * longestVacation

const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like 22:00', abort: true })
  .meta({ description: 'What clocks show.', example: '22:00' })

export const Night = z
  .strictObject({ from: Time, until: Time })
  .refine(({ from, until }) => from !== until, 'must begin and end at different times')
  .refine(({ from, until }) => minutesFrom(from, until) < tooLongNight, 'must be shorter than 20 hours')
  .meta({ description: 'Hours of every day in which the clock stands still; they may go over midnight.' })
export type Night = z.infer<typeof Night>

const Day = z.iso.date({ error: 'must be a date like 2026-12-24', abort: true })

export const Vacation = z
  .strictObject({ from: Day, until: Day })
  .refine(({ from, until }) => from <= until, { error: 'must not end before it begins', abort: true })
  .refine(({ from, until }) => daysFrom(from, until) <= longestVacation, {
    error: `must be at most ${longestVacation} days long`,
    abort: true,
  })
  .meta({ description: 'Whole days in which the clock stands still, the first and the last of them included.' })
export type Vacation = z.infer<typeof Vacation>

const Vacations = z
  .array(Vacation)
  .refine(
    (vacations) => vacations.reduce((days, { from, until }) => days + daysFrom(from, until), 0) <= mostVacationDays,
    `must be at most ${mostVacationDays} days together`,
  )
  .meta({ description: 'In any order; they may overlap.' })

/** When a player's clock stands still. Days and times are those that clocks show in the player's time zone. */
export const Calendar = z.strictObject({
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'must be a time zone of the IANA database')
    .meta({ description: 'A time zone of the IANA database.', example: 'Europe/Paris' }),
  night: Night.nullable(),
  restDays: z
    .array(z.int().min(1).max(7))
    .max(6)
    .refine((days) => new Set(days).size === days.length, 'must name each day once')
    .meta({
      description: 'Days of the week on which the clock stands still: Monday is 1, Sunday is 7. Not all of them.',
    }),
  vacations: Vacations,
})
export type Calendar = z.infer<typeof Calendar>

/** Of a player who set nothing: the clock never stands still. */
export const roundTheClock: Calendar = { timeZone: 'UTC', night: null, restDays: [], vacations: [] }

/** How many days of a calendar year are vacation, for a yearly allowance. A day in several vacations counts once. */
export function vacationDays(vacations: readonly Vacation[], year: number): number {
  const newYearsEve = Temporal.PlainDate.from({ year, month: 12, day: 31 }).toString()
  let uncounted = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toString()
  let days = 0
  // Dates are compared as they are written: they sort as the days they name.
  for (const vacation of vacations.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const from = vacation.from > uncounted ? vacation.from : uncounted
    const until = vacation.until < newYearsEve ? vacation.until : newYearsEve
    if (from > until) continue
    days += daysFrom(from, until)
    uncounted = Temporal.PlainDate.from(until).add({ days: 1 }).toString()
  }
  return days
}

/**
 * The vacations somebody asks for, with what they have had: days that have passed were taken, and are not given back, nor
 * taken afterwards.
 * @param today as clocks show it
 */
export function vacationsFrom(today: string, had: readonly Vacation[], asked: readonly Vacation[]): Vacation[] {
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  const past = had.map(({ from, until }) => ({ from, until: until < today ? until : yesterday }))
  const coming = asked.map(({ from, until }) => ({ from: from < today ? today : from, until }))
  return [...past, ...coming].filter(({ from, until }) => from <= until)
}

/** Both included. */
function daysFrom(from: string, until: string): number {
  return Temporal.PlainDate.from(from).until(until).days + 1
}

function minutesFrom(from: string, until: string): number {
  const minutes = minutesOf(until) - minutesOf(from)
  return minutes < 0 ? minutes + 24 * 60 : minutes
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
