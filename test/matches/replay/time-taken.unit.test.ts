import { describe, expect, test } from 'vitest'
import { standstillsOf } from '../../../src/matches/replay/standstills.ts'
import { timeTaken } from '../../../src/matches/replay/time-taken.ts'
import type { Calendar } from '../../../src/matches/time/calendar.ts'
import { roundTheClock } from '../../../src/matches/time/calendar.ts'

const hour = 3_600_000
/** This many hours after midnight of a Monday. */
const at = (hours: number) => new Date(Date.UTC(2026, 2, 2) + hours * hour)
const still = (from: number, until: number) => ({ from: at(from), until: at(until) })

describe('the time that a seat took', () => {
  test('starts when it is asked, and runs all day if its player has set no hours', () => {
    expect(timeTaken(at(9), at(12), [], roundTheClock)).toEqual({ milliseconds: 3 * hour, running: 3 * hour })
  })

  test('has no running part without deadlines', () => {
    expect(timeTaken(at(9), at(12), [], null)).toEqual({ milliseconds: 3 * hour, running: null })
  })

  test('does not run at night', () => {
    const sleeper: Calendar = { ...roundTheClock, night: { from: '22:00', until: '07:00' } }
    expect(timeTaken(at(20), at(32), [], sleeper)).toEqual({ milliseconds: 12 * hour, running: 3 * hour })
  })

  test.each([
    ['in between', [still(11, 14)], 5],
    ['from before it was asked', [still(6, 11)], 6],
    ['until after it was answered', [still(15, 40)], 6],
    ['all the time', [still(6, 40)], 0],
    ['twice, once within the other time', [still(12, 13), still(10, 14)], 4],
    ['twice, overlapping, in any order', [still(12, 15), still(10, 13)], 3],
    ['before and after only', [still(1, 2), still(30, 31)], 8],
  ])('does not run while the match stood still: %s', (_when, times, hours) => {
    expect(timeTaken(at(9), at(17), times, roundTheClock)).toEqual({ milliseconds: 8 * hour, running: hours * hour })
  })
})

describe('a match stands still', () => {
  const entry = (kind: 'frozen' | 'thawed' | 'ruled' | 'aborted', hours: number) => ({
    kind,
    at: at(hours).toISOString(),
  })
  const pause = (hours: number, days: number) => ({ terms: { kind: 'pause' as const, days }, at: at(hours) })
  const resume = (hours: number) => ({ terms: { kind: 'resume' as const }, at: at(hours) })
  const end = { terms: { kind: 'end' as const }, at: at(9) }

  test.each(['thawed', 'ruled', 'aborted'] as const)('from frozen to %s', (kind) => {
    expect(standstillsOf([entry('frozen', 3), entry(kind, 5)], [], at(90))).toEqual([still(3, 5)])
  })

  test('from frozen until now, if it has not been resolved yet', () => {
    const turns = [entry('frozen', 1), entry('thawed', 2), entry('frozen', 7)]
    expect(standstillsOf(turns, [], at(90))).toEqual([still(1, 2), still(7, 90)])
  })

  test('as long as the agreed pause', () => {
    expect(standstillsOf([], [pause(5, 2), end], at(90))).toEqual([still(5, 53)])
  })

  test('until all agreed to go on', () => {
    expect(standstillsOf([], [pause(5, 2), resume(20), pause(30, 1)], at(90))).toEqual([still(5, 20), still(30, 54)])
  })

  test('longer than the agreed pause if a freeze stopped the pause meanwhile', () => {
    const turns = [entry('frozen', 10), entry('thawed', 14)]
    expect(standstillsOf(turns, [pause(5, 1)], at(90))).toEqual([still(10, 14), still(5, 33)])
  })
})
