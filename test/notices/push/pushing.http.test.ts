import { createPublicKey, verify } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DeliveryBody } from '../../../src/notices/deliveries/delivery-body.ts'
import { poster } from '../../../src/notices/deliveries/post.ts'
import { deliveryWorker } from '../../../src/notices/posting/delivery-worker.ts'
import { listener } from '../../support/event-stream.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { metricOf } from '../../support/metric.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer, urlOf } from '../../support/server.ts'
import type { Received } from '../deliveries/receiver.ts'
import { stage } from './stage.ts'

const minute = 60_000
const hour = 60 * minute

const paquebot = await testServer({ WEBHOOKS_PRIVATE: 'true' })
const { platform, app, clock } = paquebot
const { prisma } = platform.database
const { at, http, service, subscribed } = await stage(paquebot)
const worker = deliveryWorker(platform, app.log, { jitter: () => 0, post: poster(true, 2000) })

let ann: Person
let bob: Person

beforeEach(async () => {
  await prisma.pushSubscription.deleteMany({})
  await prisma.notice.deleteMany({})
  ann = await newPlayer(paquebot, { name: `Ann ${Math.random()}` })
  bob = await newPlayer(paquebot, { name: `Bob ${Math.random()}` })
  service.reset()
})

const begin = (wish: object = {}) => httpMatch(paquebot, [ann, bob], { game: 'hamlet', name: 'By the sea', ...wish })
const tagOf = ({ id }: HttpMatch) => expect.stringMatching(new RegExp(`^${id}/0/1$`))
const ofTurn = (log: readonly DeliveryBody[]) => log.find(({ topic }) => topic === 'your-turn')
const retrying = () => metricOf(platform, 'paquebot_pushes_retrying')
const headersOf = (one: Received | undefined) => one?.headers ?? {}

describe('a turn is pushed', () => {
  test('to the browser of its player, which reads it in the language of the account', async () => {
    const fanny = await newPlayer(paquebot, { language: 'fr' })
    const phone = await subscribed(fanny)
    await subscribed(bob)
    const match = await httpMatch(paquebot, [fanny, bob], { game: 'hamlet', name: 'À la mer' })
    await worker.drain()

    expect(phone.shown()).toEqual(
      expect.arrayContaining([
        {
          tag: tagOf(match),
          title: 'Hamlet (À la mer)',
          body: 'C’est à vous de jouer.',
          language: 'fr',
          match: match.id,
          page: `/matches/${match.id}`,
        },
      ]),
    )
    expect((await phone.log()).map(({ topic, status, answer }) => [topic, status, answer])).toEqual(
      expect.arrayContaining([['your-turn', 'delivered', 200]]),
    )
  })

  test('a dispute to administrators, whom a click leads to the page on which they judge it', async () => {
    const vera = await newAdministrator(paquebot)
    const phone = await subscribed(vera)
    const match = await begin()
    await match.post(0, '/disputes', { version: 1, text: 'A fish is missing.', freeze: false }).expect(201)
    await worker.drain()

    expect(phone.shown()).toMatchObject([{ match: match.id, page: `/administration/matches/${match.id}` }])
  })

  test('encrypted, for a day, under a topic, and signed with the key that browsers subscribe with', async () => {
    const phone = await subscribed(ann, { table: 'off' })
    await begin()
    await worker.drain()

    const [pushed] = service.received
    const { authorization = '', ...headers } = headersOf(pushed)
    expect(headers).toMatchObject({
      ttl: '86400',
      topic: expect.stringMatching(/^[\w-]{32}$/),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    })
    expect(pushed?.body).not.toContain('turn')
    const [, token = '', key = ''] = /^vapid t=(.+), ?k=(.+)$/.exec(authorization) ?? []
    expect(key).toBe((await ann.as(http.get(at)).expect(200)).body.key)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    const signed = Buffer.from(`${head}.${claims}`)
    const dsa = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', signed, dsa, Buffer.from(signature, 'base64url'))).toBe(true)
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
    expect([aud, sub]).toEqual([new URL(phone.wish.endpoint).origin, 'mailto:paquebot@localhost'])
    // RFC 8292 §2: at most 24 hours, by the clock of the push service.
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * hour)
    expect(exp * 1000).toBeGreaterThan(Date.now())
  })

  test('and nothing in the database tells where it goes', async () => {
    const { wish } = await subscribed(ann)
    const rows = JSON.stringify(await prisma.pushSubscription.findMany())
    for (const secret of [new URL(wish.endpoint).pathname, wish.keys.p256dh, wish.keys.auth]) {
      expect(rows).not.toContain(secret)
    }
  })

  test('a second time if the push service cannot take it', async () => {
    const phone = await subscribed(ann, { table: 'off' })
    service.answer(503)
    await begin()
    await worker.drain()
    expect(ofTurn(await phone.log())).toMatchObject({ status: 'pending', answer: 503, fault: 'refused' })
    expect(await retrying()).toBe(1)
    service.answer(201)
    clock.turn(5000)
    await worker.drain()
    expect(await retrying()).toBe(0)
    expect(phone.shown()).toHaveLength(2)
    expect(ofTurn(await phone.log())).toMatchObject({ status: 'delivered', attempts: 2, answer: 201 })
  })

  test('and to private addresses only if the operator allows it', async () => {
    const phone = await subscribed(ann, { table: 'off' })
    const strict = deliveryWorker(platform, app.log, { post: poster(false, 2000) })
    await begin()
    await strict.drain()
    expect(ofTurn(await phone.log())).toMatchObject({ status: 'pending', fault: 'private-address' })
    expect(service.received).toEqual([])
  })
})

describe('a turn that was taken', () => {
  test('before it was pushed is withheld, and its record says why', async () => {
    const phone = await subscribed(ann, { table: 'off' })
    const match = await begin()
    await match.move(0, { type: 'end-turn' }).expect(200)
    await worker.drain()
    expect(phone.shown()).toEqual([])
    expect(ofTurn(await phone.log())).toMatchObject({ status: 'failed', fault: 'decision-taken' })
  })

  test('after it was pushed is withdrawn, once, by the same tag and topic', async () => {
    const phone = await subscribed(ann, { table: 'off' })
    const match = await begin()
    await worker.drain()
    expect(phone.shown()).toMatchObject([{ tag: tagOf(match), title: 'Hamlet (By the sea)' }])
    await match.move(0, { type: 'end-turn' }).expect(200)
    await worker.drain()
    await worker.drain()

    expect(phone.shown().slice(1)).toEqual([{ tag: tagOf(match), withdrawn: true }])
    const [shown, withdrawn] = service.received.map(headersOf)
    expect(withdrawn?.topic).toBe(shown?.topic)
    const record = (await phone.log()).find(({ topic }) => topic === 'withdrawn')
    expect(record).toMatchObject({ match: match.id, status: 'delivered' })
  })

  test('stays where the push service allows no push that shows nothing', async () => {
    const phone = await subscribed(ann, { table: 'off' })
    await prisma.pushSubscription.updateMany({ data: { service: 'https://web.push.apple.com' } })
    const match = await begin()
    await worker.drain()
    await match.move(0, { type: 'end-turn' }).expect(200)
    await worker.drain()
    expect(phone.shown()).toMatchObject([{ tag: tagOf(match), match: match.id }])
  })
})

describe('pushes go by kind and hour, as mails do', () => {
  test('a kind that is off is not pushed', async () => {
    const phone = await subscribed(ann, { turns: 'off' })
    await begin()
    await worker.drain()
    expect(phone.shown().map((message) => message.tag)).toEqual([expect.stringContaining('/match-started')])
    expect(ofTurn(await phone.log())).toMatchObject({ fault: 'switched-off' })
  })

  test('a daily kind waits for the hour of daily mails', async () => {
    const phone = await subscribed(ann, { turns: 'daily', table: 'off' })
    await begin()
    await worker.drain()
    expect(phone.shown()).toEqual([])
    const waiting = ofTurn(await phone.log())
    expect(waiting).toMatchObject({ status: 'pending', fault: 'daily', attempts: 0 })
    const dueAt = new Date(waiting?.dueAt ?? 0)
    expect([dueAt.getUTCHours(), dueAt.getUTCMinutes()]).toEqual([8, 0])
    clock.turn(dueAt.getTime() - clock.now().getTime())
    await worker.drain()
    expect(phone.shown()).toHaveLength(1)
  })

  test('a turn waits a minute while the player has the match open', async () => {
    const phone = await subscribed(bob, { table: 'off' })
    const match = await begin()
    const stream = listener(() => urlOf(paquebot), `/v1/matches/${match.id}/stream`, bob.token)
    await stream.connect()
    await expect.poll(() => prisma.presence.count({ where: { accountId: bob.id } })).toBe(1)
    await match.move(0, { type: 'end-turn' }).expect(200)
    await worker.drain()
    expect(phone.shown()).toEqual([])
    expect(ofTurn(await phone.log())).toMatchObject({ fault: 'match-open' })
    stream.hangUp()
    clock.turn(minute)
    await worker.drain()
    expect(phone.shown()).toHaveLength(1)
  })
})

test.each([404, 410])('a subscription that its push service no longer has (%i) is dropped', async (status) => {
  await subscribed(ann, { table: 'off' })
  service.answer(status)
  await begin()
  await worker.drain()
  expect(await prisma.pushSubscription.count({ where: { accountId: ann.id } })).toBe(0)
  expect(service.received).toHaveLength(1)
})
