import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { bodyOf, day, entriesOf, exampleFor, judged, monday, noticesOf, turnTo } from '../../matches/scheduler/given.ts'
import type { HttpMatch } from '../../support/http-match.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { administration, comments, disputeOf, raised, raises, withdraws } from './given.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const at = administration(server)
const administrator = await newAdministrator(server, { name: 'Vera' })
beforeEach(() => turnTo(server, monday))

/** Each test has its own players: the number of disputes per hour is limited. */
let people: readonly Person[] = []
beforeEach(async () => {
  people = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
})

const newMatch = (wish: object = {}) => httpMatch(server, people, { pace: { kind: 'hours', hours: 24 }, ...wish })
const moves = async (match: HttpMatch, seat: number) => match.move(seat, await exampleFor(match, seat)).expect(200)
const numbersOf = async (match: HttpMatch, query = '') =>
  (await match.get(0, `/disputes${query}`).expect(200)).body.items.map(({ number }: { number: number }) => number)
const rejects = (match: HttpMatch, number: number) =>
  prisma.dispute.update({ where: { matchId_number: { matchId: match.id, number } }, data: { status: 'rejected' } })
const endsNow = (match: HttpMatch) => http.post(`/v1/admin/matches/${match.id}/abort`)
const ends = (match: HttpMatch) => administrator.as(endsNow(match)).send({ reason: 'For this test.' }).expect(200)

describe('a dispute', () => {
  test('names an entry and says what is wrong; everybody who may see the match sees it, and the match goes on', async () => {
    const match = await newMatch()
    await moves(match, 0)

    const dispute = await raised(match, 1, { version: 2, text: 'Red moved twice.\nLook!' })

    expect(dispute).toEqual({
      match: match.id,
      number: 1,
      by: { seat: 1, name: people[1]?.name },
      version: 2,
      text: 'Red moved twice.\nLook!',
      status: 'open',
      freezes: false,
      comments: 0,
      ruling: null,
      entries: null,
      createdAt: monday,
      doneAt: null,
      discussion: [],
    })
    const watcher = await newPlayer(server)
    const seen = await watcher.as(http.get(`/v1/matches/${match.id}/disputes/1`)).expect(200)
    expect(seen.body).toEqual(dispute)
    const { discussion: _, ...listed } = dispute
    expect((await watcher.as(http.get(`/v1/matches/${match.id}/disputes`)).expect(200)).body.items).toEqual([listed])
    expect(await bodyOf(match)).toMatchObject({ frozenAt: null, disputes: 1, version: 2 })
    await moves(match, 1)
  })

  test('is raised only by holders of a seat, even of a seat given up', async () => {
    const match = await newMatch()
    await match.post(2, '/resignation').expect(200)
    expect((await raised(match, 2)).by.seat).toBe(2)
    const watcher = await newPlayer(server)
    const claim = { version: 1, text: 'I saw it.', freeze: false }
    const watching = await watcher.as(http.post(`/v1/matches/${match.id}/disputes`)).send(claim)
    expect(watching.body).toMatchObject({ status: 403, code: 'not-your-seat' })
    const secret = await newMatch({ rated: false })
    await prisma.match.update({ where: { id: secret.id }, data: { private: true } })
    const looking = await watcher.as(http.post(`/v1/matches/${secret.id}/disputes`)).send(claim)
    expect(looking.body).toMatchObject({ status: 404, code: 'not-found' })
    expect((await watcher.as(http.get(`/v1/matches/${secret.id}/disputes`))).body.code).toBe('not-found')
    expect((await watcher.as(http.get(`/v1/matches/${secret.id}/disputes/1`))).body.code).toBe('not-found')
  })

  test('cannot be raised before the start, nor about an unknown entry', async () => {
    const [first] = people
    if (first === undefined) throw new Error('nobody is there')
    const waits = await first.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)
    const claim = { version: 1, text: 'Nobody comes.', freeze: false }
    const early = await first.as(http.post(`/v1/matches/${waits.body.id}/disputes`)).send(claim)
    expect(early.body.code).toBe('match-not-started')
    const match = await newMatch()
    expect((await raises(match, 0, { version: 2 })).body).toMatchObject({
      code: 'not-found',
      errors: [{ at: 'body/version', problem: 'The match has not come that far.' }],
    })
    for (const wrong of [
      { version: 0 },
      { text: '' },
      { text: ' \n ' },
      { text: 'x'.repeat(2001) },
      { text: '\u0000' },
    ]) {
      expect((await raises(match, 0, wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    expect((await match.get(0, '/disputes/1')).status).toBe(404)
  })

  test('is one at a time for a seat, and others can raise theirs meanwhile', async () => {
    const match = await newMatch()
    await raised(match, 0)
    expect((await raises(match, 0)).body).toMatchObject({ status: 409, code: 'dispute-open', params: { number: 1 } })
    expect((await raised(match, 1)).number).toBe(2)
    await withdraws(match, 0).expect(200)
    expect((await raised(match, 0)).number).toBe(3)
    expect(await numbersOf(match)).toEqual([3, 2, 1])
    const { body } = await match.get(0, '/disputes?limit=2').expect(200)
    expect(await numbersOf(match, `?limit=2&cursor=${body.next}`)).toEqual([1])
  })

  test('gets a number of its own when several are raised at once, and a seat gets one', async () => {
    const match = await newMatch()
    const made = await Promise.all([0, 0, 1, 2, 2].map((seat) => raises(match, seat)))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409])
    expect(await numbersOf(match)).toEqual([3, 2, 1])
    expect((await bodyOf(match)).disputes).toBe(3)
  })

  test('can be raised for 14 days after the end, and freezes nothing then', async () => {
    const match = await newMatch()
    await ends(match)
    expect((await raises(match, 0, { freeze: true })).body).toMatchObject({ status: 409, code: 'nothing-to-freeze' })
    server.clock.turn(14 * day)
    expect((await raised(match, 0)).status).toBe('open')
    server.clock.turn(1)
    const late = await raises(match, 1)
    expect(late.body).toMatchObject({ status: 409, code: 'too-late-to-dispute', params: { days: 14 } })
    await comments(match, 1, 'What about it?').expect(201)
    await withdraws(match, 0).expect(200)
  })

  test('notifies everybody else at the table, and administrators without a seat', async () => {
    const seated = await newAdministrator(server)
    const suspended = await newAdministrator(server)
    await prisma.account.update({ where: { id: suspended.id }, data: { status: 'suspended' } })
    const back = await newAdministrator(server)
    const suspendedUntil = server.clock.now()
    await prisma.account.update({ where: { id: back.id }, data: { status: 'suspended', suspendedUntil } })
    people = [people[0] ?? seated, people[1] ?? seated, seated]
    const match = await newMatch()
    await raised(match, 0)
    const notices = await prisma.notice.findMany({ where: { matchId: match.id, topic: 'dispute-raised' } })
    const others = await prisma.account.findMany({ where: { role: 'administrator', status: 'active' } })
    const expected = new Set([people[1]?.id, seated.id, back.id, ...others.map(({ id }) => id)])
    expect(notices.map(({ accountId }) => accountId).sort()).toEqual([...expected].sort())
    expect(notices[0]?.payload).toEqual({ match: match.id, dispute: 1 })
  })
})

describe('withdrawing a dispute', () => {
  test('is for the player who raised it, works once, and notifies the others', async () => {
    const match = await newMatch()
    await raised(match, 0)
    expect((await withdraws(match, 1)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    expect((await withdraws(match, 0, 2)).body.code).toBe('not-found')
    server.clock.turn(day)
    const { body } = await withdraws(match, 0).expect(200)
    expect(body).toMatchObject({ status: 'withdrawn', ruling: null, entries: null })
    expect(Date.parse(body.doneAt) - Date.parse(monday)).toBe(day)
    expect((await withdraws(match, 0)).body).toMatchObject({ status: 409, code: 'dispute-over' })
    expect((await bodyOf(match)).version).toBe(1)
    expect((await noticesOf(server, match, 'dispute-ruled')).map(({ to }) => to)).toEqual([1, 2])
  })

  test('is not for a player who has taken over the seat since', async () => {
    const match = await newMatch()
    await raised(match, 0)
    await prisma.dispute.updateMany({ where: { matchId: match.id }, data: { accountId: people[2]?.id ?? null } })
    expect((await withdraws(match, 0)).body.code).toBe('not-allowed')
    expect((await withdraws(match, 2)).body.code).toBe('not-allowed')
    expect((await raised(match, 0)).number).toBe(2)
  })
})

describe('comments', () => {
  test('are written by players and administrators, in order, while the dispute is open', async () => {
    const match = await newMatch()
    await raised(match, 0)
    await comments(match, 1, 'I saw it.').expect(201)
    await at.comments(administrator, match.id, 'I am looking into it.').expect(201)
    const { body } = await comments(match, 0, 'Thank you.').expect(201)
    expect(body).toMatchObject({ comments: 3 })
    expect(body.discussion).toEqual([
      { by: { seat: 1, name: people[1]?.name }, text: 'I saw it.', at: monday },
      { by: { seat: null, name: 'Vera' }, text: 'I am looking into it.', at: monday },
      { by: { seat: 0, name: people[0]?.name }, text: 'Thank you.', at: monday },
    ])
    expect((await comments(match, 0, 'Nothing.', 2)).body.code).toBe('not-found')
    const watcher = await newPlayer(server)
    expect((await at.comments(watcher, match.id, 'Me, too.')).body.code).toBe('not-your-seat')
    await withdraws(match, 0).expect(200)
    expect((await comments(match, 1, 'Good.')).body.code).toBe('dispute-over')
    expect((await at.comments(administrator, match.id, 'Good.')).body.code).toBe('dispute-over')
    expect((await disputeOf(match)).comments).toBe(3)
  })

  test('are all stored when made at once', async () => {
    const match = await newMatch()
    await raised(match, 0)
    await Promise.all([0, 1, 2, 1].map((seat, index) => comments(match, seat, `Word ${index}`).expect(201)))
    expect((await disputeOf(match)).discussion.map(({ text }) => text).sort()).toEqual([
      'Word 0',
      'Word 1',
      'Word 2',
      'Word 3',
    ])
  })

  test('notify the others at the table, and no administrator', async () => {
    const match = await newMatch()
    await raised(match, 0)
    await comments(match, 1, 'I saw it.').expect(201)
    await at.comments(administrator, match.id, 'I am looking into it.').expect(201)
    expect((await noticesOf(server, match, 'dispute-said')).map(({ to, payload }) => [to, payload])).toEqual([
      [0, { match: match.id, dispute: 1, place: 1 }],
      [2, { match: match.id, dispute: 1, place: 1 }],
      ...[0, 1, 2].map((seat) => [seat, { match: match.id, dispute: 1, place: 2 }]),
    ])
  })

  test('of an administrator who plays in the match are those of their seat', async () => {
    const seated = await newAdministrator(server)
    people = [...people.slice(0, 2), seated]
    const match = await newMatch()
    await raised(match, 0)
    const { body } = await at.comments(seated, match.id, 'I saw it, too.').expect(201)
    expect(body.discussion[0].by).toEqual({ seat: 2, name: seated.name })
  })

  test('of an administrator need a session: a token for a bot does not speak for the server', async () => {
    const match = await newMatch()
    await raised(match, 0)
    const made = await administrator
      .as(http.post('/v1/account/tokens'))
      .send({ name: 'bot', scopes: ['play'] })
      .expect(201)
    const answer = await http
      .post(`/v1/matches/${match.id}/disputes/1/comments`)
      .set('authorization', `Bearer ${made.body.token}`)
      .send({ text: 'Beep.' })
    expect(answer.body).toMatchObject({ status: 403, code: 'session-needed' })
  })

  test('of an administrator’s token do not tell whether a private match exists', async () => {
    const match = await newMatch()
    await raised(match, 0)
    await prisma.match.update({ where: { id: match.id }, data: { private: true } })
    server.platform.signals.matchesChanged([match.id])
    const made = await administrator
      .as(http.post('/v1/account/tokens'))
      .send({ name: 'bot', scopes: ['play'] })
      .expect(201)
    for (const id of [match.id, randomUUID()]) {
      const answer = await http
        .post(`/v1/matches/${id}/disputes/1/comments`)
        .set('authorization', `Bearer ${made.body.token}`)
        .send({ text: 'Beep.' })
      expect(answer.body).toMatchObject({ status: 404, code: 'not-found' })
    }
    await at.comments(administrator, match.id, 'I am looking into it.').expect(201)
  })
})

describe('an administrator', () => {
  test('raises a dispute, which the audit log records first, with its text as the reason', async () => {
    const match = await newMatch()
    const { body } = await at.raises(administrator, match.id, { freeze: true }).expect(201)
    expect(body).toMatchObject({ number: 1, by: { seat: null, name: 'Vera' }, freezes: true, status: 'open' })
    expect((await bodyOf(match)).frozenAt).toBe(monday)
    const [, entry] = await entriesOf(server, match)
    expect(entry).toMatchObject({ kind: 'frozen', actor: { kind: 'administrator' } })
    const records = await prisma.auditRecord.findMany({ where: { matchId: match.id } })
    expect(records).toMatchObject([
      { act: 'raise-dispute', reason: 'Two seats, one person?', details: { version: 1, freeze: true } },
    ])
    expect((await noticesOf(server, match, 'dispute-raised')).filter(({ to }) => to >= 0)).toHaveLength(3)
    expect(await judged(server, match)).toBeUndefined()
    // A ruling settles it: nobody at the table can withdraw it.
    expect((await withdraws(match, 0)).body.code).toBe('not-allowed')
  })

  test('raises none in a running match in which they play, but may after its end', async () => {
    const seated = await newAdministrator(server)
    people = [...people.slice(0, 2), seated]
    const match = await newMatch()
    expect((await at.raises(seated, match.id)).body).toMatchObject({ status: 403, code: 'not-allowed' })
    expect(await prisma.auditRecord.count({ where: { matchId: match.id } })).toBe(0)
    await ends(match)
    await at.raises(seated, match.id).expect(201)
    expect((await at.raises(administrator, match.id, { freeze: true })).body.code).toBe('nothing-to-freeze')
    expect((await at.raises(administrator, match.id, { version: 99 })).body.code).toBe('not-found')
  })
})

describe('the right to freeze a match', () => {
  test('is lost by a seat whose dispute was rejected: it may raise another one without a freeze', async () => {
    const match = await newMatch()
    await raised(match, 0)
    await rejects(match, 1)
    expect((await raises(match, 0, { freeze: true })).body).toMatchObject({ status: 403, code: 'may-not-freeze' })
    await raised(match, 0)
    expect((await raised(match, 1, { freeze: true })).freezes).toBe(true)
  })

  test('is not lost by a withdrawn dispute, nor in another match', async () => {
    const match = await newMatch()
    await raised(match, 0)
    await withdraws(match, 0).expect(200)
    await raised(match, 0, { freeze: true })
    const other = await newMatch()
    await raised(other, 0)
    await rejects(other, 1)
    expect((await raised(await newMatch(), 0, { freeze: true })).freezes).toBe(true)
  })
})

test('what becomes of a dispute changes neither those of its number in other matches nor others in its own', async () => {
  const [match, other] = [await newMatch(), await newMatch()]
  for (const each of [match, other]) for (const seat of [0, 1]) await raised(each, seat)
  await comments(match, 2, 'I saw it.').expect(201)
  await withdraws(match, 1, 2).expect(200)
  const seen = async (each: HttpMatch, number: number) => {
    const { status, discussion } = await disputeOf(each, number)
    return [status, discussion.map(({ text }) => text)]
  }
  expect([await seen(match, 1), await seen(match, 2)]).toEqual([
    ['open', ['I saw it.']],
    ['withdrawn', []],
  ])
  for (const number of [1, 2]) expect(await seen(other, number)).toEqual(['open', []])
})
