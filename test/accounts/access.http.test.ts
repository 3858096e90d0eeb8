import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newestLink, noticesTo } from './mailbox.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const minute = 60_000
const day = 24 * 60 * minute

const url = 'https://receiver.example.org/paquebot'
const tokens = '/v1/account/tokens'
const webhooks = '/v1/account/webhooks'
const calendar = '/v1/account/calendar'

const bearer = (token: string, asked: request.Test) => asked.set('authorization', `Bearer ${token}`)

/** A session that began a while ago: its access token alone is valid, but no longer proves who holds it. */
async function signedInLongAgo(): Promise<Person> {
  const person = await newPlayer(server)
  const createdAt = new Date(server.clock.now().getTime() - 15 * minute)
  await prisma.session.update({ where: { id: person.session }, data: { createdAt } })
  return person
}

async function webhookOf(person: Person): Promise<string> {
  return (await person.as(http.post(webhooks)).send({ url, password }).expect(201)).body.id
}

/** Every way to gain lasting access to an account, with the topic of its mail. */
const ways = {
  'a personal token': {
    status: 201,
    topic: 'token-made',
    ask: async () => ({ asked: http.post(tokens), body: { name: 'bot', scopes: ['read'] } }),
  },
  'a webhook': { status: 201, topic: 'webhook-made', ask: async () => ({ asked: http.post(webhooks), body: { url } }) },
  'another address of a webhook': {
    status: 200,
    topic: 'webhook-made',
    ask: async (person: Person) => ({
      asked: http.patch(`${webhooks}/${await webhookOf(person)}`),
      body: { url: `${url}/2` },
    }),
  },
  'another secret of a webhook': {
    status: 200,
    topic: 'webhook-made',
    ask: async (person: Person) => ({ asked: http.post(`${webhooks}/${await webhookOf(person)}/secret`), body: {} }),
  },
  'a calendar': { status: 201, topic: 'calendar-made', ask: async () => ({ asked: http.post(calendar), body: {} }) },
}

describe.each(Object.entries(ways))('%s', (_, { status, topic, ask }) => {
  test('is refused with a stolen access token', async () => {
    const ann = await signedInLongAgo()
    const { asked, body } = await ask(ann)
    const before = await noticesTo(server, ann.email)
    expect((await ann.as(asked).send(body).expect(403)).body.code).toBe('proof-needed')
    const wrong = (await ask(ann)).asked
    expect(
      (
        await ann
          .as(wrong)
          .send({ ...body, password: 'a guess' })
          .expect(403)
      ).body.code,
    ).toBe('wrong-password')
    expect((await noticesTo(server, ann.email)).length - before.length).toBeLessThanOrEqual(1)
  })

  test('is granted with the password; its owner gets a mail, and no cache keeps the answer', async () => {
    const ann = await signedInLongAgo()
    const { asked, body } = await ask(ann)
    const before = await noticesTo(server, ann.email)
    const answer = await ann
      .as(asked)
      .send({ ...body, password })
      .expect(status)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect((await noticesTo(server, ann.email)).slice(before.length)).toContainEqual(expect.objectContaining({ topic }))
  })

  test('is granted in the first 15 minutes of a session', async () => {
    const ann = await newPlayer(server)
    const { asked, body } = await ask(ann)
    await ann.as(asked).send(body).expect(status)
  })

  test('is granted to an account without a password by a mailed link', async () => {
    const ann = await signedInLongAgo()
    const { asked, body } = await ask(ann)
    await prisma.account.update({ where: { id: ann.id }, data: { passwordHash: null } })
    await http.post('/v1/sessions/link').send({ email: ann.email }).expect(202)
    const token = await newestLink(server, 'sign-in', ann.email)
    const { accessToken } = (await http.post('/v1/sessions/by-link').send({ token }).expect(201)).body
    await bearer(accessToken, asked).send(body).expect(status)
  })
})

test('a webhook is switched off and on, and gets other topics, without proof: this gains no access', async () => {
  const ann = await signedInLongAgo()
  const id = await webhookOf(ann)
  const change = (body: object) =>
    ann
      .as(http.patch(`${webhooks}/${id}`))
      .send(body)
      .expect(200)
  await change({ on: false })
  await change({ on: true, topics: ['your-turn'] })
})

test('passwords cannot be guessed here either: ten tries in a session, over all of these ways', async () => {
  const ann = await signedInLongAgo()
  for (let time = 0; time < 10; time += 1) {
    const [path, body] = time % 2 === 0 ? [tokens, { name: 'bot', scopes: ['read'] }] : [calendar, {}]
    await ann
      .as(http.post(path))
      .send({ ...body, password: 'a guess' })
      .expect(403)
  }
  expect((await ann.as(http.post(calendar)).send({ password }).expect(429)).body.code).toBe('too-many-guesses')
})

describe('a personal token', () => {
  const make = async (person: Person, more: object = {}) =>
    (
      await person
        .as(http.post(tokens))
        .send({ name: 'bot', scopes: ['read'], ...more })
        .expect(201)
    ).body

  test('ends after a year by default; its owner gets a mail two weeks before', async () => {
    const ann = await newPlayer(server)
    const made = await make(ann)
    expect(Date.parse(made.expiresAt) - server.clock.now().getTime()).toBe(365 * day)
    const ending = await prisma.notice.findUniqueOrThrow({ where: { key: `token-ending/${made.id}` } })
    expect(ending.dueAt.getTime()).toBe(Date.parse(made.expiresAt) - 14 * day)
  })

  test('never ends if its owner chooses so, and gets no warning if it ends within two weeks', async () => {
    const ann = await newPlayer(server)
    expect((await make(ann, { expiresInDays: null })).expiresAt).toBeNull()
    await make(ann, { expiresInDays: 14 })
    expect((await noticesTo(server, ann.email)).map(({ topic }) => topic)).toEqual(['token-made', 'token-made'])
  })
})

describe('a new password', () => {
  const next = 'another good password'

  async function withAll() {
    const ann = await newPlayer(server)
    const { token } = (
      await ann
        .as(http.post(tokens))
        .send({ name: 'bot', scopes: ['read'] })
        .expect(201)
    ).body
    await webhookOf(ann)
    const { url: address } = (await ann.as(http.post(calendar)).expect(201)).body
    return { ann, token, path: new URL(address).pathname }
  }
  const lives = async ({ ann, token, path }: Awaited<ReturnType<typeof withAll>>) => [
    (await bearer(token, http.get('/v1/account'))).status,
    (await ann.as(http.get(webhooks))).body.items.length,
    (await http.get(path)).status,
  ]

  test('ends personal tokens, webhooks and the calendar’s address, and the mail says so', async () => {
    const all = await withAll()
    expect(await lives(all)).toEqual([200, 1, 200])
    await all.ann.as(http.post('/v1/account/password')).send({ current: password, password: next }).expect(204)
    expect(await lives(all)).toEqual([401, 0, 404])
    expect(await noticesTo(server, all.ann.email)).toContainEqual({ topic: 'password-changed', accessEnds: true })
  })

  test('keeps them if the request says so', async () => {
    const all = await withAll()
    const change = { current: password, password: next, keepAccess: true }
    await all.ann.as(http.post('/v1/account/password')).send(change).expect(204)
    expect(await lives(all)).toEqual([200, 1, 200])
    expect(await noticesTo(server, all.ann.email)).toContainEqual({ topic: 'password-changed' })
  })

  test('of another account ends nothing of mine', async () => {
    const [mine, other] = [await withAll(), await newPlayer(server)]
    await other.as(http.post('/v1/account/password')).send({ current: password, password: next }).expect(204)
    expect(await lives(mine)).toEqual([200, 1, 200])
    // nor does the mail to one who had no such access say that any has ended
    expect(await noticesTo(server, other.email)).toContainEqual({ topic: 'password-changed' })
  })
})

describe('answers that no cache may keep', () => {
  test('are the tokens of a session, and refusals there', async () => {
    const ann = await newPlayer(server)
    const signedIn = await http.post('/v1/sessions').send({ email: ann.email, password }).expect(201)
    const { refreshToken } = signedIn.body
    const answers = [
      signedIn,
      await http.post('/v1/sessions/refresh').send({ refreshToken }).expect(200),
      await http.post('/v1/sessions').send({ email: ann.email, password: 'a guess' }).expect(401),
      await http.post('/v1/sessions/by-link').send({ token: 'x' }).expect(410),
      await http.post('/v1/sessions/by-match-link').send({ token: 'x' }).expect(410),
      await ann.as(http.get(tokens)).expect(200),
      await ann.as(http.get(calendar)).expect(200),
    ]
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store')
  })
})
