import { Temporal } from 'temporal-polyfill'
import { daysFrom, type KeptVacation, type Vacation } from './calendar.ts'

/** Days of vacation. ISO dates sort as the days they name, so they are compared as strings. */

/**
 * How many days of a calendar year are vacation, for the yearly allowance. A day in several vacations counts once, but
 * a day counts again in each other time zone that the player has moved to.
 */
export function vacationDays(vacations: readonly KeptVacation[], year: number): number {
  const zones = new Set(vacations.map(({ timeZone }) => timeZone))
  return [...zones].reduce(
    (sum, zone) => sum + daysWithin(joined(vacations.filter(({ timeZone }) => timeZone === zone)), year),
    0,
  )
}

/** How many days of a year vacations take. @param apart vacations that share no day */
function daysWithin(apart: readonly Vacation[], year: number): number {
  const newYear = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toString()
  const newYearsEve = Temporal.PlainDate.from({ year, month: 12, day: 31 }).toString()
  return apart
    .map(({ from, until }) => ({ from: later(from, newYear), until: earlier(until, newYearsEve) }))
    .reduce((sum, { from, until }) => (from > until ? sum : sum + daysFrom(from, until)), 0)
}

/** A player's vacations so far, the ones they now want, and today's date in a time zone. */
interface VacationRequest {
  readonly had: readonly KeptVacation[]
  readonly asked: readonly Vacation[]
  readonly timeZone: string
  readonly todayIn: (timeZone: string) => string
}

/**
 * The vacations that a player wants, together with those they have had: a day that has begun counts as taken and is not
 * given back, and a day that has passed cannot be taken afterwards. A vacation that is entered again unchanged keeps
 * its time zone.
 */
export function vacationsFrom({ had, asked, timeZone, todayIn }: VacationRequest): KeptVacation[] {
  const begun = had.map((one) => ({ ...one, until: earlier(one.until, todayIn(one.timeZone ?? timeZone)) }))
  const coming = asked.map((one) => {
    const same = had.find(({ from, until }) => from === one.from && until === one.until)
    const zone = same?.timeZone ?? timeZone
    return { ...one, from: later(one.from, todayIn(zone)), timeZone: zone }
  })
  const all = [...begun.map((one) => ({ ...one, timeZone: one.timeZone ?? timeZone })), ...coming]
  const zones = new Set(all.map((one) => one.timeZone))
  return [...zones].flatMap((zone) =>
    joined(all.filter((one) => one.timeZone === zone && one.from <= one.until)).map((one) => ({
      ...one,
      timeZone: zone,
    })),
  )
}

/** Vacations of one time zone, in order, with those that overlap or adjoin merged into one. */
function joined(vacations: readonly Vacation[]): Vacation[] {
  const apart: Vacation[] = []
  for (const { from, until } of vacations.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = apart.at(-1)
    if (last === undefined || from > dayAfter(last.until)) apart.push({ from, until })
    else apart.splice(-1, 1, { from: last.from, until: later(last.until, until) })
  }
  return apart
}

const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)
const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()
