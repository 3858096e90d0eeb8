import request from 'supertest'
import { describe, expect, test, vi } from 'vitest'
import { resetAdministrator } from '../../src/accounts/administration/administrators.ts'
import { requireOwner } from '../../src/accounts/identity/proof.ts'
import { askForAddress } from '../../src/accounts/profile/address.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newestLink, noticesTo } from './mailbox.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const signIn = (email: string, given = password) => http.post('/v1/sessions').send({ email, password: given })

/** A session that begins by a mailed link. */
async function byLink(email: string) {
  await http.post('/v1/sessions/link').send({ email }).expect(202)
  const token = await newestLink(server, 'sign-in', email)
  const { accessToken } = (await http.post('/v1/sessions/by-link').send({ token }).expect(201)).body
  return (test: request.Test) => test.set('authorization', `Bearer ${accessToken}`)
}

describe('the profile', () => {
  test('is shown and changed', async () => {
    const player = await newPlayer(server, { name: 'Ada' })
    const mails = { turns: 'daily', reminders: 'at-once', messages: 'off', table: 'daily' }
    const change = { name: 'Ada  Lovelace ', language: 'es', timeZone: 'Europe/London', mails, mailHour: 19 }
    const changed = await player.as(http.patch('/v1/account')).send(change).expect(200)
    expect(changed.body).toMatchObject({ ...change, name: 'Ada Lovelace', email: player.email })
    expect((await player.as(http.get('/v1/account')).expect(200)).body).toEqual(changed.body)
  })

  test('keeps the fields that a request leaves out', async () => {
    const player = await newPlayer(server)
    const before = (await player.as(http.get('/v1/account'))).body
    const after = (await player.as(http.patch('/v1/account')).send({ timeZone: 'Asia/Tokyo' }).expect(200)).body
    expect(after).toEqual({ ...before, timeZone: 'Asia/Tokyo' })
    expect((await player.as(http.patch('/v1/account')).send({}).expect(200)).body).toEqual(after)
  })

  test('uses a new language from the next answer on', async () => {
    const player = await newPlayer(server)
    await player.as(http.patch('/v1/account')).send({ language: 'ru' }).expect(200)
    const answer = await player.as(http.delete(`/v1/sessions/${player.id}`)).expect(404)
    expect(answer.headers['content-language']).toBe('ru')
  })

  test('takes one’s own name in other letters, but not the name of another player', async () => {
    await newPlayer(server, { name: 'Bert' })
    const player = await newPlayer(server, { name: 'Carla' })
    const answer = await player.as(http.patch('/v1/account')).send({ name: 'BÉRT' }).expect(409)
    expect(answer.body.code).toBe('name-taken')
    await player.as(http.patch('/v1/account')).send({ name: 'CARLA' }).expect(200)
  })

  test('gives a name that many take at once to one of them', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(server)))
    const answers = await Promise.all(
      players.map((player) => player.as(http.patch('/v1/account')).send({ name: 'Wanted' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test.each([
    { email: 'new@example.org' },
    { role: 'administrator' },
    { name: 'x' },
    { name: 'a\u0000b' },
    { mails: { turns: 'weekly' } },
    { mails: { letters: 'off' } },
    { mailHour: 24 },
    { language: 'de-DE' },
    { timeZone: '' },
    [],
  ])('refuses an invalid change: %j', async (change) => {
    const player = await newPlayer(server)
    expect((await player.as(http.patch('/v1/account')).send(change).expect(400)).body.code).toBe('invalid-request')
  })
})

describe('the password', () => {
  const next = 'another good password'

  test('is changed with the current one; other sessions end, and the owner gets a mail', async () => {
    const player = await newPlayer(server)
    const other = (await signIn(player.email)).body
    await player.as(http.post('/v1/account/password')).send({ current: password, password: next }).expect(204)
    await player.as(http.get('/v1/account')).expect(200)
    await http.get('/v1/account').set('authorization', `Bearer ${other.accessToken}`).expect(401)
    await signIn(player.email).expect(401)
    await signIn(player.email, next).expect(201)
    expect(await noticesTo(server, player.email)).toEqual([{ topic: 'password-changed' }])
  })

  test('is not changed without the current one, or with a wrong one', async () => {
    const player = await newPlayer(server)
    const change = (body: object) => player.as(http.post('/v1/account/password')).send(body)
    expect((await change({ password: next }).expect(403)).body.code).toBe('proof-needed')
    expect((await change({ current: 'a guess', password: next }).expect(403)).body.code).toBe('wrong-password')
    await change({ current: password, password: 'short' }).expect(400)
    await signIn(player.email).expect(201)
  })

  test('is changed without the current one in the first 15 minutes of a session that began by link', async () => {
    const player = await newPlayer(server)
    const early = await byLink(player.email)
    await early(http.post('/v1/account/password')).send({ password: next }).expect(204)
    await signIn(player.email, next).expect(201)

    const late = await byLink(player.email)
    server.clock.turn(14.9 * 60_000)
    await late(http.post('/v1/account/password')).send({ password: next }).expect(204)
    const refreshed = await newPlayer(server)
    const session = await byLink(refreshed.email)
    await prisma.session.updateMany({
      where: { accountId: refreshed.id, method: 'link' },
      data: { createdAt: new Date(server.clock.now().getTime() - 15 * 60_000) },
    })
    await session(http.post('/v1/account/password')).send({ password: next }).expect(403)
  })
})

test('cannot be guessed with a stolen session: ten tries, then one each half hour', async () => {
  const player = await newPlayer(server)
  const erase = (given: string) => player.as(http.delete('/v1/account')).send({ password: given })
  for (let time = 0; time < 10; time += 1) await erase('a guess').expect(403)
  const refused = await erase(password).expect(429)
  expect(refused.body).toMatchObject({ code: 'too-many-guesses', params: { seconds: 1800 } })
  expect(refused.headers['retry-after']).toBe('1800')
  // The owner is not locked out: each session has its own count.
  const other = await byLink(player.email)
  await other(http.delete('/v1/account')).send({ password }).expect(204)
})

describe('the address', () => {
  test('is changed by the link that is mailed to the new one, and the old one gets a mail', async () => {
    const player = await newPlayer(server)
    const email = 'new.ada@example.org'
    await player.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
    await signIn(email).expect(401)
    const link = await prisma.mailToken.findFirstOrThrow({ where: { accountId: player.id } })
    expect(link).toMatchObject({ purpose: 'change-address', email })

    const token = await newestLink(server, 'change-address', player.email)
    const answer = await http.post('/v1/account/address/confirm').send({ token }).expect(200)
    expect(answer.body).toMatchObject({ id: player.id, email })
    expect((await noticesTo(server, email)).at(-1)).toEqual({ topic: 'address-changed', oldAddress: player.email })
    await signIn(email).expect(201)
    await signIn(player.email).expect(401)
    await http.post('/v1/account/address/confirm').send({ token }).expect(410)
  })

  test('needs the password', async () => {
    const player = await newPlayer(server)
    const ask = (body: object) => player.as(http.post('/v1/account/address')).send(body)
    expect((await ask({ email: 'x@example.org' }).expect(403)).body.code).toBe('proof-needed')
    expect((await ask({ email: 'x@example.org', password: 'a guess' }).expect(403)).body.code).toBe('wrong-password')
    const recent = await byLink(player.email)
    await recent(http.post('/v1/account/address')).send({ email: 'x@example.org' }).expect(202)
  })

  test('of another account: the answer is the same, its owner gets a mail, and nothing changes', async () => {
    const [player, owner] = [await newPlayer(server), await newPlayer(server)]
    const answer = await player.as(http.post('/v1/account/address')).send({ email: owner.email, password }).expect(202)
    expect(answer.text).toBe('')
    expect(await noticesTo(server, owner.email)).toEqual([{ topic: 'already-registered' }])
    expect(await prisma.mailToken.count({ where: { accountId: player.id } })).toBe(0)
  })

  test('that was asked for shows neither in the notices, nor in the export, nor on the stream of the account: they would tell whether it has an owner', async () => {
    const owner = await newPlayer(server)
    const shown = await Promise.all(
      [owner.email, 'nobody.yet@example.org'].map(async (email) => {
        const player = await newPlayer(server)
        await player.as(http.post('/v1/account/address')).send({ email: 'at.first@example.org', password }).expect(202)
        await player.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
        const { items } = (await player.as(http.get('/v1/account/notices')).expect(200)).body
        const { mailedLinks, notices } = (await player.as(http.get('/v1/account/export')).expect(200)).body
        const streamed = await player.as(http.get('/v1/account/stream?after=0.0&follow=false')).expect(200)
        return { items, mailedLinks, notices, streamed: streamed.text }
      }),
    )

    expect(shown[1]).toEqual(shown[0])
    expect(shown[0]?.streamed).not.toContain('change-address')
  })

  test('given many notices to others, then the ids of one’s own, and the ids of events, tell nothing of them', async () => {
    const player = await newPlayer(server)
    await player.as(http.post('/v1/account/calendar')).send({ password }).expect(201)
    await player.as(http.post('/v1/account/calendar')).send({ password }).expect(201)
    const { items, next } = (await player.as(http.get('/v1/account/notices?limit=1')).expect(200)).body
    // The stream waits for older transactions of the whole PostgreSQL server, on which other tests run.
    const { text, events } = await vi.waitFor(
      async () => {
        const { text } = await player.as(http.get('/v1/account/stream?after=0.0&follow=false')).expect(200)
        const events = [...text.matchAll(/^id:(.*)$/gm)].map(([, id]) => id)
        expect(events).toHaveLength(2)
        return { text, events }
      },
      { timeout: 20_000, interval: 100 },
    )
    const cursor = JSON.parse(Buffer.from(next, 'base64url').toString())

    // A counter would be longer after each notice to somebody else.
    for (const id of [items[0].id, cursor, ...events]) expect(id).toMatch(/^[\w-]{22}$/)
    // Nor can they be found out by trying: before which counter a notice lies.
    for (const tried of ['1', '999999999']) {
      const cursor = Buffer.from(JSON.stringify(tried)).toString('base64url')
      await player.as(http.get(`/v1/account/notices?cursor=${cursor}`)).expect(400)
      const answer = await player.as(http.get(`/v1/account/stream?after=${tried}.0&follow=false`)).expect(200)
      expect(answer.text.match(/^event:.*$/gm)).toEqual(['event:start'])
    }
    const further = (await player.as(http.get(`/v1/account/notices?cursor=${next}`)).expect(200)).body
    expect(further.items).toHaveLength(1)
    expect(text).toContain(`"id":"${items[0].id}"`)
  })

  test('is asked for five times in ten minutes, by one account and for one address: no stranger gets more mails', async () => {
    async function answersTo(asks: readonly (readonly [Person, string])[]): Promise<number[]> {
      const answers: number[] = []
      for (const [player, email] of asks) {
        answers.push((await player.as(http.post('/v1/account/address')).send({ email, password })).status)
      }
      return answers
    }
    const fiveAndNoMore = [202, 202, 202, 202, 202, 429]
    const player = await newPlayer(server)
    const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(server)))

    const byOne = await answersTo(players.map((_, time) => [player, `stranger.${time}@example.org`]))
    const forOne = await answersTo(
      players.map((other, time) => [other, time % 2 === 0 ? 'stranger@example.org' : 'Stranger@Example.org']),
    )

    expect(byOne).toEqual(fiveAndNoMore)
    expect(forOne).toEqual(fiveAndNoMore)
  })

  test('of a stranger gets three links a day, whoever asks for them, and the last one of each account works', async () => {
    const email = 'much.wanted@example.org'
    const { platform } = server
    /** Without the limits of one network. */
    const ask = async ({ id, session }: Person) =>
      askForAddress(platform, await requireOwner(platform, { account: id, session }, password), email)
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(server)))
    const [first] = players
    if (first === undefined) throw new Error('there are four players')
    await ask(first)
    await ask(first)

    await Promise.all(players.map(ask))

    const links = await prisma.mailToken.findMany({ where: { email } })
    const mails = await prisma.notice.count({
      where: { topic: 'change-address', accountId: { in: players.map(({ id }) => id) } },
    })
    expect([links.length, mails]).toEqual([3, 3])
    expect(links.filter(({ accountId, usedAt }) => accountId === first.id && usedAt === null)).toHaveLength(1)
    server.clock.turn(24 * 3_600_000)
    await ask(first)
    expect(await prisma.mailToken.count({ where: { email } })).toBe(4)
  })

  test('that another account took before the link was followed is refused', async () => {
    const [one, other] = [await newPlayer(server), await newPlayer(server)]
    const email = 'wanted@example.org'
    for (const player of [one, other]) {
      await player.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
    }
    const tokens = [
      await newestLink(server, 'change-address', one.email),
      await newestLink(server, 'change-address', other.email),
    ]
    await http.post('/v1/account/address/confirm').send({ token: tokens[0] }).expect(200)
    const answer = await http.post('/v1/account/address/confirm').send({ token: tokens[1] }).expect(409)
    expect(answer.body.code).toBe('address-taken')
  })

  test('a second request invalidates the first link', async () => {
    const player = await newPlayer(server)
    await player.as(http.post('/v1/account/address')).send({ email: 'first@example.org', password }).expect(202)
    const token = await newestLink(server, 'change-address', player.email)
    await player.as(http.post('/v1/account/address')).send({ email: 'second@example.org', password }).expect(202)
    await http.post('/v1/account/address/confirm').send({ token }).expect(410)
  })

  test('is not changed by a link from before a new password, signing out everywhere or a reset', async () => {
    const ends = [
      (owner: Person) =>
        owner.as(http.post('/v1/account/password')).send({ current: password, password: 'another good password' }),
      (owner: Person) => owner.as(http.delete('/v1/sessions')),
      (owner: Person) => resetAdministrator(server.platform, [], owner.email),
    ]
    for (const [index, end] of ends.entries()) {
      const owner = await newAdministrator(server)
      const intruder = (await signIn(owner.email)).body.accessToken
      const email = `intruder.${index}@example.org`
      const asks = http.post('/v1/account/address').set('authorization', `Bearer ${intruder}`)
      await asks.send({ email, password }).expect(202)
      await http.post('/v1/sessions/link').send({ email: owner.email }).expect(202)
      const token = await newestLink(server, 'change-address', owner.email)
      const signsIn = await newestLink(server, 'sign-in', owner.email)

      await end(owner)

      expect((await http.post('/v1/account/address/confirm').send({ token })).status, `${index}`).toBe(410)
      expect((await http.post('/v1/sessions/by-link').send({ token: signsIn })).status, `${index}`).toBe(410)
      const { email: still } = await prisma.account.update({ where: { id: owner.id }, data: { role: 'player' } })
      expect(still).toBe(owner.email)
    }
  })

  test('that is new invalidates the links to sign in that went to the old one', async () => {
    const player = await newPlayer(server)
    await http.post('/v1/sessions/link').send({ email: player.email }).expect(202)
    const token = await newestLink(server, 'sign-in', player.email)
    const email = 'moved.away@example.org'
    await player.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
    const confirming = { token: await newestLink(server, 'change-address', player.email) }
    await http.post('/v1/account/address/confirm').send(confirming).expect(200)
    await http.post('/v1/sessions/by-link').send({ token }).expect(410)
  })
})

/** Everything else that an account can have: a token, a link, seats, an invitation, notices. */
async function livedIn() {
  const player = await newPlayer(server)
  const { id: accountId, email } = player
  await player
    .as(http.post('/v1/account/tokens'))
    .send({ name: 'My bot', scopes: ['read'] })
    .expect(201)
  await http.post('/v1/sessions/link').send({ email }).expect(202)
  const [lobby, alone, table] = ['open', 'open', 'running'] as const
  const rows = [lobby, alone, table].map((status, number) => ({
    id: crypto.randomUUID(),
    game: 'havana',
    rules: 1,
    data: 1,
    options: {},
    seats: 2,
    name: `Match ${number}`,
    status,
    seating: 'shuffled',
    createdById: accountId,
    sealedSeed: 'sealed',
    commitment: 'commitment',
    roster: 1,
  }))
  await prisma.match.createMany({ data: rows })
  const [waiting, empty, running] = rows.map(({ id }) => id)
  if (!waiting || !empty || !running) throw new Error('three matches were made')
  const other = await newPlayer(server)
  await prisma.participant.createMany({
    data: [
      { matchId: waiting, accountId, number: 'a1', joined: 1 },
      { matchId: waiting, accountId: other.id, number: 'b1', joined: 2 },
      { matchId: empty, accountId, number: 'a2', joined: 1 },
      { matchId: running, accountId, number: 'a3', joined: 1, seat: 0 },
      { matchId: running, accountId: other.id, number: 'b3', joined: 2, seat: 1 },
    ],
  })
  const order = { matchId: running, question: null, move: { type: 'end-turn' }, conditions: [], stays: true }
  await prisma.standingOrder.createMany({
    data: [
      { ...order, seat: 0, place: 0 },
      { ...order, seat: 1, place: 0 },
    ],
  })
  const invite = (invitedById: string, to: string) => ({
    id: crypto.randomUUID(),
    matchId: waiting,
    invitedById,
    email: to,
  })
  await prisma.invitation.createMany({ data: [invite(accountId, 'friend@example.org'), invite(other.id, email)] })
  await prisma.notice.createMany({
    data: [
      {
        key: `notice/${accountId}`,
        accountId,
        topic: 'address-changed',
        payload: { oldAddress: 'before@example.org' },
        status: 'sent',
      },
      {
        key: `turn/${accountId}`,
        accountId,
        matchId: running,
        topic: 'match-started',
        payload: { match: running },
        status: 'withheld',
        reason: 'mails-switched-off',
      },
    ],
  })
  return { player, other, waiting, empty, running }
}

describe('the export', () => {
  test('holds everything about the person, and no hash', async () => {
    const { player, waiting, empty, running } = await livedIn()
    const answer = await player.as(http.get('/v1/account/export')).expect(200)
    expect(answer.body).toMatchObject({
      account: { id: player.id, name: player.name, email: player.email },
      sessions: [{ id: player.session, current: true }],
      signInNetworks: [{ usedAt: server.clock.now().toISOString() }],
      accessTokens: [{ name: 'My bot', scopes: ['read'] }],
      mailedLinks: [{ purpose: 'sign-in' }],
      invitationsSent: [{ match: waiting, mailed: true }],
      invitationsReceived: [{ match: waiting, email: player.email }],
      standingOrders: [
        { match: running, seat: 0, question: null, move: { type: 'end-turn' }, conditions: [], stays: true },
      ],
    })
    expect(answer.body.matchesOpened.toSorted()).toEqual([waiting, empty, running].toSorted())
    expect(answer.body.matches).toHaveLength(3)
    expect(answer.body.matches).toContainEqual(
      expect.objectContaining({ match: running, game: 'havana', status: 'running', seat: 0, number: 'a3' }),
    )
    expect(answer.body.notices).toContainEqual(
      expect.objectContaining({
        topic: 'match-started',
        status: 'withheld',
        reason: 'mails-switched-off',
        payload: { match: running },
      }),
    )
    const row = await prisma.account.findUniqueOrThrow({
      where: { id: player.id },
      include: { sessions: true, accessTokens: true },
    })
    const secrets = [
      row.passwordHash,
      ...row.sessions.flatMap(({ refreshHash }) => refreshHash ?? []),
      ...row.accessTokens.map(({ tokenHash }) => tokenHash),
      'argon2',
      'sealed',
    ]
    for (const secret of secrets) expect(answer.text).not.toContain(secret)
  })

  test('is for sessions, not for tokens', async () => {
    const player = await newPlayer(server)
    const made = await player.as(http.post('/v1/account/tokens')).send({ name: 'bot', scopes: ['read'] })
    const answer = await http.get('/v1/account/export').set('authorization', `Bearer ${made.body.token}`).expect(403)
    expect(answer.body.code).toBe('session-needed')
  })
})

/** Another process erases the account: the row changes, and this process still caches the caller. */
const eraseElsewhere = ({ id }: Person) =>
  prisma.account.update({ where: { id }, data: { status: 'erased', email: null } })

describe('the erasure', () => {
  test('leaves an anonymous seat and no trace of the person', async () => {
    const { player, other, waiting, empty, running } = await livedIn()

    await player.as(http.delete('/v1/account')).send({ password }).expect(204)

    await player.as(http.get('/v1/account')).expect(401)
    await signIn(player.email).expect(401)
    const row = await prisma.account.findUniqueOrThrow({
      where: { id: player.id },
      include: {
        sessions: true,
        signInNetworks: true,
        accessTokens: true,
        mailTokens: true,
        notices: true,
        participants: true,
      },
    })
    expect(row).toMatchObject({
      status: 'erased',
      email: null,
      passwordHash: null,
      sessions: [],
      signInNetworks: [],
      accessTokens: [],
      mailTokens: [],
    })
    expect(row.name).toMatch(/^anonymous [0-9a-f]{8}$/)
    expect(row.participants).toMatchObject([{ matchId: running, seat: 0, number: 'a3' }])
    expect(row.notices.every(({ status }) => status !== 'pending')).toBe(true)
    expect(row.notices).toContainEqual(
      expect.objectContaining({ topic: 'sign-in-link', status: 'withheld', reason: 'account-erased' }),
    )
    const invitations = await prisma.invitation.findMany({ where: { matchId: waiting } })
    const everything = JSON.stringify([row, invitations], (_, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    )
    for (const trace of [player.email, player.name, 'before@example.org']) expect(everything).not.toContain(trace)

    const orders = await prisma.standingOrder.findMany({ where: { matchId: running } })
    expect(orders).toMatchObject([{ seat: 1 }])

    const lobby = await prisma.match.findUniqueOrThrow({ where: { id: waiting }, include: { participants: true } })
    expect(lobby).toMatchObject({ status: 'open', roster: 2, participants: [{ accountId: other.id }] })
    const nobody = await prisma.match.findUniqueOrThrow({ where: { id: empty }, include: { participants: true } })
    expect(nobody).toMatchObject({ status: 'aborted', participants: [] })
  })

  test('needs the password, or a session that has just begun by link', async () => {
    const player = await newPlayer(server)
    expect((await player.as(http.delete('/v1/account')).send({}).expect(403)).body.code).toBe('proof-needed')
    await player.as(http.delete('/v1/account')).send({ password: 'a guess' }).expect(403)
    await player.as(http.delete('/v1/account')).expect(400)
    const recent = await byLink(player.email)
    await recent(http.delete('/v1/account')).send({}).expect(204)
  })

  test('is final: an earlier request that arrives late changes nothing', async () => {
    const player = await newPlayer(server)
    await player.as(http.get('/v1/account')).expect(200)
    await eraseElsewhere(player)
    await player.as(http.patch('/v1/account')).send({ name: 'Too late' }).expect(401)
    expect((await prisma.account.findUniqueOrThrow({ where: { id: player.id } })).name).toBe(player.name)
  })

  test('given an address that is confirmed just when another process erases the account, then it is not stored, and nothing is mailed', async () => {
    const player = await newPlayer(server)
    const email = `late.${player.email}`
    await player.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
    const token = await newestLink(server, 'change-address', player.email)

    await eraseElsewhere(player)
    const answer = await http.post('/v1/account/address/confirm').send({ token })

    expect(answer.status).toBe(410)
    expect(answer.body.code).toBe('link-not-valid')
    const { email: stored } = await prisma.account.findUniqueOrThrow({ where: { id: player.id } })
    expect(stored).toBeNull()
    expect(await prisma.notice.count({ where: { accountId: player.id, topic: 'address-changed' } })).toBe(0)
  })

  test('given a password that is changed just when another process erases the account, then it is not stored, and nothing is mailed', async () => {
    const player = await newPlayer(server)
    const { passwordHash: before } = await prisma.account.findUniqueOrThrow({ where: { id: player.id } })
    await player.as(http.get('/v1/account')).expect(200)

    await eraseElsewhere(player)
    const change = { current: password, password: 'another good password' }
    const answer = await player.as(http.post('/v1/account/password')).send(change)

    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('token-not-valid')
    const { passwordHash } = await prisma.account.findUniqueOrThrow({ where: { id: player.id } })
    expect(passwordHash).toBe(before)
    expect(await prisma.notice.count({ where: { accountId: player.id } })).toBe(0)
  })

  test('frees the address', async () => {
    const player = await newPlayer(server)
    await player.as(http.delete('/v1/account')).send({ password }).expect(204)
    await http.post('/v1/accounts').send({ email: player.email, name: 'Zoe', password }).expect(202)
    const token = await newestLink(server, 'confirm', player.email)
    const answer = await http.post('/v1/accounts/confirm').send({ token }).expect(200)
    expect(answer.body.name).toBe('Zoe')
    expect(answer.body.id).not.toBe(player.id)
  })

  test('is refused to the last administrator', async () => {
    const one = await newAdministrator(server)
    expect((await one.as(http.delete('/v1/account')).send({ password }).expect(409)).body.code).toBe(
      'last-administrator',
    )
    await newAdministrator(server)
    await one.as(http.delete('/v1/account')).send({ password }).expect(204)
  })
})

describe('the notices', () => {
  test('show each mail and why it was or was not sent, the newest first, by pages', async () => {
    const { player } = await livedIn()
    const first = await player.as(http.get('/v1/account/notices?limit=2')).expect(200)
    expect(first.body.items).toMatchObject([
      { topic: 'match-started', status: 'withheld', reason: 'mails-switched-off' },
      { topic: 'address-changed', status: 'sent', reason: null },
    ])
    const next = encodeURIComponent(first.body.next)
    const second = await player.as(http.get(`/v1/account/notices?limit=2&cursor=${next}`)).expect(200)
    expect(second.body.items).toMatchObject([
      { topic: 'sign-in-link', status: 'pending' },
      { topic: 'token-ending', status: 'pending' },
    ])
    const last = await player.as(http.get(`/v1/account/notices?limit=2&cursor=${encodeURIComponent(second.body.next)}`))
    expect(last.body).toMatchObject({ items: [{ topic: 'token-made', status: 'pending' }], next: null })
  })

  test('show one person’s mails only', async () => {
    await livedIn()
    const player = await newPlayer(server)
    expect((await player.as(http.get('/v1/account/notices')).expect(200)).body).toEqual({ items: [], next: null })
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=nonsense', 'cursor=e30', 'cursor=%00', 'page=2', 'cursor='])(
    'refuse an invalid page: %s',
    async (query) => {
      const player = await newPlayer(server)
      const answer = await player.as(http.get(`/v1/account/notices?${query}`)).expect(400)
      expect(answer.body.code).toBe('invalid-request')
    },
  )
})
