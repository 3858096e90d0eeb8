import { Registry } from 'prom-client'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { server as anotherServer } from '../../../src/main.ts'
import { scheduler } from '../../../src/matches/scheduler/scheduler.ts'
import { httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { agrees, proposed } from '../proposals/given.ts'
import { askedOf, bodyOf, day, exampleFor, hour, later, livesIn, minute, monday, noticesOf, turnTo } from './given.ts'

const server = await testServer()
const { clock, deadlines } = server
const other = await anotherServer({ ...server.platform, metrics: new Registry() })
afterAll(() => other.app.close())
const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
beforeEach(() => deadlines.noteUp())

/** Time passes while the server is up. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 5 * minute) {
    clock.turn(5 * minute)
    await deadlines.noteUp()
  }
}

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString()
const matchOf = (hours: number, wish: object = {}) =>
  httpMatch(server, people, { pace: { kind: 'hours', hours }, ...wish })

test('an outage of a day moves deadlines and reminders by a day', async () => {
  const ann = await livesIn(server, 'UTC', { remindHours: 3 })
  const match = await httpMatch(server, [ann, ...people.slice(1)], { pace: { kind: 'hours', hours: 10 } })
  const dueAt = inHours(34)
  clock.turn(day)
  await deadlines.noteUp()
  expect(await askedOf(match, 0)).toMatchObject({ dueAt, late: false })
  await later(server, 7 * hour - 1)
  expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
  await later(server, 1)
  expect(await noticesOf(server, match, 'deadline-near')).toMatchObject([{ to: 0 }])
  await deadlines.noteUp()
})

test('a poll that takes many minutes is no outage', async () => {
  let polls = 0
  const slow = async () => {
    clock.turn(minute)
    polls += 1
    return polls < 20 ? 1 : 0
  }
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const busy = scheduler(server.platform, [slow], silent)
  busy.start()
  await expect.poll(() => polls).toBe(20)
  await busy.stop()

  const noted = await server.platform.database.prisma.clockBeat.findUniqueOrThrow({ where: { id: 1 } })
  expect(clock.now().getTime() - noted.at.getTime()).toBeLessThan(2 * minute)
})

test('the first player who moves after it gets the new deadlines', async () => {
  const match = await matchOf(10)
  const move = await exampleFor(match, 0)
  const dueAt = inHours(34)
  clock.turn(day)
  await deadlines.noteUp()
  const answer = await match.move(0, move).expect(200)
  expect(answer.body.decisions).toMatchObject([{ seat: 1, dueAt }])
  expect((await askedOf(match, 1)).dueAt).toBe(dueAt)
})

test('late decisions stay late, and overdue ones are handled', async () => {
  const late = await matchOf(1)
  await pass(hour)
  await deadlines.runOnce()
  const unseen = await matchOf(1)
  await pass(hour)
  const before = (await bodyOf(unseen)).decisions
  const noted = (await bodyOf(late)).decisions
  expect(noted).toMatchObject([{ late: true }, { late: true }])
  clock.turn(day)
  await deadlines.noteUp()
  expect((await bodyOf(late)).decisions).toEqual(noted)
  expect((await bodyOf(unseen)).decisions).toEqual(before)
  await deadlines.runOnce()
  expect((await bodyOf(unseen)).decisions).toMatchObject([{ late: true }, { late: true }])
})

test('a restart of a minute moves nothing', async () => {
  const match = await matchOf(10)
  const { decisions } = await bodyOf(match)
  for (let restarts = 0; restarts < 10; restarts++) {
    clock.turn(minute)
    await deadlines.noteUp()
  }
  clock.turn(5 * minute)
  await deadlines.noteUp()
  expect((await bodyOf(match)).decisions).toEqual(decisions)
})

test('a little more than five minutes is an outage', async () => {
  const match = await matchOf(10)
  clock.turn(5 * minute + 1)
  await deadlines.noteUp()
  expect((await askedOf(match, 0)).dueAt).toBe(inHours(10))
})

test('a clock that goes back moves nothing, and the time until it has caught up is no outage', async () => {
  const match = await matchOf(100)
  const { decisions } = await bodyOf(match)
  clock.turn(-day)
  await deadlines.noteUp()
  clock.turn(hour)
  await deadlines.noteUp()
  clock.turn(23 * hour + minute)
  await deadlines.noteUp()
  expect((await bodyOf(match)).decisions).toEqual(decisions)
})

test('of several servers that start at once, one moves the deadlines', async () => {
  const match = await matchOf(10)
  const dueAt = inHours(34)
  clock.turn(day)
  await Promise.all([deadlines, other.deadlines, deadlines, other.deadlines].map((each) => each.noteUp()))
  await deadlines.noteUp()
  expect((await askedOf(match, 0)).dueAt).toBe(dueAt)
})

test('later decisions have their usual time', async () => {
  const match = await matchOf(10, { game: 'hamlet' })
  clock.turn(day)
  await deadlines.noteUp()
  await match.move(0, { type: 'end-turn' }).expect(200)
  expect((await askedOf(match, 1)).dueAt).toBe(inHours(10))
})

test('the very first start finds no outage', async () => {
  const match = await matchOf(10)
  const { decisions } = await bodyOf(match)
  await server.platform.database.prisma.clockBeat.deleteMany()
  clock.turn(hour)
  await deadlines.noteUp()
  expect((await bodyOf(match)).decisions).toEqual(decisions)
})

describe('each player has the running time that was left', () => {
  const night = { from: '22:00', until: '06:00' }
  beforeEach(() => {
    turnTo(server, monday)
    return server.platform.database.prisma.clockBeat.update({ where: { id: 1 }, data: { at: clock.now() } })
  })

  test('even if the outage was in their night, or ends in it', async () => {
    const ann = await livesIn(server, 'UTC', { night })
    const match = await httpMatch(server, [ann, ...people.slice(1)], { pace: { kind: 'hours', hours: 14 } })
    turnTo(server, '2026-03-02T21:00:00.000Z')
    await server.platform.database.prisma.clockBeat.update({ where: { id: 1 }, data: { at: clock.now() } })
    // Two of fourteen hours are left. One hour of the outage is evening, eight are night.
    turnTo(server, '2026-03-03T06:00:00.000Z')
    await deadlines.noteUp()
    expect((await askedOf(match, 0)).dueAt).toBe('2026-03-03T08:00:00.000Z')
    turnTo(server, '2026-03-03T23:00:00.000Z')
    await deadlines.noteUp()
    expect((await askedOf(match, 0)).dueAt).toBe('2026-03-04T08:00:00.000Z')
  })

  test('together with the rest of the longest wait, and of a pause', async () => {
    const ann = await livesIn(server, 'UTC', { restDays: [2, 3, 4, 5, 6, 7] })
    const table = [ann, ...people.slice(1)]
    const match = await httpMatch(server, table, { pace: { kind: 'hours', hours: 24 }, longestWait: 48 })
    await proposed(match, 0, { kind: 'pause', days: 1 })
    await agrees(match, 1)
    turnTo(server, '2026-03-03T03:00:00.000Z')
    await deadlines.noteUp()
    expect(await bodyOf(match)).toMatchObject({ pausedUntil: '2026-03-04T03:00:00.000Z' })
    expect((await askedOf(match, 0)).dueAt).toBe('2026-03-06T03:00:00.000Z')
  })

  test('a decision that was asked right before it has its whole time', async () => {
    clock.turn(minute)
    const match = await matchOf(10)
    clock.turn(day)
    await deadlines.noteUp()
    expect((await askedOf(match, 0)).dueAt).toBe(inHours(10))
  })

  test('an open seat stays open to people for three days of uptime', async () => {
    const match = await matchOf(1, { game: 'hamlet', late: 'substitute' })
    await pass(hour)
    await deadlines.runOnce()
    const isBot = async () => (await bodyOf(match)).players[0]?.bot
    clock.turn(3 * day)
    await deadlines.noteUp()
    await deadlines.runOnce()
    expect(await isBot()).toBe(false)
    await later(server, 3 * day - minute)
    expect(await isBot()).toBe(false)
    await later(server, minute)
    expect(await isBot()).toBe(true)
  })

  test('reminders follow waking hours', async () => {
    const ann = await livesIn(server, 'UTC', { night, remindHours: 6 })
    const match = await httpMatch(server, [ann, ...people.slice(1)], { pace: { kind: 'hours', hours: 20 } })
    turnTo(server, '2026-03-02T15:00:00.000Z')
    await deadlines.noteUp()
    // Seven hours are left of Monday, and thirteen of Tuesday: six before 19:00.
    expect((await askedOf(match, 0)).dueAt).toBe('2026-03-03T19:00:00.000Z')
    turnTo(server, '2026-03-03T12:59:00.000Z')
    await deadlines.runOnce()
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, minute)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(1)
  })
})
