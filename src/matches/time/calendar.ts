import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { TimeZone } from '../../platform/time-zone.ts'

/** In minutes. A night is shorter than this, so that every day but a rest day leaves some hours to play. */
const tooLongNight = 20 * 60
const longestVacation = 366
/**
 * In days. With the limits of nights and rest days, this keeps any quiet time shorter than three years
 * (`running-time.ts`).
 */
const mostVacationDays = 2 * longestVacation

const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'This must be a time like 22:00.', abort: true })
  .meta({ description: 'Local time.', example: '22:00' })

export const Night = z
  .strictObject({ from: Time, until: Time })
  .refine(({ from, until }) => from !== until, 'This must begin and end at different times.')
  .refine(({ from, until }) => minutesFrom(from, until) < tooLongNight, 'This must be shorter than 20 hours.')
  .meta({ description: 'Hours of every day during which the clock stops; they may span midnight.' })
export type Night = z.infer<typeof Night>

const Day = z.iso.date({ error: 'This must be a date like 2026-12-24.', abort: true })

const days = { from: Day, until: Day }

const inOrder = <Schema extends z.ZodType<z.infer<z.ZodObject<typeof days>>>>(schema: Schema): Schema =>
  schema
    .refine(({ from, until }) => from <= until, { error: 'This must not end before it begins.', abort: true })
    .refine(({ from, until }) => daysFrom(from, until) <= longestVacation, {
      error: `This must be at most ${longestVacation} days long.`,
      abort: true,
    })

export const Vacation = inOrder(z.strictObject(days)).meta({
  description: 'Whole days on which the clock stops, the first and the last included.',
})
export type Vacation = z.infer<typeof Vacation>

/**
 * A vacation with the time zone that its player had when they entered it; without one, the calendar's time zone counts.
 */
const KeptVacation = inOrder(z.strictObject({ ...days, timeZone: TimeZone.optional() }))
export type KeptVacation = z.infer<typeof KeptVacation>

const severalOf = <Days extends typeof Vacation | typeof KeptVacation>(vacation: Days) =>
  z
    .array(vacation)
    .refine(
      (vacations) => vacations.reduce((sum, { from, until }) => sum + daysFrom(from, until), 0) <= mostVacationDays,
      `Together, these must be at most ${mostVacationDays} days.`,
    )

export const Vacations = severalOf(Vacation).meta({ description: 'In any order; they may overlap.' })
export const KeptVacations = severalOf(KeptVacation)

/** The weekly part of a calendar. Days and times are local to its time zone. */
export const WeeklyHours = z.strictObject({
  timeZone: TimeZone,
  night: Night.nullable(),
  restDays: z
    .array(z.int().min(1).max(7))
    .max(6)
    .refine((days) => new Set(days).size === days.length, 'This must name each day once.')
    .meta({
      description: 'Days of the week on which the clock stops: Monday is 1, Sunday is 7. At most six of them.',
    }),
})
export type WeeklyHours = z.infer<typeof WeeklyHours>

/** When a player's clock stops. */
export const Calendar = z.strictObject({ ...WeeklyHours.shape, vacations: KeptVacations })
export type Calendar = z.infer<typeof Calendar>

/** The calendar of a player who has set nothing: the clock never stops. */
export const roundTheClock: Calendar = { timeZone: 'UTC', night: null, restDays: [], vacations: [] }

/** The number of days between two dates, both included. */
export function daysFrom(from: string, until: string): number {
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
