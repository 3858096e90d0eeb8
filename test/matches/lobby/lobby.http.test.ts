import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import { OpenedEvent } from '../../../src/journal/entry.ts'
import { judge } from '../../../src/journal/judge.ts'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { readEntries } from '../../../src/matches/record/journal.ts'
import { openSeal } from '../../../src/matches/record/seal.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { platform } = server
const { prisma } = platform.database

const create = (person: Person, wish: object = {}) =>
  person.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2, ...wish })
const join = (person: Person, match: string, how: object = {}) =>
  person.as(http.post(`/v1/matches/${match}/seats`)).send(how)
const leave = (person: Person, match: string) => person.as(http.delete(`/v1/matches/${match}/seats/mine`))
const look = (person: Person, match: string, query = '') => person.as(http.get(`/v1/matches/${match}${query}`))
const list = (person: Person, query: string) => person.as(http.get(`/v1/matches?${query}`))
const invite = (person: Person, match: string, email: string) =>
  person.as(http.post(`/v1/matches/${match}/invitations`)).send({ email })

async function opened(person: Person, wish: object = {}): Promise<string> {
  return (await create(person, wish).expect(201)).body.id
}

async function players(count: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) people.push(await newPlayer(server))
  return people
}

const [ann, bob, cleo, dan] = await players(4).then(([a, b, c, d]) => {
  if (!a || !b || !c || !d) throw new Error('four players were asked for')
  return [a, b, c, d] as const
})

describe('opening a match', () => {
  test('has defaults for omitted fields, and gives the creator the first place', async () => {
    const answer = await create(ann).expect(201)
    expect(answer.body).toMatchObject({
      game: 'havana',
      name: '',
      status: 'open',
      private: false,
      seats: 2,
      seating: 'shuffled',
      options: havana.meta.options.parse({}),
      rules: havana.meta.rulesVersion,
      data: havana.meta.dataVersion,
      players: [{ seat: null, name: ann.name }],
      yourSeat: null,
      version: 0,
      decisions: [],
      seed: null,
      result: null,
      createdAt: server.clock.now().toISOString(),
      startedAt: null,
      endedAt: null,
    })
    expect(answer.headers.location).toBe(`/v1/matches/${answer.body.id}`)
    expect((await look(ann, answer.body.id).expect(200)).body).toEqual(answer.body)
  })

  test('takes a name of which nothing would be seen for none, so that lists and mails call the match something', async () => {
    for (const name of [' ', '\u200b', '\u2800', '\u3164']) {
      const { body } = await create(ann, { name }).expect(201)
      expect(body.name).toBe('')
      await ann.as(http.delete(`/v1/matches/${body.id}`)).expect(204)
    }
  })

  test('keeps the creator’s choices', async () => {
    const wish = { name: 'Soirée', private: true, seating: 'as-joined', seats: 4, options: { buildings: 36 } }
    const answer = await create(ann, wish).expect(201)
    expect(answer.body).toMatchObject({ ...wish, options: { ...havana.meta.options.parse(wish.options) } })
  })

  test.each([
    ['no such game', { game: 'chess' }, 'body/game'],
    ['no game', { game: undefined }, 'body/game'],
    ['too few seats', { seats: 1 }, 'body/seats'],
    ['too many seats', { seats: 5 }, 'body/seats'],
    ['half a seat', { seats: 2.5 }, 'body/seats'],
    ['seats in words', { seats: 'two' }, 'body/seats'],
    ['no seats', { seats: undefined }, 'body/seats'],
    ['a wrong option', { options: { buildings: 35 } }, 'body/options/buildings'],
    ['an unknown option', { options: { robbers: 3 } }, 'body/options'],
    ['options that are none', { options: [] }, 'body/options'],
    ['an unknown field', { speed: 'fast' }, 'body'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'body/name'],
    ['a name with a control character', { name: 'a\u0000b' }, 'body/name'],
    ['a name with half a character', { name: '\ud800' }, 'body/name'],
    ['an unknown seating', { seating: 'by-strength' }, 'body/seating'],
    ['entropy that is not hexadecimal', { entropy: 'hello!' }, 'body/entropy'],
    ['more than 32 bytes of entropy', { entropy: 'ab'.repeat(33) }, 'body/entropy'],
  ])('is refused for %s, naming the field', async (_what, wish, at) => {
    const before = await prisma.match.count()
    const answer = await create(ann, wish).expect(400)
    expect(answer.body).toMatchObject({ code: 'invalid-request', status: 400 })
    expect(answer.body.errors.map((error: { at: string }) => error.at)).toContain(at)
    expect(await prisma.match.count()).toBe(before)
  })

  test('is refused to players in 50 waiting matches', async () => {
    const [eager, other] = await players(2)
    if (!eager || !other) throw new Error('two players were asked for')
    const elsewhere = await opened(other)
    for (let matches = 0; matches < 50; matches++) await create(eager).expect(201)

    const refused = await create(eager).expect(409)
    expect(refused.body).toMatchObject({ code: 'too-many-open-matches', params: { most: 50 } })
    expect((await join(eager, elsewhere).expect(409)).body.code).toBe('too-many-open-matches')
  })

  test('is refused, for matches that begin at once against bots, after 60 in an hour; others can still be opened', async () => {
    const eager = await newPlayer(server)
    const answers: number[] = []
    while (answers.length < 61) answers.push((await create(eager, { bots: 1, private: true })).status)
    expect(answers).toEqual([...Array(60).fill(201), 429])

    const refused = await create(eager, { bots: 1 }).expect(429)
    expect(refused.body.code).toBe('too-many-requests')
    await create(eager, { seats: 3, bots: 1 }).expect(201)
    await create(ann, { bots: 1 }).expect(201)
  })
})

describe('finding matches', () => {
  test('filters by status, by game, by participation, and by open decisions', async () => {
    const [me, other, third] = await players(3)
    if (!me || !other || !third) throw new Error('three players were asked for')
    const waits = await opened(me)
    const runs = await opened(me)
    await join(other, runs).expect(200)
    const left = await opened(me)
    await leave(me, left).expect(204)
    const theirs = await opened(other)
    const runsWithoutMe = await opened(other)
    await join(third, runsWithoutMe).expect(200)

    const found = async (query: string) => {
      const { items } = (await list(me, `limit=100&${query}`).expect(200)).body
      const ids = items.map(({ id }: { id: string }) => id)
      return [waits, runs, left, theirs, runsWithoutMe].filter((id) => ids.includes(id))
    }
    expect(await found('')).toEqual([waits, runs, left, theirs, runsWithoutMe])
    expect(await found('status=open')).toEqual([waits, theirs])
    expect(await found('status=running')).toEqual([runs, runsWithoutMe])
    expect(await found('status=aborted')).toEqual([left])
    expect(await found('status=ended')).toEqual([])
    expect(await found('mine=true')).toEqual([waits, runs])
    expect(await found('mine=false')).toEqual([waits, runs, left, theirs, runsWithoutMe])
    expect(await found('waiting=true')).toEqual([runs])
    expect(await found('game=havana&mine=true')).toEqual([waits, runs])
  })

  test.each([
    'status=lost',
    'mine=perhaps',
    'limit=0',
    'limit=101',
    'speed=fast',
    'cursor=rubbish',
    `cursor=${Buffer.from('["2026-03-02T09:00:00.000Z","no id"]').toString('base64url')}`,
    `cursor=${Buffer.from('{"createdAt":"2026-03-02T09:00:00.000Z","id":"no id"}').toString('base64url')}`,
    `cursor=${Buffer.from('{"createdAt":"0000-01-01T00:00:00.000Z","id":"0188b1a3-1a2b-4c3d-8e4f-0123456789ab"}').toString('base64url')}`,
    'game=%00',
    'game=chess',
    'mine=yes',
    'rated=1',
  ])('refuses ?%s', async (query) => {
    expect((await list(ann, query).expect(400)).body.code).toBe('invalid-request')
  })

  test('returns pages without gaps and duplicates, newest first', async () => {
    const [me] = await players(1)
    if (!me) throw new Error('a player was asked for')
    const made: string[] = []
    for (let matches = 0; matches < 9; matches++) {
      made.push(await opened(me))
      if (matches % 3 === 0) server.clock.turn(1) // some have the same age
    }
    const seen: string[] = []
    const times: string[] = []
    let next: string | null | undefined
    let pages = 0
    while (next !== null) {
      const cursor: string = next === undefined ? '' : `&cursor=${next}`
      const answer = await list(me, `mine=true&limit=2${cursor}`).expect(200)
      for (const item of answer.body.items) {
        seen.push(item.id)
        times.push(item.createdAt)
      }
      next = answer.body.next
      pages += 1
    }
    expect(pages).toBe(5)
    expect(new Set(seen)).toEqual(new Set(made))
    expect(seen).toHaveLength(made.length)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('never returns other people’s private matches', async () => {
    const match = await opened(ann, { private: true })
    const hidden = await look(bob, match).expect(404)
    expect(hidden.body.code).toBe('not-found')
    expect((await list(bob, 'limit=100').expect(200)).text).not.toContain(match)
    expect((await join(bob, match).expect(404)).body).toEqual(hidden.body)
    expect((await leave(bob, match).expect(404)).body).toEqual(hidden.body)
    expect((await invite(bob, match, 'eve@example.org').expect(404)).body).toEqual(hidden.body)
    for (const path of ['view', 'choices', 'journal', 'journal-file']) {
      expect((await look(bob, `${match}/${path}`).expect(404)).body).toEqual(hidden.body)
    }
    for (const [path, body] of [['moves', { moves: [{ type: 'end-turn' }] }] as const, ['resignation', {}] as const]) {
      const answer = await bob.as(http.post(`/v1/matches/${match}/${path}`)).send(body)
      expect(answer.body).toEqual(hidden.body)
    }

    expect((await list(ann, 'mine=true&limit=100').expect(200)).text).toContain(match)
  })

  test('returns them to an administrator with a reason, within the hour and with a session; a seat in them needs an invitation', async () => {
    const match = await opened(ann, { private: true })
    const administrator = await newAdministrator(server)
    const why = { as: 'spectator', reason: 'Dispute 3: is the name an insult?' }
    const says = () => administrator.as(http.post(`/v1/admin/matches/${match}/looks`)).send(why)
    await look(administrator, match).expect(404)
    expect((await list(administrator, 'limit=100').expect(200)).text).not.toContain(match)
    await join(administrator, match).expect(404)

    await says().expect(201)
    await look(administrator, match).expect(200)
    expect((await list(administrator, 'limit=100').expect(200)).text).not.toContain(match)
    await join(administrator, match).expect(404)
    const token = (
      await administrator
        .as(http.post('/v1/account/tokens'))
        .send({ name: 'bot', scopes: ['read', 'play'] })
        .expect(201)
    ).body.token
    const byToken = (path: string) => http.get(path).set('authorization', `Bearer ${token}`)
    await byToken(`/v1/matches/${match}`).expect(404)
    const anHourAgo = new Date(server.clock.now().getTime() - 60 * 60_000)
    await server.platform.database.prisma.auditRecord.updateMany({ where: { matchId: match }, data: { at: anHourAgo } })
    await look(administrator, match).expect(404)

    await invite(ann, match, administrator.email).expect(202)
    await look(administrator, match).expect(200)
    await byToken(`/v1/matches/${match}`).expect(200)
    await join(administrator, match).expect(200)
  })
})

describe('joining', () => {
  test('takes a place, and is refused to a player who has one', async () => {
    const match = await opened(ann, { seats: 3 })
    const joined = await join(bob, match).expect(200)
    expect(joined.body).toMatchObject({ status: 'open', yourSeat: null })
    expect(joined.body.players.map(({ name }: { name: string }) => name)).toEqual([ann.name, bob.name])
    expect((await join(bob, match).expect(409)).body.code).toBe('already-joined')
    expect((await join(ann, match).expect(409)).body.code).toBe('already-joined')
  })

  test('is refused if the match is full, cancelled or unknown', async () => {
    const full = await opened(ann)
    await join(bob, full).expect(200)
    expect((await join(cleo, full).expect(409)).body.code).toBe('match-not-open')
    expect((await join(bob, full).expect(409)).body.code).toBe('already-joined')

    const deleted = await opened(ann)
    await leave(ann, deleted).expect(204)
    expect((await join(bob, deleted).expect(409)).body.code).toBe('match-not-open')

    const never = '0188b1a3-1a2b-4c3d-8e4f-0123456789ab'
    expect((await join(bob, never).expect(404)).body.code).toBe('not-found')
  })

  test('a private match is open to the invited address', async () => {
    const match = await opened(ann, { private: true, seats: 3 })
    await invite(ann, match, bob.email.toUpperCase()).expect(202)
    await look(bob, match).expect(200)
    await join(bob, match).expect(200)
    expect((await join(cleo, match).expect(404)).body.code).toBe('not-found')
  })

  test('a private match is open to everybody with an invitation’s link, which opens no other match', async () => {
    const match = await opened(ann, { private: true, seats: 3 })
    const another = await opened(ann, { private: true, seats: 3 })
    await invite(ann, match, 'somebody.else@example.org').expect(202)
    const [invitation] = await prisma.invitation.findMany({ where: { matchId: match } })
    const token = platform.secrets.linkToken('invitation', invitation?.id ?? '')
    const forged = platform.secrets.linkToken('unsubscribe', invitation?.id ?? '')

    expect((await join(cleo, match, { invitation: forged }).expect(404)).body.code).toBe('not-found')
    expect((await join(cleo, another, { invitation: token }).expect(404)).body.code).toBe('not-found')
    await look(cleo, match, `?invitation=${token}`).expect(200)
    await join(cleo, match, { invitation: token }).expect(200)
  })

  test('a private match takes invitations from its players only, before the start, and 20 at most', async () => {
    const match = await opened(ann)
    expect((await invite(bob, match, 'eve@example.org').expect(409)).body.code).toBe('not-joined')
    const id = (number: number) => `0188b1a3-1a2b-4c3d-8e4f-0123456789${number}`
    const data = Array.from({ length: 19 }, (_, number) => {
      return { matchId: match, id: id(number + 10), invitedById: ann.id, email: `friend${number}@example.org` }
    })
    await prisma.invitation.createMany({ data })
    await invite(ann, match, 'last@example.org').expect(202)
    expect(await prisma.notice.count({ where: { matchId: match, topic: 'invited' } })).toBe(1)
    const refused = await invite(ann, match, 'one-more@example.org').expect(409)
    expect(refused.body).toMatchObject({ code: 'too-many-invitations', params: { most: 20 } })

    await join(bob, match).expect(200)
    expect((await invite(ann, match, 'late@example.org').expect(409)).body.code).toBe('match-not-open')
  })

  test('an invitation needs the scope `create`', async () => {
    const match = await opened(ann)
    const token = async (...scopes: string[]) =>
      (await ann.as(http.post('/v1/account/tokens')).send({ name: 'bot', scopes }).expect(201)).body.token
    const inviteBy = (bearer: string) =>
      http
        .post(`/v1/matches/${match}/invitations`)
        .set('authorization', `Bearer ${bearer}`)
        .send({ email: 'eve@example.org' })
    expect((await inviteBy(await token('read', 'play'))).body).toMatchObject({
      code: 'scope-missing',
      params: { scope: 'create' },
    })
    expect((await inviteBy(await token('create'))).status).toBe(202)
  })
})

describe('leaving', () => {
  test('frees the place, which can be taken again', async () => {
    const match = await opened(ann, { seats: 3 })
    await join(bob, match).expect(200)
    await leave(bob, match).expect(204)
    expect((await look(ann, match).expect(200)).body.players).toMatchObject([{ name: ann.name }])
    expect((await leave(bob, match).expect(409)).body.code).toBe('not-joined')
    await join(bob, match).expect(200)
  })

  test('deletes the match if nobody is left', async () => {
    const match = await opened(ann)
    await leave(ann, match).expect(204)
    const deleted = await look(bob, match).expect(200)
    expect(deleted.body).toMatchObject({ status: 'aborted', players: [], version: 0, seed: null })
    expect(deleted.body.endedAt).toBe(server.clock.now().toISOString())
    expect((await leave(ann, match).expect(409)).body.code).toBe('match-not-open')
    expect((await look(ann, `${match}/view`).expect(409)).body.code).toBe('match-not-started')
  })

  test('is refused once the match has started', async () => {
    const match = await opened(ann)
    await join(bob, match).expect(200)
    expect((await leave(bob, match).expect(409)).body.code).toBe('match-not-open')
  })
})

describe('the start', () => {
  test('happens when the last seat is taken: everybody is seated, and the journal has its first entry', async () => {
    const match = await opened(ann, { seats: 3, seating: 'as-joined' })
    await join(bob, match).expect(200)
    server.clock.turn(60_000)
    const now = server.clock.now().toISOString()
    const started = (await join(cleo, match).expect(200)).body

    expect(started).toMatchObject({ status: 'running', version: 1, yourSeat: 2, startedAt: now, movedAt: now })
    expect(started.players).toMatchObject([ann, bob, cleo].map(({ name }, seat) => ({ name, seat })))
    expect(started.decisions).toMatchObject(
      [0, 1, 2].map((seat) => ({ id: `1.${seat}.opening`, seat, question: 'opening', since: 1, sinceAt: now })),
    )
    expect((await look(cleo, match).expect(200)).body).toEqual(started)
    const [entry, ...more] = await readEntries(platform, match)
    expect(more).toEqual([])
    expect(entry).toMatchObject({ version: 1, kind: 'opened', actor: { kind: 'system' }, at: now, previous: '' })
  })

  test('of a match for one happens when it is opened', async () => {
    const { body } = await create(ann, { game: 'le-havre', seats: 1 }).expect(201)
    expect(body).toMatchObject({ status: 'running', version: 1, yourSeat: 0 })
    expect(body.decisions).toMatchObject([{ seat: 0, question: 'turn-1' }])
  })

  test('notifies everybody, and each player who owes a decision about it', async () => {
    const match = await opened(ann, { seats: 3, seating: 'as-joined' })
    await join(bob, match).expect(200)
    expect(await prisma.notice.count({ where: { matchId: match } })).toBe(0)
    await join(cleo, match).expect(200)
    const notices = await prisma.notice.findMany({ where: { matchId: match }, orderBy: { id: 'asc' } })
    const of = (topic: string) => notices.filter((notice) => notice.topic === topic)
    expect(of('match-started').map(({ accountId }) => accountId)).toEqual([ann.id, bob.id, cleo.id])
    expect(of('your-turn').map(({ accountId, payload }) => ({ accountId, payload }))).toEqual(
      [ann, bob, cleo].map(({ id }, seat) => {
        return { accountId: id, payload: { match, seat, version: 1, question: 'opening' } }
      }),
    )
    expect(notices).toHaveLength(6)
    for (const { dueAt } of notices) expect(dueAt.getTime()).toBeLessThanOrEqual(server.clock.now().getTime())
  })

  test('shuffles the seats with the dice if the match says so', async () => {
    const orders: string[] = []
    for (let matches = 0; matches < 5; matches++) {
      const match = await opened(ann, { seats: 4 })
      for (const person of [bob, cleo, dan]) await join(person, match).expect(200)
      const { players } = (await look(ann, match).expect(200)).body
      expect(players.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2, 3])
      orders.push(players.map(({ name }: { name: string }) => name).join())
    }
    // All five stay in the order of joining once in 8 million times.
    expect(orders.some((order) => order !== [ann, bob, cleo, dan].map(({ name }) => name).join())).toBe(true)
  })

  test('depends, in its draws, on the entropy that players add', async () => {
    const match = await opened(ann, { entropy: 'aa', seats: 3 })
    await join(bob, match, { entropy: 'bb'.repeat(32) }).expect(200)
    await join(cleo, match).expect(200)
    const record = await findMatch(platform, match)
    if (!record) throw new Error('no such match')
    const entries = await readEntries(platform, match)
    const opening = OpenedEvent.parse(entries[0]?.events[0])
    expect(opening.joined.map(({ entropy }) => entropy)).toEqual(['aa', 'bb'.repeat(32), ''])

    const { seed } = openSeal(platform, record)
    expect(judge(havana, entries, seed)).toBeUndefined()
    const joined = opening.joined.map((joiner, place) => (place === 0 ? { ...joiner, entropy: 'ac' } : joiner))
    const [first, ...rest] = entries
    if (!first) throw new Error('the journal is empty')
    const forged = { ...first, events: [{ ...opening, joined }, ...first.events.slice(1)] }
    expect(judge(havana, [forged, ...rest], seed)).toBeDefined()
  })
})

describe('concurrent requests', () => {
  test('for the last seat: one gets it, all others get a refusal', async () => {
    const crowd = await players(8)
    const match = await opened(ann)
    const answers = await Promise.all(crowd.map((person) => join(person, match)))
    const codes = answers.map(({ status, body }) => (status === 200 ? 'joined' : body.code)).sort()
    expect(codes).toEqual(['joined', ...Array(7).fill('match-not-open')])
    const { players: seated, version } = (await look(ann, match).expect(200)).body
    expect(seated).toHaveLength(2)
    expect(version).toBe(1)
    expect(await prisma.entry.count({ where: { matchId: match } })).toBe(1)
  })

  test('of one player to join give them one place', async () => {
    const match = await opened(ann, { seats: 4 })
    const answers = await Promise.all([join(bob, match), join(bob, match), join(bob, match)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await look(ann, match).expect(200)).body.players).toHaveLength(2)
  })

  test('to leave and to join never give two players the same seat', async () => {
    const comers = await players(3)
    for (let round = 0; round < 8; round++) {
      const match = await opened(ann, { seats: 3 })
      await join(bob, match).expect(200)
      const answers = await Promise.all([
        ...comers.map((person) => join(person, match)),
        leave(bob, match),
        join(cleo, match),
        leave(ann, match),
      ])
      for (const { status, body } of answers) {
        if (status >= 300) expect(['match-not-open', 'already-joined', 'not-joined']).toContain(body.code)
      }
      const { status, version, players } = (await look(dan, match).expect(200)).body
      const seats = players.map(({ seat }: { seat: number | null }) => seat)
      if (status === 'running') expect({ version, seats }).toEqual({ version: 1, seats: [0, 1, 2] })
      else {
        expect({ status, version }).toEqual({ status: players.length === 0 ? 'aborted' : 'open', version: 0 })
        expect(players.length).toBeLessThan(3)
        expect(new Set(seats).size).toBeLessThanOrEqual(1)
      }
    }
  })
})
