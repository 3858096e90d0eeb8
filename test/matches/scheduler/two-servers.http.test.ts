import { Registry } from 'prom-client'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { server as anotherServer } from '../../../src/main.ts'
import { existing } from '../../../src/matches/record/find-match.ts'
import { takeVacation } from '../../../src/matches/scheduler/vacation.ts'
import { httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import {
  askedOf,
  bodyOf,
  day,
  exampleFor,
  hour,
  judged,
  livesIn,
  makersOf,
  monday,
  noticesOf,
  turnTo,
} from './given.ts'

/** Two servers on one database: each has its own scheduler, and its own cache of matches. */

const server = await testServer()
const other = await anotherServer({ ...server.platform, metrics: new Registry() })
afterAll(() => other.app.close())
const schedulers = [server.deadlines, other.deadlines, server.deadlines, other.deadlines]
const allLook = () => Promise.all(schedulers.map((scheduler) => scheduler.runOnce()))

const people = [await livesIn(server, 'UTC', { remindHours: 5 }), await livesIn(server, 'UTC', { remindHours: 5 })]
const matchesOf = async (count: number, wish: object) => {
  const matches = []
  while (matches.length < count) {
    matches.push(await httpMatch(server, people, { pace: { kind: 'hours', hours: 24 }, ...wish }))
  }
  return matches
}
beforeEach(() => turnTo(server, monday))

describe('several servers that work at once', () => {
  test('send one reminder', async () => {
    const matches = await matchesOf(3, {})
    server.clock.turn(20 * hour)
    await allLook()
    for (const match of matches) {
      expect((await noticesOf(server, match, 'deadline-near')).map(({ to }) => to).toSorted()).toEqual([0, 1])
    }
  })

  test('record a missed deadline once', async () => {
    const matches = await matchesOf(3, { game: 'hamlet' })
    server.clock.turn(day)
    await allLook()
    for (const match of matches) {
      expect(await askedOf(match, 0)).toMatchObject({ late: true })
      expect((await noticesOf(server, match, 'deadline-missed')).map(({ to }) => to).toSorted()).toEqual([0, 1])
    }
  })

  test('give the usual answer once', async () => {
    const matches = await matchesOf(3, { game: 'hamlet', late: 'usual' })
    server.clock.turn(day)
    await allLook()
    for (const match of matches) {
      expect(await makersOf(server, match)).toEqual(['0 clock'])
      expect(await noticesOf(server, match, 'decided-for-you')).toHaveLength(1)
      expect(await askedOf(match, 1)).toMatchObject({ late: false })
    }
  })

  test.each(['havana', 'hamlet'])(
    '%s: their bots make one decision together, and its player gets one notice',
    async (game) => {
      const matches = await matchesOf(2, { game, late: 'bot' })
      for (let deadline = 0; deadline < 2; deadline++) {
        server.clock.turn(day)
        await allLook()
      }
      for (const match of matches) {
        const notices = await noticesOf(server, match, 'decided-for-you')
        expect(new Set(notices.map(({ payload }) => JSON.stringify(payload))).size).toBe(notices.length)
        expect(notices).toHaveLength(game === 'havana' ? 3 : 2)
        const { decisions } = await bodyOf(match)
        expect(decisions).toMatchObject([{ sinceAt: server.clock.now().toISOString(), late: false }])
        expect(await noticesOf(server, match, 'deadline-missed')).toEqual([])
        expect(await judged(server, match)).toBeUndefined()
      }
    },
  )

  test('take one vacation', async () => {
    const ann = await livesIn(server, 'UTC', { vacationsByThemselves: true })
    const [, bob] = people
    if (bob === undefined) throw new Error('there is nobody else')
    const pace = { pace: { kind: 'hours', hours: 1 } }
    const matches = [await httpMatch(server, [ann, bob], pace), await httpMatch(server, [ann, bob], pace)]
    server.clock.turn(hour)
    await allLook()
    const account = await server.platform.database.prisma.account.findUniqueOrThrow({ where: { id: ann.id } })
    expect(account.hours).toMatchObject({ vacations: [{ from: '2026-03-02', until: '2026-03-08' }] })
    for (const match of matches) expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-03-09T01:00:00.000Z' })
  })

  test('take no second one, however little a server has heard of the first', async () => {
    const ann = await livesIn(server, 'UTC', { vacationsByThemselves: true })
    const match = await httpMatch(server, [ann, ...people.slice(1)], { pace: { kind: 'hours', hours: 1 } })
    server.clock.turn(hour)
    const record = await existing(server.platform, match.id)
    const [open] = record.decisions
    if (open === undefined) throw new Error('nobody is asked')
    const overdue = { ...open, match: match.id }
    const now = server.clock.now()

    expect(await takeVacation(server.platform, record, overdue, now)).toBe(true)
    expect(await takeVacation(server.platform, record, overdue, now)).toBe(true)
    const account = await server.platform.database.prisma.account.findUniqueOrThrow({ where: { id: ann.id } })
    expect(account.hours).toMatchObject({ vacations: [{ from: '2026-03-02', until: '2026-03-08' }] })
  })

  test('decide, or the player who moves at the very deadline does: exactly one decision is made', async () => {
    for (const match of await matchesOf(4, { game: 'hamlet', late: 'usual' })) {
      turnTo(server, monday)
      server.clock.turn(day)
      const [moved] = await Promise.all([match.move(0, { type: 'end-turn' }), allLook()])
      const [maker, ...more] = await makersOf(server, match)
      expect(more).toEqual([])
      expect([maker, moved.status]).toEqual(moved.status === 200 ? ['0 hand', 200] : ['0 clock', 422])
      expect(await noticesOf(server, match, 'decided-for-you')).toHaveLength(moved.status === 200 ? 0 : 1)
    }
  })

  test('notify the player who moves on one of them of what another recorded', async () => {
    const [match] = await matchesOf(1, {})
    if (match === undefined) throw new Error('there is no match')
    const move = await exampleFor(match, 0)
    server.clock.turn(day)
    await other.deadlines.runOnce()
    const answer = await match.move(0, move).expect(200)
    expect(answer.body.decisions).toMatchObject([{ seat: 1, late: true }])
  })
})
