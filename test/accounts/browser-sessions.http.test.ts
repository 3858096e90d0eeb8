import request, { type Response, type Test } from 'supertest'
import { describe, expect, test } from 'vitest'
import { newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newestLink } from './mailbox.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const own = server.platform.publicUrl()

const secured = await testServer({ PUBLIC_URL: 'https://paquebot.test' })

const fromOwnPage = (test: Test) => test.set('origin', own)
const signIn = ({ email }: Person) => fromOwnPage(http.post('/v1/sessions/browser')).send({ email, password })
const refresh = (cookie: string) => fromOwnPage(http.post('/v1/sessions/browser/refresh')).set('cookie', cookie)
const signOut = (cookie: string) => fromOwnPage(http.delete('/v1/sessions/browser')).set('cookie', cookie)
const account = (token: string) => http.get('/v1/account').set('authorization', `Bearer ${token}`)

/** What a browser sends again of the cookies that an answer sets, by name. */
function cookies(answer: Response): Record<string, string> {
  const set: unknown = answer.headers['set-cookie']
  const lines = Array.isArray(set) ? set.map(String) : []
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(0, line.indexOf(';'))]))
}
const sessionIn = (answer: Response): string => cookies(answer)['paquebot-session'] ?? ''

describe('signing in on a page of this server', () => {
  test('returns an access token alone, and keeps the rest in a cookie that no script can read', async () => {
    const player = await newPlayer(server)
    const answer = await signIn(player).set('user-agent', 'a browser').expect(201)

    expect(Object.keys(answer.body).sort()).toEqual(['accessToken', 'account', 'expiresAt', 'session'])
    expect(answer.body).toMatchObject({ account: { id: player.id }, session: { method: 'password', current: true } })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /paquebot-session=[\w.-]+; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Strict(,|$)/,
    )
    expect(answer.headers['cache-control']).toBe('private, no-store')
    await account(answer.body.accessToken).expect(200)
  })

  test('keeps the cookie to this host, and to https, where the server has https', async () => {
    const player = await newPlayer(secured)
    const answer = await request(secured.app.server)
      .post('/v1/sessions/browser')
      .set('sec-fetch-site', 'same-origin')
      .send({ email: player.email, password })
      .expect(201)
    const [line] = String(answer.headers['set-cookie']).match(/__Host-paquebot-session=[^,]*/) ?? []

    expect(line).toMatch(/; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Strict; Secure$/)
    await request(secured.app.server)
      .post('/v1/sessions/browser/refresh')
      .set('sec-fetch-site', 'same-origin')
      .set('cookie', String(line).split(';')[0] ?? '')
      .expect(200)
  })

  test('works with a mailed link, once', async () => {
    const player = await newPlayer(server)
    await http.post('/v1/sessions/link').send({ email: player.email }).expect(202)
    const token = await newestLink(server, 'sign-in', player.email)
    const byLink = () => fromOwnPage(http.post('/v1/sessions/browser/by-link')).send({ token })
    const answer = await byLink().expect(201)

    expect(answer.body.session.method).toBe('link')
    await refresh(sessionIn(answer)).expect(200)
    await byLink().expect(410)
  })

  test('refuses a wrong password as other clients are refused, and sets no cookie', async () => {
    const { email } = await newPlayer(server)
    const wrong = { email, password: 'not the password' }
    const answer = await fromOwnPage(http.post('/v1/sessions/browser')).send(wrong).expect(401)

    expect(answer.body).toEqual((await http.post('/v1/sessions').send(wrong).expect(401)).body)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('makes the browser a known one, as signing in elsewhere does', async () => {
    const answer = await signIn(await newPlayer(server)).expect(201)
    expect(Object.keys(cookies(answer)).sort()).toEqual(['paquebot-browser', 'paquebot-session'])
  })
})

describe('continuing the session of a browser', () => {
  test('gives a new access token, and the cookie a new token', async () => {
    const first = await signIn(await newPlayer(server)).expect(201)
    server.clock.turn(20 * 60_000)
    const second = await refresh(sessionIn(first)).expect(200)

    expect(second.body.session.id).toBe(first.body.session.id)
    expect(sessionIn(second)).not.toBe(sessionIn(first))
    await account(first.body.accessToken).expect(401)
    await account(second.body.accessToken).expect(200)
  })

  test('many tabs that ask at once stay in one session, whichever answer the browser keeps', async () => {
    const first = await signIn(await newPlayer(server)).expect(201)
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(sessionIn(first)).expect(200)))

    for (const answer of answers) await account(answer.body.accessToken).expect(200)
    server.clock.turn(3_600_000)
    const kept = await Promise.all(answers.map((answer) => refresh(sessionIn(answer)).expect(200)))
    for (const answer of kept) expect(answer.body.session.id).toBe(first.body.session.id)
  })

  test('an answer that was lost costs nothing, even days later', async () => {
    const first = await signIn(await newPlayer(server)).expect(201)
    await refresh(sessionIn(first)).expect(200)
    server.clock.turn(3 * 86_400_000)
    const again = await refresh(sessionIn(first)).expect(200)

    await refresh(sessionIn(again)).expect(200)
  })

  test('a tab may be answered late, when another one has asked again', async () => {
    const first = await signIn(await newPlayer(server)).expect(201)
    const second = await refresh(sessionIn(first)).expect(200)
    const third = await refresh(sessionIn(second)).expect(200)
    server.clock.turn(60_000)
    const late = await refresh(sessionIn(first)).expect(200)

    await refresh(sessionIn(third)).expect(200)
    await refresh(sessionIn(late)).expect(200)
  })

  test('a copy that is used after the browser went on ends the session', async () => {
    const first = await signIn(await newPlayer(server)).expect(201)
    const second = await refresh(sessionIn(first)).expect(200)
    server.clock.turn(900_000)
    const third = await refresh(sessionIn(second)).expect(200)
    server.clock.turn(60_001)
    const stolen = await refresh(sessionIn(first)).expect(401)

    expect(stolen.body.code).toBe('token-not-valid')
    expect(sessionIn(stolen)).toBe('paquebot-session=')
    await account(third.body.accessToken).expect(401)
    await refresh(sessionIn(third)).expect(401)
  })

  test('a copy that went on first is noticed when the browser comes back', async () => {
    const first = await signIn(await newPlayer(server)).expect(201)
    const thiefs = await refresh(sessionIn(first)).expect(200)
    server.clock.turn(900_000)
    const more = await refresh(sessionIn(thiefs)).expect(200)
    server.clock.turn(900_000)
    await refresh(sessionIn(first)).expect(401)

    await refresh(sessionIn(more)).expect(401)
  })

  test('ends after 60 days without use, and each use prolongs it', async () => {
    const first = await signIn(await newPlayer(server)).expect(201)
    server.clock.turn(59 * 86_400_000)
    const second = await refresh(sessionIn(first)).expect(200)
    server.clock.turn(59 * 86_400_000)
    const third = await refresh(sessionIn(second)).expect(200)
    server.clock.turn(60 * 86_400_000)
    await refresh(sessionIn(third)).expect(401)
  })

  test('needs the cookie', async () => {
    const answer = await fromOwnPage(http.post('/v1/sessions/browser/refresh')).expect(401)
    expect(answer.body.code).toBe('sign-in-needed')
    for (const value of ['', 'nonsense', 'a.b.c']) await refresh(`paquebot-session=${value}`).expect(401)
  })

  test('takes no token of another kind, and other routes take no cookie', async () => {
    const player = await newPlayer(server)
    const other = (await http.post('/v1/sessions').send({ email: player.email, password }).expect(201)).body
    await refresh(`paquebot-session=${other.refreshToken}`).expect(401)
    await refresh(`paquebot-session=${other.accessToken}`).expect(401)

    const cookie = sessionIn(await signIn(player).expect(201))
    const [, token = ''] = cookie.split('=')
    await http.post('/v1/sessions/refresh').send({ refreshToken: token }).expect(401)
    await account(token).expect(401)
    await fromOwnPage(http.get('/v1/account')).set('cookie', cookie).expect(401)
  })

  test('a banned player is told so', async () => {
    const player = await newPlayer(server)
    const first = await signIn(player).expect(201)
    await prisma.account.update({ where: { id: player.id }, data: { status: 'banned', statusReason: 'spam' } })
    expect((await refresh(sessionIn(first)).expect(403)).body.code).toBe('account-banned')
  })
})

describe('signing out in a browser', () => {
  test('ends the session, and removes the cookie', async () => {
    const player = await newPlayer(server)
    const begun = await signIn(player).expect(201)
    const answer = await signOut(sessionIn(begun)).expect(204)

    expect(String(answer.headers['set-cookie'])).toMatch(/^paquebot-session=; Path=\/; Max-Age=0;/)
    await refresh(sessionIn(begun)).expect(401)
    await account(begun.body.accessToken).expect(401)
    await player.as(http.get('/v1/sessions')).expect(200)
  })

  test('is not an error without a session', async () => {
    await fromOwnPage(http.delete('/v1/sessions/browser')).expect(204)
    await signOut('paquebot-session=nonsense').expect(204)
  })

  test('everywhere ends the sessions of browsers, too', async () => {
    const player = await newPlayer(server)
    const begun = await signIn(player).expect(201)
    await player.as(http.delete('/v1/sessions')).expect(204)
    await refresh(sessionIn(begun)).expect(401)
  })
})

describe('a page of another site', () => {
  const foreign: readonly (readonly [string, Record<string, string>])[] = [
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['of a neighbour below the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://evil.paquebot.test' }],
    ['that says nothing of itself', {}],
    ['without an origin', { origin: 'null' }],
    ['with another port', { origin: `${own}:81` }],
    ['with an address in the bar', { 'sec-fetch-site': 'none' }],
    ['whose browser knows better than its origin', { 'sec-fetch-site': 'cross-site', origin: own }],
  ]

  test.each(foreign)('%s can neither sign in, nor continue, nor end a session', async (_, headers) => {
    const player = await newPlayer(server)
    const cookie = sessionIn(await signIn(player).expect(201))
    const requests = [
      http.post('/v1/sessions/browser').send({ email: player.email, password }),
      http.post('/v1/sessions/browser/by-link').send({ token: 'x'.repeat(43) }),
      http.post('/v1/sessions/browser/refresh'),
      http.delete('/v1/sessions/browser'),
    ]
    for (const asked of requests) {
      const answer = await asked.set({ ...headers, cookie }).expect(403)
      expect(answer.body.code).toBe('not-from-own-page')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    await refresh(cookie).expect(200)
  })

  test('is told apart by the host of the request where the server has several addresses', async () => {
    const player = await newPlayer(server)
    const host = 'another-name.test:3000'
    await http
      .post('/v1/sessions/browser')
      .set({ host, origin: `http://${host}` })
      .send({ email: player.email, password })
      .expect(201)
  })
})
