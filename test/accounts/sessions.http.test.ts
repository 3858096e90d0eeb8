import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { newPlayer, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newestLink, noticesTo } from './mailbox.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const signIn = (email: string, given = password) => http.post('/v1/sessions').send({ email, password: given })
const refresh = (refreshToken: string) => http.post('/v1/sessions/refresh').send({ refreshToken })
const askForLink = (email: string) => http.post('/v1/sessions/link').send({ email })
const byLink = (token: string) => http.post('/v1/sessions/by-link').send({ token })
const listWith = (token: string) => http.get('/v1/sessions').set('authorization', `Bearer ${token}`)

describe('signing in by password', () => {
  test('returns tokens, the session and the account', async () => {
    const player = await newPlayer(server, { name: 'Ada', language: 'ru' })
    const answer = await signIn(player.email).set('user-agent', 'a browser').expect(201)
    expect(answer.body).toMatchObject({
      session: { current: true, method: 'password', userAgent: 'a browser' },
      account: { id: player.id, name: 'Ada', language: 'ru', status: 'active' },
    })
    expect(Date.parse(answer.body.expiresAt) - server.clock.now().getTime()).toBe(15 * 60_000)
    await listWith(answer.body.accessToken).expect(200)
  })

  test('ignores capitals and spaces around the address', async () => {
    const player = await newPlayer(server)
    await signIn(`  ${player.email.toUpperCase()} `).expect(201)
  })

  test('answers a wrong address and a wrong password alike', async () => {
    const player = await newPlayer(server)
    const wrongPassword = await signIn(player.email, 'not the password').expect(401)
    const wrongAddress = await signIn('nobody@example.org').expect(401)
    expect(wrongPassword.body).toEqual(wrongAddress.body)
    expect(wrongPassword.body.code).toBe('wrong-credentials')
  })

  test('refuses every password for an account that has none', async () => {
    const player = await newPlayer(server)
    await prisma.account.update({ where: { id: player.id }, data: { passwordHash: null } })
    await signIn(player.email).expect(401)
    await signIn(player.email, '').expect(401)
  })

  test('reveals a suspension or ban after the right password only', async () => {
    const player = await newPlayer(server)
    await prisma.account.update({ where: { id: player.id }, data: { status: 'banned', statusReason: 'spam' } })
    expect((await signIn(player.email, 'not the password').expect(401)).body.code).toBe('wrong-credentials')
    const answer = await signIn(player.email).expect(403)
    expect(answer.body).toMatchObject({ code: 'account-banned', params: { reason: 'spam' } })
    expect(answer.body.title).toContain('spam')
  })

  test('refuses the eleventh try at one address in a minute, even with the right password', async () => {
    const player = await newPlayer(server)
    for (let time = 0; time < 10; time += 1) await signIn(player.email, 'a guess').expect(401)
    const answer = await signIn(player.email.toUpperCase()).expect(429)
    expect(answer.body.code).toBe('too-many-requests')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test.each([
    {},
    { email: 'a@example.org' },
    { email: 'a@example.org', password: 1 },
    { email: 'a@example.org', password: 'x'.repeat(201) },
    { email: 'a@example.org', password: '\ud800' },
    { email: ['a@example.org'], password },
    { email: 'a@example.org', password, remember: true },
  ])('refuses an invalid request: %j', async (body) => {
    expect((await http.post('/v1/sessions').send(body).expect(400)).body.code).toBe('invalid-request')
  })
})

describe('refreshing', () => {
  test('a refresh token is replaced by a new one, in the same session', async () => {
    const player = await newPlayer(server)
    const first = (await signIn(player.email)).body
    server.clock.turn(60_000)
    const second = (await refresh(first.refreshToken).expect(200)).body
    expect(second.session.id).toBe(first.session.id)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    await listWith(second.accessToken).expect(200)
    await refresh(second.refreshToken).expect(200)
  })

  test('a refresh token that is used twice ends the session, whichever use is the thief’s', async () => {
    const player = await newPlayer(server)
    const first = (await signIn(player.email)).body
    const second = (await refresh(first.refreshToken).expect(200)).body
    expect((await refresh(first.refreshToken).expect(401)).body.code).toBe('token-not-valid')
    await listWith(second.accessToken).expect(401)
    await refresh(second.refreshToken).expect(401)
    await player.as(http.get('/v1/sessions')).expect(200)
  })

  test('of many refreshes at once with one token, at most one succeeds', async () => {
    const player = await newPlayer(server)
    const first = (await signIn(player.email)).body
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first.refreshToken)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
    await listWith(first.accessToken).expect(401)
  })

  test('an unused session ends after 60 days, and refreshing prolongs it', async () => {
    const player = await newPlayer(server)
    const first = (await signIn(player.email)).body
    server.clock.turn(59 * 86_400_000)
    const second = (await refresh(first.refreshToken).expect(200)).body
    server.clock.turn(59 * 86_400_000)
    const third = (await refresh(second.refreshToken).expect(200)).body
    server.clock.turn(60 * 86_400_000)
    await refresh(third.refreshToken).expect(401)
  })

  test('an access token is no refresh token, and nonsense is refused', async () => {
    const player = await newPlayer(server)
    await refresh(player.token()).expect(401)
    await refresh('nonsense').expect(401)
    await refresh('').expect(401)
    await player.as(http.get('/v1/sessions')).expect(200)
  })
})

describe('signing in by link', () => {
  test('works with the mailed link', async () => {
    const player = await newPlayer(server)
    expect((await askForLink(player.email).expect(202)).text).toBe('')
    const answer = await byLink(await newestLink(server, 'sign-in', player.email)).expect(201)
    expect(answer.body).toMatchObject({ account: { id: player.id }, session: { method: 'link' } })
  })

  test('does not reveal whether an address has an account', async () => {
    const player = await newPlayer(server)
    const known = await askForLink(player.email).expect(202)
    const unknown = await askForLink('nobody@example.org').expect(202)
    // Every request lowers the remaining limits.
    const { date: _, ratelimit: _left, 'x-request-id': _id, ...headers } = known.headers
    expect(unknown.headers).toMatchObject(headers)
    expect(unknown.text).toBe(known.text)
  })

  test('works once per link, even if it is followed many times at once', async () => {
    const player = await newPlayer(server)
    await askForLink(player.email).expect(202)
    const token = await newestLink(server, 'sign-in', player.email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => byLink(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410, 410, 410])
    expect(await prisma.session.count({ where: { accountId: player.id, method: 'link' } })).toBe(1)
  })

  test('fails with a link older than 15 minutes', async () => {
    const player = await newPlayer(server)
    await askForLink(player.email).expect(202)
    server.clock.turn(15 * 60_000)
    const answer = await byLink(await newestLink(server, 'sign-in', player.email)).expect(410)
    expect(answer.body.code).toBe('link-not-valid')
  })

  test('confirms an unconfirmed account, and discards the password from its registration', async () => {
    const email = 'bert@example.org'
    await http.post('/v1/accounts').send({ email, name: 'Bert', password }).expect(202)
    await askForLink(email).expect(202)
    const answer = await byLink(await newestLink(server, 'sign-in', email)).expect(201)
    expect(answer.body.account).toMatchObject({ name: 'Bert', status: 'active' })
    await signIn(email).expect(401)
    await http
      .post('/v1/account/password')
      .set('authorization', `Bearer ${answer.body.accessToken}`)
      .send({ password: 'a password of my own' })
      .expect(204)
    await signIn(email, 'a password of my own').expect(201)
  })

  test('fails for a banned account', async () => {
    const player = await newPlayer(server)
    await askForLink(player.email).expect(202)
    await prisma.account.update({ where: { id: player.id }, data: { status: 'banned', statusReason: 'spam' } })
    const answer = await byLink(await newestLink(server, 'sign-in', player.email)).expect(403)
    expect(answer.body.code).toBe('account-banned')
  })

  test('sends an inbox at most three links at a time', async () => {
    const player = await newPlayer(server)
    for (let time = 0; time < 5; time += 1) await askForLink(player.email).expect(202)
    expect(await noticesTo(server, player.email)).toHaveLength(3)
    await askForLink(player.email).expect(429)
  })
})

describe('sessions', () => {
  test('are listed; one is marked as the current one', async () => {
    const player = await newPlayer(server)
    server.clock.turn(1000)
    const other = (await signIn(player.email)).body
    const answer = await player.as(http.get('/v1/sessions')).expect(200)
    expect(answer.body.items).toMatchObject([
      { id: other.session.id, current: false },
      { id: player.session, current: true },
    ])
  })

  test('can be ended singly, and their tokens are refused from then on', async () => {
    const player = await newPlayer(server)
    const other = (await signIn(player.email)).body
    await listWith(other.accessToken).expect(200)
    await player.as(http.delete(`/v1/sessions/${other.session.id}`)).expect(204)
    await listWith(other.accessToken).expect(401)
    await refresh(other.refreshToken).expect(401)
    await player.as(http.get('/v1/sessions')).expect(200)
  })

  test('of another player are not found', async () => {
    const [one, other] = [await newPlayer(server), await newPlayer(server)]
    expect((await one.as(http.delete(`/v1/sessions/${other.session}`)).expect(404)).body.code).toBe('not-found')
    await one.as(http.delete('/v1/sessions/nonsense')).expect(400)
    await other.as(http.get('/v1/sessions')).expect(200)
  })

  test('end all at once on signing out everywhere', async () => {
    const player = await newPlayer(server)
    const other = (await signIn(player.email)).body
    await listWith(other.accessToken).expect(200)
    await player.as(http.delete('/v1/sessions')).expect(204)
    await listWith(other.accessToken).expect(401)
    await player.as(http.get('/v1/sessions')).expect(401)
  })
})
