import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { block } from '../../src/accounts/blocking/blocks.ts'
import { nameKey } from '../../src/accounts/names/name-keys.ts'
import type { PrismaClient } from '../../src/generated/prisma/client.ts'
import { groupCommit } from '../../src/matches/commit/group-commit.ts'
import { lobby } from '../../src/matches/lobby/lobby.ts'
import { matchData } from '../../src/matches/own-data/match-data.ts'
import { liveMatches } from '../../src/matches/record/live-matches.ts'
import type { Player } from '../../src/platform/http/caller.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { platform } = server
const { prisma } = platform.database

const at = (name: string) => `/v1/account/blocks/${encodeURIComponent(name)}`
const blocks = (person: Person, other: Pick<Person, 'name'>) => person.as(http.put(at(other.name)))
const unblocks = (person: Person, other: Pick<Person, 'name'>) => person.as(http.delete(at(other.name)))
const blocked = async (person: Person) => (await person.as(http.get('/v1/account/blocks')).expect(200)).body.items
const join = (person: Person, match: string) => person.as(http.post(`/v1/matches/${match}/seats`)).send({})
const look = async (person: Person, match: string) =>
  (await person.as(http.get(`/v1/matches/${match}`)).expect(200)).body
const namesIn = (match: { players: { name: string }[] }) => match.players.map(({ name }) => name)

async function opened(person: Person, wish: object = {}): Promise<string> {
  const terms = { game: 'havana', seats: 3, ...wish }
  return (await person.as(http.post('/v1/matches')).send(terms).expect(201)).body.id
}

async function three(): Promise<[Person, Person, Person]> {
  return [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
}

describe('blocking a player', () => {
  test('is stored with the time, and only the blocker sees it', async () => {
    const [ann, bob, cleo] = await three()
    await blocks(ann, bob).expect(204)
    const since = server.clock.now().toISOString()
    server.clock.turn(60_000)
    await blocks(ann, cleo).expect(204)
    const later = server.clock.now().toISOString()
    expect(await blocked(ann)).toEqual([
      { name: cleo.name, since: later },
      { name: bob.name, since },
    ])
    expect([await blocked(bob), await blocked(cleo)]).toEqual([[], []])
    expect(await prisma.notice.count({ where: { accountId: { in: [bob.id, cleo.id] } } })).toBe(0)
  })

  test('again changes nothing', async () => {
    const [ann, bob] = await three()
    await blocks(ann, bob).expect(204)
    const before = await blocked(ann)
    server.clock.turn(60_000)
    await Promise.all([blocks(ann, bob).expect(204), blocks(ann, bob).expect(204)])
    expect(await blocked(ann)).toEqual(before)
  })

  test('takes the name in any spelling, and shows the current name', async () => {
    const ann = await newPlayer(server)
    const zoe = await newPlayer(server, { name: 'Zoé / Ö. 100%' })
    await blocks(ann, { name: 'ZOE/o.100%' }).expect(204)
    await zoe.as(http.patch('/v1/account')).send({ name: 'Quite another' }).expect(200)
    expect(await blocked(ann)).toMatchObject([{ name: 'Quite another' }])
    await unblocks(ann, { name: 'quite  ÁNOTHER' }).expect(204)
    expect(await blocked(ann)).toEqual([])
  })

  test('is refused for oneself, and for an unknown name', async () => {
    const [ann, bob] = await three()
    expect((await blocks(ann, { name: ann.name.toUpperCase() }).expect(409)).body.code).toBe('not-yourself')
    expect((await blocks(ann, { name: 'nobody at all' }).expect(404)).body.code).toBe('not-found')
    expect((await unblocks(ann, bob).expect(404)).body.code).toBe('not-found')
    expect(await blocked(ann)).toEqual([])
  })

  test('is limited to 500 players', async () => {
    const [ann, bob, cleo] = await three()
    const many = Array.from({ length: 499 }, () => randomUUID())
    await prisma.account.createMany({
      data: many.map((id) => ({ id, email: `${id}@example.org`, name: id, nameKey: nameKey(id), status: 'active' })),
    })
    await prisma.block.createMany({ data: many.map((id) => ({ blockerId: ann.id, blockedId: id })) })

    const answers = await Promise.all([blocks(ann, bob), blocks(ann, cleo)])

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too-many-blocks',
      params: { most: 500 },
    })
    expect(await blocked(ann)).toHaveLength(500)
  })

  test('needs a session, not a token', async () => {
    const [ann, bob] = await three()
    const scopes = ['read', 'play', 'create']
    const { token } = (await ann.as(http.post('/v1/account/tokens')).send({ name: 'bot', scopes }).expect(201)).body
    for (const test of [http.get('/v1/account/blocks'), http.put(at(bob.name)), http.delete(at(bob.name))]) {
      const answer = await test.set('authorization', `Bearer ${token}`).expect(403)
      expect(answer.body.code).toBe('session-needed')
    }
  })

  test('is in the blocker’s export, and in nobody else’s', async () => {
    const [ann, bob] = await three()
    await blocks(ann, bob).expect(204)
    const exported = async (person: Person) => (await person.as(http.get('/v1/account/export')).expect(200)).body.blocks
    expect(await exported(ann)).toEqual(await blocked(ann))
    expect(await exported(bob)).toEqual([])
  })

  test('is erased with either account', async () => {
    const [ann, bob, cleo] = await three()
    await blocks(ann, bob).expect(204)
    await blocks(cleo, ann).expect(204)
    await ann.as(http.delete('/v1/account')).send({ password }).expect(204)
    const either = { OR: [{ blockerId: ann.id }, { blockedId: ann.id }] }
    expect(await prisma.block.count({ where: either })).toBe(0)
    const anonymous = await prisma.account.findUniqueOrThrow({ where: { id: ann.id } })
    expect((await blocks(bob, anonymous).expect(404)).body.code).toBe('not-found')
  })
})

describe('two players with a block between them', () => {
  test.each(['the waiting player has blocked', 'the joining player has blocked'])(
    'do not join each other’s matches, and get the same answer: %s',
    async (who) => {
      const [ann, bob, cleo] = await three()
      const match = await opened(ann, { seats: 4 })
      await join(cleo, match).expect(200)
      await (who === 'the waiting player has blocked' ? blocks(cleo, bob) : blocks(bob, cleo)).expect(204)

      const refused = await join(bob, match).expect(403)

      const { instance: _, ...said } = refused.body
      expect(said).toEqual({
        type: expect.stringContaining('not-together'),
        code: 'not-together',
        status: 403,
        title: 'You cannot join: you or a player of this match has blocked the other.',
      })
      expect(refused.text).not.toContain(cleo.name)
      expect(namesIn(await look(ann, match))).toEqual([ann.name, cleo.name])
    },
  )

  test('join again after the block is lifted, but not while the other one stands', async () => {
    const [ann, bob] = await three()
    const match = await opened(ann)
    await blocks(ann, bob).expect(204)
    await blocks(bob, ann).expect(204)
    await unblocks(ann, bob).expect(204)
    expect((await join(bob, match).expect(403)).body.code).toBe('not-together')
    await unblocks(bob, ann).expect(204)
    await join(bob, match).expect(200)
  })

  test('stay in a match that both have joined: it starts, or goes on', async () => {
    const [ann, bob, cleo] = await three()
    const match = await opened(ann, { seating: 'as-joined' })
    await join(bob, match).expect(200)
    await blocks(ann, bob).expect(204)
    expect(namesIn(await look(cleo, match))).toEqual([ann.name, bob.name])
    await join(cleo, match).expect(200)
    expect(await look(bob, match)).toMatchObject({ status: 'running', yourSeat: 1 })

    await blocks(cleo, bob).expect(204)
    const moves = [{ type: 'open', cards: ['siesta', 'obreros'] }]
    await bob
      .as(http.post(`/v1/matches/${match}/moves`))
      .send({ moves })
      .expect(200)
  })
})

describe('a block at the moment in which a player joins', () => {
  const caller = ({ id, name }: Person): Player => {
    return { account: id, name, role: 'player', language: 'en', session: undefined, scopes: ['read', 'play', 'create'] }
  }

  /** The platform, with a hook that runs just before the first statement that changes a roster or starts a match. */
  function withInBetween(happens: () => Promise<unknown>): Platform {
    let hasHappened = false
    const wrapped = new Proxy<PrismaClient>(prisma, {
      get: (target, key) => {
        if (key !== '$transaction' && key !== '$queryRawUnsafe') return Reflect.get(target, key)
        return async (...args: unknown[]) => {
          if (!hasHappened) {
            hasHappened = true
            await happens()
          }
          return Reflect.apply(target[key], target, args)
        }
      },
    })
    return { ...platform, database: { ...platform.database, prisma: wrapped } }
  }

  test.each([
    ['by the waiting player', 3],
    ['by the joining player', 3],
    ['by the waiting player, for the last seat', 2],
    ['by the joining player, for the last seat', 2],
  ])('has the request judged again: %s', async (who, seats) => {
    const [ann, bob] = await three()
    const match = await opened(ann, { seats })
    const [blocker, other] = who.startsWith('by the waiting player') ? [ann, bob] : [bob, ann]
    const between = withInBetween(() => block(platform, [matchData], blocker.id, other.name))
    const joining = lobby(between, liveMatches(between), groupCommit(between))

    const joined = joining.join(match, caller(bob), { entropy: '', invitation: undefined })

    await expect(joined).rejects.toMatchObject({ code: 'not-together' })
    expect(namesIn(await look(ann, match))).toEqual([ann.name])
  })

  test('takes effect either before the join or after it', async () => {
    const [ann, bob] = await three()
    for (let round = 0; round < 8; round++) {
      const match = await opened(ann)
      const [joined, done] = await Promise.all([join(bob, match), blocks(ann, bob)])
      expect(done.status).toBe(204)
      const { players } = await look(ann, match)
      if (joined.status === 200) expect(players).toHaveLength(2)
      else expect([joined.body.code, players.length]).toEqual(['not-together', 1])
      await unblocks(ann, bob).expect(204)
    }
  })
})
