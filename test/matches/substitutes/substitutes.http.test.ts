import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import type { Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import {
  askedOf,
  bodyOf,
  day,
  hour,
  judged,
  later,
  livesIn,
  makersOf,
  monday,
  noticesOf,
  turnTo,
} from '../scheduler/given.ts'

const server = await testServer()
const [ann, bob, cleo] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const http = request(server.app.server)
const { prisma } = server.platform.database
beforeEach(() => turnTo(server, monday))

const agreed = { game: 'hamlet', pace: { kind: 'hours', hours: 24 }, late: 'substitute' }
const matchOf = (wish: object = {}) => httpMatch(server, [ann, bob], { ...agreed, ...wish })
const takesOver = (person: Person, match: HttpMatch, seat: number) =>
  person.as(http.post(`/v1/matches/${match.id}/substitute`)).send({ seat })
const seatOf = async (match: HttpMatch, seat: number) =>
  (await bodyOf(match)).players.find((player) => player.seat === seat)
const endsTurn = { type: 'end-turn' }

describe('a match with “substitute”', () => {
  test('opens the seat at its missed deadline, notifies everybody, and waits', async () => {
    const match = await matchOf()
    expect(await askedOf(match, 0)).toMatchObject({ atDeadline: 'substitute' })
    await later(server, day - 1)
    expect(await seatOf(match, 0)).toMatchObject({ open: false })
    await later(server, 1)
    expect(await seatOf(match, 0)).toMatchObject({ open: true, name: ann.name })
    expect(await seatOf(match, 1)).toMatchObject({ open: false })
    expect(await noticesOf(server, match, 'deadline-missed')).toMatchObject([{ to: 0 }, { to: 1 }])
    expect(await makersOf(server, match)).toEqual([])
  })

  test('gives a substitute the seat with the full time; everybody gets a notice, and the substitute gets the question', async () => {
    const match = await matchOf()
    await later(server, day + hour)
    const { body } = await takesOver(cleo, match, 0).expect(200)
    expect(body).toMatchObject({ outcome: 'played', version: 2, entries: [{ entry: { kind: 'replaced' } }] })
    expect(await seatOf(match, 0)).toMatchObject({ name: cleo.name, open: false, bot: false })
    expect(await askedOf(match, 0)).toMatchObject({ player: cleo.name, since: 1, dueAt: '2026-03-04T10:00:00.000Z' })
    const everybody = { ...match, people: [ann, bob, cleo] }
    expect(await noticesOf(server, everybody, 'seat-changed')).toMatchObject([{ to: 2 }, { to: 1 }, { to: 0 }])
    expect((await noticesOf(server, everybody, 'your-turn')).map(({ to }) => to)).toEqual([0, 2])
    const moved = await cleo.as(http.post(`/v1/matches/${match.id}/moves`)).send({ moves: [endsTurn] })
    expect(moved.status).toBe(200)
    expect(await judged(server, match)).toBeUndefined()
  })

  test('leaves the former holder with a spectator’s view, who cannot take the seat back from a person', async () => {
    const match = await matchOf()
    await later(server, day)
    await takesOver(cleo, match, 0).expect(200)
    expect((await match.move(0, endsTurn)).body).toMatchObject({ status: 403, code: 'not-your-seat' })
    expect(await bodyOf(match)).toMatchObject({ yourSeat: null })
    expect((await takesOver(ann, match, 0)).body).toMatchObject({ code: 'seat-not-open' })
  })

  test('leaves the seat to a player who decides late but in time', async () => {
    const match = await matchOf()
    await later(server, day)
    await match.move(0, endsTurn).expect(200)
    expect(await seatOf(match, 0)).toMatchObject({ open: false })
    expect((await takesOver(cleo, match, 0)).body).toMatchObject({ status: 409, code: 'seat-not-open' })
    await later(server, 4 * day)
    expect(await makersOf(server, match)).toEqual(['0 hand'])
  })

  test('lets a bot play on after three days, and the seat stays open, even to its former holder', async () => {
    const match = await matchOf()
    await later(server, day)
    await later(server, 3 * day - 1)
    expect(await makersOf(server, match)).toEqual([])
    server.clock.turn(1)
    await handleDue(server)
    expect((await makersOf(server, match)).slice(0, 2)).toEqual(['system', '0 bot'])
    expect(await match.waitsFor()).toEqual([1])
    expect(await seatOf(match, 0)).toMatchObject({ bot: true, name: 'Bot 1', open: true })
    const number = (await bodyOf(match)).players.find(({ seat }) => seat === 0)?.participant
    await takesOver(ann, match, 0).expect(200)
    const back = await seatOf(match, 0)
    expect(back).toMatchObject({ bot: false, name: ann.name, open: false })
    expect(back?.participant).not.toBe(number)
    expect(await judged(server, match)).toBeUndefined()
  })

  test('gives nobody a second seat, a seat that is not open, or an unknown one', async () => {
    const match = await matchOf()
    await later(server, day)
    expect((await takesOver(bob, match, 0)).body).toMatchObject({ code: 'already-joined' })
    expect((await takesOver(cleo, match, 1)).body).toMatchObject({ code: 'seat-not-open' })
    expect((await takesOver(cleo, match, 7)).body).toMatchObject({ code: 'seat-not-open' })
  })

  test('gives no other seat to somebody who has held one, since they know what it hides; their own they get back', async () => {
    const match = await httpMatch(server, [ann, bob, cleo], { ...agreed, seats: 3 })
    await later(server, day)
    await later(server, 3 * day)
    await prisma.participant.updateMany({
      where: { matchId: match.id, seat: 2 },
      data: { offeredAt: server.clock.now() },
    })
    await prisma.match.update({ where: { id: match.id }, data: { roster: { increment: 1 } } })
    expect(await seatOf(match, 0)).toMatchObject({ bot: true, open: true })
    expect(await seatOf(match, 2)).toMatchObject({ bot: false, open: true })

    expect((await takesOver(ann, match, 2)).body).toMatchObject({ status: 409, code: 'seat-not-open' })
    await takesOver(ann, match, 0).expect(200)
    expect(await seatOf(match, 0)).toMatchObject({ name: ann.name })
  })

  test('gives the seat to one of several who take it at once', async () => {
    const match = await matchOf()
    await later(server, day)
    const more = await Promise.all(Array.from({ length: 4 }, () => livesIn(server, 'UTC')))
    const answers = await Promise.all(more.map((person) => takesOver(person, match, 0)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('does not show a private match with an open seat to the uninvited', async () => {
    const match = await httpMatch(server, [ann], { ...agreed, private: true, seats: 2, bots: 1 })
    await later(server, day)
    expect(await seatOf(match, 0)).toMatchObject({ open: true })
    expect((await takesOver(cleo, match, 0)).body).toMatchObject({ code: 'not-found' })
  })

  test('does not show the uninvited that a private match waits for players', async () => {
    const wish = { game: 'hamlet', seats: 2, private: true }
    const waits = (await ann.as(http.post('/v1/matches')).send(wish).expect(201)).body.id
    const asks = (id: string) => cleo.as(http.post(`/v1/matches/${id}/substitute`)).send({ seat: 0 })
    const [there, nowhere] = [await asks(waits).expect(404), await asks(randomUUID()).expect(404)]
    expect(there.body.code).toBe(nowhere.body.code)
  })

  test('keeps the dice of the people who joined: the journal judges again', async () => {
    const match = await matchOf({ game: 'havana', late: 'substitute' })
    await later(server, day)
    for (const seat of [0, 1]) await takesOver(await livesIn(server, 'UTC'), match, seat).expect(200)
    await later(server, day)
    await later(server, 3 * day)
    for (let looks = 0; looks < 20; looks++) await server.deadlines.runOnce()
    expect((await makersOf(server, match)).length).toBeGreaterThan(10)
    expect(await judged(server, match)).toBeUndefined()
  })
})
