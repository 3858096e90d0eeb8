import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursAWeek } from '../../../src/matches/time/account-calendar.ts'
import { Calendar, type KeptVacation, roundTheClock, type Vacation } from '../../../src/matches/time/calendar.ts'
import { vacationDays, vacationsFrom } from '../../../src/matches/time/vacation-days.ts'

const night = (from: string, until: string) => ({ night: { from, until } })
const days = (from: string, until: string): Vacation => ({ from, until })
const yearAfterYear = [days('2026-01-01', '2026-12-31'), days('2027-01-01', '2028-01-01')]

describe('a calendar', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a night that ends when it begins', night('22:00', '22:00')],
    ['a night of twenty hours', night('12:00', '08:00')],
    ['a night of twenty hours on one day', night('02:00', '22:00')],
    ['a time that no clock shows', night('24:00', '07:00')],
    ['a time with seconds', night('22:00:00', '07:00')],
    ['a time with one digit', night('22:00', '7:00')],
    ['a week of rest days', { restDays: [1, 2, 3, 4, 5, 6, 7] }],
    ['a rest day named twice', { restDays: [1, 1] }],
    ['a day that no week has', { restDays: [0] }],
    ['an eighth day', { restDays: [8] }],
    ['half a day', { restDays: [1.5] }],
    ['a vacation that ends before it begins', { vacations: [days('2026-07-02', '2026-07-01')] }],
    ['a vacation that begins on a day no year has', { vacations: [days('2026-02-29', '2026-03-01')] }],
    ['a vacation that ends on a day no year has', { vacations: [days('2026-02-01', '2026-02-30')] }],
    ['a vacation of 367 days', { vacations: [days('2026-01-01', '2027-01-02')] }],
    ['vacations of 733 days together', { vacations: [...yearAfterYear, days('2030-01-01', '2030-01-02')] }],
    ['a time zone that is nowhere', { timeZone: 'Europe/Atlantis' }],
    ['an offset for a time zone', { timeZone: '+01:00' }],
    ['a timestamp for a time zone', { timeZone: '2026-06-01T00:00[Europe/Berlin]' }],
    ['no time zone', { timeZone: '' }],
    ['something it does not know', { holidays: [] }],
  ])('has never %s', (_, wrong) => {
    expect(Calendar.safeParse({ ...roundTheClock, ...wrong }).success).toBe(false)
  })

  test.each<[string, Record<string, unknown>]>([
    ['a night of a minute less than twenty hours', night('12:00', '07:59')],
    ['a night of a minute', night('23:59', '00:00')],
    ['six rest days', { restDays: [7, 6, 5, 4, 3, 2] }],
    ['a vacation of one day', { vacations: [days('2026-07-01', '2026-07-01')] }],
    ['vacations of 366 days and 365 days', { vacations: yearAfterYear }],
    ['vacations that overlap', { vacations: [days('2026-07-01', '2026-07-09'), days('2026-07-05', '2026-07-12')] }],
    ['the old name of a time zone', { timeZone: 'US/Pacific' }],
  ])('may have %s', (_, right) => {
    expect(Calendar.parse({ ...roundTheClock, ...right })).toEqual({ ...roundTheClock, ...right })
  })
})

describe('the vacation days of a year', () => {
  test.each<[string, Vacation[], number, number]>([
    ['are none without vacations', [], 2026, 0],
    ['count the first and the last day', [days('2026-07-01', '2026-07-03')], 2026, 3],
    ['are one if the vacation begins and ends on it', [days('2026-07-01', '2026-07-01')], 2026, 1],
    ['count only those before New Year', [days('2026-12-30', '2027-01-04')], 2026, 2],
    ['count only those after New Year', [days('2026-12-30', '2027-01-04')], 2027, 4],
    [
      'are none in the year between two vacations',
      [days('2025-01-01', '2025-12-31'), days('2027-01-01', '2027-01-01')],
      2026,
      0,
    ],
    ['count a leap day', [days('2028-02-28', '2028-03-01')], 2028, 3],
    ['count no leap day in other years', [days('2027-02-28', '2027-03-01')], 2027, 2],
    ['are 366 in a leap year at most', [days('2028-01-01', '2028-12-31'), days('2028-06-01', '2028-07-01')], 2028, 366],
    [
      'count a day of two vacations once',
      [days('2026-07-05', '2026-07-12'), days('2026-07-01', '2026-07-10')],
      2026,
      12,
    ],
    [
      'count a vacation within another once',
      [days('2026-07-01', '2026-07-31'), days('2026-07-05', '2026-07-06')],
      2026,
      31,
    ],
    ['count the same vacation once', [days('2026-07-01', '2026-07-02'), days('2026-07-01', '2026-07-02')], 2026, 2],
    ['add up vacations apart', [days('2026-09-01', '2026-09-02'), days('2026-07-01', '2026-07-02')], 2026, 4],
  ])('%s', (_, vacations, year, expected) => {
    expect(vacationDays(vacations, year)).toBe(expected)
  })

  test('are the days within some vacation, each counted once', () => {
    const dayOf = (number: number) => new Date(Date.UTC(2027, 0, 1) + number * 86_400_000).toISOString().slice(0, 10)
    const vacation = fc
      .tuple(fc.integer({ min: -400, max: 800 }), fc.nat(365))
      .map(([from, more]) => days(dayOf(from), dayOf(from + more)))
    fc.assert(
      fc.property(fc.array(vacation, { maxLength: 6 }), (vacations) => {
        const year = Array.from({ length: 365 }, (_, number) => dayOf(number))
        const away = year.filter((day) => vacations.some(({ from, until }) => from <= day && day <= until))
        expect(vacationDays(vacations, 2027)).toBe(away.length)
      }),
    )
  })
})

describe('planned vacations', () => {
  const timeZone = 'Europe/Paris'
  const from = (today: string, had: readonly KeptVacation[], asked: readonly Vacation[]) =>
    vacationsFrom({ had, asked, timeZone, todayIn: () => today })
  const had = [{ from: '2026-03-01', until: '2026-03-10', timeZone }]

  test('cannot change past ones, which were taken and are not given back', () => {
    expect(from('2026-04-01', had, [])).toEqual(had)
  })

  test('end the current one today if they leave it out: today has begun, and counts as taken', () => {
    expect(from('2026-03-05', had, [])).toEqual([{ from: '2026-03-01', until: '2026-03-05', timeZone }])
    expect(from('2026-03-01', had, [])).toEqual([{ from: '2026-03-01', until: '2026-03-01', timeZone }])
    expect(from('2026-02-28', had, [])).toEqual([])
  })

  test('keep all days of the current one if they include it, however often', () => {
    const again = from('2026-03-05', had, had)
    expect(again).toEqual(had)
    expect(from('2026-03-05', again, again)).toEqual(again)
  })

  test('begin today at the earliest: no vacation is taken afterwards', () => {
    const asked = [
      { from: '2026-02-01', until: '2026-02-03' },
      { from: '2026-02-27', until: '2026-03-02' },
    ]
    expect(from('2026-03-01', [], asked)).toEqual([{ from: '2026-03-01', until: '2026-03-02', timeZone }])
  })

  test('keep the time zone in which they were planned, unless they change', () => {
    const tokyo = [{ ...days('2026-03-01', '2026-03-10'), timeZone: 'Asia/Tokyo' }]
    expect(from('2026-02-01', tokyo, [days('2026-03-01', '2026-03-10')])).toEqual(tokyo)
    expect(from('2026-02-01', tokyo, [days('2026-03-01', '2026-03-09')])).toEqual([
      { ...days('2026-03-01', '2026-03-09'), timeZone },
    ])
  })

  test('count a day twice if the clock stopped in it in two time zones', () => {
    const there = { ...days('2026-03-01', '2026-03-02'), timeZone: 'Asia/Tokyo' }
    expect(vacationDays([there, { ...days('2026-03-02', '2026-03-03'), timeZone }], 2026)).toBe(4)
  })
})

describe('the hours of a week in which the clock runs', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['all by default', {}, 168],
    ['not those of nights', night('22:00', '06:00'), 112],
    ['not those of rest days', { restDays: [6, 7] }, 120],
    ['on a day between rest days, not the hours of two nights', { restDays: [2, 4], ...night('22:00', '06:00') }, 80],
    ['half hours too', night('00:00', '00:30'), 164.5],
  ])('%s', (_, hours, expected) => {
    expect(hoursAWeek({ ...roundTheClock, timeZone: 'Europe/Paris', ...hours })).toBe(expected)
  })
})
