import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { settleAfterRestoration } from '../../../src/notices/stream/written-notices.ts'
import { endsAtOnce, pushAll } from '../../matches/stream/given.ts'
import { type Listener, listener, Refusal } from '../../support/event-stream.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person, password } from '../../support/people.ts'
import { testServer, urlOf } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const newListener = (person: Person): Listener => listener(() => urlOf(server), '/v1/account/stream', person.token)
const NoticeEvent = z.object({ id: z.string(), topic: z.string(), match: z.string().nullable(), about: z.unknown() })
const noticesIn = ({ heard }: Listener) =>
  heard.flatMap(({ event, data }) => (event === 'notice' ? [NoticeEvent.parse(data)] : []))
const topicsIn = (stream: Listener) => noticesIn(stream).map(({ topic }) => topic)

/** A listener from now on. */
async function connected(person: Person): Promise<Listener> {
  const stream = newListener(person)
  await stream.connect()
  await expect.poll(() => stream.heard.map(({ event }) => event)).toEqual(['start'])
  return stream
}

describe('the stream of an account', () => {
  test('pushes every notice as soon as it is written, to its own person only, whether it is mailed or not', async () => {
    const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
    await prisma.account.update({ where: { id: ann.id }, data: { mails: { turns: 'off', table: 'off' } } })
    const [anns, bobs] = [await connected(ann), await connected(bob)]
    const match = await httpMatch(server, [ann, bob])
    for (const stream of [anns, bobs]) {
      await expect.poll(() => topicsIn(stream).toSorted()).toEqual(['match-started', 'your-turn'])
    }
    await match.post(0, '/proposals', { kind: 'pause', days: 3 }).expect(201)
    await expect
      .poll(() => noticesIn(bobs).at(-1))
      .toMatchObject({ topic: 'proposed', match: match.id, about: { proposal: 1 } })
    await pushAll(server)
    expect(topicsIn(anns)).toHaveLength(2)
    const listed = (await bob.as(http.get('/v1/account/notices')).expect(200)).body.items
    expect(
      noticesIn(bobs)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(listed.map(({ id }: { id: string }) => id).toSorted())
    for (const stream of [anns, bobs]) stream.hangUp()
  })

  test('can be resumed from any id, without a gap or a duplicate', async () => {
    const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
    const stream = await connected(ann)
    const match = await httpMatch(server, [ann, bob])
    for (let moves = 0; moves < 12; moves++) await match.playOn()
    await pushAll(server)
    await expect.poll(() => noticesIn(stream).length).toBe(await prisma.notice.count({ where: { accountId: ann.id } }))
    for (const [place, { id }] of stream.heard.entries()) {
      const again = newListener(ann)
      await again.connect({ query: `?after=${id}&follow=false` })
      await again.ended()
      expect(again.heard).toEqual(stream.heard.slice(place + 1))
    }
    stream.hangUp()
  })

  test('pushes many at once in pages, all of them', async () => {
    const person = await newPlayer(server)
    const stream = await connected(person)
    stream.hangUp()
    await prisma.notice.createMany({
      data: Array.from({ length: 230 }, (_, index) => ({
        key: `${person.id}/${index}`,
        accountId: person.id,
        topic: 'password-changed',
        payload: {},
      })),
    })
    await stream.connect()
    await expect.poll(() => new Set(noticesIn(stream).map(({ id }) => id)).size).toBe(230)
    expect(noticesIn(stream)).toHaveLength(230)
    stream.hangUp()
  })

  // A database in this process has one connection: transactions cannot overlap there.
  test.runIf(server.platform.database.kind === 'server')(
    'pushes a notice only after all that were written before it, so that none is skipped',
    async () => {
      const person = await newPlayer(server)
      const stream = await connected(person)
      const { pool } = server.platform.database
      const insert = (key: string) =>
        `INSERT INTO notices (key, account_id, topic, payload)
         VALUES ('${key}/${person.id}', '${person.id}', 'password-changed', '{}')`
      const slow = await pool.connect()
      await slow.query('BEGIN')
      await slow.query(insert('slow'))
      await pool.query(insert('quick'))
      await pushAll(server)
      expect(noticesIn(stream)).toEqual([])
      await slow.query('COMMIT')
      slow.release()
      await pushAll(server)
      await expect.poll(() => noticesIn(stream).length).toBe(2)
      const ids = noticesIn(stream).map(({ id }) => Number(id))
      expect(ids).toEqual(ids.toSorted((one, other) => one - other))
      stream.hangUp()
    },
  )

  test('tells that a token is about to end when it is, and not when it is made', async () => {
    const ann = await newPlayer(server)
    const stream = await connected(ann)
    const wish = { name: 'bot', scopes: ['read'], expiresInDays: 30, password }
    await ann.as(http.post('/v1/account/tokens')).send(wish).expect(201)
    await pushAll(server)
    await expect.poll(() => topicsIn(stream)).toEqual(['token-made'])
    await server.worker.drain()
    await pushAll(server)
    expect(topicsIn(stream)).toEqual(['token-made'])
    stream.hangUp()

    server.clock.turn(16 * 24 * 3_600_000)
    await server.worker.drain()
    await stream.connect()
    await expect.poll(() => topicsIn(stream)).toEqual(['token-made', 'token-ending'])
    stream.hangUp()
    await server.worker.drain()
    await stream.connect({ query: '?follow=false' })
    await stream.ended()
    expect(topicsIn(stream)).toEqual(['token-made', 'token-ending'])
  })

  test('reveals no links and addresses', async () => {
    const person = await newPlayer(server)
    const stream = await connected(person)
    const payload = { oldAddress: 'old@example.org', mailToken: '0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11' }
    await prisma.notice.create({
      data: { key: `${person.id}/secret`, accountId: person.id, topic: 'address-changed', payload },
    })
    await pushAll(server)
    await expect.poll(() => noticesIn(stream)).toMatchObject([{ topic: 'address-changed', about: {} }])
    expect(stream.text()).not.toMatch(/old@|0b6f3b1e/)
    stream.hangUp()
  })

  test('starts anew if the id is newer than the database, and refuses an invalid id', async () => {
    const person = await newPlayer(server)
    const stream = newListener(person)
    await stream.connect({ lastId: '999999999999.7' })
    await expect.poll(() => stream.heard.map(({ event }) => event)).toEqual(['start'])
    stream.hangUp()
    for (const id of ['7', '1.2.3', 'a.b', '-1.2', '9223372036854775808.1', '1.99999999999999999999']) {
      const refused = await newListener(person)
        .connect({ query: `?after=${id}` })
        .catch((error: unknown) => error)
      expect(refused).toMatchObject({ status: 400, code: 'invalid-request' })
      expect(refused).toBeInstanceOf(Refusal)
    }
  })

  test('goes on after a restoration from a dump, which resets the transaction numbers', async () => {
    const person = await newPlayer(server)
    const stream = await connected(person)
    const about = (key: string) => ({ key: `${person.id}/${key}`, accountId: person.id, payload: {} })
    const old = { ...about('old'), topic: 'password-changed', written: 999_999_999n }
    await prisma.notice.create({ data: old })
    await settleAfterRestoration(server.platform)
    await prisma.notice.create({ data: { ...about('new'), topic: 'already-registered' } })
    await pushAll(server)
    await expect.poll(() => topicsIn(stream)).toEqual(['already-registered'])
    expect(await prisma.notice.findUnique({ where: { key: old.key } })).toMatchObject({ written: 0n })
    stream.hangUp()
  })

  test('ends with its token, and at once when its person is signed out', async () => {
    const person = await newPlayer(server)
    const stream = await connected(person)
    server.clock.turn(15 * 60_000 + 1000)
    await pushAll(server)
    await stream.ended()
    await stream.connect()
    await person.as(http.delete('/v1/sessions')).expect(204)
    await endsAtOnce(stream)
    expect(stream.heard.map(({ event }) => event)).toEqual(['start'])
  })

  test('ends at once with the personal token that opened it, and no other stream of its person', async () => {
    const person = await newPlayer(server)
    const tokens = '/v1/account/tokens'
    const bot = (
      await person
        .as(http.post(tokens))
        .send({ name: 'bot', scopes: ['read'] })
        .expect(201)
    ).body
    const [owns, bots] = [newListener(person), newListener({ ...person, token: () => bot.token })]
    for (const one of [owns, bots]) await one.connect()
    await person.as(http.delete(`${tokens}/${bot.id}`)).expect(204)
    await endsAtOnce(bots)
    expect(bots.isWhole()).toBe(true)
    expect(owns.isOpen()).toBe(true)
    owns.hangUp()
  })
})
