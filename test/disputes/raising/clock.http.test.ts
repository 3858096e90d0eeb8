import { Registry } from 'prom-client'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { server as anotherServer } from '../../../src/main.ts'
import { amending } from '../../../src/matches/commit/amend.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import { handled, missed } from '../../../src/matches/scheduler/amendments.ts'
import { handleDue } from '../../matches/given.ts'
import { gives, leftTo, opens } from '../../matches/orders/given.ts'
import { agrees, proposed } from '../../matches/proposals/given.ts'
import {
  bodyOf,
  day,
  dueOf,
  exampleFor,
  hour,
  judged,
  keeps,
  later,
  livesIn,
  makersOf,
  minute,
  monday,
  noticesOf,
  turnTo,
} from '../../matches/scheduler/given.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { administration, frozenBy, withdraws } from './given.ts'

const server = await testServer()
const { deadlines, platform, clock } = server
const { prisma } = platform.database
const http = request(server.app.server)
const other = await anotherServer({ ...platform, metrics: new Registry() })
await other.app.ready()
afterAll(() => other.app.close())
const administrator = await newAdministrator(server)
const [bob, cleo] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]

// Nobody signs in for months.
beforeAll(() => prisma.session.updateMany({ data: { expiresAt: new Date('2030-01-01T00:00:00.000Z') } }))
beforeEach(async () => {
  await prisma.match.updateMany({ data: { expiresAt: null, warnAt: null } })
  turnTo(server, monday)
})

/** Each test has its own Ann, who raises all disputes. */
let ann: Person = bob
beforeEach(async () => {
  ann = await livesIn(server, 'UTC')
  await prisma.session.updateMany({ data: { expiresAt: new Date('2030-01-01T00:00:00.000Z') } })
})

const pace = { kind: 'hours', hours: 24 }
const matchOf = (wish: object = {}) => httpMatch(server, [ann, bob], { pace, ...wish })
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString()
const goesOn = (match: HttpMatch) => withdraws(match, 0).expect(200)
/** The notices of a match about deadlines, of which a frozen match sends none. */
async function deadlineNotices(match: HttpMatch) {
  const topics = ['deadline-near', 'deadline-missed', 'decided-for-you', 'match-expiring'] as const
  return (await Promise.all(topics.map((topic) => noticesOf(server, match, topic)))).flat()
}

describe('in a frozen match', () => {
  test.each(['wait', 'bot', 'substitute'])(
    'with “%s”: nothing is due, and after the thaw there is as much time left as before',
    async (late) => {
      const match = await matchOf({ late })
      await later(server, 10 * hour)
      await frozenBy(match, 0)
      await later(server, 100 * hour)
      await handleDue(server)
      expect([await makersOf(server, match), await deadlineNotices(match)]).toEqual([['0 hand'], []])
      expect((await bodyOf(match)).players.map(({ open }) => open)).toEqual([false, false])

      await goesOn(match)

      const due = inHours(14)
      expect([await dueOf(match, 0), await dueOf(match, 1)]).toEqual([due, due])
      await later(server, 14 * hour - 1)
      expect((await bodyOf(match)).decisions).toMatchObject([{ late: false }, { late: false }])
      await later(server, 1)
      expect((await deadlineNotices(match)).length).toBeGreaterThan(0)
      expect(await judged(server, match)).toBeUndefined()
    },
  )

  test('with “usual”, in a game that has usual answers: nothing is due, and after the thaw there is as much time left as before', async () => {
    const match = await matchOf({ game: 'hamlet', late: 'usual' })
    await later(server, 10 * hour)
    await frozenBy(match, 0)
    await later(server, 100 * hour)
    await handleDue(server)
    expect([await makersOf(server, match), await deadlineNotices(match)]).toEqual([['0 hand'], []])

    await goesOn(match)

    expect(await dueOf(match, 0)).toBe(inHours(14))
    await later(server, 14 * hour - 1)
    expect((await bodyOf(match)).decisions).toMatchObject([{ late: false }])
    await later(server, 1)
    expect((await deadlineNotices(match)).length).toBeGreaterThan(0)
    expect(await judged(server, match)).toBeUndefined()
  })

  test('a deadline that had passed stays passed, and is handled after the thaw', async () => {
    const match = await matchOf()
    clock.turn(day)
    await frozenBy(match, 0)
    await later(server, day)
    expect(await deadlineNotices(match)).toEqual([])
    await goesOn(match)
    await later(server, 0)
    expect((await noticesOf(server, match, 'deadline-missed')).map(({ to }) => to)).toEqual([0, 1, 0, 1])
  })

  test('nobody is reminded; after the thaw the reminder comes as long before the new deadline as the player wants', async () => {
    await keeps(server, ann, { remindHours: 4 })
    const match = await matchOf()
    await later(server, 10 * hour)
    await frozenBy(match, 0)
    await later(server, 30 * hour)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await goesOn(match)
    await later(server, 10 * hour - 1)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, 1)
    expect(await noticesOf(server, match, 'deadline-near')).toMatchObject([{ to: 0 }])
  })

  test('an outage neither costs nor gives any time', async () => {
    await deadlines.noteUp()
    const match = await matchOf()
    await frozenBy(match, 0)
    const running = await matchOf()
    const before = await dueOf(running, 0)
    clock.turn(6 * hour)
    await deadlines.noteUp()
    expect(Date.parse((await dueOf(running, 0)) ?? '') - Date.parse(before ?? '')).toBe(6 * hour)
    await goesOn(match)
    expect(await dueOf(match, 0)).toBe(inHours(24))
  })

  test('the rest of a pause is left after the thaw', async () => {
    const match = await matchOf()
    await proposed(match, 0, { kind: 'pause', days: 3 })
    await agrees(match, 1)
    clock.turn(day)
    await frozenBy(match, 0)
    clock.turn(5 * day)
    await goesOn(match)
    expect((await bodyOf(match)).pausedUntil).toBe(inHours(48))
    expect(await dueOf(match, 0)).toBe(inHours(48 + 24))
  })

  test('a vacation that is planned meanwhile counts from the thaw on: the remaining time stays', async () => {
    const match = await matchOf()
    clock.turn(10 * hour)
    await frozenBy(match, 0)
    clock.turn(10 * hour)
    await keeps(server, ann, { vacations: [{ from: '2026-03-04', until: '2026-03-04' }] })
    turnTo(server, '2026-03-04T09:00:00.000Z')
    await goesOn(match)
    // Fourteen hours, none of them during the vacation.
    expect([await dueOf(match, 0), await dueOf(match, 1)]).toEqual([
      '2026-03-05T14:00:00.000Z',
      '2026-03-04T23:00:00.000Z',
    ])
  })

  test('a substitute has the full time after the thaw', async () => {
    const match = await httpMatch(server, [ann, bob], { game: 'hamlet', pace })
    const asked = (await match.waitsFor())[0] ?? 0
    const raiser = 1 - asked
    await frozenBy(match, raiser)
    clock.turn(day)
    await proposed(match, raiser, { kind: 'replace', seat: asked, by: 'person' })
    await agrees(match, asked)
    const takes = http.post(`/v1/matches/${match.id}/substitute`).send({ seat: asked })
    const { body } = await cleo.as(takes).expect(200)
    expect(body.decisions).toMatchObject([{ seat: asked, player: cleo.name, dueAt: null, waiting: 'frozen' }])
    clock.turn(day)
    await withdraws(match, raiser).expect(200)
    const seen = await cleo.as(http.get(`/v1/matches/${match.id}`)).expect(200)
    expect(seen.body.decisions).toMatchObject([{ seat: asked, dueAt: inHours(24) }])
  })

  test('a seat that waits for a substitute goes to no bot before the thaw', async () => {
    const match = await matchOf({ game: 'hamlet', late: 'substitute' })
    await later(server, day)
    const open = (await bodyOf(match)).players.filter((player) => player.open)
    expect(open).toHaveLength(1)
    await frozenBy(match, 0)
    await later(server, 4 * day)
    expect((await bodyOf(match)).players.filter(({ bot }) => bot)).toEqual([])
    await goesOn(match)
    // People still have their three days.
    await later(server, 3 * day - 1)
    expect((await bodyOf(match)).players.filter(({ bot }) => bot)).toEqual([])
    await later(server, 1)
    expect((await bodyOf(match)).players.filter(({ bot }) => bot)).toHaveLength(1)
  })

  test('no deadline is in anybody’s calendar', async () => {
    const match = await matchOf()
    const { url } = (await ann.as(http.post('/v1/account/calendar')).expect(201)).body
    const events = async () => (await http.get(new URL(url).pathname).expect(200)).text.split('BEGIN:VEVENT').length - 1
    expect(await events()).toBe(1)
    await frozenBy(match, 0)
    expect(await events()).toBe(0)
    await goesOn(match)
    expect(await events()).toBe(1)
  })
})

describe('the server’s own actions', () => {
  test('a bot waits while the match is frozen, logs no failure, and plays after the thaw', async () => {
    const match = await httpMatch(server, [ann], { seats: 2, bots: 1, pace })
    await frozenBy(match, 0)
    for (let looks = 0; looks < 3; looks++) expect(await deadlines.runOnce()).toBe(0)
    expect(await makersOf(server, match)).toEqual(['0 hand'])
    await goesOn(match)
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 hand', '0 hand', '1 bot'])
  })

  test('a standing order is neither carried out nor cancelled while the match is frozen', async () => {
    const match = await matchOf()
    await gives(server, match, 1, opens)
    await frozenBy(match, 0)
    await handleDue(server)
    expect(await leftTo(server, match, 1)).toEqual([opens.move])
    expect(await noticesOf(server, match, 'orders-cancelled')).toEqual([])
    await goesOn(match)
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 hand', '0 hand', '1 order'])
    expect(await leftTo(server, match, 1)).toEqual([])
  })

  test('given a match that is frozen between the look and the act: nothing is stored, and nothing is lost', async () => {
    const match = await httpMatch(server, [ann], { seats: 2, bots: 1, pace })
    await match.move(0, await exampleFor(match, 0)).expect(200)
    const [own] = await prisma.decision.findMany({ where: { matchId: match.id, seat: 1 } })
    if (own === undefined) throw new Error('the bot is asked nothing')
    const { seat, question, since } = own
    const decision = { seat, question, since }
    await prisma.decision.updateMany({ where: { matchId: match.id }, data: { dueAt: clock.now() } })
    await frozenBy(match, 0)

    const amend = amending(platform, groupCommit(platform))
    await amend(match.id, (record) => handled(record, decision))
    await amend(match.id, (record) => missed(record, decision, clock.now()))

    const [after] = await prisma.decision.findMany({ where: { matchId: match.id, seat: 1 } })
    expect([after?.actAt, after?.missedAt]).toEqual([own.actAt, null])
    expect(await noticesOf(server, match, 'deadline-missed')).toEqual([])
  })

  test('by two servers at once: what one freezes is frozen for the other, and the thaw counts for both', async () => {
    const match = await httpMatch(server, [ann], { seats: 2, bots: 1, pace })
    // Both have the match cached as it was.
    await ann.as(request(other.app.server).get(`/v1/matches/${match.id}/view`)).expect(200)
    await frozenBy(match, 0)
    expect(await other.deadlines.runOnce()).toBe(0)
    const asked = request(other.app.server)
      .post(`/v1/matches/${match.id}/moves`)
      .send({ moves: [opens.move] })
    const moved = await ann.as(asked)
    expect(moved.body.code).toBe('match-frozen')
    await goesOn(match)
    await other.deadlines.runOnce()
    expect(await makersOf(server, match)).toContain('1 bot')
  })

  test('a match that waits for a ruling is not aborted, however long it waits, and nobody is warned', async () => {
    const match = await matchOf({ pace: { kind: 'none' } })
    const due = { expiresAt: new Date(inHours(180 * 24)), warnAt: new Date(inHours(166 * 24)) }
    await prisma.match.update({ where: { id: match.id }, data: due })
    await frozenBy(match, 0)
    await later(server, 400 * day)
    expect([(await bodyOf(match)).status, await deadlineNotices(match)]).toEqual(['running', []])

    await administration(server).freezes(administrator, match.id, false).expect(200)
    await later(server, minute)

    expect([(await bodyOf(match)).status, await deadlineNotices(match)]).toEqual(['running', []])
    await later(server, 180 * day)
    expect((await bodyOf(match)).status).toBe('aborted')
  })
})
