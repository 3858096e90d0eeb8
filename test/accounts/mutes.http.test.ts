import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { nameKey } from '../../src/accounts/names/name-keys.ts'
import { newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const at = (name: string) => `/v1/account/mutes/${encodeURIComponent(name)}`
const mutes = (person: Person, other: Pick<Person, 'name'>) => person.as(http.put(at(other.name)))
const unmutes = (person: Person, other: Pick<Person, 'name'>) => person.as(http.delete(at(other.name)))
const muted = async (person: Person) => (await person.as(http.get('/v1/account/mutes')).expect(200)).body.items

async function three(): Promise<[Person, Person, Person]> {
  return [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
}

/** What muting does at a table is tested in test/matches/talk/hidden.http.test.ts. */
describe('muting a player', () => {
  test('is stored with the time, and only the muter sees it', async () => {
    const [ann, bob, cleo] = await three()
    await mutes(ann, bob).expect(204)
    const since = server.clock.now().toISOString()
    server.clock.turn(60_000)
    await mutes(ann, cleo).expect(204)
    const later = server.clock.now().toISOString()
    expect(await muted(ann)).toEqual([
      { name: cleo.name, since: later },
      { name: bob.name, since },
    ])
    expect([await muted(bob), await muted(cleo)]).toEqual([[], []])
    expect(await prisma.notice.count({ where: { accountId: { in: [bob.id, cleo.id] } } })).toBe(0)
  })

  test('again changes nothing', async () => {
    const [ann, bob] = await three()
    await mutes(ann, bob).expect(204)
    const before = await muted(ann)
    server.clock.turn(60_000)
    await Promise.all([mutes(ann, bob).expect(204), mutes(ann, bob).expect(204)])
    expect(await muted(ann)).toEqual(before)
  })

  test('takes the name in any spelling, and is lifted by it', async () => {
    const ann = await newPlayer(server)
    const zoe = await newPlayer(server, { name: 'Zoé / Ö. 100%' })
    await mutes(ann, { name: 'ZOE/o.100%' }).expect(204)
    await zoe.as(http.patch('/v1/account')).send({ name: 'Quite another' }).expect(200)
    expect(await muted(ann)).toMatchObject([{ name: 'Quite another' }])
    await unmutes(ann, { name: 'quite  ÁNOTHER' }).expect(204)
    expect(await muted(ann)).toEqual([])
  })

  test('is refused for oneself, and for an unknown name', async () => {
    const [ann, bob] = await three()
    expect((await mutes(ann, { name: ann.name.toUpperCase() }).expect(409)).body.code).toBe('not-yourself')
    expect((await mutes(ann, { name: 'nobody at all' }).expect(404)).body.code).toBe('not-found')
    expect((await unmutes(ann, bob).expect(404)).body.code).toBe('not-found')
    expect(await muted(ann)).toEqual([])
  })

  test('does not block: both still play together', async () => {
    const [ann, bob] = await three()
    await mutes(ann, bob).expect(204)
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)).body
    await bob
      .as(http.post(`/v1/matches/${id}/seats`))
      .send({})
      .expect(200)
  })

  test('is limited to 500 players', async () => {
    const [ann, bob, cleo] = await three()
    const many = Array.from({ length: 499 }, () => randomUUID())
    await prisma.account.createMany({
      data: many.map((id) => ({ id, email: `${id}@example.org`, name: id, nameKey: nameKey(id), status: 'active' })),
    })
    await prisma.mute.createMany({ data: many.map((id) => ({ muterId: ann.id, mutedId: id })) })

    const answers = await Promise.all([mutes(ann, bob), mutes(ann, cleo)])

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too-many-mutes',
      params: { most: 500 },
    })
    expect(await muted(ann)).toHaveLength(500)
  })

  test('needs a session, not a token', async () => {
    const [ann, bob] = await three()
    const scopes = ['read', 'play', 'create']
    const { token } = (await ann.as(http.post('/v1/account/tokens')).send({ name: 'bot', scopes }).expect(201)).body
    for (const test of [http.get('/v1/account/mutes'), http.put(at(bob.name)), http.delete(at(bob.name))]) {
      const answer = await test.set('authorization', `Bearer ${token}`).expect(403)
      expect(answer.body.code).toBe('session-needed')
    }
  })

  test('is erased with either account', async () => {
    const [ann, bob, cleo] = await three()
    await mutes(ann, bob).expect(204)
    await mutes(cleo, ann).expect(204)
    await ann.as(http.delete('/v1/account')).send({ password }).expect(204)
    expect([await muted(bob), await muted(cleo)]).toEqual([[], []])
    const anonymous = await prisma.account.findUniqueOrThrow({ where: { id: ann.id } })
    expect((await mutes(bob, anonymous).expect(404)).body.code).toBe('not-found')
  })
})
