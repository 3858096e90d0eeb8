import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { reportPerson } from '../../src/accounts/reporting/person-reports.ts'
import { PersonReportBody } from '../../src/accounts/reporting/waiting-reports.ts'
import type { Player } from '../../src/platform/http/caller.ts'
import { httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { platform, clock } = server
const { prisma } = platform.database
const administrator = await newAdministrator(server)

let ann: Person
let bob: Person
let cleo: Person

beforeEach(async () => {
  await prisma.personReport.deleteMany({})
  ann = await newPlayer(server)
  bob = await newPlayer(server)
  cleo = await newPlayer(server)
})

const insult = { reason: 'Insults everybody.' }
const reports = (person: Person, other: Pick<Person, 'name'>, body: object = insult) =>
  person.as(http.post(`/v1/people/${encodeURIComponent(other.name)}/report`)).send(body)
const list = (person = administrator, query = '') => person.as(http.get(`/v1/admin/reports${query}`))
const closes = (report: string, person = administrator) =>
  person.as(http.post(`/v1/admin/reports/${report}/close`)).send({ note: 'We have talked.' })
const erases = (person: Person) => person.as(http.delete('/v1/account')).send({ password })
const exported = async (person: Person) =>
  (await person.as(http.get('/v1/account/export')).expect(200)).body.personReports

async function waiting(person = administrator): Promise<PersonReportBody[]> {
  return z.array(PersonReportBody).parse((await list(person).expect(200)).body.items)
}

/** The id of the only report that waits. */
async function onlyReport(): Promise<string> {
  const [{ id } = { id: '' }, ...others] = await waiting()
  expect(others).toEqual([])
  return id
}

async function opened(person: Person, wish: object = {}): Promise<string> {
  const terms = { game: 'havana', seats: 2, ...wish }
  return (await person.as(http.post('/v1/matches')).send(terms).expect(201)).body.id
}

describe('given a player who reports somebody', () => {
  test('administrators see who reports whom, why, when and in which match, and nobody else is told', async () => {
    const match = await httpMatch(server, [ann, bob])
    const notices = await prisma.notice.count()
    await reports(ann, bob, { ...insult, match: match.id }).expect(204)

    expect(await waiting()).toEqual([
      {
        id: expect.any(String),
        by: { account: ann.id, name: ann.name },
        about: { account: bob.id, name: bob.name },
        why: insult.reason,
        match: match.id,
        at: clock.now().toISOString(),
      },
    ])
    expect(await prisma.notice.count()).toBe(notices)
    expect((await list(bob).expect(403)).body.code).toBe('not-allowed')
  })

  test('the name is taken in any spelling, and the current names are shown', async () => {
    const zoe = await newPlayer(server, { name: 'Zoé / Ö. 100%' })
    await reports(ann, { name: 'ZOE/o.100%' }).expect(204)
    await zoe.as(http.patch('/v1/account')).send({ name: 'Somebody else' }).expect(200)
    expect(await waiting()).toMatchObject([{ about: { account: zoe.id, name: 'Somebody else' }, match: null }])
  })

  test('the same report again changes nothing', async () => {
    await reports(ann, bob).expect(204)
    const before = await waiting()
    clock.turn(60_000)
    await Promise.all([reports(ann, bob).expect(204), reports(ann, bob).expect(204)])
    expect(await waiting()).toEqual(before)
  })

  test('another report about the same person replaces the one that waits, and keeps its place', async () => {
    const match = await opened(ann)
    await reports(ann, bob, { ...insult, match }).expect(204)
    const at = clock.now().toISOString()
    clock.turn(60_000)
    await reports(ann, cleo).expect(204)
    await reports(ann, bob, { reason: 'Threatens people, too.' }).expect(204)
    expect(await waiting()).toMatchObject([
      { about: { name: bob.name }, why: 'Threatens people, too.', match: null, at },
      { about: { name: cleo.name } },
    ])
  })

  test('one who was erased meanwhile is neither reported nor reports', async () => {
    const caller = ({ id, name }: Person): Player => {
      return { account: id, name, role: 'player', language: 'en', session: undefined, scopes: ['play'] }
    }
    const report = (one: Person, name: string) =>
      reportPerson(platform, async () => ({}), caller(one), { name, why: 'Insults.', match: undefined })
    await erases(ann).expect(204)
    await expect(report(ann, bob.name)).rejects.toMatchObject({ code: 'not-found' })
    for (let round = 0; round < 4; round++) {
      const dan = await newPlayer(server)
      await Promise.all([report(bob, dan.name).catch(() => undefined), erases(dan).expect(204)])
      expect(await prisma.personReport.count({ where: { reportedId: dan.id } })).toBe(0)
    }
  })
})

describe('a report is refused', () => {
  test('about oneself, and about a name that nobody bears', async () => {
    expect((await reports(ann, { name: ann.name.toUpperCase() }).expect(409)).body.code).toBe('not-yourself')
    expect((await reports(ann, { name: 'nobody at all' }).expect(404)).body.code).toBe('not-found')
    await prisma.account.update({ where: { id: bob.id }, data: { status: 'unconfirmed' } })
    expect((await reports(ann, bob).expect(404)).body.code).toBe('not-found')
    await erases(cleo).expect(204)
    const anonymous = await prisma.account.findUniqueOrThrow({ where: { id: cleo.id } })
    expect((await reports(ann, anonymous).expect(404)).body.code).toBe('not-found')
    expect(await waiting()).toEqual([])
  })

  test('in a match that the reporter may not see, even if it exists', async () => {
    const match = await opened(bob, { private: true })
    expect((await reports(ann, bob, { ...insult, match }).expect(404)).body.code).toBe('not-found')
    expect((await reports(ann, bob, { ...insult, match: randomUUID() }).expect(404)).body).toMatchObject({
      code: 'not-found',
      errors: [{ at: 'body/match', problem: 'There is no such match.' }],
    })
    await reports(ann, bob, { ...insult, match: await opened(bob) }).expect(204)
  })

  test('without a reason', async () => {
    expect((await reports(ann, bob, { reason: '' }).expect(400)).body.code).toBe('invalid-request')
  })

  test('to a token that may only read, and to a link into a match', async () => {
    const made = async (scopes: string[]) =>
      (await ann.as(http.post('/v1/account/tokens')).send({ name: 'bot', scopes }).expect(201)).body.token
    const by = async (token: string) =>
      http
        .post(`/v1/people/${encodeURIComponent(bob.name)}/report`)
        .set('authorization', `Bearer ${token}`)
        .send(insult)
    expect((await by(await made(['read']))).body.code).toBe('scope-missing')
    expect((await by(await made(['play']))).status).toBe(204)

    const { id: matchId } = await httpMatch(server, [ann, bob])
    const id = randomUUID()
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    await prisma.matchPass.create({ data: { id, accountId: ann.id, matchId, expiresAt } })
    const link = { token: platform.secrets.linkToken('match', id) }
    const { accessToken } = (await http.post('/v1/sessions/by-match-link').send(link)).body
    expect((await by(accessToken)).body.code).toBe('only-one-match')
  })

  test('after thirty in an hour', async () => {
    for (let times = 0; times < 30; times++) await reports(ann, bob).expect(204)
    expect((await reports(ann, bob).expect(429)).body.code).toBe('too-many-requests')
    await reports(cleo, bob).expect(204)
  })
})

describe('given reports that wait', () => {
  test('they are read page by page, the longest waiting first, and each page is in the audit log', async () => {
    const people = [bob, cleo, await newPlayer(server), await newPlayer(server), await newPlayer(server)]
    for (const person of people) await reports(ann, person).expect(204)
    const read: string[] = []
    for (let cursor = ''; ; ) {
      const { body } = await list(administrator, `?limit=2${cursor}`).expect(200)
      const ids = body.items.map(({ id }: PersonReportBody) => id)
      read.push(...body.items.map(({ about }: PersonReportBody) => about.account))
      const line = await prisma.auditRecord.findFirstOrThrow({ orderBy: { number: 'desc' } })
      expect(line).toMatchObject({ act: 'read-person-reports', details: { reports: ids }, reason: '' })
      if (body.next === null) break
      cursor = `&cursor=${body.next}`
    }
    expect(read.toSorted()).toEqual(people.map(({ id }) => id).toSorted())
    expect((await list(administrator, '?cursor=nonsense').expect(400)).body.code).toBe('invalid-request')
  })

  test('an administrator neither sees nor closes those by or about themselves', async () => {
    const judge = await newAdministrator(server)
    await reports(ann, judge).expect(204)
    await reports(judge, bob).expect(204)
    expect(await waiting(judge)).toEqual([])
    const others = await waiting()
    expect(others).toHaveLength(2)
    for (const { id } of others) expect((await closes(id, judge).expect(403)).body.code).toBe('not-allowed')
    for (const { id } of others) await closes(id).expect(204)
  })

  test('one that is closed does not wait, and the note is in the audit log alone', async () => {
    const match = await httpMatch(server, [ann, bob])
    await reports(ann, bob, { ...insult, match: match.id }).expect(204)
    const report = await onlyReport()
    await closes(report).expect(204)

    expect(await waiting()).toEqual([])
    const line = await prisma.auditRecord.findFirstOrThrow({ where: { act: 'close-report', subjectId: bob.id } })
    expect(line).toMatchObject({ matchId: match.id, details: { report }, reason: 'We have talked.' })
    const listed = await match.get(1, '/administration').expect(200)
    expect(listed.body.items).toEqual([])
    expect((await closes(report).expect(409)).body.code).toBe('report-closed')
    expect((await closes(randomUUID()).expect(404)).body.code).toBe('not-found')
  })

  test('once one is closed, the person can be reported again', async () => {
    await reports(ann, bob).expect(204)
    await closes(await onlyReport()).expect(204)
    await reports(ann, bob).expect(204)
    expect(await waiting()).toMatchObject([{ why: insult.reason }])
    expect(await prisma.personReport.count()).toBe(2)
  })

  test('one whose words changed after they were read is not closed unread', async () => {
    await reports(ann, bob).expect(204)
    const report = await onlyReport()
    await reports(ann, bob, { reason: 'Threatens people, too.' }).expect(204)
    expect((await closes(report).expect(404)).body.code).toBe('not-found')
    expect(await waiting()).toMatchObject([{ why: 'Threatens people, too.' }])
  })
})

describe('a report is personal data', () => {
  test('in the export of the reporter, and in nobody else’s', async () => {
    const match = await opened(ann)
    await reports(ann, bob, { ...insult, match }).expect(204)
    const at = clock.now().toISOString()
    await closes(await onlyReport()).expect(204)
    clock.turn(60_000)
    await reports(ann, cleo).expect(204)
    expect(await exported(ann)).toEqual([
      { name: bob.name, match, why: insult.reason, at, closedAt: at },
      { name: cleo.name, match: null, why: insult.reason, at: clock.now().toISOString(), closedAt: null },
    ])
    expect([await exported(bob), await exported(cleo)]).toEqual([[], []])
  })

  test('that is erased with the reporter, and with the person it is about', async () => {
    await reports(ann, bob).expect(204)
    await reports(bob, cleo).expect(204)
    await reports(cleo, ann).expect(204)
    await erases(ann).expect(204)
    expect(await waiting()).toMatchObject([{ by: { name: bob.name }, about: { name: cleo.name } }])
    await erases(cleo).expect(204)
    expect(await prisma.personReport.count()).toBe(0)
  })
})
