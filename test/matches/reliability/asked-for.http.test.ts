import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { lobbyOn } from '../lobby/given.ts'

const server = await testServer()
const { prisma } = server.platform.database
const { create, join, look, opened, seen, rematch, resign, takeOver } = lobbyOn(server)

/** A player with this many decisions in time and this many late, from an earlier match. */
async function somebody(inTime: number, late: number, wish: object = {}): Promise<Person> {
  const person = await newPlayer(server)
  const match = await opened({ seats: 4 }, person)
  await prisma.participant.updateMany({ where: { accountId: person.id }, data: { inTime, late } })
  await prisma.match.update({ where: { id: match }, data: { status: 'aborted', ...wish } })
  return person
}
const creator = await newPlayer(server)
const refusal = (needed: number, yours: number | null) => ({
  status: 403,
  code: 'not-reliable-enough',
  params: { needed, yours },
})

describe('a match that demands reliability', () => {
  test('says so to everybody, and its creator need not have it', async () => {
    const { body } = await create(creator, { reliability: 90 }).expect(201)
    expect(body.reliability).toBe(90)
    expect((await look(await newPlayer(server), body.id).expect(200)).body.reliability).toBe(90)
    expect((await create(creator).expect(201)).body.reliability).toBeNull()
  })

  test('admits players who have exactly that much, or more', async () => {
    const match = await opened({ seats: 3, reliability: 90 }, creator)
    await join(await somebody(90, 10), match).expect(200)
    await join(await somebody(20, 0), match).expect(200)
    expect((await seen(creator, match)).status).toBe('running')
  })

  test.each<[string, number, number, object, number | null]>([
    ['less', 89, 11, {}, 89],
    ['less by a fraction', 899, 101, {}, 89],
    ['too few decisions', 19, 0, {}, null],
    ['none at all', 0, 0, {}, null],
    ['only decisions in private matches', 100, 0, { private: true }, null],
  ])('refuses a player with %s, and says how much that is', async (_, inTime, late, wish, yours) => {
    const match = await opened({ reliability: 90 }, creator)
    const person = await somebody(inTime, late, wish)
    expect((await join(person, match)).body).toMatchObject(refusal(90, yours))
    expect((await seen(creator, match)).players).toHaveLength(1)
  })

  test('demands it of a substitute', async () => {
    const [other, fit, unfit] = [await somebody(20, 0), await somebody(20, 0), await somebody(20, 20)]
    const match = await opened({ reliability: 80 }, creator, other)
    await prisma.participant.updateMany({
      where: { matchId: match, seat: 0 },
      data: { offeredAt: server.clock.now() },
    })
    expect((await takeOver(unfit, match, 0)).body).toMatchObject(refusal(80, 50))
    await takeOver(fit, match, 0).expect(200)
  })

  test('demands it in a rematch', async () => {
    const other = await somebody(20, 0)
    const match = await opened({ reliability: 80 }, creator, other)
    await resign(creator, match).expect(200)
    const { body } = await rematch(creator, match).expect(201)
    expect(body.reliability).toBe(80)
    await prisma.participant.updateMany({ where: { accountId: other.id }, data: { late: 20 } })
    expect((await rematch(other, match)).body).toMatchObject({ code: 'not-reliable-enough' })
  })

  test('takes in no unreliable player by their wish', async () => {
    const http = request(server.app.server)
    const wisher = await newPlayer(server)
    await wisher.as(http.post('/v1/wishes')).send({ game: 'hamlet', seats: 2 }).expect(201)
    const { body } = await create(creator, { game: 'hamlet', reliability: 10 }).expect(201)
    expect(body).toMatchObject({ status: 'open', players: [{ name: creator.name }] })
    const wishes = await wisher.as(http.get('/v1/wishes')).expect(200)
    expect(wishes.body.items).toHaveLength(1)
    const late = await newPlayer(server)
    // The two wishes are met by a match of their own.
    const { body: met } = await late.as(http.post('/v1/wishes')).send({ game: 'hamlet', seats: 2 }).expect(200)
    expect(met.match).not.toBe(body.id)
    expect((await seen(creator, body.id)).players).toHaveLength(1)
  })

  test.each([9, 101, 50.5, '90', true])('%s is no valid share: refused', async (reliability) => {
    const { body } = await create(creator, { reliability }).expect(400)
    expect(body.errors).toMatchObject([{ at: 'body/reliability' }])
  })
})
