import request, { type Test } from 'supertest'
import { describe, expect, test } from 'vitest'
import { resetAdministrator } from '../../src/accounts/administration/administrators.ts'
import { countGuess } from '../../src/accounts/credentials/guesses.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newestLink, noticesTo } from './mailbox.ts'

/** Behind one proxy: it appends the address of its client to whatever the client wrote itself. */
const server = await testServer({ TRUST_PROXY: '1' })
const http = request(server.app.server)
const minute = 60_000
const day = 24 * 60 * minute

let networks = 0
const newNetwork = () => `198.51.${Math.floor(networks / 250)}.${(networks++ % 250) + 1}`
const from = (network: string, asked: Test) => asked.set('x-forwarded-for', network)
const signIn = (network: string, email: string, given = password) =>
  from(network, http.post('/v1/sessions')).send({ email, password: given })
const cookieOf = (answer: request.Response) => String(answer.headers['set-cookie']).split(';')[0] ?? ''

/** Tries this many wrong passwords, each from another network. */
const guesses = (email: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => signIn(newNetwork(), email, 'a guess')))

/** A player whose account is attacked from everywhere: strangers may try no more passwords. */
async function attacked() {
  const home = newNetwork()
  const player = await newPlayer(server)
  const signedIn = await signIn(home, player.email).expect(201)
  // Like ten `guesses`, without the work of ten hashes.
  for (let time = 0; time < 10; time += 1) await countGuess(server.platform, player.email)
  expect((await signIn(newNetwork(), player.email).expect(429)).body.code).toBe('too-many-guesses')
  return { player, home, browser: cookieOf(signedIn), refreshToken: signedIn.body.refreshToken }
}

describe('wrong passwords, each from a new network', () => {
  test('ten are judged, even if many come at once; then the answer suggests the mailed link and says when to try again', async () => {
    const player = await newPlayer(server)
    const answers = await guesses(player.email, 30)
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
    const refused = await signIn(newNetwork(), player.email).expect(429)
    expect(refused.body).toMatchObject({ code: 'too-many-guesses', params: { seconds: 1800 } })
    expect(refused.headers['retry-after']).toBe('1800')
  })

  test('one more is judged each half hour, and after five hours ten again', async () => {
    const { player } = await attacked()
    server.clock.turn(30 * minute)
    await signIn(newNetwork(), player.email, 'a guess').expect(401)
    await signIn(newNetwork(), player.email).expect(429)
    server.clock.turn(10 * 30 * minute)
    const answers = await guesses(player.email, 11)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('the answers do not reveal whether the address has an account', async () => {
    const { player } = await attacked()
    const nobody = 'nobody@example.org'
    for (let time = 0; time < 10; time += 1) await countGuess(server.platform, nobody)
    const [known, unknown] = [await signIn(newNetwork(), player.email), await signIn(newNetwork(), nobody)]
    expect(unknown.status).toBe(429)
    expect(unknown.body).toEqual(known.body)
  })

  test('the owner gets a mail, once a day', async () => {
    const { player } = await attacked()
    await guesses(player.email, 5)
    expect(await noticesTo(server, player.email)).toEqual([{ topic: 'password-guessed' }])
    server.clock.turn(24 * 60 * minute)
    await guesses(player.email, 15)
    expect(await noticesTo(server, player.email)).toHaveLength(2)
  })

  test('correct passwords do not count, however many networks they come from', async () => {
    const player = await newPlayer(server)
    for (let time = 0; time < 12; time += 1) await signIn(newNetwork(), player.email).expect(201)
  })

  test('expired counts are deleted', async () => {
    for (const email of ['one', 'two', 'three']) await countGuess(server.platform, email)
    server.clock.turn(24 * 60 * minute)
    for (let time = 0; time < 20; time += 1) await countGuess(server.platform, 'four')
    expect(await server.platform.database.prisma.passwordGuesses.count()).toBe(1)
  })
})

describe('an attack does not lock the owner out', () => {
  test('a network that has signed in before may go on', async () => {
    const { player, home } = await attacked()
    await signIn(home, player.email).expect(201)
  })

  test.each([
    ['400 days', 400 * day, 201],
    ['longer than 400 days', 400 * day + 1, 429],
  ])(
    'given a network that was last used %s ago, then strangers’ guesses do or do not stop it',
    async (_, ago, status) => {
      const home = newNetwork()
      const player = await newPlayer(server)
      await signIn(home, player.email).expect(201)
      server.clock.turn(ago)
      for (let time = 0; time < 10; time += 1) await countGuess(server.platform, player.email)

      expect((await signIn(home, player.email)).status).toBe(status)
    },
  )

  test('a browser that has signed in before may go on from any network', async () => {
    const { player, browser } = await attacked()
    await signIn(newNetwork(), player.email).set('cookie', browser).expect(201)
  })

  test('a browser that has signed in before may go on although others guess from its network', async () => {
    const { player, home, browser } = await attacked()
    for (let time = 0; time < 11; time += 1) await signIn(home, player.email, 'a guess')
    expect((await signIn(home, player.email).expect(429)).body.code).toBe('too-many-requests')
    await signIn(home, player.email).set('cookie', `other=1; ${browser}`).expect(201)
  })

  test('a session stays valid', async () => {
    const { refreshToken } = await attacked()
    await from(newNetwork(), http.post('/v1/sessions/refresh')).send({ refreshToken }).expect(200)
  })

  test('a mailed link signs in from anywhere, and from then on the password does so there', async () => {
    const { player } = await attacked()
    const abroad = newNetwork()
    await from(abroad, http.post('/v1/sessions/link')).send({ email: player.email }).expect(202)
    const token = await newestLink(server, 'sign-in', player.email)
    const answer = await from(abroad, http.post('/v1/sessions/by-link')).send({ token }).expect(201)
    await signIn(abroad, player.email).expect(201)
    await signIn(newNetwork(), player.email).set('cookie', cookieOf(answer)).expect(201)
  })
})

describe('a new password', () => {
  const next = 'another good password'
  const used = async (player: Person) => {
    for (let time = 0; time < 10; time += 1) await countGuess(server.platform, player.email)
  }
  const browserIn = (answer: request.Response) =>
    /paquebot-browser=[\w.-]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''

  test('given a thief who has signed in with the old one, when the owner sets another, then their network and browser are strangers', async () => {
    const [thiefs, owners] = [newNetwork(), newNetwork()]
    const player = await newPlayer(server)
    const browser = cookieOf(await signIn(thiefs, player.email).expect(201))
    await used(player)
    await signIn(thiefs, player.email, 'a guess').expect(401)
    await signIn(newNetwork(), player.email, 'a guess').set('cookie', browser).expect(401)

    const change = { current: password, password: next }
    await player
      .as(from(owners, http.post('/v1/account/password')))
      .send(change)
      .expect(204)

    await signIn(thiefs, player.email, 'a guess').expect(429)
    await signIn(newNetwork(), player.email, 'a guess').set('cookie', browser).expect(429)
    await signIn(owners, player.email, next).expect(201)
  })

  test('given a browser that sets it, when it continues its session, then it is a known one again, beside its other users', async () => {
    const own = (asked: Test) => asked.set('origin', server.platform.publicUrl())
    const [player, other] = [await newPlayer(server), await newPlayer(server)]
    const others = cookieOf(await signIn(newNetwork(), other.email).expect(201))
    const begun = await own(from(newNetwork(), http.post('/v1/sessions/browser')))
      .set('cookie', others)
      .send({ email: player.email, password })
      .expect(201)
    const cookies = `${browserIn(begun)}; ${/paquebot-session=[\w.-]+/.exec(String(begun.headers['set-cookie']))?.[0]}`
    const change = { current: password, password: next }
    await http.post('/v1/account/password').set('authorization', `Bearer ${begun.body.accessToken}`).send(change)
    for (const each of [player, other]) await used(each)

    const refreshed = await own(http.post('/v1/sessions/browser/refresh')).set('cookie', cookies).expect(200)

    await signIn(newNetwork(), player.email, next).set('cookie', browserIn(begun)).expect(429)
    await signIn(newNetwork(), player.email, next).set('cookie', browserIn(refreshed)).expect(201)
    await signIn(newNetwork(), other.email).set('cookie', browserIn(refreshed)).expect(201)
  })

  test('of a reset makes the networks and browsers of an administrator strangers, too', async () => {
    const home = newNetwork()
    const administrator = await newAdministrator(server)
    const browser = cookieOf(await signIn(home, administrator.email).expect(201))
    await used(administrator)

    await resetAdministrator(server.platform, [], administrator.email)

    await signIn(home, administrator.email, 'a guess').expect(429)
    await signIn(newNetwork(), administrator.email, 'a guess').set('cookie', browser).expect(429)
  })
})

describe('the cookie of a browser', () => {
  test('is for signing in only, out of reach of scripts and other sites', async () => {
    const player = await newPlayer(server)
    const answer = await signIn(newNetwork(), player.email).expect(201)
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^paquebot-browser=[\w-]+; Path=\/v1\/sessions; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    )
  })

  test('is worth nothing if it is forged, broken or of another address', async () => {
    const { player } = await attacked()
    const other = await newPlayer(server)
    const others = cookieOf(await signIn(newNetwork(), other.email).expect(201))
    const forged = `paquebot-browser=${'A'.repeat(43)}`
    for (const cookie of [others, forged, 'paquebot-browser=', 'paquebot-browser', ';;=', `${others}.${forged}`]) {
      await signIn(newNetwork(), player.email).set('cookie', cookie).expect(429)
    }
  })

  test('is shared by the users of a browser', async () => {
    const [ann, bob] = [await attacked(), await attacked()]
    const answer = await signIn(bob.home, bob.player.email).set('cookie', ann.browser).expect(201)
    const both = cookieOf(answer)
    await signIn(newNetwork(), ann.player.email).set('cookie', both).expect(201)
    await signIn(newNetwork(), bob.player.email).set('cookie', both).expect(201)
  })

  test('opens nothing by itself', async () => {
    const { player, browser } = await attacked()
    await signIn(newNetwork(), player.email, 'a guess').set('cookie', browser).expect(401)
    await http.get('/v1/account').set('cookie', browser).expect(401)
  })
})

describe('the network that a request is counted for', () => {
  /** Whether the eleventh of eleven tries at an address is refused by the limit of its network. */
  async function isOneNetwork(address: (time: number) => string): Promise<boolean> {
    const { email } = await newPlayer(server)
    const codes: string[] = []
    for (let time = 0; time < 11; time += 1) codes.push((await signIn(address(time), email, 'a guess')).body.code)
    return codes.at(-1) === 'too-many-requests'
  }

  test('is what the proxy wrote, not what the client wrote before it', async () => {
    expect(await isOneNetwork((time) => `203.0.113.${time}, 192.0.2.9`)).toBe(true)
  })

  test('of an IPv6 address is its first 56 bits', async () => {
    expect(await isOneNetwork((time) => `2001:db8:7:4${time % 10}::${time}`)).toBe(true)
    expect(await isOneNetwork((time) => `2001:db8:7:${time}00::1`)).toBe(false)
  })

  test('of an IPv4 address written as IPv6 is the IPv4 address', async () => {
    expect(await isOneNetwork((time) => (time % 2 === 0 ? '192.0.2.44' : '::ffff:192.0.2.44'))).toBe(true)
  })
})
