import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailWorker } from '../../src/notices/outbox/mail-worker.ts'
import { smtpTransport } from '../../src/notices/transport/smtp.ts'
import { type NewNotice, noticeRow } from '../../src/platform/outbox.ts'
import { freshDatabase } from '../support/database.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer } from '../support/people.ts'
import { type TestServer, testServer } from '../support/server.ts'

const minute = 60_000
const hour = 60 * minute

const server = await mailServer()
const paquebot: TestServer = await testServer({ SMTP_URL: server.url })
const { platform, clock, worker, app } = paquebot
const { prisma } = platform.database
const ann = await newPlayer(paquebot, { name: 'Ann' })

/** A notice that stays true: Ann's password was changed. */
async function write(about: Partial<NewNotice> = {}): Promise<string> {
  const key = randomUUID()
  const draft = { topic: 'password-changed' } as const
  await prisma.notice.create({ data: noticeRow({ key, accountId: ann.id, matchId: null, draft, ...about }) })
  return key
}
const recordOf = (key: string) => prisma.notice.findUniqueOrThrow({ where: { key } })

beforeEach(async () => {
  server.refuse(undefined)
  await prisma.notice.deleteMany({})
  await prisma.account.updateMany({ data: { bouncedAt: null, bounceReason: null } })
  server.delivered.splice(0)
})

describe('the worker', () => {
  test('sends what is due and records it', async () => {
    const key = await write()

    await worker.drain()

    expect(server.delivered.map(({ to }) => to)).toEqual([[ann.email]])
    expect(await recordOf(key)).toMatchObject({ status: 'sent', reason: null, attempts: 1, doneAt: clock.now() })
  })

  test('sends nothing before it is due', async () => {
    const key = await write({ dueAt: new Date(clock.now().getTime() + minute) })

    expect(await worker.drain()).toBe(0)
    clock.turn(minute)
    expect(await worker.drain()).toBe(1)

    expect(await recordOf(key)).toMatchObject({ status: 'sent' })
  })

  test('backs off while the mail server is down, and then nothing is lost or sent twice', async () => {
    const keys = [await write(), await write(), await write()]
    await server.down()

    const waits: number[] = []
    for (const turn of [0, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]) {
      clock.turn(turn)
      expect(await worker.drain()).toBe(3)
      expect(await worker.drain()).toBe(0)
      const { dueAt, reason } = await recordOf(keys[0] ?? '')
      expect(reason).toMatch(/^unreachable E/)
      waits.push(dueAt.getTime() - clock.now().getTime())
    }
    await server.up()
    clock.turn(6 * hour)
    await worker.drain()
    await worker.drain()

    expect(waits).toEqual([minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 6 * hour])
    expect(server.delivered).toHaveLength(3)
    expect(new Set(server.delivered.map(({ mail }) => mail.messageId)).size).toBe(3)
    for (const key of keys) expect(await recordOf(key)).toMatchObject({ status: 'sent', reason: null })
  })

  test('gives up after about three days, and records why', async () => {
    const key = await write()
    server.refuse({ code: 451, text: '4.3.0 come back later' })
    const began = clock.now().getTime()

    while ((await recordOf(key)).status === 'pending') {
      await worker.drain()
      clock.turn(6 * hour)
    }

    expect(await recordOf(key)).toMatchObject({ status: 'failed', reason: 'deferred 451 4.3.0' })
    const days = (clock.now().getTime() - began) / (24 * hour)
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThan(4.5)
    expect(server.delivered).toEqual([])
  })

  test('gives up at once if the server refuses this mail for good', async () => {
    const key = await write()
    server.refuse({ code: 550, text: '5.7.1 we do not trust you' })

    await worker.drain()

    expect(await recordOf(key)).toMatchObject({ status: 'failed', reason: 'refused 550 5.7.1', attempts: 1 })
  })

  test('shares the outbox with another one: each notice is sent once', async () => {
    const other = mailWorker(platform, app.log)
    const keys = await Promise.all(Array.from({ length: 40 }, () => write()))

    const seen = await Promise.all([worker.drain(), other.drain()])
    await other.stop()

    expect(seen[0] + seen[1]).toBe(keys.length)
    expect(server.delivered).toHaveLength(keys.length)
    expect(new Set(server.delivered.map(({ mail }) => mail.messageId)).size).toBe(keys.length)
  })

  test('leaves its notices to another one if it crashes, after the lease, under the same Message-ID', async () => {
    const key = await write()
    const { held, release } = server.holdNext()
    const stuck = worker.runOnce()
    await held
    const other = mailWorker(platform, app.log)

    expect(await other.drain()).toBe(0)
    clock.turn(10 * minute)
    expect(await other.drain()).toBe(1)
    release()
    await stuck
    await other.stop()

    expect(await recordOf(key)).toMatchObject({ status: 'sent', attempts: 2 })
    expect(new Set(server.delivered.map(({ mail }) => mail.messageId)).size).toBe(1)
  })

  test('has another Message-ID for another event under the same key, as after a restored backup', async () => {
    const key = await write()
    await worker.drain()
    await platform.database.prisma.notice.update({
      where: { key },
      data: { status: 'pending', createdAt: new Date(clock.now().getTime() + minute) },
    })
    await worker.drain()
    expect(new Set(server.delivered.map(({ mail }) => mail.messageId)).size).toBe(2)
  })

  test('postpones a notice that cannot be composed, without delaying the others', async () => {
    const broken = await write()
    await prisma.notice.update({ where: { key: broken }, data: { topic: 'no-such-topic' } })
    const sound = await write()

    await worker.drain()

    expect(await recordOf(broken)).toMatchObject({ status: 'pending', reason: 'fault' })
    expect(await recordOf(sound)).toMatchObject({ status: 'sent' })
  })

  test('does not send a mail again that went out while the database was down', async () => {
    const key = await write()
    const smtp = smtpTransport(server.url, 'Paquebot <paquebot@localhost>')
    const other = mailWorker(platform, app.log, {
      ...smtp,
      async send(mail) {
        await smtp.send(mail)
        await prisma.$executeRaw`ALTER TABLE notices RENAME TO notices_away`
      },
    })

    await expect(other.runOnce()).rejects.toThrow()
    await prisma.$executeRaw`ALTER TABLE notices_away RENAME TO notices`
    clock.turn(hour)
    await other.drain()
    await other.stop()

    expect(server.delivered).toHaveLength(1)
    expect(await recordOf(key)).toMatchObject({ status: 'sent' })
  })
})

describe('the log', () => {
  test('has a line per notice, without an address, a token, or a sentence of a mail', async () => {
    const lines: unknown[] = []
    const log = (...line: unknown[]) => lines.push(line)
    const logging = mailWorker(platform, { info: log, warn: log, error: log })
    const mailToken = randomUUID()
    const expiresAt = new Date(clock.now().getTime() + hour)
    await prisma.mailToken.create({ data: { id: mailToken, accountId: ann.id, purpose: 'sign-in', expiresAt } })
    await write({ draft: { topic: 'sign-in-link', mailToken } })
    await logging.drain()
    server.refuse({ code: 550, text: `5.1.1 <${ann.email}> is no user here` })
    await write()
    await logging.drain()
    const broken = await write()
    await prisma.notice.update({ where: { key: broken }, data: { payload: { secret: 'a secret' } } })
    await logging.drain()
    await logging.stop()

    const logged = JSON.stringify(lines)
    expect(logged).toContain('sign-in-link')
    expect(logged).toContain('refused 550 5.1.1')
    expect(logged).toContain('ZodError')
    expect(logged).not.toContain(ann.email)
    expect(logged).not.toContain('Ann')
    expect(logged).not.toContain('secret')
    expect(logged).not.toContain(platform.secrets.linkToken('sign-in', mailToken))
    expect(await prisma.notice.count({ where: { reason: { contains: ann.email } } })).toBe(0)
  })
})

describe('a running worker', () => {
  test('is woken by new notices, goes on after a restart, and completes its work when it is stopped', async () => {
    const running = mailWorker(platform, app.log)
    running.start()
    const first = await write()
    platform.signals.noticesWritten()
    await until(async () => (await recordOf(first)).status === 'sent')

    const { held, release } = server.holdNext()
    const second = await write()
    platform.signals.noticesWritten()
    await held
    const stopped = running.stop()
    release()
    await stopped
    expect(await recordOf(second)).toMatchObject({ status: 'sent' })

    const third = await write()
    const restarted = mailWorker(platform, app.log)
    restarted.start()
    await until(async () => (await recordOf(third)).status === 'sent')
    await restarted.stop()
    expect(server.delivered).toHaveLength(3)
  })

  test('given a notice for later, sends it when its time has come, without being told again', async () => {
    const running = mailWorker(platform, app.log)
    running.start()
    const first = await write()
    const key = await write({ dueAt: new Date(clock.now().getTime() + 1000) })
    platform.signals.noticesWritten()
    await until(async () => (await recordOf(first)).status === 'sent')
    clock.turn(1000)

    await until(async () => (await recordOf(key)).status === 'sent')
    await running.stop()
  })

  test('given a notice of a worker that crashed, sends it when the lease ends, without being told', async () => {
    const lockedUntil = new Date(clock.now().getTime() + 1000)
    const key = await write()
    await prisma.notice.update({ where: { key }, data: { lockedUntil, attempts: 1 } })
    const other = await write()
    const running = mailWorker(platform, app.log)
    running.start()
    await until(async () => (await recordOf(other)).status === 'sent')
    clock.turn(1000)

    await until(async () => (await recordOf(key)).status === 'sent')
    await running.stop()
  })
})

const until = (holds: () => Promise<boolean>) => expect.poll(holds, { interval: 20 }).toBe(true)

test.runIf(platform.database.kind === 'server')(
  'what was sent while the database could not record it is recorded when the worker stops',
  async () => {
    const impatient = await testServer(
      { SMTP_URL: server.url },
      { database: await freshDatabase({ statement: 3000, lock: 100 }) },
    )
    const bob = await newPlayer(impatient, { name: 'Bob' })
    const { prisma: notices, pool } = impatient.platform.database
    const draft = { topic: 'password-changed' } as const
    await notices.notice.create({ data: noticeRow({ key: 'changed', accountId: bob.id, matchId: null, draft }) })
    const holder = await pool.connect()
    const transport = smtpTransport(server.url, 'Paquebot <paquebot@localhost>')
    const stopped = mailWorker(impatient.platform, app.log, {
      ...transport,
      async send(mail) {
        const sent = await transport.send(mail)
        await holder.query('BEGIN')
        await holder.query('LOCK TABLE notices')
        return sent
      },
    })

    await expect(stopped.runOnce()).rejects.toThrow()
    expect(server.delivered.map(({ to }) => to)).toEqual([[bob.email]])
    await holder.query('ROLLBACK')
    holder.release()
    await stopped.stop()

    expect(await notices.notice.findUniqueOrThrow({ where: { key: 'changed' } })).toMatchObject({ status: 'sent' })
  },
)
