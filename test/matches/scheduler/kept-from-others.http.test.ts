import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { bodyOf, day, hour, keeps, livesIn, monday, turnTo } from './given.ts'

/** A table sees deadlines, and how many hours a week a player keeps, but not when they sleep. */

const server = await testServer()
const { clock } = server
const http = request(server.app.server)
const night = { from: '22:00', until: '06:00' }
const bob = await livesIn(server, 'UTC')
const outsider = await newPlayer(server)
beforeEach(() => turnTo(server, monday))

describe('what others see of a player’s hours', () => {
  test('is how many a week, in this match, by today’s settings', async () => {
    const ann = await livesIn(server, 'UTC', { night, restDays: [6, 7] })
    const hoursOf = async (wish: object) => {
      const match = await httpMatch(server, [bob, ann], { seats: 3, bots: 1, ...wish })
      return (await bodyOf(match)).players.map(({ hoursAWeek }) => hoursAWeek)
    }
    expect((await hoursOf({})).toSorted()).toEqual([168, 80, null].toSorted())
    expect((await hoursOf({ restDays: false })).toSorted()).toEqual([168, 112, null].toSorted())
    expect(await hoursOf({ pace: { kind: 'none' } })).toEqual([null, null, null])
    const match = await httpMatch(server, [bob, ann])
    await keeps(server, ann, {})
    expect((await bodyOf(match)).players.map(({ hoursAWeek }) => hoursAWeek)).toEqual([168, 168])
  })

  test('is the deadline, and nothing that changes when the player goes to sleep, goes away or gets up', async () => {
    const ann = await livesIn(server, 'UTC', {
      night,
      restDays: [2],
      vacations: [{ from: '2026-03-04', until: '2026-03-05' }],
    })
    const match = await httpMatch(server, [bob, ann], { pace: { kind: 'hours', hours: 48 } })
    const paths = ['', '/view', '/journal', '/entries/1', '/proposals', '/picture']
    const looks = [bob, outsider].flatMap((person) => [
      ...paths.map((path) => () => person.as(http.get(`/v1/matches/${match.id}${path}`))),
      () => person.as(http.get('/v1/matches?status=running')),
      () => person.as(http.get(`/v1/people/${encodeURIComponent(ann.name)}`)),
    ])
    const seen = async () => Promise.all(looks.map(async (look) => (await look()).text))
    const first = await seen()
    expect(first[0]).toContain('"dueAt"')
    for (let hours = 0; hours < 96; hours += 3) {
      clock.turn(3 * hour)
      expect(await seen()).toEqual(first)
    }
    // The player gets their own notice.
    turnTo(server, '2026-03-02T23:00:00.000Z')
    const own = (await ann.as(http.get(`/v1/matches/${match.id}`)).expect(200)).body.decisions
    expect(own.map(({ waiting }: { waiting: string }) => waiting)).toContain('resting')
  })

  test('changes to nights and rest days move no open deadline', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await httpMatch(server, [bob, ann])
    const before = (await bodyOf(match)).decisions
    await keeps(server, ann, { night, restDays: [3], remindHours: 4, vacationsByThemselves: true })
    expect((await bodyOf(match)).decisions).toEqual(before)
  })

  test('a deadline that an outage or a vacation has moved is visible', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await httpMatch(server, [bob, ann], { pace: { kind: 'hours', hours: 48 } })
    await keeps(server, ann, { vacations: [{ from: '2026-03-03', until: '2026-03-03' }] })
    const due = (await bodyOf(match)).decisions.find(({ seat }) => seat === 1)?.dueAt
    expect(due).toBe(new Date(Date.parse(monday) + 3 * day).toISOString())
  })
})
