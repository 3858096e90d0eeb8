import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { migration } from '../support/migration.ts'
import { testServer } from '../support/server.ts'
import { handleDue } from './given.ts'
import {
  bodyOf,
  day,
  entriesOf,
  judged,
  keeps,
  later,
  livesIn,
  makersOf,
  monday,
  noticesOf,
  turnTo,
} from './scheduler/given.ts'

// A vanished player: decisions missed in a row open the seat, whatever the match agreed for late decisions.

const server = await testServer()
const [ann, bob, cleo] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const http = request(server.app.server)
const { prisma } = server.platform.database
beforeEach(() => turnTo(server, monday))

const endsTurn = { type: 'end-turn' }
const matchOf = (wish: object = {}) =>
  httpMatch(server, [ann, bob], { game: 'hamlet', pace: { kind: 'hours', hours: 24 }, late: 'usual', ...wish })
const seatOf = async (match: HttpMatch, seat: number) =>
  (await bodyOf(match)).players.find((player) => player.seat === seat)

/** Ann lets deadlines pass; Bob decides in between. */
async function annMisses(match: HttpMatch, times: number): Promise<void> {
  for (let missed = 0; missed < times; missed++) {
    await later(server, day)
    await handleDue(server)
    await match.move(1, endsTurn)
  }
}

describe('decisions that a player misses in a row', () => {
  test.each(['usual', 'bot'])('open the seat at the third, if late decisions are made by %s', async (late) => {
    const match = await matchOf({ late })
    expect(await bodyOf(match)).toMatchObject({ seatOpensAfter: 3 })
    await annMisses(match, 2)
    expect(await seatOf(match, 0)).toMatchObject({ open: false })
    await later(server, day)
    expect(await seatOf(match, 0)).toMatchObject({ open: true, name: ann.name })
    expect(await noticesOf(server, match, 'seat-opened')).toMatchObject([{ to: 0 }, { to: 1 }])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('open the seat at the agreed number', async () => {
    const match = await matchOf({ seatOpensAfter: 1 })
    await later(server, day)
    expect(await seatOf(match, 0)).toMatchObject({ open: true })
    const waits = await matchOf({ seatOpensAfter: 1, late: 'wait' })
    await later(server, day)
    expect(await seatOf(waits, 0)).toMatchObject({ open: true })
    expect(await noticesOf(server, waits, 'deadline-missed')).toMatchObject([{ to: 0 }, { to: 1 }])
    await later(server, 3 * day)
    expect((await makersOf(server, waits))[0]).toBe('system')
  })

  test('give the seat to a bot after three days, or to the substitute who takes it before', async () => {
    const [left, taken] = [await matchOf(), await matchOf()]
    for (const match of [left, taken]) {
      turnTo(server, monday)
      await prisma.participant.updateMany({ where: { matchId: match.id, seat: 0 }, data: { missed: 2 } })
      await prisma.match.update({ where: { id: match.id }, data: { roster: { increment: 1 } } })
    }
    await later(server, day)
    await cleo
      .as(http.post(`/v1/matches/${taken.id}/substitute`))
      .send({ seat: 0 })
      .expect(200)
    expect(await seatOf(taken, 0)).toMatchObject({ name: cleo.name, open: false })
    await later(server, 3 * day)
    await handleDue(server)
    expect(await seatOf(left, 0)).toMatchObject({ bot: true, open: true })
    expect(await seatOf(taken, 0)).toMatchObject({ bot: false })
  })

  test('start anew with a move of the player’s own, which closes the seat again', async () => {
    const match = await matchOf()
    await annMisses(match, 2)
    await match.move(0, endsTurn).expect(200)
    await match.move(1, endsTurn).expect(200)
    await annMisses(match, 2)
    expect(await seatOf(match, 0)).toMatchObject({ open: false })
    await annMisses(match, 1)
    expect(await seatOf(match, 0)).toMatchObject({ open: true })
    await match.move(0, endsTurn).expect(200)
    expect(await seatOf(match, 0)).toMatchObject({ open: false })
  })

  test('do not start anew with a standing order', async () => {
    const match = await matchOf()
    await annMisses(match, 2)
    const orders = [{ question: 'turn', move: endsTurn }]
    await ann
      .as(http.put(`/v1/matches/${match.id}/orders`))
      .send({ orders })
      .expect(200)
    await handleDue(server)
    await match.move(1, endsTurn).expect(200)
    expect(await makersOf(server, match)).toContain('0 order')
    await annMisses(match, 1)
    expect(await seatOf(match, 0)).toMatchObject({ open: true })
  })

  test('do not count during an outage or a vacation', async () => {
    const match = await matchOf()
    await annMisses(match, 2)
    await server.deadlines.noteUp()
    server.clock.turn(2 * day)
    await server.deadlines.noteUp()
    await handleDue(server)
    expect(await seatOf(match, 0)).toMatchObject({ open: false })
    await keeps(server, ann, { vacations: [{ from: '2026-03-06', until: '2026-03-16' }] })
    await later(server, 4 * day)
    await handleDue(server)
    expect(await seatOf(match, 0)).toMatchObject({ open: false })
    await keeps(server, ann, {})
  })

  test('do not count for a bot, nor for a question that holds nobody up', async () => {
    const match = await httpMatch(server, [ann], { game: 'hamlet', seats: 2, bots: 1, late: 'bot' })
    await handleDue(server)
    const rows = await prisma.participant.findMany({ where: { matchId: match.id } })
    expect(rows.map(({ missed }) => missed)).toEqual([0, 0])
  })
})

test('matches from before this rule get a notice that seats open now', async () => {
  const match = await matchOf()
  const timeless = await matchOf({ pace: { kind: 'none' } })
  const sql = await migration('seats-that-open')
  await prisma.$executeRawUnsafe(sql.slice(sql.indexOf('INSERT INTO notices')))
  // The migration's statement gives them in any order.
  expect((await noticesOf(server, match, 'seats-will-open')).map(({ to }) => to).toSorted()).toEqual([0, 1])
  expect(await noticesOf(server, timeless, 'seats-will-open')).toEqual([])
  expect((await entriesOf(server, match)).length).toBe(1)
})
