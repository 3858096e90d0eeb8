import { createPublicKey, randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import request from 'supertest'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { SignedAuditHead, verifyAuditHead } from '../../../src/disputes/audit-log/head.ts'
import { AuditRecordBody } from '../../../src/disputes/audit-log/log.ts'
import { server as otherServer } from '../../../src/main.ts'
import { audit } from '../../../src/platform/audit/audit.ts'
import { recordHash } from '../../../src/platform/audit/record.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { court } from '../ruling/given.ts'

const server = await testServer()
const http = request(server.app.server)
const { platform, clock } = server
const { prisma } = platform.database

const judge = await newAdministrator(server, { name: 'Judge' })
const clerk = await newAdministrator(server, { name: 'Clerk' })
const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const match = randomUUID()

beforeEach(async () => {
  await prisma.auditRecord.deleteMany({})
})

const LogPage = z.object({
  items: z.array(AuditRecordBody),
  next: z.string().nullable(),
  head: SignedAuditHead.nullable(),
})

const log = async (query = '') => LogPage.parse((await judge.as(http.get(`/v1/admin/audit-log${query}`))).body)
const verified = async (query = '') =>
  (await judge.as(http.get(`/v1/admin/audit-log/verification${query}`)).expect(200)).body
const note = (by: Person, reason = 'Why not?') =>
  audit(platform, { account: by.id }, { act: 'look', match, details: { as: 0, version: 3 }, reason })

async function noted(records: number): Promise<void> {
  for (let number = 1; number <= records; number++) await note(judge, `Reason ${number}.`)
}

describe('the audit log', () => {
  test('returns each record whole, so that anybody can recompute its hash', async () => {
    await note(judge)
    await audit(platform, { account: clerk.id }, { act: 'ban', subject: ann.id, reason: 'Cheating.' })
    const { items, next } = await log()
    const [ban, look] = items
    expect(next).toBeNull()
    expect(look).toEqual({
      number: 1,
      at: clock.now().toISOString(),
      account: judge.id,
      name: 'Judge',
      act: 'look',
      match,
      subject: null,
      details: { as: 0, version: 3 },
      reason: 'Why not?',
      withheld: false,
      previous: '',
      hash: look?.hash,
    })
    expect(ban).toMatchObject({ number: 2, name: 'Clerk', match: null, subject: ann.id, previous: look?.hash })
    for (const record of items) expect(recordHash(record)).toBe(record.hash)
  })

  test('comes by pages, the newest first, each record once', async () => {
    await noted(5)
    const seen: number[] = []
    let cursor = ''
    do {
      const { items, next } = await log(`?limit=2${cursor}`)
      seen.push(...items.map(({ number }) => number))
      cursor = next === null ? '' : `&cursor=${next}`
    } while (cursor !== '')
    expect(seen).toEqual([5, 4, 3, 2, 1])
  })

  test('is filtered by match, actor and act', async () => {
    await note(judge)
    await note(clerk)
    await audit(platform, { account: judge.id }, { act: 'ban', subject: ann.id, reason: 'Cheating.' })
    const numbers = async (query: string) => (await log(query)).items.map(({ number }) => number)
    expect(await numbers(`?match=${match}`)).toEqual([2, 1])
    expect(await numbers(`?account=${judge.id}`)).toEqual([3, 1])
    expect(await numbers('?act=ban')).toEqual([3])
    expect(await numbers(`?account=${judge.id}&act=look`)).toEqual([1])
    expect(await numbers(`?match=${randomUUID()}`)).toEqual([])
    for (const query of ['?act=nothing', '?match=nonsense', '?cursor=nonsense']) {
      await judge.as(http.get(`/v1/admin/audit-log${query}`)).expect(400)
    }
  })

  test('is signed at its head with a key that the server publishes', async () => {
    expect((await log()).head).toBeNull()
    await noted(2)
    const { head, items } = await log('?limit=1')
    if (head === null) throw new Error('no head')
    expect(head).toMatchObject({ number: 2, hash: items[0]?.hash })
    const keys = (await http.get('/v1/keys').expect(200)).body.items
    const key = createPublicKey(keys.find(({ id }: { id: string }) => id === head.keyId).publicKey)
    expect(verifyAuditHead(head, key)).toBe(true)
    expect(verifyAuditHead({ ...head, number: 1 }, key)).toBe(false)
    expect(verifyAuditHead({ ...head, hash: '0'.repeat(64) }, key)).toBe(false)
  })

  test('is for administrators only', async () => {
    for (const path of ['/v1/admin/audit-log', '/v1/admin/audit-log/verification']) {
      expect((await http.get(path).expect(401)).body.code).toBe('sign-in-needed')
      expect((await ann.as(http.get(path)).expect(403)).body.code).toBe('not-allowed')
    }
  })

  test('has no gap and no fork, however many servers write to it at once', async () => {
    const other = await otherServer({ ...platform, metrics: new Registry() })
    await other.app.ready()
    onTestFinished(async () => {
      await other.worker.stop()
      await other.app.close()
    })
    const servers = [http, request(other.app.server)]
    const reads = Array.from({ length: 10 }, async (_, index) => {
      const by = index % 3 === 0 ? clerk : judge
      const on = servers[index % 2] ?? http
      await by.as(on.get(`/v1/admin/accounts/${ann.id}/notices`)).expect(200)
    })
    await Promise.all([...reads, ...Array.from({ length: 10 }, () => note(judge))])

    expect(await verified()).toMatchObject({ holds: true, records: 20, wrong: null })
    const numbers = (await log('?limit=100')).items.map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index))
  })
})

describe('an administrator who plays', () => {
  const move = { type: 'end-turn' }
  /** A running match of this administrator: another one has looked into it, and made a move for a seat. */
  async function ruled(playing: Person) {
    const own = await httpMatch(server, [playing, ann, bob], { game: 'hamlet' })
    await own.post(1, '/disputes', { version: 1, text: 'That was not my move.', freeze: false }).expect(201)
    const { looks, upholds } = court(server, judge)
    await looks(own)
    await upholds(own, [{ kind: 'move', seat: 0, move }])
    return own
  }
  const read = async (by: Person, { id }: Pick<HttpMatch, 'id'>) =>
    LogPage.parse((await by.as(http.get(`/v1/admin/audit-log?match=${id}`)).expect(200)).body).items

  test('reads that others looked into the match and ruled, but not why or how, until it is over', async () => {
    const playing = await newAdministrator(server)
    const own = await ruled(playing)

    const seen = await read(playing, own)

    expect(seen.map(({ act, details, reason, withheld }) => ({ act, details, reason, withheld }))).toEqual([
      { act: 'rule', details: {}, reason: '', withheld: true },
      { act: 'look', details: {}, reason: '', withheld: true },
    ])
    const whole = await read(clerk, own)
    expect(whole).toMatchObject([{ withheld: false, details: { remedies: [{ move }] } }, { details: { version: 1 } }])
    expect(seen.map(({ number, hash }) => [number, hash])).toEqual(whole.map(({ number, hash }) => [number, hash]))

    await judge
      .as(http.post(`/v1/admin/matches/${own.id}/abort`))
      .send({ reason: 'For a test.' })
      .expect(200)
    expect((await read(playing, own)).slice(-2)).toEqual(whole)
  })

  test('does not find what is withheld by its hash: two rulings alike have different details', async () => {
    const [one, other] = [await ruled(await newAdministrator(server)), await ruled(await newAdministrator(server))]
    const secrets = await Promise.all([one, other].map((match) => read(clerk, match)))
    const salts = secrets.flat().map(({ details }) => details.salt)
    expect(new Set(salts).size).toBe(4)
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/)
  })

  test('reads no more of a match in which they have played, and somebody else has their seat', async () => {
    const playing = await newAdministrator(server)
    const own = await ruled(playing)
    await own.post(1, '/disputes', { version: 1, text: 'They have left us.', freeze: false }).expect(201)
    await court(server, judge).upholds(own, [{ kind: 'replace', seat: 0 }], 2)
    expect((await read(playing, own)).map(({ withheld }) => withheld)).toEqual([true, true, true])
  })
})

test('how a report was settled is withheld from the administrator whom it is about', async () => {
  const reported = await newAdministrator(server)
  const line = { act: 'close-report', subject: reported.id, details: { report: match }, reason: 'Let us see.' } as const
  await audit(platform, { account: judge.id }, line)
  const read = async (by: Person) =>
    LogPage.parse((await by.as(http.get('/v1/admin/audit-log')).expect(200)).body).items
  expect(await read(reported)).toMatchObject([{ details: {}, reason: '', withheld: true }])
  expect(await read(clerk)).toMatchObject([{ details: { report: match }, reason: 'Let us see.', withheld: false }])
})

describe('the verification of the log', () => {
  test('passes for an untouched log, and returns its signed head', async () => {
    expect(await verified()).toEqual({ holds: true, records: 0, wrong: null, head: null })
    await noted(3)
    expect(await verified()).toEqual({ holds: true, records: 3, wrong: null, head: (await log()).head })
  })

  test('reads a log of many pages', async () => {
    await noted(3)
    const [last] = (await log()).items
    let previous = last?.hash ?? ''
    const at = clock.now()
    const rows = Array.from({ length: 1200 }, (_, index) => {
      const record = { number: 4 + index, account: judge.id, act: 'ban', match: null, subject: null, details: {} }
      const whole = { ...record, at: at.toISOString(), reason: '', previous }
      const hash = recordHash(whole)
      previous = hash
      return { number: whole.number, at, accountId: judge.id, act: 'ban', reason: '', previous: whole.previous, hash }
    })
    await prisma.auditRecord.createMany({ data: rows })
    expect(await verified()).toMatchObject({ holds: true, records: 1203 })
    await prisma.auditRecord.delete({ where: { number: 1100 } })
    expect(await verified()).toMatchObject({ holds: false, records: 1099, wrong: { number: 1100, fault: 'number' } })
  })

  const changes: Record<string, object> = {
    at: { at: new Date('2026-03-02T08:00:00.000Z') },
    accountId: { accountId: clerk.id },
    act: { act: 'ban' },
    matchId: { matchId: null },
    subjectId: { subjectId: ann.id },
    details: { details: { as: 1, version: 3 } },
    reason: { reason: 'Nothing.' },
    hash: { hash: '' },
  }

  test.each(Object.entries(changes))('finds a record with a changed %s', async (_field, data) => {
    await noted(4)
    await prisma.auditRecord.update({ where: { number: 3 }, data })
    expect(await verified()).toEqual({ holds: false, records: 2, wrong: { number: 3, fault: 'hash' }, head: null })
  })

  test('finds a record that was deleted, and two that were swapped', async () => {
    await noted(4)
    await prisma.auditRecord.delete({ where: { number: 2 } })
    expect((await verified()).wrong).toEqual({ number: 2, fault: 'number' })
    await prisma.auditRecord.update({ where: { number: 3 }, data: { number: 2 } })
    await prisma.auditRecord.update({ where: { number: 4 }, data: { number: 3 } })
    expect((await verified()).wrong).toEqual({ number: 2, fault: 'previous' })
  })

  test('finds by a head that was kept that the end was cut off, or that the whole log was rewritten', async () => {
    await noted(3)
    const { head } = await log()
    const kept = `?number=${head?.number}&hash=${head?.hash}`
    await noted(1)
    expect(await verified(kept)).toMatchObject({ holds: true, records: 4 })
    await prisma.auditRecord.deleteMany({ where: { number: { gt: 2 } } })
    expect(await verified()).toMatchObject({ holds: true, records: 2 })
    expect(await verified(kept)).toMatchObject({ holds: false, records: 2, wrong: { number: 3, fault: 'kept' } })
    await note(judge, 'Another story.')
    expect((await verified(kept)).wrong).toEqual({ number: 3, fault: 'kept' })
  })

  test('accepts a number with its hash, or neither', async () => {
    for (const query of ['?number=1', `?hash=${'0'.repeat(64)}`, '?number=0&hash=0', '?number=1&hash=nonsense']) {
      await judge.as(http.get(`/v1/admin/audit-log/verification${query}`)).expect(400)
    }
  })
})

describe('an erased administrator', () => {
  test('leaves their acts in the log, without a name, and the log verifies', async () => {
    const erased = await newAdministrator(server, { name: 'Gone Soon' })
    await note(erased)
    await erased.as(http.delete('/v1/account')).send({ password: 'a password for tests' }).expect(204)
    const [record] = (await log()).items
    expect(record).toMatchObject({ account: erased.id, name: `anonymous ${erased.id.slice(0, 8)}` })
    expect(await verified()).toMatchObject({ holds: true, records: 1 })
  })
})
