import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { beginSession } from '../../../src/accounts/sessions/sessions.ts'
import { httpMatch } from '../../support/http-match.ts'
import { localSession, newPlayer, type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { browser } from './browser.ts'
import { stage } from './stage.ts'

const paquebot = await testServer({ WEBHOOKS_PRIVATE: 'true' })
const strict = await testServer()
const { prisma } = paquebot.platform.database
const { at, http, list, subscribed } = await stage(paquebot)

let ann: Person
let bob: Person
beforeEach(async () => {
  ann = await newPlayer(paquebot)
  bob = await newPlayer(paquebot)
})

test('a subscription is listed without its address, and its kinds are those of mails', async () => {
  const { id } = await subscribed(ann, { messages: 'off' })
  const kinds = { turns: 'at-once', reminders: 'at-once', messages: 'off', table: 'at-once' }
  expect(await list(ann)).toMatchObject([{ id, current: true, kinds, usedAt: null }])
  expect(JSON.stringify(await list(ann))).not.toContain('/browser-')
})

test('who subscribes again from the same browser keeps the subscription, with other kinds', async () => {
  const first = await subscribed(ann)
  const again = await subscribed(ann, { table: 'daily' }, first.path)
  expect(again.id).toBe(first.id)
  expect(await list(ann)).toMatchObject([{ id: first.id, kinds: { table: 'daily' } }])
})

test('two tabs of a browser may subscribe at the same time', async () => {
  const { wish } = await subscribed(bob)
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await ann.as(http.put(at)).send(wish)).status))
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(await list(ann)).toHaveLength(1)
})

test('what is pushed can be changed, kind by kind, by its owner', async () => {
  const { id } = await subscribed(ann, { messages: 'off' })
  await subscribed(bob)
  await bob
    .as(http.patch(`${at}/${id}`))
    .send({ kinds: { turns: 'off' } })
    .expect(404)
  for (const person of [ann, bob]) expect(await list(person)).toMatchObject([{ kinds: { turns: 'at-once' } }])
  const { body } = await ann
    .as(http.patch(`${at}/${id}`))
    .send({ kinds: { turns: 'daily' } })
    .expect(200)
  expect(body.kinds).toEqual({ turns: 'daily', reminders: 'at-once', messages: 'off', table: 'at-once' })
  expect(await list(bob)).toMatchObject([{ kinds: { turns: 'at-once' } }])
})

test('a subscription whose session has expired is not listed, and gets nothing', async () => {
  const phone = await subscribed(ann)
  const { clock, deliveries, platform } = paquebot
  await prisma.session.updateMany({ where: { id: ann.session }, data: { expiresAt: clock.now() } })
  const account = await prisma.account.findUniqueOrThrow({ where: { id: ann.id } })
  const { accessToken } = await beginSession(platform, account, localSession)
  const elsewhere: Person = { ...ann, as: (asked) => asked.set('authorization', `Bearer ${accessToken}`) }
  expect(await list(elsewhere)).toEqual([])
  await httpMatch(paquebot, [elsewhere, bob])
  await deliveries.drain()
  expect(phone.shown()).toEqual([])
})

test('a session has one subscription: another browser address replaces it', async () => {
  await subscribed(ann)
  const { id } = await subscribed(ann)
  expect((await list(ann)).map((one) => one.id)).toEqual([id])
})

test('whoever signs in on a browser takes its pushes over', async () => {
  const { path } = await subscribed(ann)
  await subscribed(bob, {}, path)
  expect(await list(ann)).toEqual([])
  expect(await list(bob)).toHaveLength(1)
})

describe('a subscription ends', () => {
  const left = () => prisma.pushSubscription.count({ where: { accountId: ann.id } })

  test('when its owner ends it, and nobody else can', async () => {
    const { id } = await subscribed(ann)
    await bob.as(http.delete(`${at}/${id}`)).expect(404)
    await ann.as(http.delete(`${at}/${id}`)).expect(204)
    expect(await left()).toBe(0)
  })

  test('with its session', async () => {
    await subscribed(ann)
    await ann.as(http.delete(`/v1/sessions/${ann.session}`)).expect(204)
    expect(await left()).toBe(0)
  })

  test('when the account is erased', async () => {
    await subscribed(ann)
    await ann.as(http.delete('/v1/account')).send({ password }).expect(204)
    expect(await left()).toBe(0)
  })
})

test('the export of an account has its subscriptions and pushes, without addresses and keys', async () => {
  const { id, wish } = await subscribed(ann)
  const { body, text } = await ann.as(http.get('/v1/account/export')).expect(200)
  expect(body.pushSubscriptions).toMatchObject([{ subscription: id, kinds: { turns: 'at-once' } }])
  expect(body.pushes).toEqual([])
  for (const secret of [new URL(wish.endpoint).pathname, wish.keys.p256dh, wish.keys.auth]) {
    expect(text).not.toContain(secret)
  }
})

const { keys } = browser()
const endpoint = 'https://push.example.org/one'
test.each<[string, object, string]>([
  ['an address without http', { endpoint: 'mailto:ann@example.org', keys }, 'body/endpoint'],
  [
    'a point that is not on the curve',
    { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } },
    'body/keys/p256dh',
  ],
  ['a secret of another length', { endpoint, keys: { ...keys, auth: 'AAAA' } }, 'body/keys/auth'],
  ['a kind that is none', { endpoint, keys, kinds: { turns: 'sometimes' } }, 'body/kinds/turns'],
])('%s is refused', async (_, wish, field) => {
  const { body } = await ann.as(http.put(at)).send(wish).expect(400)
  expect(body.errors).toMatchObject([{ at: field }])
})

test('a private address is refused, as for webhooks', async () => {
  const { at, http } = await stage(strict)
  const eve = await newPlayer(strict)
  for (const host of ['127.0.0.1', '10.1.2.3', '[::1]', 'localhost']) {
    const wish = { endpoint: `https://${host}/${randomUUID()}`, keys }
    const { body } = await eve.as(http.put(at)).send(wish).expect(400)
    expect(body.errors).toEqual([{ at: 'body/endpoint', problem: 'This must not be a private address.' }])
  }
})
