import { Temporal } from 'temporal-polyfill'
import type { Calendar, Night } from './calendar.ts'
import { dayAt, firstMomentOf, lastMomentOf } from './wall-clock.ts'

/** A half-open interval in milliseconds since 1970: of running time, or of a vacation. */
interface Stretch {
  readonly from: number
  readonly until: number
}

const millisecondsADay = 24 * 60 * 60 * 1000
/** Three years: the schema does not allow a calendar to stop the clock for so long. */
const mostQuiet = 3 * 366 * millisecondsADay

/**
 * The moment at which this much running time has passed since `start`; where it ends with a stretch, the end of that
 * stretch. For no running time: `start`, or the end of the quiet time that `start` lies in.
 * @throws RangeError if the running time is negative or endless, or the clock stands still for three years, which
 * the schema of calendars makes impossible
 */
export function dueAt(start: Date, runningMilliseconds: number, calendar: Calendar): Date {
  if (!(runningMilliseconds >= 0 && runningMilliseconds < Infinity)) {
    throw new RangeError(`no running time: ${runningMilliseconds} ms`)
  }
  let left = runningMilliseconds
  for (const { from, until } of runningFrom(start, calendar)) {
    if (left <= until - from) return new Date(from + left)
    left -= until - from
  }
  throw new RangeError('a calendar that stands still for three years')
}

/** The running time between two moments, in milliseconds: what a bank of time loses. 0 if the end comes first. */
export function runningBetween(start: Date, end: Date, calendar: Calendar): number {
  let running = 0
  for (const { from, until } of runningFrom(start, calendar)) {
    if (from >= end.getTime()) break
    running += Math.min(until, end.getTime()) - from
  }
  return running
}

/** Whether the clock runs. It does at the moment at which quiet time ends, not at the moment at which it begins. */
export function isRunning(at: Date, calendar: Calendar): boolean {
  const [stretch] = runningFrom(at, calendar)
  return stretch?.from === at.getTime()
}

/**
 * The first moment, from this one on, at which the clock runs. @throws RangeError if it stands still for three years
 */
export function firstRunning(from: Date, calendar: Calendar): Date {
  const [stretch] = runningFrom(from, calendar)
  if (stretch === undefined) throw new RangeError('a calendar that stands still for three years')
  return new Date(stretch.from)
}

/** All running time from a moment on, in order. It goes on without end, unless three quiet years follow. */
function* runningFrom(start: Date, calendar: Calendar): Generator<Stretch, void> {
  const vacations = vacationsAfter(start, calendar)
  const isEachDayTheSame = calendar.night === null && calendar.restDays.length === 0
  const waking = isEachDayTheSame ? [{ from: start.getTime(), until: Infinity }] : wakingFrom(start, calendar)
  let quietSince = start.getTime()
  for (const stretch of waking) {
    for (const running of without(vacations, stretch)) {
      yield running
      quietSince = running.until
    }
    if (stretch.until - quietSince > mostQuiet) return
  }
}

/** The time outside nights and rest days from a moment on, day by day. Some stretches are empty. */
function* wakingFrom(start: Date, { timeZone, night, restDays }: Calendar): Generator<Stretch, never> {
  const midnightOf = (day: Temporal.PlainDate) => firstMomentOf(day.toPlainDateTime(), timeZone)
  const nightOn = (day: Temporal.PlainDate) => (night === null ? undefined : nightOf(day, night, timeZone))
  const first = dayAt(start, timeZone)
  let begins = midnightOf(first)
  let lastNight = nightOn(first.subtract({ days: 1 }))
  for (let day = first; ; day = day.add({ days: 1 })) {
    const ends = midnightOf(day.add({ days: 1 }))
    const tonight = nightOn(day)
    const isRestDay = restDays.includes(day.dayOfWeek)
    const dawn = Math.max(isRestDay ? ends : begins, lastNight?.until ?? begins, start.getTime())
    yield { from: dawn, until: tonight?.from ?? ends }
    if (tonight !== undefined && !isRestDay) yield { from: Math.max(tonight.until, start.getTime()), until: ends }
    begins = ends
    lastNight = tonight
  }
}

/**
 * The vacations that are not over by then, in order: each from its first midnight to its last, in its own time zone.
 */
function vacationsAfter(start: Date, calendar: Calendar): Stretch[] {
  if (calendar.vacations.length === 0) return []
  // In every time zone, a vacation is over two days after its last date.
  const longAgo = new Date(start.getTime() - 2 * millisecondsADay).toISOString()
  return calendar.vacations
    .filter(({ until }) => `${until}T` > longAgo)
    .map(({ from, until, timeZone = calendar.timeZone }) => ({
      from: firstMomentOf(Temporal.PlainDate.from(from).toPlainDateTime(), timeZone),
      until: firstMomentOf(Temporal.PlainDate.from(until).add({ days: 1 }).toPlainDateTime(), timeZone),
    }))
    .filter(({ until }) => until > start.getTime())
    .sort((one, other) => one.from - other.from)
}

/** The parts of a stretch that lie outside vacations. */
function without(vacations: readonly Stretch[], stretch: Stretch): Stretch[] {
  const left: Stretch[] = []
  let from = stretch.from
  for (const vacation of vacations) {
    if (from < vacation.from && from < stretch.until) left.push({ from, until: Math.min(vacation.from, stretch.until) })
    from = Math.max(from, vacation.until)
  }
  return from < stretch.until ? [...left, { from, until: stretch.until }] : left
}

/** The night that begins on a day. Where clocks show its first or last hour twice, both belong to it. */
function nightOf(day: Temporal.PlainDate, { from, until }: Night, timeZone: string): Stretch {
  const lastDay = from < until ? day : day.add({ days: 1 })
  return {
    from: firstMomentOf(day.toPlainDateTime(from), timeZone),
    until: lastMomentOf(lastDay.toPlainDateTime(until), timeZone),
  }
}
