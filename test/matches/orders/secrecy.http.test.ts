import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { ordersBy } from '../../../src/matches/orders/order-store.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { day, livesIn, makersOf, monday, turnTo } from '../scheduler/given.ts'
import { cancelsOrders, gathers, gives, leftTo, listOrders, requestOrders } from './given.ts'

const server = await testServer()
const http = request(server.app.server)
const [ann, bob, cleo] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const administrator = await newAdministrator(server)
const people = [ann, bob]
const terms = { game: 'hamlet', pace: { kind: 'hours', hours: 24 }, late: 'substitute' }
beforeEach(() => turnTo(server, monday))

const endTurn = { type: 'end-turn' }
const secret = {
  question: 'turn-2',
  move: gathers('farm'),
  conditions: [{ at: '/round', is: 'equal', value: 2 }],
}

const ofMatch = ['', '/view', '/choices', '/journal', '/journal-file', '/proposals']
const inDispute = ['/view?as=0', '/view?as=administrator', '/journal-file', '/verification']
const ofOwn = ['/v1/matches?limit=100', '/v1/matches?waiting=true', '/v1/account/notices']

/** All answers about a match, or about the caller. */
async function allThatSees(person: Person, { id }: HttpMatch): Promise<unknown> {
  const paths = [
    ...ofMatch.map((path) => `/v1/matches/${id}${path}`),
    ...(person === administrator ? inDispute.map((path) => `/v1/admin/matches/${id}${path}`) : []),
    ...ofOwn,
  ]
  const seen = []
  for (const path of paths) {
    const { status, headers, body } = await person.as(http.get(path))
    seen.push({ path, status, etag: headers.etag, body })
  }
  return seen
}

describe('nobody else learns that there are standing orders', () => {
  test('when they are given, when none matches, when they are cancelled', async () => {
    const match = await httpMatch(server, people, terms)
    const others = [bob, cleo, administrator]
    const before = await Promise.all(others.map((person) => allThatSees(person, match)))
    const isTheSame = async () => {
      for (const [index, person] of others.entries()) {
        expect(await allThatSees(person, match)).toEqual(before[index])
      }
    }
    await gives(server, match, 0, secret)
    await isTheSame()
    await handleDue(server)
    await isTheSame()
    await gives(server, match, 0, { ...secret, question: 'turn-1' })
    await handleDue(server)
    expect(await leftTo(server, match, 0)).toEqual([])
    await isTheSame()
  })

  test('nor when another seat is asked: only their player gets different answers', async () => {
    const [quiet, ordered] = [await httpMatch(server, people, terms), await httpMatch(server, people, terms)]
    await gives(server, ordered, 1, secret)
    for (const match of [quiet, ordered]) await match.move(0, endTurn).expect(200)
    await handleDue(server)
    const { notice } = server.platform.database.prisma
    const noticesTo = async ({ id }: HttpMatch) =>
      (await notice.findMany({ where: { matchId: id }, orderBy: { id: 'asc' } })).map(({ accountId, topic }) => {
        return { accountId, topic }
      })
    expect(await noticesTo(ordered)).toEqual(await noticesTo(quiet))
    const decisions = await Promise.all(
      [quiet, ordered].map(async (match) => (await match.get(0, '').expect(200)).body.decisions),
    )
    expect(decisions[1]).toEqual(decisions[0])
  })

  test('and nobody sees, gives or cancels those of another seat', async () => {
    const match = await httpMatch(server, people, terms)
    await gives(server, match, 0, secret)
    for (const person of [cleo, administrator]) {
      for (const asked of [
        listOrders(server, match, person),
        requestOrders(server, match, person, []),
        cancelsOrders(server, match, person),
      ]) {
        expect((await asked).body).toMatchObject({ status: 403, code: 'not-your-seat' })
      }
    }
    expect((await listOrders(server, match, bob).expect(200)).body).toMatchObject({ seat: 1, orders: [] })
    await cancelsOrders(server, match, bob).expect(204)
    expect(await leftTo(server, match, 0)).toEqual([secret.move])
  })

  test('even at the very moment at which the seat changes hands', async () => {
    const match = await httpMatch(server, people, terms)
    await gives(server, match, 0, secret)
    expect(await ordersBy(server.platform, match.id, bob.id, 0)).toEqual([])
    expect(await ordersBy(server.platform, match.id, ann.id, 0)).toHaveLength(1)
  })

  test('in a private match, not even that the match exists', async () => {
    const match = await httpMatch(server, [ann], { game: 'le-havre', private: true })
    for (const asked of [listOrders(server, match, cleo), requestOrders(server, match, cleo, [])]) {
      expect((await asked).body).toMatchObject({ status: 404, code: 'not-found' })
    }
  })
})

test('a substitute neither sees the seat’s orders nor has them carried out; the former holder loses them', async () => {
  const match = await httpMatch(server, people, terms)
  await gives(server, match, 0, secret)
  server.clock.turn(day)
  await handleDue(server)
  const newcomer = await newPlayer(server)
  await newcomer
    .as(http.post(`/v1/matches/${match.id}/substitute`))
    .send({ seat: 0 })
    .expect(200)
  expect((await listOrders(server, match, newcomer).expect(200)).body.orders).toEqual([])
  expect((await listOrders(server, match, ann)).body).toMatchObject({ code: 'not-your-seat' })
  await newcomer
    .as(http.post(`/v1/matches/${match.id}/moves`))
    .send({ moves: [endTurn] })
    .expect(200)
  await match.move(1, endTurn).expect(200)
  await handleDue(server)
  expect((await makersOf(server, match)).at(-1)).toBe('1 hand')
})
