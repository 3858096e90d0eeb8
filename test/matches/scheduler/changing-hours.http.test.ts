import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import {
  askedOf,
  dueOf,
  exampleFor,
  hour,
  keeps,
  later,
  livesIn,
  monday,
  noticesOf,
  setHours,
  turnTo,
} from './given.ts'

const server = await testServer()
const { clock } = server
const somebody = await livesIn(server, 'UTC')
const evening = { from: '22:00', until: '06:00' }
beforeEach(() => turnTo(server, monday))

/** A match in which the player has a day to decide. */
const matchOf = (person: Person) => httpMatch(server, [person, somebody], { pace: { kind: 'hours', hours: 24 } })

describe('changing one’s hours while a decision is open', () => {
  test('applies new nights and rest days from the next decision on: this one keeps its deadline', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    const dueAt = await dueOf(match, 0)
    for (const hours of [{ night: evening }, { restDays: [2] }, {}]) {
      clock.turn(4 * hour)
      await keeps(server, ann, hours)
      expect(await dueOf(match, 0)).toBe(dueAt)
    }
  })

  test('stops the clock at once for a vacation that begins today', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    clock.turn(23 * hour)
    await keeps(server, ann, { vacations: [{ from: '2026-03-03', until: '2026-03-05' }] })
    expect(await dueOf(match, 0)).toBe('2026-03-06T01:00:00.000Z')
  })

  test('changes no decision of others, and no later one', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    await keeps(server, ann, { night: evening })
    expect(await dueOf(match, 1)).toBe('2026-03-03T09:00:00.000Z')
    for (const seat of [0, 1]) await match.move(seat, await exampleFor(match, seat)).expect(200)
    const [turn = -1] = await match.waitsFor()
    expect(await dueOf(match, turn)).toBe(turn === 0 ? '2026-03-03T17:00:00.000Z' : '2026-03-03T09:00:00.000Z')
  })

  test('gives a player who moves right after it the new deadline', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    const move = await exampleFor(match, 1)
    await keeps(server, ann, { vacations: [{ from: '2026-03-03', until: '2026-03-05' }] })
    const answer = await match.move(1, move).expect(200)
    expect(answer.body.decisions).toMatchObject([{ seat: 0, dueAt: '2026-03-06T09:00:00.000Z' }])
  })

  test('leaves a late decision late', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    await later(server, 25 * hour)
    const before = await askedOf(match, 0)
    expect(before).toMatchObject({ late: true, dueAt: '2026-03-03T09:00:00.000Z' })
    await keeps(server, ann, { vacations: [{ from: '2026-03-03', until: '2026-03-09' }] })
    expect(await askedOf(match, 0)).toEqual(before)
  })

  test('does not rescue a late decision that the server has not handled yet by a vacation', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    clock.turn(25 * hour)
    await keeps(server, ann, { vacations: [{ from: '2026-03-03', until: '2026-03-09' }] })
    await server.deadlines.runOnce()
    expect(await askedOf(match, 0)).toMatchObject({ late: true, dueAt: '2026-03-03T09:00:00.000Z' })
  })

  test('moves the reminder to the new waking hours', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 6 })
    const match = await matchOf(ann)
    await keeps(server, ann, { night: evening, remindHours: 6 })
    // Three waking hours before the deadline, and three before the night.
    await later(server, 10 * hour - 1)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, 1)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(1)
  })

  test('keeps the reminder as many hours before the new deadline', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 6 })
    const match = await matchOf(ann)
    await keeps(server, ann, { vacations: [{ from: '2026-03-03', until: '2026-03-05' }], remindHours: 2 })
    expect(await dueOf(match, 0)).toBe('2026-03-06T09:00:00.000Z')
    await later(server, 4 * 24 * hour - 2 * hour - 1)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, 1)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(1)
  })
})

describe('a player’s hours', () => {
  test('are visible only to that player; by default there are none, and a reminder twelve hours before', async () => {
    const person = await newPlayer(server)
    const look = () => person.as(request(server.app.server).get('/v1/account/hours')).expect(200)
    const nothing = { night: null, restDays: [], vacations: [], vacationsByThemselves: false }
    const kept = { ...nothing, remindHours: 12, timeZone: 'UTC', hoursAWeek: 168, vacationDaysLeft: 30 }
    expect((await look()).body).toEqual(kept)
    await livesIn(server, 'UTC', { night: evening, restDays: [7] })
    expect((await look()).body).toEqual(kept)
  })

  test('are returned as they were set', async () => {
    const hours = {
      night: evening,
      restDays: [6, 7],
      vacations: [{ from: '2026-08-01', until: '2026-08-10' }],
      vacationsByThemselves: true,
      remindHours: 48,
    }
    const person = await livesIn(server, 'Europe/Paris')
    const answer = await keeps(server, person, hours)
    expect(answer).toEqual({ ...hours, timeZone: 'Europe/Paris', hoursAWeek: 80, vacationDaysLeft: 20 })
    const look = await person.as(request(server.app.server).get('/v1/account/hours')).expect(200)
    expect(look.body).toEqual(answer)
  })

  test('are changed one by one: fields that are left out stay', async () => {
    const hours = { night: evening, restDays: [7], vacations: [{ from: '2026-08-01', until: '2026-08-10' }] }
    const person = await livesIn(server, 'UTC', { ...hours, remindHours: 3 })
    const patch = (body: object) => person.as(request(server.app.server).patch('/v1/account/hours')).send(body)
    expect((await patch({ remindHours: null }).expect(200)).body).toMatchObject({ ...hours, remindHours: null })
    expect((await patch({ night: null }).expect(200)).body).toMatchObject({ ...hours, night: null })
    expect((await patch({ vacationsByThemselves: true }).expect(200)).body).toMatchObject({
      vacationsByThemselves: true,
    })
    const refused = await patch({ restDays: [1, 2, 3, 4, 5, 6], night: { from: '00:00', until: '10:00' } }).expect(422)
    expect(refused.body.code).toBe('too-few-hours')
    expect((await patch({ rest: [] }).expect(400)).body.code).toBe('invalid-request')
    const { body } = await patch({}).expect(200)
    expect(body).toMatchObject({ ...hours, night: null, vacationsByThemselves: true, remindHours: null })
  })

  test('changed many times at once are those of one of the requests, with its deadline', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await matchOf(ann)
    const untils = ['03', '04', '05', '06', '07', '08']
    const vacationUntil = (until: string) => [{ from: '2026-03-03', until: `2026-03-${until}` }]
    const answers = await Promise.all(untils.map((until) => setHours(server, ann, { vacations: vacationUntil(until) })))
    expect(answers.map(({ status }) => status)).toEqual(untils.map(() => 200))
    const { vacations } = (await ann.as(request(server.app.server).get('/v1/account/hours')).expect(200)).body
    const kept = untils.find((until) => vacations[0].until.endsWith(until))
    expect(vacations).toEqual(vacationUntil(String(kept)))
    expect(await dueOf(match, 0)).toBe(`2026-03-0${Number(kept) + 1}T09:00:00.000Z`)
  })

  test.each([
    ['a night of twenty hours', { night: { from: '02:00', until: '22:00' } }, 'body/night'],
    ['a night without an end', { night: { from: '22:00', until: '22:00' } }, 'body/night'],
    ['a time that no clock shows', { night: { from: '24:00', until: '06:00' } }, 'body/night/from'],
    ['a week of rest days', { restDays: [1, 2, 3, 4, 5, 6, 7] }, 'body/restDays'],
    [
      'a vacation that ends before it begins',
      { vacations: [{ from: '2026-05-02', until: '2026-05-01' }] },
      'body/vacations/0',
    ],
    ['a reminder more than a week before', { remindHours: 169 }, 'body/remindHours'],
  ])('%s is refused, and nothing changes', async (_, hours, at) => {
    const person = await livesIn(server, 'UTC', { restDays: [3] })
    const answer = await setHours(server, person, hours).expect(400)
    expect(answer.body.errors.map((error: { at: string }) => error.at)).toContain(at)
    const look = await person.as(request(server.app.server).get('/v1/account/hours')).expect(200)
    expect(look.body).toMatchObject({ night: null, restDays: [3], vacations: [], remindHours: null })
  })
})
