import { beforeEach, describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import type { Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import {
  askedOf,
  day,
  exampleFor,
  hour,
  keeps,
  later,
  livesIn,
  makersOf,
  minute,
  monday,
  noticesOf,
  setHours,
  turnTo,
} from './given.ts'

const server = await testServer()
beforeEach(() => turnTo(server, monday))

describe('the allowance of thirty days of vacation in a calendar year', () => {
  test('cannot be exceeded: a further day is refused, and nothing changes', async () => {
    const ann = await livesIn(server, 'UTC')
    const thirty = await keeps(server, ann, { vacations: [{ from: '2026-06-01', until: '2026-06-30' }] })
    expect(thirty.vacationDaysLeft).toBe(0)
    const vacations = [...thirty.vacations, { from: '2026-12-24', until: '2026-12-24' }]
    const refused = await setHours(server, ann, { vacations, remindHours: 3 }).expect(422)
    expect(refused.body).toMatchObject({ code: 'too-much-vacation', params: { most: 30, year: 2026 } })
    const { body } = await setHours(server, ann, { vacations: thirty.vacations }).expect(200)
    expect(body).toEqual(thirty)
  })

  test('counts each year separately, and each day once', async () => {
    const ann = await livesIn(server, 'UTC')
    const overNewYear = { from: '2026-12-02', until: '2027-01-30' }
    expect((await keeps(server, ann, { vacations: [overNewYear] })).vacationDaysLeft).toBe(0)
    const twice = [overNewYear, { from: '2026-12-02', until: '2026-12-31' }]
    expect((await keeps(server, ann, { vacations: twice })).vacationDaysLeft).toBe(0)
    const vacations = [{ from: '2026-12-02', until: '2027-01-31' }]
    const refused = await setHours(server, ann, { vacations }).expect(422)
    expect(refused.body.params).toEqual({ most: 30, year: 2027 })
  })
})

/** As many days of vacation as anybody can have, thirty of each coming year. */
const mostDays = [
  ...Array.from({ length: 24 }, (_, year) => ({ from: `${2027 + year}-06-01`, until: `${2027 + year}-06-30` })),
  { from: '2051-06-01', until: '2051-06-12' },
]

test('More days of vacation than anybody can have are refused, those that have begun counted with them', async () => {
  const ann = await livesIn(server, 'UTC')
  const today = { from: '2026-03-02', until: '2026-03-02' }
  const kept = await keeps(server, ann, { vacations: [today] })
  const refused = await setHours(server, ann, { vacations: mostDays }).expect(400)
  expect(refused.body).toMatchObject({
    code: 'invalid-request',
    errors: [{ at: 'body/vacations', problem: 'Together, these must be at most 732 days.' }],
  })
  expect((await setHours(server, ann, { vacations: [today] })).body).toEqual(kept)
})

describe('an automatic vacation', () => {
  const pace = { pace: { kind: 'hours', hours: 1 } }
  const byItself = { vacationsByThemselves: true }
  const hoursOf = async (person: Person) => keeps(server, person, {})

  test('moves the deadline that would be missed, week by week, until the allowance is used up', async () => {
    const ann = await livesIn(server, 'UTC', byItself)
    const match = await httpMatch(server, [ann, await livesIn(server, 'UTC')], pace)
    await later(server, hour)
    for (const dueAt of ['2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30', '2026-04-01']) {
      expect(await askedOf(match, 0)).toMatchObject({ dueAt: `${dueAt}T01:00:00.000Z`, late: false })
      turnTo(server, `${dueAt}T01:00:00.000Z`)
      await server.deadlines.runOnce()
    }
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-04-01T01:00:00.000Z', late: true })
    // The other player did not want a vacation, and was late at once.
    const payload = { match: match.id, version: 1, question: 'opening' }
    expect((await noticesOf(server, match, 'deadline-missed')).map((notice) => notice.payload)).toEqual([
      ...Array(2).fill({ ...payload, seat: 1 }),
      ...Array(2).fill({ ...payload, seat: 0 }),
    ])
  })

  test('also begins for somebody whose suspension is over, and for nobody who is suspended', async () => {
    const ann = await livesIn(server, 'UTC', byItself)
    const bob = await livesIn(server, 'UTC', byItself)
    const match = await httpMatch(server, [ann, bob], pace)
    const suspends = ({ id }: Person, suspendedUntil: Date) =>
      server.platform.database.prisma.account.update({ where: { id }, data: { status: 'suspended', suspendedUntil } })
    await suspends(ann, new Date(monday))
    await suspends(bob, new Date(Date.parse(monday) + 2 * hour))
    await later(server, hour)
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-03-09T01:00:00.000Z', late: false })
    expect(await askedOf(match, 1)).toMatchObject({ late: true })
  })

  test('is a week, and no longer for several matches; a second look does not take it again', async () => {
    const ann = await livesIn(server, 'UTC', byItself)
    const others = await livesIn(server, 'UTC')
    const matches = [await httpMatch(server, [ann, others], pace), await httpMatch(server, [ann, others], pace)]
    await later(server, hour)
    await server.deadlines.runOnce()
    for (const match of matches) expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-03-09T01:00:00.000Z' })
    const account = await server.platform.database.prisma.account.findUniqueOrThrow({ where: { id: ann.id } })
    expect(account.hours).toMatchObject({ vacations: [{ from: '2026-03-02', until: '2026-03-08' }] })
  })

  test('uses up the remaining days, and no more', async () => {
    const planned = { from: '2026-07-01', until: '2026-07-28' }
    const ann = await livesIn(server, 'UTC', { ...byItself, vacations: [planned] })
    const match = await httpMatch(server, [ann, await livesIn(server, 'UTC')], pace)
    await later(server, hour)
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-03-04T01:00:00.000Z' })
    const account = await server.platform.database.prisma.account.findUniqueOrThrow({ where: { id: ann.id } })
    expect(account.hours).toMatchObject({ vacations: [planned, { from: '2026-03-02', until: '2026-03-03' }] })
  })

  test('takes no days of the next year, which may be planned already', async () => {
    turnTo(server, '2026-12-30T09:00:00.000Z')
    const ann = await livesIn(server, 'UTC', { ...byItself, vacations: [{ from: '2027-06-01', until: '2027-06-30' }] })
    const match = await httpMatch(server, [ann, await livesIn(server, 'UTC')], pace)
    await later(server, hour)
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2027-01-01T01:00:00.000Z' })
    turnTo(server, '2027-01-01T01:00:00.000Z')
    await server.deadlines.runOnce()
    expect(await askedOf(match, 0)).toMatchObject({ late: true })
  })

  test('is not taken where it would be more days than anybody can have: then what the match agreed happens', async () => {
    const ann = await livesIn(server, 'UTC', { ...byItself, vacations: mostDays })
    const match = await httpMatch(server, [ann, await livesIn(server, 'UTC')], { ...pace, late: 'bot' })
    await later(server, hour)
    expect(await makersOf(server, match)).toContain('0 bot')
  })

  test('comes before whatever the match agreed', async () => {
    const ann = await livesIn(server, 'UTC', byItself)
    const match = await httpMatch(server, [ann, await livesIn(server, 'UTC')], { ...pace, late: 'bot' })
    await later(server, hour)
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-03-09T01:00:00.000Z', late: false })
    expect(await match.waitsFor()).toEqual([0])
  })

  test('can be ended by hand, at midnight: the time left is what was left, and at least a decent rest', async () => {
    const ann = await livesIn(server, 'UTC', byItself)
    const match = await httpMatch(server, [ann, await livesIn(server, 'UTC')], pace)
    await later(server, hour)
    await later(server, day)
    expect(await hoursOf(ann)).toMatchObject({ vacations: [{ from: '2026-03-02', until: '2026-03-03' }] })
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-03-04T01:00:00.000Z' })
  })

  test('ends with a day of running hours, within a week, if the pace has as many', async () => {
    const night = { night: { from: '22:00', until: '06:00' } }
    const ann = await livesIn(server, 'UTC', { ...byItself, ...night })
    const bob = await livesIn(server, 'UTC')
    const due = await httpMatch(server, [ann, bob], { pace: { kind: 'hours', hours: 26 } })
    const other = await httpMatch(server, [ann, bob], { pace: { kind: 'hours', hours: 28 } })
    const far = await httpMatch(server, [ann, bob], { pace: { kind: 'hours', hours: 100 } })
    const bank = await httpMatch(server, [ann, bob], { pace: { kind: 'bank', hours: 26, refill: 1 } })
    turnTo(server, '2026-03-03T19:00:00.000Z')
    await server.deadlines.runOnce()
    // The vacation lasts until the ninth; the tenth begins at midnight, in a night: 16 hours of it, and 8 of the next
    // day.
    for (const each of [due, other, bank]) expect((await askedOf(each, 0)).dueAt).toBe('2026-03-11T14:00:00.000Z')
    // 74 of a hundred hours are left: more than the decent rest, so they stay.
    expect((await askedOf(far, 0)).dueAt).toBe('2026-03-14T16:00:00.000Z')
    await bank.move(0, await exampleFor(bank, 0)).expect(200)
    const { participant } = server.platform.database.prisma
    // The rest of time does not fill the bank: only the refill comes back.
    expect((await participant.findFirstOrThrow({ where: { matchId: bank.id, seat: 0 } })).bank).toBe(BigInt(hour))
  })

  test('a day of running hours is at most a week of calendar time', async () => {
    const ann = await livesIn(server, 'UTC', {
      ...byItself,
      restDays: [1, 2, 3, 4, 5, 6],
      night: { from: '00:00', until: '04:00' },
    })
    const wish = { pace: { kind: 'hours', hours: 24 }, longestWait: 24 }
    const match = await httpMatch(server, [ann, await livesIn(server, 'UTC')], wish)
    await later(server, day)
    // From the third until the ninth, and a week: all twenty hours of Sunday the fifteenth are left.
    expect((await askedOf(match, 0)).dueAt).toBe('2026-03-17T00:00:00.000Z')
  })

  test('sends its player one notice, and one to everybody at the waiting tables', async () => {
    const ann = await livesIn(server, 'UTC', { ...byItself, remindHours: 1 })
    const others = await livesIn(server, 'UTC')
    const first = await httpMatch(server, [ann, others], { pace: { kind: 'hours', hours: 2 } })
    const second = await httpMatch(server, [others, ann], { pace: { kind: 'hours', hours: 9 } })
    const idle = await httpMatch(server, [ann, others], { game: 'hamlet', pace: { kind: 'hours', hours: 9 } })
    await idle.move(0, { type: 'end-turn' }).expect(200)
    await later(server, 2 * hour)
    await server.deadlines.runOnce()
    const days = { question: 'opening', version: 1, from: '2026-03-02', until: '2026-03-08' }
    expect(await noticesOf(server, first, 'vacation-taken')).toEqual([
      { to: 0, payload: { match: first.id, seat: 0, ...days } },
      { to: 1, payload: { match: first.id, seat: 0, ...days } },
    ])
    expect(await noticesOf(server, second, 'vacation-taken')).toEqual([
      { to: 0, payload: { match: second.id, seat: 1, ...days } },
    ])
    expect(await noticesOf(server, idle, 'vacation-taken')).toEqual([])
  })

  test('stops reminders', async () => {
    const ann = await livesIn(server, 'UTC', { ...byItself, remindHours: 12 })
    const match = await httpMatch(server, [ann, await livesIn(server, 'UTC')], { pace: { kind: 'hours', hours: 24 } })
    await later(server, 12 * hour)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(1)
    await later(server, 12 * hour)
    for (let days = 0; days < 6; days++) await later(server, day)
    turnTo(server, '2026-03-10T11:59:00.000Z')
    await server.deadlines.runOnce()
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(1)
    await later(server, minute)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(2)
  })
})
