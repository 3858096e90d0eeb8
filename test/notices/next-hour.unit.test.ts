import { describe, expect, test } from 'vitest'
import { nextHour } from '../../src/notices/outbox/next-hour.ts'

const next = (hour: number, timeZone: string, after: string) => nextHour(hour, timeZone, new Date(after)).toISOString()

describe('the next daily mail', () => {
  test.each([
    ['later today', 19, 'UTC', '2026-03-02T09:00:00Z', '2026-03-02T19:00:00.000Z'],
    ['tomorrow if the hour is over', 8, 'UTC', '2026-03-02T09:00:00Z', '2026-03-03T08:00:00.000Z'],
    ['tomorrow if the hour begins just now', 9, 'UTC', '2026-03-02T09:00:00Z', '2026-03-03T09:00:00.000Z'],
    ['by the clocks of the person', 8, 'Asia/Tokyo', '2026-03-02T09:00:00Z', '2026-03-02T23:00:00.000Z'],
    ['at midnight', 0, 'Europe/Paris', '2026-03-02T09:00:00Z', '2026-03-02T23:00:00.000Z'],
  ])('is sent %s', (_, hour, timeZone, after, expected) => {
    expect(next(hour, timeZone, after)).toBe(expected)
  })

  test.each([
    ['the day before summer time begins', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['the day before it ends', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
  ])('keeps its hour when computed on %s', (_, after, expected) => {
    expect(next(8, 'Europe/Paris', after)).toBe(expected)
  })

  test('is sent as soon as possible if clocks skip its hour', () => {
    // In Paris, 2:00 became 3:00.
    expect(next(2, 'Europe/Paris', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
  })

  test('is sent once if clocks show its hour twice', () => {
    // In Paris, 3:00 became 2:00: at midnight and at one o’clock UTC it is two o’clock there.
    expect(next(2, 'Europe/Paris', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z')
    expect(next(2, 'Europe/Paris', '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z')
    expect(next(2, 'Europe/Paris', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:00:00.000Z')
  })

  test('is sent in a zone that skipped a day', () => {
    // Samoa had no 30 December 2011.
    expect(next(8, 'Pacific/Apia', '2011-12-29T20:00:00Z')).toBe('2011-12-30T18:00:00.000Z')
  })
})
