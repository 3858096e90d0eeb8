import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { later } from '../scheduler/given.ts'
import { lobbyOn, namesIn } from './given.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const { opened, seen, invite, join, leave, cancel, rematch, takeOver, resign, noticesOf, blocks } = lobbyOn(server)

const day = 24 * 3_600_000

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const cleo = await newPlayer(server, { name: 'Cleo' })
const dan = await newPlayer(server, { name: 'Dan' })
const administrator = await newAdministrator(server)

const breakOff = (match: string) =>
  administrator
    .as(http.post(`/v1/admin/matches/${match}/abort`))
    .send({ reason: 'A test.' })
    .expect(200)

/** A finished match: it was aborted. */
async function over(wish: object, ...[creator, ...others]: [Person, ...Person[]]): Promise<string> {
  const match = await opened({ seats: others.length + 1, ...wish }, creator, ...others)
  await breakOff(match)
  return match
}

/** A finished private match of Ann and Bob. */
async function privatelyOver(): Promise<string> {
  const match = await opened({ private: true }, ann)
  await invite(ann, match, bob.email).expect(202)
  await join(bob, match).expect(200)
  await breakOff(match)
  return match
}

describe('a rematch', () => {
  test('is opened with the same terms by the first who asks, and the others are invited by mail', async () => {
    const wish = {
      seats: 3,
      name: 'Friday table',
      options: { buildings: 36 },
      seating: 'as-joined',
      pace: { kind: 'bank', hours: 48, refill: 12 },
      late: 'substitute',
      language: 'fr',
      rated: false,
    }
    const match = await over(wish, ann, bob, cleo)
    const before = await seen(ann, match)
    const { body, headers } = await rematch(bob, match).expect(201)
    const { game, options } = before
    expect(body).toMatchObject({ ...wish, game, options, private: false, status: 'open', rematchOf: match })
    expect(namesIn(body)).toEqual(['Bob'])
    expect(body.id).not.toBe(match)
    expect(body.commitment).not.toBe(before.commitment)
    expect(headers.location).toBe(`/v1/matches/${body.id}`)
    expect((await noticesOf(body.id, 'invited')).map(({ to }) => to).toSorted()).toEqual(['Ann', 'Cleo'])
    const invitations = await prisma.invitation.findMany({ where: { matchId: body.id } })
    expect(invitations.map(({ email }) => email).toSorted()).toEqual([ann.email, cleo.email].toSorted())
    expect(before.rematchOf).toBeNull()
  })

  test('is joined by everybody who asks later, and asking again changes nothing', async () => {
    const match = await over({}, ann, bob, cleo)
    const { id } = (await rematch(ann, match).expect(201)).body
    expect((await rematch(ann, match).expect(200)).body).toMatchObject({ id, status: 'open' })
    expect(namesIn((await rematch(bob, match).expect(200)).body)).toEqual(['Ann', 'Bob'])
    expect(namesIn((await rematch(bob, match).expect(200)).body)).toEqual(['Ann', 'Bob'])
    const last = await rematch(cleo, match).expect(200)
    expect(last.body).toMatchObject({ id, status: 'running' })
    expect(last.headers.location).toBe(`/v1/matches/${id}`)
    expect((await rematch(ann, match).expect(200)).body).toMatchObject({ id, status: 'running' })
    expect(await prisma.match.count({ where: { rematchOf: match } })).toBe(1)
    expect(await noticesOf(id, 'invited')).toHaveLength(2)
  })

  test('can also be joined by hand by the invited', async () => {
    const match = await privatelyOver()
    const { id } = (await rematch(ann, match).expect(201)).body
    await join(bob, id).expect(200)
    expect(await seen(ann, id)).toMatchObject({ status: 'running', private: true, rated: false })
  })

  test('of a private match works even for a player with a new address', async () => {
    const match = await privatelyOver()
    const { id } = (await rematch(ann, match).expect(201)).body
    await prisma.invitation.updateMany({ where: { matchId: id }, data: { email: 'old@example.org' } })
    expect((await join(bob, id)).body.code).toBe('not-found')
    await rematch(bob, match).expect(200)
    expect((await seen(bob, id)).status).toBe('running')
  })

  test('has as many bots, which join at once', async () => {
    const match = await over({ seats: 4, bots: 2 }, ann, bob)
    const { body } = await rematch(ann, match).expect(201)
    expect(body.players.map(({ bot }: { bot: boolean }) => bot)).toEqual([false, true, true])
    expect((await rematch(bob, match).expect(200)).body.status).toBe('running')

    const alone = await over({ seats: 3, bots: 2 }, ann)
    expect((await rematch(ann, alone).expect(201)).body).toMatchObject({ status: 'running', version: 1 })
  })

  test('can have a rematch, too', async () => {
    const match = await over({}, ann, bob)
    const { id } = (await rematch(ann, match).expect(201)).body
    await rematch(bob, match).expect(200)
    await resign(bob, id).expect(200)
    expect((await rematch(bob, id).expect(201)).body).toMatchObject({ status: 'open', rematchOf: id })
    expect((await rematch(ann, match).expect(200)).body.id).toBe(id)
  })

  test('that never started can be asked for again, however it was cancelled', async () => {
    const match = await over({}, ann, bob)
    const ids = new Set<string>()
    for (const takesAway of [leave, cancel]) {
      const { id } = (await rematch(ann, match).expect(201)).body
      ids.add(id)
      await takesAway(ann, id).expect(204)
    }
    ids.add((await rematch(bob, match).expect(201)).body.id)
    expect(ids.size).toBe(3)
    expect(await prisma.match.count({ where: { rematchOf: match } })).toBe(1)
  })

  test('may fill with others: a player who comes late is refused with that reason', async () => {
    const match = await over({}, ann, bob)
    const { id } = (await rematch(ann, match).expect(201)).body
    await join(dan, id).expect(200)
    expect((await rematch(bob, match)).body).toMatchObject({ status: 409, code: 'match-not-open' })
  })
})

describe('the right to a rematch', () => {
  test('belongs to nobody before the match is over', async () => {
    const match = await opened({}, ann, bob)
    expect((await rematch(ann, match)).body).toMatchObject({ status: 409, code: 'match-not-over' })
    expect((await rematch(cleo, match)).body).toMatchObject({ status: 403, code: 'not-your-seat' })
    const waits = await opened({}, ann)
    expect((await rematch(ann, waits)).body).toMatchObject({ status: 409, code: 'match-not-started' })
  })

  test('belongs to those who held a seat at the end, even if they resigned, and to nobody else', async () => {
    const match = await opened({}, ann, bob)
    await resign(ann, match).expect(200)
    for (const person of [cleo, administrator]) {
      expect((await rematch(person, match)).body).toMatchObject({ status: 403, code: 'not-your-seat' })
    }
    expect((await rematch(ann, randomUUID())).body).toMatchObject({ status: 404, code: 'not-found' })
    await rematch(ann, match).expect(201)
  })

  test('belongs to a substitute, not to the player whose seat they have', async () => {
    const pace = { kind: 'hours', hours: 24 }
    const wish = { game: 'hamlet', seating: 'as-joined', pace, late: 'substitute' }
    const match = await opened(wish, ann, bob)
    await later(server, day)
    await takeOver(cleo, match, 0).expect(200)
    await breakOff(match)
    expect((await rematch(ann, match)).body).toMatchObject({ status: 403, code: 'not-your-seat' })
    const { id } = (await rematch(cleo, match).expect(201)).body
    expect((await noticesOf(id, 'invited')).map(({ to }) => to)).toEqual(['Bob'])
  })

  test('does not exist for a match that never started', async () => {
    const match = await opened({ seats: 3 }, ann, bob)
    await cancel(ann, match).expect(204)
    expect((await rematch(ann, match)).body).toMatchObject({ status: 409, code: 'match-not-started' })
    expect((await rematch(cleo, match)).body).toMatchObject({ status: 403, code: 'not-your-seat' })
  })

  test('a rematch does not invite departed players: their seats are for others', async () => {
    const somebody = await newPlayer(server)
    const match = await over({}, ann, bob, somebody)
    await prisma.account.update({ where: { id: somebody.id }, data: { status: 'banned' } })
    const { body } = await rematch(ann, match).expect(201)
    expect(body).toMatchObject({ seats: 3, status: 'open' })
    expect((await noticesOf(body.id, 'invited')).map(({ to }) => to)).toEqual(['Bob'])
  })

  test('a rematch is refused to players in 50 waiting matches', async () => {
    const me = await newPlayer(server)
    const match = await over({}, me, bob)
    const another = await over({}, ann, me)
    const { id } = (await rematch(ann, another).expect(201)).body
    for (let matches = 0; matches < 50; matches++) await opened({}, me)
    for (const asked of [match, another]) {
      expect((await rematch(me, asked)).body).toMatchObject({ status: 409, code: 'too-many-open-matches' })
    }
    expect(namesIn(await seen(ann, id))).toEqual(['Ann'])
  })
})

test('rematches are limited to 30 requests an hour, since each sends mails', async () => {
  const me = await newPlayer(server)
  const match = await over({}, me, bob)
  const asked: number[] = []
  while (asked.length < 31) asked.push((await rematch(me, match)).status)
  expect(asked).toEqual([201, ...Array(29).fill(200), 429])
  expect((await rematch(bob, match)).status).toBe(200)
})

describe('a rematch with a block between two players', () => {
  test('is not opened by either of them, whichever has blocked the other', async () => {
    const [me, foe] = [await newPlayer(server), await newPlayer(server)]
    const match = await over({}, me, foe, ann)
    await blocks(me, foe)
    for (const person of [me, foe]) {
      expect((await rematch(person, match)).body).toMatchObject({ status: 403, code: 'not-together' })
    }
    expect(await prisma.match.count({ where: { rematchOf: match } })).toBe(0)
  })

  test('is joined by only one of them if another player opens it', async () => {
    const [me, foe] = [await newPlayer(server), await newPlayer(server)]
    const match = await over({}, me, foe, ann)
    await blocks(me, foe)
    const { id } = (await rematch(ann, match).expect(201)).body
    await rematch(foe, match).expect(200)
    expect((await rematch(me, match)).body).toMatchObject({ status: 403, code: 'not-together' })
    expect(namesIn(await seen(ann, id))).toEqual(['Ann', foe.name])
  })
})

describe('concurrent requests', () => {
  const newcomers = () => Promise.all([newPlayer(server), newPlayer(server), newPlayer(server), newPlayer(server)])

  test('of all players in the same moment open one rematch, and all are in it', async () => {
    const people = await newcomers()
    for (let round = 0; round < 5; round++) {
      const match = await over({}, ...people)
      const answers = await Promise.all(people.map((person) => rematch(person, match)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      const record = await seen(ann, answers[0]?.body.id)
      expect(record.status).toBe('running')
      expect(namesIn(record).toSorted()).toEqual(people.map(({ name }) => name).toSorted())
      expect(await prisma.match.count({ where: { rematchOf: match } })).toBe(1)
    }
  })

  test('of one player put them in it once', async () => {
    const [one, two, three] = await newcomers()
    for (let round = 0; round < 3; round++) {
      const match = await over({}, one, two, three)
      const first = await Promise.all([rematch(one, match), rematch(one, match)])
      expect(first.map(({ status }) => status).toSorted()).toEqual([200, 201])
      const second = await Promise.all([rematch(two, match), rematch(two, match)])
      expect(second.map(({ status }) => status)).toEqual([200, 200])
      expect(namesIn(await seen(one, first[0]?.body.id))).toEqual([one.name, two.name])
    }
  })
})
