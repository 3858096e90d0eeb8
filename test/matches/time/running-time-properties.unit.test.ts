import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { Calendar, Night, roundTheClock } from '../../../src/matches/time/calendar.ts'
import { dueAt, isRunning, runningBetween } from '../../../src/matches/time/running-time.ts'
import { times } from '../../support/long.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Zones, each with a moment at or near one of its clock changes. */
const changes: [timeZone: string, at: string][] = [
  ['UTC', '2028-02-29T00:00Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00Z'],
  ['Europe/Berlin', '2026-03-29T01:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00Z'],
  ['America/New_York', '2026-11-01T06:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['Antarctica/Troll', '2026-10-25T01:00Z'], // by two hours
  ['Africa/Casablanca', '2026-02-15T02:00Z'], // for Ramadan
  ['America/Havana', '2026-03-08T05:00Z'], // midnight is skipped
  ['America/Havana', '2026-11-01T05:00Z'], // midnight comes twice
  ['America/Sao_Paulo', '2018-02-18T02:00Z'], // back from midnight to 23:00
  ['America/St_Johns', '2006-10-29T02:31Z'], // back from 00:01 to 23:01: one day begins, another is shown again
  ['Pacific/Apia', '2011-12-30T10:00Z'], // a day is skipped
]

const quarter = fc.nat(95).map((quarters) => {
  const [hours, minutes] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
})

const nights = fc.option(fc.record({ from: quarter, until: quarter }).filter((night) => Night.safeParse(night).success))
const restDays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 })

/** A calendar of the schema, and a moment near a change, its own vacations near it too. */
const calendarsNear = fc
  .record({ change: fc.constantFrom(...changes), night: nights, restDays })
  .chain(({ change: [timeZone, at], night, restDays }) => {
    const near = (days: number) => fc.integer({ min: -days * day, max: days * day }).map((off) => Date.parse(at) + off)
    const vacation = fc.tuple(near(20), fc.oneof(fc.nat(9), fc.nat(365))).map(([from, more]) => ({
      from: new Date(from).toISOString().slice(0, 10),
      until: new Date(from + more * day).toISOString().slice(0, 10),
    }))
    const calendar = fc
      .array(vacation, { maxLength: 2 })
      .map((vacations) => Calendar.parse({ timeZone, night, restDays, vacations }))
    return fc.record({ calendar, start: near(5).map((moment) => new Date(moment)) })
  })

const runningTime = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 100 * hour }),
  fc.integer({ min: 1, max: 1000 * hour }),
)

/** The day and the time that the clocks of a zone show. */
function isQuietByTheWall(at: number, { timeZone, night, restDays, vacations }: Calendar): boolean {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  const date = shown.toPlainDate().toString()
  if (restDays.includes(shown.dayOfWeek)) return true
  if (vacations.some(({ from, until }) => from <= date && date <= until)) return true
  if (night === null) return false
  const time = shown.toPlainTime().toString()
  const isLate = time >= night.from
  const isEarly = time < night.until
  return night.from < night.until ? isLate && isEarly : isLate || isEarly
}

/** Whether clocks are set back near a moment, so that some hour occurs twice. */
function isNearRepetition(at: number, { timeZone }: Calendar): boolean {
  const offset = (moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).offsetNanoseconds
  return offset(at - 3 * hour) > offset(at + 3 * hour)
}

describe('for any calendar', () => {
  test('the clock runs unless the local time is quiet, except in an hour that occurs twice', () => {
    fc.assert(
      fc.property(calendarsNear, ({ calendar, start }) => {
        fc.pre(!isNearRepetition(start.getTime(), calendar))
        expect(isRunning(start, calendar)).toBe(!isQuietByTheWall(start.getTime(), calendar))
      }),
      { numRuns: times(40, 3000) },
    )
  })

  test('the running time is the sum of the quarter-hours in which the clock runs', () => {
    fc.assert(
      fc.property(calendarsNear, fc.nat(4 * 36), ({ calendar, start }, quarters) => {
        fc.pre(calendar.timeZone !== 'America/St_Johns') // whose clocks were changed a minute after midnight
        const from = Math.floor(start.getTime() / (15 * minute)) * 15 * minute
        const moments = Array.from({ length: quarters }, (_, number) => new Date(from + number * 15 * minute))
        const running = moments.filter((moment) => isRunning(moment, calendar)).length
        const until = new Date(from + quarters * 15 * minute)
        expect(runningBetween(new Date(from), until, calendar)).toBe(running * 15 * minute)
      }),
      { numRuns: times(10, 400) },
    )
  })

  test('the running time until a deadline is the time that the deadline was computed from', () => {
    fc.assert(
      fc.property(calendarsNear, runningTime, ({ calendar, start }, running) => {
        expect(runningBetween(start, dueAt(start, running, calendar), calendar)).toBe(running)
      }),
      { numRuns: times(15, 1000) },
    )
  })

  test('a deadline computed from the running time until a moment is that moment, if the clock runs then', () => {
    fc.assert(
      fc.property(calendarsNear, fc.nat(40 * day), ({ calendar, start }, later) => {
        const end = new Date(start.getTime() + later)
        const due = dueAt(start, runningBetween(start, end, calendar), calendar)
        const ran = isRunning(new Date(end.getTime() - 1), calendar) && later > 0
        if (ran) expect(due).toEqual(end)
        else expect(isRunning(new Date(due.getTime() - 1), calendar) || isRunning(due, calendar)).toBe(true)
      }),
      { numRuns: times(15, 1000) },
    )
  })

  test('a deadline is a moment at which the clock runs, or the very end of a run', () => {
    fc.assert(
      fc.property(calendarsNear, runningTime, ({ calendar, start }, running) => {
        const due = dueAt(start, running, calendar)
        const justBefore = new Date(due.getTime() - 1)
        expect(isRunning(running > 0 ? justBefore : due, calendar)).toBe(true)
      }),
      { numRuns: times(15, 1000) },
    )
  })

  test('a deadline is never earlier for a later start or for more time', () => {
    fc.assert(
      fc.property(calendarsNear, runningTime, fc.nat(3 * day), fc.nat(30 * hour), (near, running, later, more) => {
        const { calendar, start } = near
        const due = dueAt(start, running, calendar).getTime()
        expect(due).toBeGreaterThanOrEqual(start.getTime() + running)
        expect(dueAt(new Date(start.getTime() + later), running, calendar).getTime()).toBeGreaterThanOrEqual(due)
        const dueWithMore = dueAt(start, running + more, calendar).getTime()
        expect(dueWithMore).toBeGreaterThanOrEqual(due + more)
      }),
      { numRuns: times(15, 1000) },
    )
  })

  test('two parts of a time, the second from the deadline of the first, give the same deadline as the whole', () => {
    fc.assert(
      fc.property(
        calendarsNear,
        runningTime,
        fc.integer({ min: 1, max: 100 * hour }),
        ({ calendar, start }, one, two) => {
          expect(dueAt(dueAt(start, one, calendar), two, calendar)).toEqual(dueAt(start, one + two, calendar))
        },
      ),
    )
  })

  test('a moment counts if the clock runs at it, and not otherwise', () => {
    fc.assert(
      fc.property(calendarsNear, fc.integer({ min: 0, max: 60 * day }), ({ calendar, start }, later) => {
        const at = new Date(start.getTime() + later)
        const counted = runningBetween(at, new Date(at.getTime() + 1), calendar)
        expect(counted).toBe(isRunning(at, calendar) ? 1 : 0)
      }),
      { numRuns: times(15, 1000) },
    )
  })

  test('without quiet time, a deadline is exactly that much later', () => {
    fc.assert(
      fc.property(calendarsNear, runningTime, ({ calendar: { timeZone }, start }, running) => {
        const due = new Date(start.getTime() + running)
        expect(dueAt(start, running, { ...roundTheClock, timeZone })).toEqual(due)
        expect(runningBetween(start, due, { ...roundTheClock, timeZone })).toBe(running)
      }),
      { numRuns: times(15, 1000) },
    )
  })

  test('some time runs within three years', () => {
    fc.assert(
      fc.property(calendarsNear, ({ calendar, start }) => {
        expect(dueAt(start, 1, calendar).getTime() - start.getTime()).toBeLessThan(3 * 365 * day)
      }),
      { numRuns: times(15, 1000) },
    )
  })
})
