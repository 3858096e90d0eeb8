import { createHmac, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { poster } from '../../../src/notices/deliveries/post.ts'
import { deliveryWorker } from '../../../src/notices/posting/delivery-worker.ts'
import { metricOf } from '../../support/metric.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { type Received, receiver } from '../deliveries/receiver.ts'
import { type Hook, stage } from '../webhooks/stage.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const paquebot = await testServer({ WEBHOOKS_PRIVATE: 'true' })
const { platform, clock, app, worker } = paquebot
const { prisma } = platform.database
const { http, hook, log, delivery, test: ask, look } = stage(paquebot)
/** Posts without jitter, and with short timeouts. */
const webhooks = deliveryWorker(platform, app.log, { jitter: () => 0, post: poster(true, 2000) })

const program = await receiver()
let ann: Person
let made: Hook

beforeEach(async () => {
  await prisma.webhook.deleteMany({})
  ann = await newPlayer(paquebot)
  made = await hook(ann, program.url)
  program.reset()
})
afterEach(() => {
  vi.useRealTimers()
})

const at = () => `/v1/account/webhooks/${made.id}`
const newest = async () => {
  const [one] = await log(ann, made)
  if (!one) throw new Error('the log is empty')
  return one
}
const header = ({ headers }: Received, name: string) => String(headers[name])
const signed = (one: Received) => ({
  'webhook-id': header(one, 'webhook-id'),
  'webhook-timestamp': header(one, 'webhook-timestamp'),
  'webhook-signature': header(one, 'webhook-signature'),
})
/** The library compares with the machine's time, which the test replaces for a moment. */
function verifies(one: Received, secret: string): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now() })
  try {
    new Webhook(secret).verify(one.body, signed(one))
    return true
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}
function received(index = 0): Received {
  const one = program.received[index]
  if (!one) throw new Error(`nothing was posted at ${index}`)
  return one
}

describe('a delivery', () => {
  test('is signed according to Standard Webhooks: checked with the library and by hand', async () => {
    const { id } = await ask(ann, made)
    await webhooks.drain()

    const one = received()
    expect(verifies(one, made.secret)).toBe(true)
    const key = Buffer.from(made.secret.replace('whsec_', ''), 'base64')
    expect(key).toHaveLength(32)
    const content = `${header(one, 'webhook-id')}.${header(one, 'webhook-timestamp')}.${one.body}`
    const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
    expect(header(one, 'webhook-signature')).toBe(expected)
    expect(header(one, 'webhook-id')).toBe(id)
    expect(header(one, 'webhook-timestamp')).toBe(String(clock.now().getTime() / 1000))
    expect(header(one, 'user-agent')).toBe('Paquebot (+http://paquebot.test)')
    // every change on the way is detected
    expect(verifies({ ...one, body: `${one.body} ` }, made.secret)).toBe(false)
    expect(verifies({ ...one, headers: { ...one.headers, 'webhook-id': 'another' } }, made.secret)).toBe(false)
  })

  test('that arrived is stored with its answer, byte for byte, and never posted again', async () => {
    program.answer(204)
    const { id } = await ask(ann, made)
    expect(await webhooks.drain()).toBe(1)
    clock.turn(40 * hour)
    expect(await webhooks.drain()).toBe(0)

    const done = await delivery(ann, made, id)
    expect(done).toMatchObject({ status: 'delivered', attempts: 1, answer: 204, fault: null, dueAt: null })
    expect(done.doneAt).toBe(new Date(clock.now().getTime() - 40 * hour).toISOString())
    expect(program.received.map(({ body }) => body)).toEqual([done.body])
    expect(JSON.parse(done.body)).toEqual({ type: 'test', timestamp: done.createdAt, data: { webhook: made.id } })
  })

  test.each([
    [302, 'redirect-not-followed'],
    [308, 'redirect-not-followed'],
    [400, 'refused'],
    [404, 'refused'],
    [500, 'refused'],
  ])('that was answered %i has failed, and says why: %s', async (status, fault) => {
    program.answer(status)
    await ask(ann, made)
    await webhooks.drain()

    const dueAt = new Date(clock.now().getTime() + 5 * second).toISOString()
    expect(await newest()).toMatchObject({ status: 'pending', attempts: 1, answer: status, fault, dueAt, doneAt: null })
  })

  test('that gets no answer has failed: too slow, or unreachable', async () => {
    program.answer(() => undefined)
    await ask(ann, made)
    await webhooks.drain()
    expect(await newest()).toMatchObject({ status: 'pending', answer: null, fault: 'timeout' })

    await ann.as(http.patch(at())).send({ url: 'http://127.0.0.1:1/' }).expect(200)
    clock.turn(5 * second)
    await webhooks.drain()
    expect(await newest()).toMatchObject({ status: 'pending', attempts: 2, fault: 'unreachable ECONNREFUSED' })
  })

  test('to a private address has failed, unless the operator allows it', async () => {
    const strict = deliveryWorker(platform, app.log, { post: poster(false, 2000) })
    await ask(ann, made)
    await strict.drain()

    expect(await newest()).toMatchObject({ status: 'pending', answer: null, fault: 'private-address' })
    expect(program.received).toEqual([])
  })

  test('is tried ten times in a little more than three days, each signed anew under the same id, and then given up', async () => {
    program.answer(503)
    const { id } = await ask(ann, made)
    const began = clock.now().getTime()
    const waits: number[] = []
    for (let tries = 1; tries <= 10; tries++) {
      await webhooks.drain()
      expect(program.received).toHaveLength(tries)
      expect(verifies(received(tries - 1), made.secret)).toBe(true)
      const { dueAt } = await newest()
      if (dueAt === null) break
      const wait = Date.parse(dueAt) - clock.now().getTime()
      waits.push(wait / second)
      clock.turn(wait - 1)
      expect(await webhooks.drain()).toBe(0)
      clock.turn(1)
    }

    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400])
    const now = clock.now().toISOString()
    expect(await newest()).toMatchObject({ status: 'failed', attempts: 10, answer: 503, fault: 'refused', doneAt: now })
    expect((clock.now().getTime() - began) / day).toBeGreaterThan(3)
    expect(new Set(program.received.map((one) => header(one, 'webhook-id')))).toEqual(new Set([id]))
    expect(new Set(program.received.map((one) => header(one, 'webhook-timestamp'))).size).toBe(10)
    clock.turn(2 * day)
    expect(await webhooks.drain()).toBe(0)
  })

  test('that arrives at a later try is done, and the webhook is no longer failing', async () => {
    program.answer(500)
    await ask(ann, made)
    await webhooks.drain()
    const failingSince = clock.now().toISOString()
    expect(await look(ann, made)).toMatchObject({ failingSince })
    expect(await metricOf(platform, 'paquebot_webhooks_failing')).toBe(1)
    clock.turn(5 * second)
    await webhooks.drain()
    expect(await look(ann, made)).toMatchObject({ failingSince })

    program.answer(200)
    clock.turn(5 * minute)
    await webhooks.drain()

    expect(await newest()).toMatchObject({ status: 'delivered', attempts: 3, answer: 200, fault: null })
    expect(await look(ann, made)).toMatchObject({ failingSince: null, on: true })
    expect(await metricOf(platform, 'paquebot_webhooks')).toBe(1)
    expect(await metricOf(platform, 'paquebot_webhooks_failing')).toBe(0)
  })

  test('goes to the new address with the new secret if these have changed meanwhile', async () => {
    program.answer(500)
    await ask(ann, made)
    await webhooks.drain()
    const { secret } = (await ann.as(http.post(`${at()}/secret`)).expect(200)).body
    await ann
      .as(http.patch(at()))
      .send({ url: `${program.url}/new` })
      .expect(200)
    clock.turn(5 * second)
    await webhooks.drain()

    expect(received(1).path).toBe('/hook/new')
    expect(verifies(received(1), secret)).toBe(true)
    expect(verifies(received(1), made.secret)).toBe(false)
  })

  test.each([
    ['suspended', 'account-suspended'],
    ['banned', 'account-banned'],
  ] as const)('to a player who is %s is not posted, and says so', async (status, fault) => {
    await ask(ann, made)
    await prisma.account.update({ where: { id: ann.id }, data: { status } })
    await webhooks.drain()

    expect(program.received).toEqual([])
    const row = await prisma.delivery.findFirstOrThrow({ where: { webhookId: made.id } })
    expect(row).toMatchObject({ status: 'failed', fault, answer: null, doneAt: clock.now() })
    expect((await prisma.webhook.findUniqueOrThrow({ where: { id: made.id } })).failingSince).toBeNull()
  })

  test('that comes due while its webhook is off is not posted, and says so; it can be replayed', async () => {
    program.answer(500)
    const { id } = await ask(ann, made)
    await webhooks.drain()
    await ann.as(http.patch(at())).send({ on: false }).expect(200)
    clock.turn(5 * second)
    await webhooks.drain()
    expect(await newest()).toMatchObject({ status: 'failed', fault: 'webhook-off' })

    program.reset()
    await ann.as(http.patch(at())).send({ on: true }).expect(200)
    await ann.as(http.post(`${at()}/deliveries/${id}/replay`)).expect(202)
    await webhooks.drain()
    expect(program.received).toHaveLength(1)
  })
})

describe('a replay', () => {
  test('posts the same bytes under the same id, as a delivery of its own, however often', async () => {
    const first = await ask(ann, made)
    await webhooks.drain()
    clock.turn(hour)
    const again = (await ann.as(http.post(`${at()}/deliveries/${first.id}/replay`)).expect(202)).body
    await webhooks.drain()
    clock.turn(hour)
    const third = (await ann.as(http.post(`${at()}/deliveries/${again.id}/replay`)).expect(202)).body
    await webhooks.drain()

    expect(new Set([first.id, again.id, third.id]).size).toBe(3)
    expect([again.message, third.message]).toEqual([first.id, first.id])
    expect(again).toMatchObject({ status: 'pending', attempts: 0, topic: 'test' })
    expect(program.received).toHaveLength(3)
    expect(new Set(program.received.map(({ body }) => body)).size).toBe(1)
    expect(new Set(program.received.map((one) => header(one, 'webhook-id')))).toEqual(new Set([first.id]))
    expect(new Set(program.received.map((one) => header(one, 'webhook-timestamp'))).size).toBe(3)
    for (const one of await log(ann, made)) expect(one).toMatchObject({ status: 'delivered', attempts: 1 })
  })
})

describe('a webhook that receives nothing', () => {
  /** One more delivery, tried once. */
  const tryOnce = async () => {
    await ask(ann, made)
    await webhooks.runOnce()
  }

  test('is switched off after a week, with a mail that says so, once', async () => {
    program.answer(500)
    await tryOnce()
    clock.turn(7 * day - 1)
    await tryOnce()
    expect(await look(ann, made)).toMatchObject({ on: true })
    clock.turn(1)
    await ask(ann, made)
    await tryOnce()

    const offAt = clock.now().toISOString()
    expect(await look(ann, made)).toMatchObject({ on: false, offBy: 'failures', offAt })
    clock.turn(day)
    await webhooks.drain()
    await worker.drain()
    const mails = await prisma.caughtMail.findMany({ where: { to: { contains: ann.email } } })
    expect(mails).toHaveLength(1)
    expect(await prisma.notice.findMany({ where: { accountId: ann.id } })).toMatchObject([
      { topic: 'webhook-off', status: 'sent', payload: { webhook: made.id } },
    ])
  })

  test('stays on if a delivery has arrived within the week', async () => {
    program.answer(500)
    await tryOnce()
    clock.turn(6 * day)
    program.answer(200)
    await webhooks.drain()
    program.answer(500)
    clock.turn(day)
    await tryOnce()
    clock.turn(7 * day - 1)
    await tryOnce()

    expect(await look(ann, made)).toMatchObject({ on: true })
  })

  test('has another week after it is switched on again', async () => {
    program.answer(500)
    await tryOnce()
    clock.turn(7 * day)
    await tryOnce()
    await ann.as(http.patch(at())).send({ on: true }).expect(200)
    await tryOnce()

    expect(await look(ann, made)).toMatchObject({ on: true, failingSince: clock.now().toISOString() })
    expect(await prisma.notice.count({ where: { accountId: ann.id } })).toBe(1)
  })

  test('is switched off at once by 410, with a mail; the delivery is not tried again', async () => {
    program.answer(410)
    await ask(ann, made)
    await webhooks.drain()

    expect(await newest()).toMatchObject({ status: 'failed', attempts: 1, answer: 410, fault: 'gone', dueAt: null })
    expect(await look(ann, made)).toMatchObject({ on: false, offBy: 'gone' })
    expect(await prisma.notice.count({ where: { accountId: ann.id, topic: 'webhook-off' } })).toBe(1)
  })
})

describe('workers', () => {
  test('at the same moment post each delivery once', async () => {
    const other = deliveryWorker(platform, app.log)
    const now = clock.now()
    await prisma.delivery.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        webhookId: made.id,
        topic: 'test',
        body: String(index),
        dueAt: now,
        createdAt: now,
      })),
    })
    await Promise.all([webhooks.drain(), other.drain()])
    await other.stop()
    await webhooks.drain()

    expect(program.received).toHaveLength(120)
    expect(new Set(program.received.map(({ body }) => body)).size).toBe(120)
  })

  test('that crash leave their deliveries to others, after the lease and not before', async () => {
    let release = () => {}
    const held = new Promise<void>((reached) => {
      program.answer((response) => {
        release = () => response.writeHead(200).end()
        reached()
      })
    })
    await ask(ann, made)
    const dying = deliveryWorker(platform, app.log, { post: poster(true, 60_000) })
    const stuck = dying.runOnce()
    await held
    program.answer(200)

    expect(await webhooks.drain()).toBe(0)
    clock.turn(minute)
    expect(await webhooks.drain()).toBe(1)
    expect(await newest()).toMatchObject({ status: 'delivered', attempts: 2 })
    release()
    await stuck
    expect(await newest()).toMatchObject({ status: 'delivered', attempts: 2 })
    expect(new Set(program.received.map((one) => header(one, 'webhook-id'))).size).toBe(1)
  })

  test('that are too slow do not overwrite another’s result', async () => {
    let release = () => {}
    const held = new Promise<void>((reached) => {
      program.answer((response) => {
        release = () => response.writeHead(500).end()
        reached()
      })
    })
    await ask(ann, made)
    const slow = deliveryWorker(platform, app.log, { post: poster(true, 60_000) })
    const stuck = slow.runOnce()
    await held
    program.answer(200)
    clock.turn(minute)
    await webhooks.drain()
    release()
    await stuck

    expect(await newest()).toMatchObject({ status: 'delivered', attempts: 2, answer: 200 })
    expect(await look(ann, made)).toMatchObject({ failingSince: null })
  })

  test('keep a result that the database did not take, and record it later without posting again', async () => {
    let release = () => {}
    const held = new Promise<void>((reached) => {
      program.answer((response) => {
        release = () => response.writeHead(204).end()
        reached()
      })
    })
    await ask(ann, made)
    const posting = webhooks.runOnce()
    await held
    await prisma.$executeRaw`ALTER TABLE deliveries RENAME TO deliveries_elsewhere`
    release()
    await expect(posting).rejects.toThrow()
    await prisma.$executeRaw`ALTER TABLE deliveries_elsewhere RENAME TO deliveries`

    expect(await webhooks.drain()).toBe(0)
    expect(await newest()).toMatchObject({ status: 'delivered', attempts: 1, answer: 204 })
    expect(program.received).toHaveLength(1)
  })

  test('share their capacity among accounts: many deliveries of one do not delay another’s few', async () => {
    const bob = await newPlayer(paquebot)
    const his = await hook(bob, program.url)
    const due = { topic: 'test', body: '{}', dueAt: clock.now(), createdAt: clock.now() }
    const many = Array.from({ length: 60 }, () => ({ id: randomUUID(), webhookId: made.id, ...due }))
    await prisma.delivery.createMany({ data: many })
    clock.turn(second)
    const later = { id: randomUUID(), webhookId: his.id, ...due, dueAt: clock.now() }
    await prisma.delivery.create({ data: later })

    await webhooks.runOnce()
    expect(await prisma.delivery.count({ where: { webhookId: his.id, status: 'delivered' } })).toBe(1)
    expect(await prisma.delivery.count({ where: { webhookId: made.id, status: 'delivered' } })).toBe(10)
    await webhooks.drain()
    expect(await prisma.delivery.count({ where: { webhookId: made.id, status: 'delivered' } })).toBe(60)
  })

  test('serve other receivers while they wait for a slow one', async () => {
    const fast = await receiver()
    const quick = await hook(ann, fast.url)
    program.answer(() => undefined)
    const running = deliveryWorker(platform, app.log, { post: poster(true, 60_000) })
    running.start()
    await ask(ann, made)
    await until(async () => program.received.length === 1)
    await ask(ann, quick)
    await until(async () => fast.received.length === 1)
    program.answer(200)
    const stopped = running.stop()
    await prisma.delivery.findFirst({ where: { webhookId: made.id } })
    program.hangUp()
    await stopped

    expect(await newest()).toMatchObject({ status: 'pending', fault: 'unreachable ECONNRESET' })
  })

  test('are woken by requests in their process, and post again by themselves when a pause is over', async () => {
    program.answer(500)
    const running = deliveryWorker(platform, app.log, { jitter: () => 0 })
    running.start()
    await ask(ann, made)
    await until(async () => (await prisma.delivery.count({ where: { attempts: 1, lockedUntil: null } })) === 1)
    clock.turn(5 * second)
    await until(async () => program.received.length === 2)
    await running.stop()
  })

  test('delete deliveries thirty days after they are done, and keep those that wait', async () => {
    await ask(ann, made)
    await webhooks.drain()
    program.answer(500)
    clock.turn(hour)
    const { id } = await ask(ann, made)
    await prisma.delivery.update({ where: { id }, data: { dueAt: new Date(clock.now().getTime() + 60 * day) } })
    clock.turn(30 * day - hour)
    await webhooks.drain()
    expect(await log(ann, made)).toHaveLength(2)
    clock.turn(2 * hour)
    await webhooks.drain()

    expect((await log(ann, made)).map((one) => one.id)).toEqual([id])
  })
})

describe('a line of the log', () => {
  test('is written for each delivery, and contains neither an address nor a secret nor a body', async () => {
    const lines: unknown[] = []
    const write = (...line: unknown[]) => lines.push(line)
    const logging = deliveryWorker(platform, { info: write, warn: write, error: write }, { jitter: () => 0 })
    const { id } = await ask(ann, made)
    await logging.drain()
    clock.turn(second)
    program.answer(500)
    await ask(ann, made)
    await logging.drain()
    await prisma.webhook.update({ where: { id: made.id }, data: { sealedSecret: 'nonsense' } })
    clock.turn(5 * second)
    await logging.drain()

    const logged = JSON.stringify(lines)
    expect(logged).toContain(id)
    expect(logged).toContain('delivery done')
    expect(logged).toContain('delivery not taken')
    expect(logged).toContain('no delivery made')
    expect(logged).not.toContain(`:${program.port}`)
    expect(logged).not.toContain('/hook')
    expect(logged).not.toContain('timestamp')
    expect(logged).not.toContain(made.secret.slice('whsec_'.length))
    expect(await newest()).toMatchObject({ status: 'pending', fault: 'fault' })
  })
})

const until = (holds: () => Promise<boolean>) => expect.poll(holds, { interval: 20 }).toBe(true)
