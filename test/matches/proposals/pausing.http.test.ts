import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { migration } from '../../support/migration.ts'
import type { Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import {
  askedOf,
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
} from '../scheduler/given.ts'
import { agrees, answers, freezes, proposed, proposes, statusesOf } from './given.ts'

const server = await testServer()
const { clock, deadlines } = server
beforeEach(() => turnTo(server, monday))

/** Ann's hours are those of the test; Bob's clock never stops. */
async function newMatch(hours: object = {}, wish: object = {}): Promise<HttpMatch> {
  const people: Person[] = [await livesIn(server, 'UTC', hours), await livesIn(server, 'UTC')]
  return httpMatch(server, people, { game: 'hamlet', pace: { kind: 'hours', hours: 24 }, ...wish })
}

/** All agree to a pause of this many days. */
async function pauses(match: HttpMatch, days: number): Promise<void> {
  const { number } = await proposed(match, 0, { kind: 'pause', days })
  expect((await agrees(match, 1, number)).status).toBe('accepted')
}

async function resumes(match: HttpMatch): Promise<void> {
  const { number } = await proposed(match, 1, { kind: 'resume' })
  expect((await agrees(match, 0, number)).status).toBe('accepted')
}

const endTurn = (match: HttpMatch, seat: number) => match.move(seat, { type: 'end-turn' }).expect(200)
const pausedUntil = async (match: HttpMatch) => (await bodyOf(match)).pausedUntil

describe('a pause', () => {
  test('keeps the remaining time, counted from its end', async () => {
    const match = await newMatch()
    clock.turn(4 * hour)
    await pauses(match, 3)
    expect(await pausedUntil(match)).toBe('2026-03-05T13:00:00.000Z')
    expect(await dueOf(match, 0)).toBe('2026-03-06T09:00:00.000Z')
    await later(server, 3 * day + 20 * hour - 1)
    expect(await askedOf(match, 0)).toMatchObject({ late: false })
    await later(server, 1)
    expect(await askedOf(match, 0)).toMatchObject({ late: true })
  })

  test('over a weekend that is quiet anyway: the remaining time is counted by the hours of the player who decides', async () => {
    const match = await newMatch({ restDays: [6, 7], night: { from: '22:00', until: '06:00' } })
    turnTo(server, '2026-03-02T13:00:00.000Z')
    // Twenty hours are left. The pause ends on Saturday; they begin on Monday at six.
    await pauses(match, 5)
    expect(await pausedUntil(match)).toBe('2026-03-07T13:00:00.000Z')
    expect(await dueOf(match, 0)).toBe('2026-03-10T10:00:00.000Z')
  })

  test('that begins at night: the night costs nothing, neither before it nor during it', async () => {
    const match = await newMatch({ night: { from: '22:00', until: '06:00' } })
    // Thirteen hours of Monday have passed, eleven are left; it ends in the night, too.
    turnTo(server, '2026-03-02T23:00:00.000Z')
    await pauses(match, 1)
    expect(await dueOf(match, 0)).toBe('2026-03-04T17:00:00.000Z')
  })

  test('gives a decision that is asked during it its full time from its end, and the player may still move', async () => {
    const match = await newMatch()
    await pauses(match, 3)
    clock.turn(hour)
    await endTurn(match, 0)
    expect(await dueOf(match, 1)).toBe('2026-03-06T09:00:00.000Z')
    await endTurn(match, 1)
    expect(await dueOf(match, 0)).toBe('2026-03-06T09:00:00.000Z')
    turnTo(server, '2026-03-05T10:00:00.000Z')
    await endTurn(match, 0)
    expect(await dueOf(match, 1)).toBe('2026-03-06T10:00:00.000Z')
    expect(await judged(server, match)).toBeUndefined()
  })

  test('moves reminders to as many hours before the new deadline', async () => {
    const match = await newMatch({ remindHours: 3 })
    await pauses(match, 3)
    await later(server, 3 * day + 21 * hour - 1)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, 1)
    expect(await noticesOf(server, match, 'deadline-near')).toMatchObject([{ to: 0 }])
  })

  test('leaves late decisions late, and the server handles deadlines that had passed', async () => {
    const late = await newMatch()
    const unseen = await newMatch()
    clock.turn(day)
    await server.platform.database.prisma.decision.updateMany({
      where: { matchId: late.id },
      data: { missedAt: clock.now(), remindAt: null },
    })
    const before = await askedOf(late, 0)
    expect(before).toMatchObject({ late: true })
    for (const match of [late, unseen]) await pauses(match, 3)
    expect(await askedOf(late, 0)).toEqual(before)
    expect(await dueOf(unseen, 0)).toBe('2026-03-03T09:00:00.000Z')
    await later(server, minute)
    expect(await askedOf(unseen, 0)).toMatchObject({ late: true })
  })

  test.each([
    ['within it', '2026-03-03T13:00:00.000Z', '2026-03-05T21:00:00.000Z'],
    ['two hours after it', '2026-03-05T15:00:00.000Z', '2026-03-05T19:00:00.000Z'],
  ])('costs a bank nothing and adds nothing to it if the player decides %s', async (_, decides, dueAt) => {
    const match = await newMatch({}, { pace: { kind: 'bank', hours: 10, refill: 0 } })
    clock.turn(4 * hour)
    await pauses(match, 3)
    expect(await dueOf(match, 0)).toBe('2026-03-05T19:00:00.000Z')
    turnTo(server, decides)
    await endTurn(match, 0)
    turnTo(server, '2026-03-05T15:00:00.000Z')
    await endTurn(match, 1)
    expect(await dueOf(match, 0)).toBe(dueAt)
  })

  test('ends later after an outage, as do deadlines, if no server was up during it', async () => {
    const match = await newMatch()
    await deadlines.noteUp()
    await pauses(match, 3)
    clock.turn(day)
    await deadlines.noteUp()
    expect(await pausedUntil(match)).toBe('2026-03-06T09:00:00.000Z')
    expect(await dueOf(match, 0)).toBe('2026-03-07T09:00:00.000Z')
    await resumes(match)
    expect(await dueOf(match, 0)).toBe('2026-03-04T09:00:00.000Z')
  })

  test('keeps the remaining time if a player changes their hours during it, except for a vacation', async () => {
    const match = await newMatch()
    clock.turn(4 * hour)
    await pauses(match, 3)
    const [ann] = match.people
    if (ann === undefined) throw new Error('nobody sits there')
    await keeps(server, ann, { night: { from: '22:00', until: '06:00' } })
    expect(await dueOf(match, 0)).toBe('2026-03-06T09:00:00.000Z')
    await keeps(server, ann, { vacations: [{ from: '2026-03-06', until: '2026-03-06' }] })
    // Eleven hours of Thursday and nine of Saturday.
    expect(await dueOf(match, 0)).toBe('2026-03-07T09:00:00.000Z')
  })

  test('is one at a time, and another may follow it', async () => {
    const match = await newMatch()
    await pauses(match, 2)
    expect((await proposes(match, 0, { kind: 'pause', days: 3 })).body).toMatchObject({
      status: 409,
      code: 'already-paused',
    })
    clock.turn(2 * day)
    await pauses(match, 1)
    expect(await dueOf(match, 0)).toBe('2026-03-06T09:00:00.000Z')
  })

  test('changes nothing in a match without deadlines', async () => {
    const match = await newMatch({}, { pace: { kind: 'none' } })
    await pauses(match, 3)
    await endTurn(match, 0)
    expect(await dueOf(match, 1)).toBeNull()
  })

  test('shows in others’ deadlines to a player who moves right after it', async () => {
    const match = await httpMatch(server, (await newMatch()).people, { pace: { kind: 'hours', hours: 24 } })
    const move = await exampleFor(match, 0)
    await pauses(match, 3)
    const answer = await match.move(0, move).expect(200)
    expect(answer.body.decisions).toMatchObject([{ seat: 1, dueAt: '2026-03-06T09:00:00.000Z' }])
  })

  test('agreed while a player moves: the new decision has its time from the end of the pause', async () => {
    const match = await newMatch()
    await proposed(match, 0, { kind: 'pause', days: 3 })
    const [agreed, moved] = await Promise.all([agrees(match, 1), endTurn(match, 0)])
    expect([agreed.status, moved.status]).toEqual(['accepted', 200])
    expect(await dueOf(match, 1)).toBe('2026-03-06T09:00:00.000Z')
  })
})

describe('the days for which a seat is open to people', () => {
  /** Ann's seat has been open for a day: its deadline passed on Tuesday at nine. */
  async function opened(): Promise<HttpMatch> {
    const match = await newMatch({}, { late: 'substitute' })
    await later(server, day)
    expect((await bodyOf(match)).players[0]).toMatchObject({ open: true })
    await later(server, day)
    return match
  }
  const botCame = async (match: HttpMatch) => (await bodyOf(match)).players[0]?.bot

  test('stop during a pause, and go on after it', async () => {
    const match = await opened()
    await pauses(match, 10)
    await later(server, 12 * day - minute)
    expect(await botCame(match)).toBe(false)
    await later(server, minute)
    expect(await botCame(match)).toBe(true)
  })

  test('go on if all agree to end the pause early: the remaining days stay', async () => {
    const match = await opened()
    await pauses(match, 10)
    await later(server, 4 * day)
    await resumes(match)
    await later(server, 2 * day - minute)
    expect(await botCame(match)).toBe(false)
    await later(server, minute)
    expect(await botCame(match)).toBe(true)
  })

  test('begin at the end of the pause for a seat that is opened during it', async () => {
    const match = await newMatch()
    await pauses(match, 5)
    await later(server, day)
    const { number } = await proposed(match, 1, { kind: 'replace', seat: 0, by: 'person' })
    expect((await agrees(match, 0, number)).status).toBe('accepted')
    await later(server, 7 * day - minute)
    expect(await botCame(match)).toBe(false)
    await later(server, minute)
    expect(await botCame(match)).toBe(true)
  })

  test('stop for the rest of a pause that was under way before this rule', async () => {
    const match = await opened()
    await pauses(match, 10)
    const { participant } = server.platform.database.prisma
    // The migration goes by the clock of the database.
    const now = Date.now()
    const data = { pausedUntil: new Date(now + 5 * day) }
    await server.platform.database.prisma.match.update({ where: { id: match.id }, data })
    const where = { matchId: match.id, seat: 0 }
    await participant.updateMany({ where, data: { offeredAt: new Date(now - day) } })
    await server.platform.database.prisma.$executeRawUnsafe(await migration('offers-in-pauses'))
    const { offeredAt } = await participant.findFirstOrThrow({ where })
    expect(Math.abs((offeredAt?.getTime() ?? 0) - (now + 4 * day))).toBeLessThan(10 * minute)
  })
})

describe('the end of a pause', () => {
  test('by agreement: the remaining time is counted from then on', async () => {
    const match = await newMatch()
    clock.turn(4 * hour)
    await pauses(match, 10)
    clock.turn(day)
    await resumes(match)
    expect(await pausedUntil(match)).toBe('2026-03-03T13:00:00.000Z')
    expect(await dueOf(match, 0)).toBe('2026-03-04T09:00:00.000Z')
    await endTurn(match, 0)
    expect(await dueOf(match, 1)).toBe('2026-03-04T13:00:00.000Z')
  })

  test('gives decisions that were asked during it their full time', async () => {
    const match = await newMatch()
    await pauses(match, 10)
    clock.turn(day)
    await endTurn(match, 0)
    clock.turn(day)
    await resumes(match)
    expect(await dueOf(match, 1)).toBe('2026-03-05T09:00:00.000Z')
  })

  test('leaves decisions that are taken back after it no less time than from its end on', async () => {
    const match = await newMatch()
    await pauses(match, 10)
    clock.turn(day)
    await endTurn(match, 0)
    clock.turn(day)
    await resumes(match)
    await endTurn(match, 1)
    await match.post(1, '/take-back', {}).expect(200)
    expect(await dueOf(match, 1)).toBe('2026-03-05T09:00:00.000Z')
  })

  test('comes by itself, and then nobody can agree on it: an open proposal has lapsed', async () => {
    const match = await newMatch()
    await pauses(match, 1)
    await proposed(match, 1, { kind: 'resume' })
    clock.turn(day)
    expect(await statusesOf(match)).toEqual(['lapsed', 'accepted'])
    expect((await proposes(match, 0, { kind: 'resume' })).body).toMatchObject({ status: 409, code: 'not-paused' })
  })

  test('leaves decisions late that were late before the pause', async () => {
    const match = await newMatch()
    await later(server, day)
    const before = await askedOf(match, 0)
    await pauses(match, 3)
    await resumes(match)
    expect(await askedOf(match, 0)).toEqual(before)
    expect(await makersOf(server, match)).toEqual([])
  })
})

describe('a match that a dispute freezes', () => {
  test('can be neither paused nor resumed meanwhile, and an open proposal waits', async () => {
    const match = await newMatch()
    await proposed(match, 0, { kind: 'pause', days: 3 })
    await freezes(server, match)

    expect((await answers(match, 1, 1)).body).toMatchObject({ status: 409, code: 'match-frozen' })
    expect(await statusesOf(match)).toEqual(['open'])
    expect(await pausedUntil(match)).toBeNull()

    const paused = await newMatch()
    await pauses(paused, 3)
    await freezes(server, paused)
    expect((await proposes(paused, 0, { kind: 'resume' })).body).toMatchObject({ status: 409, code: 'match-frozen' })
  })
})
