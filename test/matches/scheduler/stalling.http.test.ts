import { beforeEach, describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import type { Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { agrees, proposed } from '../proposals/given.ts'
import { askedOf, day, dueOf, hour, keeps, later, livesIn, monday, movesTo, setHours, turnTo } from './given.ts'

/** A player who is losing tries to stop the clock for ever. */

const server = await testServer()
const somebody = await livesIn(server, 'UTC')
beforeEach(() => turnTo(server, monday))

const matchOf = (person: Person, wish: object = {}) =>
  httpMatch(server, [person, somebody], { pace: { kind: 'hours', hours: 24 }, ...wish })
const daysAfter = (days: number, moment = monday) => new Date(Date.parse(moment) + days * day).toISOString()
const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)

describe('a player’s hours', () => {
  test('delay nobody: a 24-hour match waits a day, however the rest days move', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    for (let days = 0; days < 60 && !(await askedOf(match, 0)).late; days++) {
      const today = server.clock.now().getUTCDay() || 7
      const resting = new Set([today, (today % 7) + 1])
      await setHours(server, ann, { restDays: [...resting] }).expect(200)
      await later(server, day)
    }
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: daysAfter(1), late: true })
    expect(server.clock.now().toISOString()).toBe(daysAfter(1))
  })

  test.each<[string, object, number]>([
    ['six rest days and a night of almost twenty hours', { restDays: [2, 3, 4, 5, 6, 7], night: night(19, 59) }, 4],
    ['six rest days and a night of five hours', { restDays: [1, 2, 3, 4, 5, 6], night: night(5, 0) }, 19],
    [
      'a night over midnight is no way around',
      { restDays: [1, 2, 3, 4, 5, 6], night: { from: '22:00', until: '03:00' } },
      19,
    ],
  ])('leave twenty running hours a week: %s', async (_, hours, left) => {
    const ann = await livesIn(server, 'UTC', { restDays: [7] })
    const refused = await setHours(server, ann, hours).expect(422)
    expect(refused.body).toMatchObject({ code: 'too-few-hours', params: { least: 20, hours: left } })
    expect(await keeps(server, ann, { restDays: [7] })).toMatchObject({ restDays: [7], night: null })
  })

  test('may be twenty hours a week, and no decision waits longer than three paces, at least a week', async () => {
    const ann = await livesIn(server, 'UTC', { restDays: [1, 2, 3, 4, 5, 6], night: night(4, 0) })
    // Of the 24 hours, twenty run on the first Sunday and four on the second: that is day 13.
    expect(await dueOf(await matchOf(ann), 0)).toBe(daysAfter(7))
    const slow = await matchOf(ann, { pace: { kind: 'hours', hours: 72 } })
    expect(await dueOf(slow, 0)).toBe(daysAfter(9))
    const bank = await matchOf(ann, { pace: { kind: 'bank', hours: 100, refill: 1 } })
    expect(await dueOf(bank, 0)).toBe(daysAfter(12.5))
  })

  test('below the floor of an older version stay until they change, bounded by the match’s agreement', async () => {
    const ann = await livesIn(server, 'UTC')
    const below = { night: night(19, 59), restDays: [2, 3, 4, 5, 6, 7], vacations: [] }
    await server.platform.database.prisma.account.update({ where: { id: ann.id }, data: { hours: below } })
    expect(await dueOf(await matchOf(ann), 0)).toBe(daysAfter(7))
    expect(await keeps(server, ann, { ...below, remindHours: 5 })).toMatchObject({ remindHours: 5, ...below })
    await setHours(server, ann, { ...below, restDays: [1, 2, 3, 4, 5, 6] }).expect(422)
    await keeps(server, ann, {})
  })

  test('a move to another time zone delays no open decision', async () => {
    const ann = await livesIn(server, 'UTC', { night: { from: '22:00', until: '06:00' } })
    const match = await matchOf(ann, { game: 'hamlet' })
    const dueAt = await dueOf(match, 0)
    for (const zone of ['Asia/Tokyo', 'America/Lima', 'Pacific/Kiritimati', 'UTC', 'Asia/Tokyo']) {
      server.clock.turn(hour)
      await movesTo(server, ann, zone)
      expect(await dueOf(match, 0)).toBe(dueAt)
    }
    for (const seat of [0, 1]) await match.move(seat, { type: 'end-turn' }).expect(200)
    // From the next decision on: it is 23:00 in Tokyo, and night until 21:00 UTC. Sixteen hours, and eight after a
    // night.
    expect(await dueOf(match, 0)).toBe('2026-03-04T05:00:00.000Z')
  })
})

describe('a match’s agreement', () => {
  test('limits the longest wait in calendar time, whatever is quiet', async () => {
    const ann = await livesIn(server, 'UTC', { restDays: [2, 3, 4, 5, 6, 7] })
    const match = await matchOf(ann, { longestWait: 48 })
    expect(await dueOf(match, 0)).toBe(daysAfter(2))
    await later(server, 2 * day)
    expect(await askedOf(match, 0)).toMatchObject({ late: true })
  })

  test('can exclude rest days: nights still count', async () => {
    const ann = await livesIn(server, 'UTC', { restDays: [1, 2], night: { from: '22:00', until: '06:00' } })
    const match = await matchOf(ann, { restDays: false })
    expect(await dueOf(match, 0)).toBe('2026-03-03T17:00:00.000Z')
  })

  test('limits pauses and vacations', async () => {
    const ann = await livesIn(server, 'UTC', { restDays: [2, 3, 4, 5, 6, 7] })
    const match = await matchOf(ann, { longestWait: 48 })
    await proposed(match, 0, { kind: 'pause', days: 3 })
    await agrees(match, 1)
    expect(await dueOf(match, 0)).toBe(daysAfter(5))
    await keeps(server, ann, { restDays: [2, 3, 4, 5, 6, 7], vacations: [{ from: '2026-03-05', until: '2026-03-06' }] })
    // The pause ends on the fifth, a vacation day: all 48 hours are left after it.
    expect(await dueOf(match, 0)).toBe('2026-03-09T00:00:00.000Z')
  })
})

describe('a vacation', () => {
  test('that is cancelled before midnight counts as taken for that day: the clock stays stopped until then', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    server.clock.turn(12 * hour)
    for (let days = 0; days < 30; days++) {
      const today = dateOf(server.clock.now())
      await keeps(server, ann, { vacations: [{ from: today, until: today }] })
      server.clock.turn(2 * hour)
      expect((await keeps(server, ann, {})).vacationDaysLeft).toBe(29 - days)
      await later(server, 22 * hour)
    }
    const today = dateOf(server.clock.now())
    const refused = await setHours(server, ann, { vacations: [{ from: today, until: today }] }).expect(422)
    expect(refused.body).toMatchObject({ code: 'too-much-vacation' })
    await later(server, day)
    expect(await askedOf(match, 0)).toMatchObject({ late: true })
  })

  test('stops open clocks at once', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    server.clock.turn(12 * hour)
    await keeps(server, ann, { vacations: [{ from: '2026-03-02', until: '2026-03-03' }] })
    expect(await dueOf(match, 0)).toBe('2026-03-04T12:00:00.000Z')
  })

  test('keeps the zone in which it was planned: moving makes its days no longer, and gives none back', async () => {
    const ann = await livesIn(server, 'Pacific/Kiritimati')
    const match = await matchOf(ann)
    // It is 23:00 on Monday there. Tuesday begins at 10:00 UTC.
    const vacations = [{ from: '2026-03-03', until: '2026-03-03' }]
    await keeps(server, ann, { vacations })
    expect(await dueOf(match, 0)).toBe('2026-03-04T09:00:00.000Z')
    server.clock.turn(2 * hour)
    await movesTo(server, ann, 'Pacific/Pago_Pago')
    expect(await dueOf(match, 0)).toBe('2026-03-04T09:00:00.000Z')
    // It is Monday midnight there: cancelled and planned again, it is as before.
    expect(await keeps(server, ann, {})).toMatchObject({ vacationDaysLeft: 29 })
    expect(await dueOf(match, 0)).toBe('2026-03-04T09:00:00.000Z')
    expect(await keeps(server, ann, { vacations })).toMatchObject({ vacationDaysLeft: 29 })
    expect(await dueOf(match, 0)).toBe('2026-03-04T09:00:00.000Z')
    expect(await keeps(server, ann, { vacations: [{ from: '2026-03-04', until: '2026-03-04' }] })).toMatchObject({
      vacationDaysLeft: 28,
    })
  })
})

function night(hours: number, minutes: number) {
  return { from: '00:00', until: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` }
}
