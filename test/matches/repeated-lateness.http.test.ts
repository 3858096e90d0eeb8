import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import type { Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { handleDue } from './given.ts'
import { bodyOf, day, hour, later, livesIn, makersOf, monday, noticesOf, turnTo } from './scheduler/given.ts'

const server = await testServer()
const http = request(server.app.server)
const [ann, bob] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const cleo = await livesIn(server, 'UTC', { remindHours: 3 })
beforeEach(() => turnTo(server, monday))

const agreed = { game: 'hamlet', pace: { kind: 'hours', hours: 24 }, late: 'substitute' }
const takesOver = (person: Person, match: HttpMatch, seat: number) =>
  person.as(http.post(`/v1/matches/${match.id}/substitute`)).send({ seat })
const isOpen = async (match: HttpMatch, seat: number) =>
  (await bodyOf(match)).players.find((player) => player.seat === seat)?.open

describe('a substitute who is late as well', () => {
  test('gets a reminder before, and everybody gets a notice, as for the first late player', async () => {
    const match = await httpMatch(server, [ann, bob], agreed)
    const everybody = { ...match, people: [ann, bob, cleo] }
    await later(server, day)
    await takesOver(cleo, match, 0).expect(200)
    await later(server, 21 * hour)
    expect(await noticesOf(server, everybody, 'deadline-near')).toMatchObject([{ to: 2 }])
    await later(server, 3 * hour)
    const missed = await noticesOf(server, everybody, 'deadline-missed')
    expect(
      missed
        .map(({ to }) => to)
        .slice(2)
        .toSorted(),
    ).toEqual([1, 2])
    expect(await isOpen(match, 0)).toBe(true)
  })
})

describe('a player who makes a move of a late turn and leaves the rest', () => {
  test('is still late: the seat stays open, and a bot plays on three days after the deadline', async () => {
    const match = await httpMatch(server, [ann, bob], agreed)
    await later(server, day)
    await match.move(0, { type: 'gather', at: 'farm' }).expect(200)
    expect(await bodyOf(match)).toMatchObject({ decisions: [{ seat: 0, late: true }] })
    expect(await isOpen(match, 0)).toBe(true)
    await later(server, 3 * day)
    await handleDue(server)
    expect(await makersOf(server, match)).toContain('0 bot')
    expect((await bodyOf(match)).decisions).toMatchObject([{ seat: 1 }])
  })

  test('keeps the seat by completing the turn', async () => {
    const match = await httpMatch(server, [ann, bob], agreed)
    await later(server, day)
    await match.move(0, { type: 'gather', at: 'farm' }).expect(200)
    await match.move(0, { type: 'end-turn' }).expect(200)
    expect(await isOpen(match, 0)).toBe(false)
    await later(server, 3 * day)
    expect(await makersOf(server, match)).toEqual(['0 hand', '0 hand'])
  })
})

describe('a deadline that moves after its reminder', () => {
  test('has another reminder: an automatic vacation ends some day, too', async () => {
    const dora = await livesIn(server, 'UTC', { remindHours: 3, vacationsByThemselves: true })
    const match = await httpMatch(server, [dora, bob], { ...agreed, late: 'wait' })
    await later(server, 21 * hour)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(1)
    await later(server, 3 * hour)
    const [{ dueAt } = { dueAt: null }] = (await bodyOf(match)).decisions
    turnTo(server, dueAt ?? monday)
    await later(server, -3 * hour)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(2)
  })
})
