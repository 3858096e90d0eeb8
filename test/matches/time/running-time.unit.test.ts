import { describe, expect, test } from 'vitest'
import { Calendar, roundTheClock } from '../../../src/matches/time/calendar.ts'
import { dueAt, isRunning, runningBetween } from '../../../src/matches/time/running-time.ts'

const hour = 3_600_000

function keeping(timeZone: string, set: Partial<Omit<Calendar, 'timeZone'>> = {}): Calendar {
  return Calendar.parse({ ...roundTheClock, ...set, timeZone })
}

const night = (from: string, until: string) => ({ night: { from, until } })
const days = (from: string, until: string) => ({ from, until })

const berlin = keeping('Europe/Berlin', night('22:00', '07:00'))
const sleepless = keeping('Europe/Berlin')
const yearAfterYear = [days('2026-01-01', '2026-12-31'), days('2027-01-01', '2028-01-01')]

interface Case {
  readonly when: string
  readonly calendar: Calendar
  readonly start: string
  readonly hours: number
  readonly due: string
}

/** Computed by hand; moments in UTC, with local times beside them where that helps. */
const cases: Case[] = [
  {
    when: 'nothing is quiet',
    calendar: roundTheClock,
    start: '2026-06-01T10:00Z',
    hours: 24,
    due: '2026-06-02T10:00Z',
  },
  {
    when: 'nothing is quiet, over a day of 23 hours',
    calendar: sleepless,
    start: '2026-03-28T12:00Z',
    hours: 24,
    due: '2026-03-29T12:00Z',
  },
  {
    when: 'nothing is quiet, over a day of 25 hours',
    calendar: sleepless,
    start: '2026-10-24T12:00Z',
    hours: 24,
    due: '2026-10-25T12:00Z',
  },

  // Berlin: summer +2, winter +1; forward on 29 March 2026 (02:00 to 03:00), back on 25 October (03:00 to 02:00).
  { when: 'a night comes between', calendar: berlin, start: '2026-06-01T18:00Z', hours: 3, due: '2026-06-02T06:00Z' },
  {
    when: 'the time is used up as the night begins',
    calendar: berlin,
    start: '2026-06-01T18:00Z',
    hours: 2,
    due: '2026-06-01T20:00Z',
  },
  { when: 'the night began before', calendar: berlin, start: '2026-06-01T21:00Z', hours: 1, due: '2026-06-02T06:00Z' },
  {
    when: 'it is after midnight in the night',
    calendar: berlin,
    start: '2026-06-02T03:00Z',
    hours: 1,
    due: '2026-06-02T06:00Z',
  },
  {
    when: 'the night begins at the start',
    calendar: berlin,
    start: '2026-06-01T20:00Z',
    hours: 1,
    due: '2026-06-02T06:00Z',
  },
  {
    when: 'the night ends at the start',
    calendar: berlin,
    start: '2026-06-02T05:00Z',
    hours: 1,
    due: '2026-06-02T06:00Z',
  },
  {
    when: 'several nights come between',
    calendar: berlin,
    start: '2026-06-01T18:00Z',
    hours: 18,
    due: '2026-06-03T06:00Z',
  },
  {
    when: 'the night has an hour less',
    calendar: berlin,
    start: '2026-03-28T20:00Z',
    hours: 2,
    due: '2026-03-29T06:00Z',
  },
  {
    when: 'the night has an hour more',
    calendar: berlin,
    start: '2026-10-24T19:00Z',
    hours: 2,
    due: '2026-10-25T07:00Z',
  },
  {
    when: 'the night ends in the hour that is skipped: it ends with the change',
    calendar: keeping('Europe/Berlin', night('23:00', '02:30')),
    start: '2026-03-28T21:00Z',
    hours: 2,
    due: '2026-03-29T02:00Z',
  },
  {
    when: 'the night begins in the hour that is skipped: it begins with the change',
    calendar: keeping('Europe/Berlin', night('02:30', '08:00')),
    start: '2026-03-29T00:00Z',
    hours: 2,
    due: '2026-03-29T07:00Z',
  },
  {
    when: 'the night is just the hour that is skipped: there is none',
    calendar: keeping('Europe/Berlin', night('02:00', '03:00')),
    start: '2026-03-29T00:00Z',
    hours: 2,
    due: '2026-03-29T02:00Z',
  },
  {
    when: 'the night ends in the hour that comes twice: it ends the second time',
    calendar: keeping('Europe/Berlin', night('23:00', '02:30')),
    start: '2026-10-24T20:00Z',
    hours: 2,
    due: '2026-10-25T02:30Z',
  },
  {
    when: 'the night begins in the hour that comes twice: it begins the first time',
    calendar: keeping('Europe/Berlin', night('02:30', '08:00')),
    start: '2026-10-24T23:30Z',
    hours: 2,
    due: '2026-10-25T08:00Z',
  },
  {
    when: 'the night lies between two times of one day',
    calendar: keeping('UTC', night('12:00', '14:00')),
    start: '2026-06-01T11:00Z',
    hours: 3,
    due: '2026-06-01T16:00Z',
  },
  {
    when: 'the night ends at midnight',
    calendar: keeping('UTC', night('22:00', '00:00')),
    start: '2026-06-01T21:00Z',
    hours: 2,
    due: '2026-06-02T01:00Z',
  },
  {
    when: 'the night begins at midnight',
    calendar: keeping('UTC', night('00:00', '06:00')),
    start: '2026-06-01T23:00Z',
    hours: 2,
    due: '2026-06-02T07:00Z',
  },

  // Lord Howe: summer +11, winter +10:30; back on 5 April 2026 (02:00 to 01:30), forward on 4 October (02:00 to 02:30).
  {
    when: 'the night has half an hour less',
    calendar: keeping('Australia/Lord_Howe', night('22:00', '07:00')),
    start: '2026-10-03T10:30Z',
    hours: 2,
    due: '2026-10-03T21:00Z',
  },
  {
    when: 'the night has half an hour more',
    calendar: keeping('Australia/Lord_Howe', night('22:00', '07:00')),
    start: '2026-04-04T10:00Z',
    hours: 2,
    due: '2026-04-04T21:30Z',
  },
  {
    when: 'the night ends in the half hour that comes twice',
    calendar: keeping('Australia/Lord_Howe', night('22:00', '01:45')),
    start: '2026-04-04T10:00Z',
    hours: 2,
    due: '2026-04-04T16:15Z',
  },

  // Kathmandu: +5:45.
  {
    when: 'the zone is three quarters of an hour off',
    calendar: keeping('Asia/Kathmandu', { ...night('22:00', '07:00'), restDays: [6] }),
    start: '2026-06-05T15:15Z', // Friday 21:00
    hours: 2,
    due: '2026-06-07T02:15Z', // Sunday 08:00
  },

  // Apia: from -10 to +14 at the end of Thursday, 29 December 2011, so that there was no Friday.
  {
    when: 'the night goes over a day that was skipped',
    calendar: keeping('Pacific/Apia', night('22:00', '07:00')),
    start: '2011-12-30T07:00Z', // Thursday 21:00
    hours: 2,
    due: '2011-12-30T18:00Z', // Saturday 08:00
  },
  {
    when: 'the rest day was skipped',
    calendar: keeping('Pacific/Apia', { restDays: [5] }),
    start: '2011-12-30T09:00Z', // Thursday 23:00
    hours: 2,
    due: '2011-12-30T11:00Z', // Saturday 01:00
  },
  {
    when: 'the vacation ends on a day that was skipped',
    calendar: keeping('Pacific/Apia', { vacations: [days('2011-12-29', '2011-12-30')] }),
    start: '2011-12-29T09:00Z', // Wednesday 23:00
    hours: 2,
    due: '2011-12-30T11:00Z', // Saturday 01:00
  },
  {
    when: 'all but the day that was skipped are rest days: the week is lost',
    calendar: keeping('Pacific/Apia', { restDays: [1, 2, 3, 4, 6, 7] }),
    start: '2011-12-29T12:00Z', // Thursday 02:00
    hours: 1,
    due: '2012-01-05T11:00Z', // Friday, 6 January, 01:00
  },

  {
    when: 'the rest day has 23 hours',
    calendar: keeping('Europe/Berlin', { restDays: [7] }),
    start: '2026-03-28T22:00Z', // Saturday 23:00
    hours: 2,
    due: '2026-03-29T23:00Z', // Monday 01:00
  },
  {
    when: 'the rest day has 25 hours',
    calendar: keeping('Europe/Berlin', { restDays: [7] }),
    start: '2026-10-24T21:00Z', // Saturday 23:00
    hours: 2,
    due: '2026-10-26T00:00Z', // Monday 01:00
  },
  {
    when: 'the night begins on a rest day',
    calendar: keeping('Europe/Berlin', { ...night('22:00', '07:00'), restDays: [7] }),
    start: '2026-06-06T19:00Z', // Saturday 21:00
    hours: 2,
    due: '2026-06-08T06:00Z', // Monday 08:00
  },
  {
    when: 'the night ends on a rest day',
    calendar: keeping('Europe/Berlin', { ...night('22:00', '07:00'), restDays: [6, 7] }),
    start: '2026-06-05T21:00Z', // Friday 23:00
    hours: 1,
    due: '2026-06-08T06:00Z', // Monday 08:00
  },
  {
    when: 'it is a rest day there and none here',
    calendar: keeping('Pacific/Kiritimati', { restDays: [6] }),
    start: '2026-06-05T11:00Z', // Saturday 01:00, at +14
    hours: 1,
    due: '2026-06-06T11:00Z', // Sunday 01:00
  },

  // São Paulo: midnight was skipped on 4 November 2018 (to 01:00), and set back on 18 February 2018 (to 23:00).
  {
    when: 'the day after the rest day has no midnight',
    calendar: keeping('America/Sao_Paulo', { restDays: [6] }),
    start: '2018-11-03T02:00Z', // Friday 23:00
    hours: 2,
    due: '2018-11-04T04:00Z', // Sunday 02:00
  },
  {
    when: 'the rest day shows its last hour twice',
    calendar: keeping('America/Sao_Paulo', { restDays: [6] }),
    start: '2018-02-17T01:00Z', // Friday 23:00
    hours: 2,
    due: '2018-02-18T04:00Z', // Sunday 01:00
  },
  // Havana: back on 1 November 2026, from 01:00 to 00:00.
  {
    when: 'the day after the rest day shows midnight twice: it begins the first time',
    calendar: keeping('America/Havana', { restDays: [6] }),
    start: '2026-10-31T03:00Z', // Friday 23:00
    hours: 2,
    due: '2026-11-01T05:00Z', // Sunday 00:00, the second time
  },
  {
    when: 'the night ends at a midnight that comes twice: it ends the second time',
    calendar: keeping('America/Havana', night('22:00', '00:00')),
    start: '2026-11-01T01:00Z', // Saturday 21:00
    hours: 2,
    due: '2026-11-01T06:00Z', // Sunday 01:00
  },

  {
    when: 'a vacation ends on a leap day',
    calendar: keeping('UTC', { vacations: [days('2028-02-28', '2028-02-29')] }),
    start: '2028-02-27T23:00Z',
    hours: 2,
    due: '2028-03-01T01:00Z',
  },
  {
    when: 'a vacation ends the day before a leap day',
    calendar: keeping('UTC', { vacations: [days('2028-02-27', '2028-02-28')] }),
    start: '2028-02-26T23:00Z',
    hours: 2,
    due: '2028-02-29T01:00Z',
  },
  {
    when: 'a vacation goes over New Year',
    calendar: keeping('Europe/Berlin', { vacations: [days('2026-12-24', '2027-01-03')] }),
    start: '2026-12-23T22:00Z',
    hours: 2,
    due: '2027-01-04T00:00Z',
  },
  {
    when: 'vacations overlap, the later one named first',
    calendar: keeping('Europe/Berlin', {
      vacations: [days('2026-07-05', '2026-07-12'), days('2026-07-01', '2026-07-10')],
    }),
    start: '2026-06-30T21:00Z',
    hours: 2,
    due: '2026-07-12T23:00Z',
  },
  {
    when: 'a vacation follows another, with a night before and a rest day after them',
    calendar: keeping('UTC', {
      ...night('22:00', '06:00'),
      restDays: [3],
      vacations: [days('2026-06-04', '2026-06-05'), days('2026-06-06', '2026-06-09')],
    }),
    start: '2026-06-02T21:00Z', // Tuesday; Wednesday 3 and 10 June are rest days
    hours: 2,
    due: '2026-06-11T07:00Z',
  },
  {
    when: 'the start lies in a vacation of a whole year',
    calendar: keeping('UTC', { vacations: [days('2028-01-01', '2028-12-31')] }),
    start: '2028-01-01T00:00Z',
    hours: 1,
    due: '2029-01-01T01:00Z',
  },
  {
    when: 'vacations, rest days and nights are as long as they may be',
    calendar: keeping('UTC', {
      ...night('14:00', '09:59'),
      restDays: [1, 2, 3, 4, 5, 6],
      vacations: yearAfterYear,
    }),
    start: '2026-01-01T00:00Z',
    hours: 1,
    due: '2028-01-02T10:59Z', // a Sunday
  },
  {
    when: 'a thousand hours need 200 Sundays',
    calendar: keeping('UTC', { ...night('14:00', '09:00'), restDays: [1, 2, 3, 4, 5, 6] }),
    start: '2026-06-01T00:00Z',
    hours: 1000,
    due: '2030-03-31T14:00Z',
  },
]

describe('a deadline', () => {
  test.each(cases)('is right where $when', ({ calendar, start, hours, due }) => {
    expect(dueAt(new Date(start), hours * hour, calendar)).toEqual(new Date(due))
  })

  test.each([
    ['at once if the clock runs', '2026-06-01T18:00Z', '2026-06-01T18:00Z'],
    ['when the night is over, if it began before', '2026-06-01T21:00Z', '2026-06-02T05:00Z'],
    ['when the night is over, if it begins now', '2026-06-01T20:00Z', '2026-06-02T05:00Z'],
    ['at once if the night ends now', '2026-06-02T05:00Z', '2026-06-02T05:00Z'],
  ])('with no time left is %s', (_, start, due) => {
    expect(dueAt(new Date(start), 0, berlin)).toEqual(new Date(due))
  })

  test('is exact to the millisecond', () => {
    expect(dueAt(new Date('2026-06-01T19:59:59.999Z'), 2, berlin)).toEqual(new Date('2026-06-02T05:00:00.001Z'))
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('does not exist for a running time of %d', (running) => {
    expect(() => dueAt(new Date('2026-06-01T00:00Z'), running, berlin)).toThrow(RangeError)
  })

  test.each<[string, Calendar]>([
    ['all days are rest days', { ...roundTheClock, restDays: [1, 2, 3, 4, 5, 6, 7] }],
    [
      'a vacation lasts longer than three years',
      { ...roundTheClock, restDays: [1], vacations: [days('2026-01-01', '2029-01-31')] },
    ],
  ])('is not searched for beyond three years: %s, against the schema', (_, calendar) => {
    expect(() => dueAt(new Date('2026-01-01T00:00Z'), hour, calendar)).toThrow(RangeError)
  })
})

describe('the running time between two moments', () => {
  test.each(cases)('is the time that the deadline was computed from if $when', ({ calendar, start, hours, due }) => {
    expect(runningBetween(new Date(start), new Date(due), calendar)).toBe(hours * hour)
  })

  test.each([
    ['does not grow at night', '2026-06-01T18:00Z', '2026-06-02T03:00Z', 2 * hour],
    ['is nothing within a night', '2026-06-01T21:00Z', '2026-06-02T03:00Z', 0],
    ['is all of it within a day', '2026-06-01T08:00Z', '2026-06-01T09:30Z', 1.5 * hour],
    ['is nothing between a moment and itself', '2026-06-01T08:00Z', '2026-06-01T08:00Z', 0],
    ['is zero if the end comes first', '2026-06-01T09:00Z', '2026-06-01T08:00Z', 0],
  ])('%s', (_, start, end, running) => {
    expect(runningBetween(new Date(start), new Date(end), berlin)).toBe(running)
  })
})

describe('the clock', () => {
  const weekends = keeping('Europe/Berlin', { ...night('22:00', '07:00'), restDays: [6, 7] })

  test.each([
    ['runs by day', '2026-06-01T10:00Z', true],
    ['stands still from the moment the night begins', '2026-06-01T20:00Z', false],
    ['stands still to the last millisecond of the night', '2026-06-02T04:59:59.999Z', false],
    ['runs from the moment the night ends', '2026-06-02T05:00Z', true],
    ['stands still from Friday night to Monday morning', '2026-06-05T20:00Z', false],
    ['stands still on a Sunday', '2026-06-07T10:00Z', false],
  ])('%s', (_, at, runs) => {
    expect(isRunning(new Date(at), weekends)).toBe(runs)
  })

  test('runs over midnight if no night is set, and stops for a rest day', () => {
    const restful = keeping('Europe/Berlin', { restDays: [7] })
    const sunday = new Date('2026-06-06T22:00Z')
    const monday = new Date('2026-06-01T10:00Z')
    expect(runningBetween(monday, sunday, restful)).toBe(sunday.getTime() - monday.getTime())
    expect(isRunning(new Date(sunday.getTime() - 1), restful)).toBe(true)
    expect(isRunning(sunday, restful)).toBe(false)
  })

  test('stops for a vacation', () => {
    const away = keeping('UTC', { vacations: [days('2026-12-01', '2026-12-02')] })
    const runs = (at: string) => isRunning(new Date(at), away)
    expect(runs('2026-11-30T23:59:59.999Z')).toBe(true)
    expect(runs('2026-12-01T00:00Z')).toBe(false)
    expect(runs('2026-12-02T23:59:59.999Z')).toBe(false)
    expect(runs('2026-12-03T00:00Z')).toBe(true)
  })
})
