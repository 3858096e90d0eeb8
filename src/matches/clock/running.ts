import type { Temporal } from 'temporal-polyfill'
import type { Calendar, Night } from './calendar.ts'
import { dayAt, firstMomentOf, lastMomentOf } from './wall-clock.ts'

/** Some time in which the clock runs, in milliseconds since 1970: at `until` it stands still, or another one begins. */
interface Stretch {
  readonly from: number
  readonly until: number
}

/** Three years: longer than any calendar of the schema stands still. */
const mostQuietDays = 3 * 366
const farthestLook = 366 * 24 * 60 * 60 * 1000

/**
 * The moment at which so much running time has passed since `start`: the very end of a stretch, where that uses it up.
 * Without any running time: `start`, or the end of the quiet time it lies in.
 * @throws RangeError where the running time is negative or endless, or the clock stands still for three years, which the
 * schema of calendars makes impossible
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

/** The running time between two moments, in milliseconds: what a bank of time loses. None where the end comes first. */
export function runningBetween(start: Date, end: Date, calendar: Calendar): number {
  let running = 0
  for (const { from, until } of runningFrom(start, calendar)) {
    if (from >= end.getTime()) break
    running += Math.min(until, end.getTime()) - from
  }
  return running
}

/** Whether the clock runs: it does at the moment at which quiet time ends, and not at the moment at which it begins. */
export function isRunning(at: Date, calendar: Calendar): boolean {
  const [stretch] = runningFrom(at, calendar)
  return stretch?.from === at.getTime()
}

/** When the clock will next stop or start; undefined where it runs on for a year. */
export function nextChange(at: Date, calendar: Calendar): Date | undefined {
  const now = at.getTime()
  let runsUntil = now
  for (const { from, until } of runningFrom(at, calendar)) {
    if (from > runsUntil) return new Date(runsUntil > now ? runsUntil : from)
    if (until - now > farthestLook) return undefined
    runsUntil = until
  }
  return runsUntil > now ? new Date(runsUntil) : undefined
}

/** All running time from a moment on, in order, cut at midnights; it ends only before three years of quiet. */
function* runningFrom(start: Date, calendar: Calendar): Generator<Stretch, void> {
  let quietDays = 0
  for (let day = dayAt(start, calendar.timeZone); quietDays < mostQuietDays; day = day.add({ days: 1 })) {
    quietDays += 1
    for (const stretch of runningOn(day, calendar)) {
      const from = Math.max(stretch.from, start.getTime())
      if (from >= stretch.until) continue
      quietDays = 0
      yield { from, until: stretch.until }
    }
  }
}

/** The running time of a day, in order: before its night and after it. Either may be empty. */
function runningOn(day: Temporal.PlainDate, calendar: Calendar): Stretch[] {
  if (isQuietDay(day, calendar)) return []
  const { timeZone, night } = calendar
  const begins = firstMomentOf(day.toPlainDateTime(), timeZone)
  const ends = firstMomentOf(day.add({ days: 1 }).toPlainDateTime(), timeZone)
  if (night === null) return [{ from: begins, until: ends }]
  const lastNight = nightOf(day.subtract({ days: 1 }), night, timeZone)
  const tonight = nightOf(day, night, timeZone)
  return [
    { from: Math.max(begins, lastNight.until), until: tonight.from },
    { from: tonight.until, until: ends },
  ]
}

function isQuietDay(day: Temporal.PlainDate, { restDays, vacations }: Calendar): boolean {
  const written = day.toString()
  return restDays.includes(day.dayOfWeek) || vacations.some(({ from, until }) => from <= written && written <= until)
}

/** The night that begins on a day. Where its first or last hour is shown twice, both belong to it. */
function nightOf(day: Temporal.PlainDate, { from, until }: Night, timeZone: string): { from: number; until: number } {
  const lastDay = from < until ? day : day.add({ days: 1 })
  return {
    from: firstMomentOf(day.toPlainDateTime(from), timeZone),
    until: lastMomentOf(lastDay.toPlainDateTime(until), timeZone),
  }
}
