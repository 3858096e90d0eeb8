import { createHash, randomUUID } from 'node:crypto'
import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailUuid } from '../../src/notices/bounces/bounces.ts'
import { type NoticeDraft, noticeRow } from '../../src/platform/outbox.ts'
import { longestTurn } from '../support/event-loop.ts'
import { httpMatch } from '../support/http-match.ts'
import { mailServer } from '../support/mail-server.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { deliveryReport } from './delivery-report.ts'

const minute = 60_000
const hour = 60 * minute
const noSuchUser = { code: 550, text: '5.1.1 no such user here' }

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url, MAIL_BOUNCES: 'bounces@example.org' })
const { platform, clock, worker, app } = paquebot
const { prisma } = platform.database
const http = request(app.server)
const ann = await newPlayer(paquebot, { name: 'Ann' })
const root = await newAdministrator(paquebot)

beforeEach(async () => {
  server.refuse(undefined)
  await prisma.notice.deleteMany({})
  await prisma.account.update({
    where: { id: ann.id },
    data: { email: ann.email, status: 'active', bouncedAt: null, bounceReason: null },
  })
  server.delivered.splice(0)
})

const changed = { topic: 'password-changed' } as const

/** Has the worker process a notice. @returns its record */
async function notify(draft: NoticeDraft = changed, accountId: string | null = ann.id) {
  const key = randomUUID()
  await prisma.notice.create({ data: noticeRow({ key, accountId, matchId: null, draft }) })
  await worker.drain()
  return prisma.notice.findUniqueOrThrow({ where: { key } })
}

const mailsArrive = async (person: Person) =>
  (await person.as(http.get('/v1/account')).expect(200)).body.mailsArrive as unknown
const accountOf = ({ id }: Person) => prisma.account.findUniqueOrThrow({ where: { id } })
const recordOf = ({ id }: { readonly id: bigint }) => prisma.notice.findUniqueOrThrow({ where: { id } })

describe('given that a mail server says that an address does not exist', () => {
  beforeEach(async () => {
    server.refuse(noSuchUser)
    await notify()
    server.refuse(undefined)
  })

  test('the notice has bounced, and its recipient and administrators see why', async () => {
    const listed = await ann.as(http.get('/v1/account/notices')).expect(200)
    const found = await root.as(http.get('/v1/admin/accounts?search=ann')).expect(200)

    expect(listed.body.items).toEqual([expect.objectContaining({ status: 'bounced', reason: 'refused 550 5.1.1' })])
    expect(await mailsArrive(ann)).toBe(false)
    expect(found.body.items[0]).toMatchObject({
      mailsArrive: false,
      bouncedAt: clock.now().toISOString(),
      bounceReason: 'refused 550 5.1.1',
    })
  })

  test('nothing more is mailed there, and the record says so', async () => {
    expect(await notify()).toMatchObject({ status: 'withheld', reason: 'address-dead' })
    const expiresAt = new Date(clock.now().getTime() + hour)
    const link = await prisma.mailToken.create({
      data: { id: randomUUID(), accountId: ann.id, purpose: 'sign-in', expiresAt },
    })
    expect(await notify({ topic: 'sign-in-link', mailToken: link.id })).toMatchObject({ reason: 'address-dead' })
    expect(server.delivered).toEqual([])
  })

  test('the link that confirms another address goes there, and once it is confirmed, mails arrive again', async () => {
    const next = `${randomUUID()}@example.org`
    await ann.as(http.post('/v1/account/address')).send({ email: next, password }).expect(202)
    await worker.drain()
    expect(server.delivered.map(({ to }) => to)).toEqual([[next]])

    const token = /confirm","token":"([\w-]{43})|#([\w-]{43})/.exec(server.delivered[0]?.mail.text ?? '')
    await http
      .post('/v1/account/address/confirm')
      .send({ token: token?.[1] ?? token?.[2] })
      .expect(200)

    expect(await mailsArrive(ann)).toBe(true)
    expect(await notify()).toMatchObject({ status: 'sent' })
  })

  test('the recipient can have it tried again, until it is refused again', async () => {
    const answer = await ann.as(http.post('/v1/account/address/retry')).expect(200)
    expect(answer.body).toMatchObject({ mailsArrive: true })
    expect(await notify()).toMatchObject({ status: 'sent' })

    server.refuse(noSuchUser)
    await notify()
    expect(await mailsArrive(ann)).toBe(false)
  })

  test('an administrator can have it tried again', async () => {
    const answer = await root.as(http.post(`/v1/admin/accounts/${ann.id}/address/retry`)).expect(200)

    expect(answer.body).toMatchObject({ id: ann.id, mailsArrive: true, bouncedAt: null, bounceReason: null })
    await root.as(http.post(`/v1/admin/accounts/${randomUUID()}/address/retry`)).expect(404)
  })
})

describe('given that a mail server refuses a mail for another reason', () => {
  test.each([
    ['550', '5.7.1 blocked', 'failed', 'refused 550 5.7.1'],
    ['552', '5.2.2 mailbox full', 'failed', 'refused 552 5.2.2'],
    ['450', '4.2.1 busy', 'pending', 'deferred 450 4.2.1'],
  ])('the address stays as it is: %s %s', async (code, text, status, reason) => {
    server.refuse({ code: Number(code), text })

    expect(await notify()).toMatchObject({ status, reason })
    expect(await mailsArrive(ann)).toBe(true)
  })
})

describe('an address that is not confirmed as an account’s', () => {
  test('of a new account gets every mail that is requested, however often', async () => {
    await prisma.account.update({ where: { id: ann.id }, data: { status: 'unconfirmed' } })
    server.refuse(noSuchUser)

    expect(await notify()).toMatchObject({ status: 'bounced' })
    expect(await accountOf(ann)).toMatchObject({ bouncedAt: null })
  })

  test('of the past does not affect the new one', async () => {
    server.refuse(noSuchUser)

    expect(await notify({ topic: 'address-changed', oldAddress: 'old@example.org' })).toMatchObject({
      status: 'bounced',
    })
    expect(await mailsArrive(ann)).toBe(true)
  })
})

/** A bounce of the last delivered mail, to its return address. */
const returned = (status: string, action = 'failed') =>
  deliveryReport({ status, action, to: server.delivered.at(-1)?.from ?? '' })
const post = (raw: string, type = 'message/rfc822') => http.post('/v1/bounces').set('content-type', type).send(raw)

describe('given that a mail was accepted and bounces', () => {
  test('it had a return address of its own', async () => {
    const { id } = await notify()
    await notify()

    const [one, other] = server.delivered
    const token = platform.secrets.linkToken('mail', mailUuid(platform.secrets, id, ann.email))
    expect(one?.from).toBe(`bounces+${token}@example.org`)
    expect(one?.from).not.toBe(other?.from)
    expect(one?.from.indexOf('@')).toBeLessThanOrEqual(64)
  })

  test('a report that the address does not exist marks notice and address', async () => {
    const notice = await notify()
    await post(returned('5.1.1')).expect(204)

    expect(await recordOf(notice)).toMatchObject({ status: 'bounced', reason: 'returned 5.1.1' })
    expect(await accountOf(ann)).toMatchObject({ bouncedAt: clock.now(), bounceReason: 'returned 5.1.1' })
    expect(await notify()).toMatchObject({ status: 'withheld', reason: 'address-dead' })
  })

  test('a report about a mail of an earlier version, whose return address named its notice bare, still counts', async () => {
    const notice = await notify()
    const hash = createHash('sha256').update(ann.email).digest('hex').slice(0, 16)
    const bare = notice.id.toString(16).padStart(16, '0') + hash
    await post(
      deliveryReport({
        status: '5.1.1',
        to: `bounces+${platform.secrets.linkToken('bounce', bare)}@example.org`,
      }),
    ).expect(204)

    expect(await recordOf(notice)).toMatchObject({ status: 'bounced', reason: 'returned 5.1.1' })
    expect(await accountOf(ann)).toMatchObject({ bouncedAt: clock.now() })
  })

  test('the same report works if the mail server posts it as plain text, and twice', async () => {
    await notify()
    const report = returned('5.1.1')
    await post(report, 'text/plain').expect(204)
    await post(report, 'text/plain').expect(204)

    expect(await mailsArrive(ann)).toBe(false)
  })

  test('a report that quotes a long mail is read as well, up to 4 MiB', async () => {
    await notify()
    const quoting = (kilobytes: number) => `${returned('5.1.1')}${'A line of the mail.\r\n'.repeat(50 * kilobytes)}`
    await post(quoting(200)).expect(204)
    expect(await mailsArrive(ann)).toBe(false)

    expect((await post(quoting(4200)).expect(413)).body.code).toBe('body-too-large')
    expect((await http.post('/v1/bounces').expect(400)).body.code).toBe('invalid-request')
  })

  // Everybody who gets a mail knows its return address, and can post any report about it.
  test('a report that takes long to read holds up nobody else, and is given up', async () => {
    await notify()
    const to = server.delivered[0]?.from ?? ''
    const endless = `To: ${to}\r\nContent-Type: text/html\r\n\r\n${' \n'.repeat(2_000_000)}`
    const posted = async () => expect((await post(endless).expect(422)).body.code).toBe('too-much-to-compute')

    expect(await longestTurn(posted)).toBeLessThan(500)
  }, 60_000)

  test('a report with another reason marks the notice only', async () => {
    const notice = await notify()
    await post(returned('5.7.1')).expect(204)

    expect(await recordOf(notice)).toMatchObject({ status: 'bounced', reason: 'returned 5.7.1' })
    expect(await mailsArrive(ann)).toBe(true)
  })

  test('a report of a delay is recorded', async () => {
    const notice = await notify()
    await post(returned('4.4.1', 'delayed')).expect(204)

    expect(await recordOf(notice)).toMatchObject({ status: 'sent', reason: 'delayed 4.4.1' })
    expect(await mailsArrive(ann)).toBe(true)
  })

  test('an address that was changed meanwhile stays as it is', async () => {
    await notify()
    const report = returned('5.1.1')
    await prisma.account.update({ where: { id: ann.id }, data: { email: `${randomUUID()}@example.org` } })
    await post(report).expect(204)

    expect(await mailsArrive(ann)).toBe(true)
  })

  test('all notices in the same mail have bounced', async () => {
    const notice = await notify()
    const other = await notify()
    await prisma.notice.update({ where: { id: other.id }, data: { status: 'merged', mergedInto: notice.id } })
    const to = server.delivered[0]?.from ?? ''
    await post(deliveryReport({ status: '5.7.1', to })).expect(204)

    expect(await recordOf(other)).toMatchObject({ status: 'bounced', reason: 'returned 5.7.1' })
  })

  test.each([
    // Its first letter: in the last one, two bits are unused.
    ['forged', (to: string) => to.replace(/\+./, to.includes('+A') ? '+B' : '+A')],
    ['of another purpose', () => `bounces+${platform.secrets.linkToken('sign-in', ann.id)}@example.org`],
    ['none', () => 'bounces@example.org'],
  ])('a report with a token that is %s changes nothing', async (_, forged) => {
    const notice = await notify()
    const to = forged(server.delivered[0]?.from ?? '')
    const refused = await post(deliveryReport({ status: '5.1.1', to })).expect(404)

    expect(refused.type).toBe('application/problem+json')
    expect(await recordOf(notice)).toMatchObject({ status: 'sent' })
  })

  test('a mail that is no report changes nothing', async () => {
    const notice = await notify()
    const to = server.delivered[0]?.from ?? ''
    await post(`To: ${to}\r\nSubject: Away\r\n\r\nI am away. Status: 5.1.1\r\n`).expect(204)

    expect(await recordOf(notice)).toMatchObject({ status: 'sent', reason: null })
  })

  test('a report on a deleted notice is ignored', async () => {
    await notify()
    const report = returned('5.1.1')
    await prisma.notice.deleteMany({})
    await post(report).expect(204)

    expect(await mailsArrive(ann)).toBe(true)
  })
})

describe('the records of notices', () => {
  test('are listed by match and by status', async () => {
    const match = randomUUID()
    const draft = { topic: 'match-started', match } as const
    await prisma.notice.create({ data: noticeRow({ key: 'gone', accountId: ann.id, matchId: match, draft }) })
    await notify()
    const list = async (query: string) => (await ann.as(http.get(`/v1/account/notices${query}`)).expect(200)).body.items

    expect(await list('')).toHaveLength(2)
    expect(await list(`?match=${match}`)).toEqual([expect.objectContaining({ match, reason: 'cause-gone' })])
    expect(await list('?status=sent')).toEqual([expect.objectContaining({ topic: 'password-changed' })])
    expect(await list(`?match=${match}&status=sent`)).toEqual([])
    await ann.as(http.get('/v1/account/notices?status=lost')).expect(400)
  })

  test('are readable by administrators, for every recipient', async () => {
    await notify()
    const read = await root.as(http.get(`/v1/admin/accounts/${ann.id}/notices?status=sent`)).expect(200)

    expect(read.body.items).toEqual([expect.objectContaining({ topic: 'password-changed', status: 'sent' })])
    await root.as(http.get(`/v1/admin/accounts/${randomUUID()}/notices`)).expect(404)
    await ann.as(http.get(`/v1/admin/accounts/${ann.id}/notices`)).expect(403)
  })

  test('of a running match are hidden from administrators who play in it: they can tell of standing orders', async () => {
    const [playing, another] = [await newAdministrator(paquebot), await newAdministrator(paquebot)]
    const opponent = await newPlayer(paquebot)
    const match = await httpMatch(paquebot, [playing, opponent])
    const why = { why: 'refused', match: match.id, seat: 1, version: 1, question: 'turn-1' } as const
    const draft = { topic: 'orders-cancelled', ...why } as const
    const about = [
      { key: randomUUID(), accountId: opponent.id, matchId: match.id, draft },
      { key: randomUUID(), accountId: opponent.id, matchId: null, draft: { topic: 'password-changed' } as const },
    ]
    await prisma.notice.createMany({ data: about.map(noticeRow) })
    const read = async (by: Person, of = opponent) => {
      const { body } = await by.as(http.get(`/v1/admin/accounts/${of.id}/notices`)).expect(200)
      return body.items.map(({ topic }: { topic: string }) => topic)
    }

    expect(await read(playing)).toEqual(['password-changed'])
    expect(await read(another)).toContain('orders-cancelled')
    expect(await read(playing, playing)).toContain('match-started')

    await match.post(1, '/resignation').expect(200)
    expect(await read(playing)).toContain('orders-cancelled')
  })
})

describe('the health of the outbox', () => {
  const noneTriedAgain = { retrying: 0, oldestRetryingSeconds: null, retryReason: null }
  const outbox = async () => (await root.as(http.get('/v1/admin/outbox')).expect(200)).body

  test('is fine if there is nothing to report', async () => {
    const nothing = { pending: 0, due: 0, oldestDueSeconds: null, ...noneTriedAgain, failed: 0, bounced: 0 }
    expect(await outbox()).toEqual({ ...nothing, topics: [] })
  })

  test('says of nothing how long it has been due, if all that waits is put off', async () => {
    const later = new Date(clock.now().getTime() + hour)
    const row = noticeRow({ key: 'later', accountId: ann.id, matchId: null, draft: changed })
    await prisma.notice.create({ data: { ...row, createdAt: clock.now(), dueAt: later } })

    expect(await outbox()).toMatchObject({ pending: 1, due: 0, oldestDueSeconds: null })
  })

  test('says how many are tried again, since when and why, if the mail server takes none', async () => {
    server.refuse({ code: 451, text: '4.7.1 not now' })
    await notify()
    await notify()
    const retried = { pending: 2, due: 0, oldestDueSeconds: null, retrying: 2, retryReason: 'deferred 451 4.7.1' }
    expect(await outbox()).toMatchObject({ ...retried, oldestRetryingSeconds: 0 })

    clock.turn(minute)
    await worker.drain()
    clock.turn(5 * minute)
    await worker.drain()
    await notify()

    const oldest = { ...retried, pending: 3, retrying: 3, oldestRetryingSeconds: 6 * 60 }
    expect(await outbox()).toMatchObject({ ...oldest, topics: [{ topic: 'password-changed', ...oldest }] })
    const metrics = (await http.get('/metrics').expect(200)).text
    expect(metrics).toMatch(/^paquebot_outbox_retrying 3$/m)
    expect(metrics).toMatch(/^paquebot_outbox_retrying_seconds 360$/m)

    server.refuse(undefined)
    clock.turn(hour)
    await worker.drain()
    expect(await outbox()).toMatchObject({ pending: 0, ...noneTriedAgain })
  })

  test('takes no mail for one that is tried again, if it is tried for the first time or put off', async () => {
    const row = (key: string) => noticeRow({ key, accountId: ann.id, matchId: null, draft: changed })
    const lockedUntil = new Date(clock.now().getTime() + hour)
    await prisma.notice.createMany({
      data: [
        { ...row('claimed'), attempts: 1, lockedUntil },
        { ...row('put off'), reason: 'daily' },
        { ...row('put off after a try'), attempts: 1, reason: 'daily' },
      ],
    })

    expect(await outbox()).toMatchObject({ pending: 3, ...noneTriedAgain })
  })

  test('counts what waits, how long it has been due, and the failures within a day', async () => {
    server.refuse({ code: 550, text: '5.7.1 blocked' })
    await notify()
    clock.turn(25 * hour)
    await notify()
    server.refuse(noSuchUser)
    await notify()
    const at = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)
    const row = (key: string, createdAt: Date, dueAt?: Date) => ({
      ...noticeRow({ key, accountId: ann.id, matchId: null, draft: changed }),
      createdAt,
      ...(dueAt ? { dueAt } : {}),
    })
    await prisma.notice.createMany({
      data: [row('old', at(-2 * hour)), row('put off', at(-2 * hour), at(-hour)), row('later', at(-hour), at(hour))],
    })

    const counted = { pending: 3, due: 2, oldestDueSeconds: 7200, ...noneTriedAgain, failed: 1, bounced: 1 }
    expect(await outbox()).toEqual({ ...counted, topics: [{ topic: 'password-changed', ...counted }] })
    await ann.as(http.get('/v1/admin/outbox')).expect(403)
  })
})
