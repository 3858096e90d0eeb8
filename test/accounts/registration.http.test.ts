import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { countGuess } from '../../src/accounts/credentials/guesses.ts'
import { register as registerAccount } from '../../src/accounts/registration/registration.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newestLink, noticesTo } from './mailbox.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const wish = (name: string) => ({
  email: `${name.toLowerCase()}@example.org`,
  name,
  password: 'the packet boat sails at nine',
})
const register = (body: object) => http.post('/v1/accounts').send(body)
const confirm = (token: string) => http.post('/v1/accounts/confirm').send({ token })
const signIn = ({ email, password }: { email: string; password: string }) =>
  http.post('/v1/sessions').send({ email, password })

describe('registering', () => {
  test('an account is registered, confirmed by its mailed link, and signed in to', async () => {
    const ada = wish('Ada')
    const answer = await register({ ...ada, language: 'fr', timeZone: 'Europe/Paris' }).expect(202)
    expect(answer.text).toBe('')
    await signIn(ada).expect(401)

    const confirmed = await confirm(await newestLink(server, 'confirm', ada.email)).expect(200)
    expect(confirmed.body).toMatchObject({
      name: 'Ada',
      status: 'active',
      language: 'fr',
      timeZone: 'Europe/Paris',
      role: 'player',
    })
    await signIn(ada).expect(201)
  })

  test('signing in right after registering does not show whether the address had an account', async () => {
    const owner = await newPlayer(server)
    const [known, unknown] = [{ ...wish('Xenia'), email: owner.email }, wish('Xenia')]
    for (const wished of [known, unknown]) await register(wished).expect(202)

    const [ofKnown, ofUnknown] = [await signIn(known).expect(401), await signIn(unknown).expect(401)]
    expect(ofUnknown.body).toEqual({ ...ofKnown.body, instance: ofUnknown.body.instance })
    expect(ofKnown.body.code).toBe('wrong-credentials')

    // Nor by how many passwords may be tried: a right one that counts for nothing counts as a guess.
    for (let other = 1; other <= 9; other++) await countGuess(server.platform, unknown.email)
    expect((await signIn(unknown)).body.code).toBe('too-many-guesses')
  })

  test('the password is kept as an argon2id hash only', async () => {
    const bert = wish('Bert')
    await register(bert).expect(202)
    const row = await prisma.account.findUniqueOrThrow({ where: { email: bert.email } })
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('the language is that of the request by default', async () => {
    await register(wish('Carla')).set('accept-language', 'es-MX, en;q=0.5').expect(202)
    const row = await prisma.account.findUniqueOrThrow({ where: { email: 'carla@example.org' } })
    expect(row.language).toBe('es')
  })

  test('a known address gets the same answer, and its owner a mail', async () => {
    const owner = await newPlayer(server)
    const known = await register({ ...wish('Dora'), email: owner.email }).expect(202)
    const unknown = await register(wish('Dora')).expect(202)
    // Every request lowers the remaining limits.
    const { date: _, ratelimit: _left, 'x-request-id': _id, ...headers } = known.headers
    expect(unknown.headers).toMatchObject(headers)
    expect(known.text).toBe(unknown.text)
    expect(await noticesTo(server, owner.email)).toEqual([{ topic: 'already-registered' }])
    expect(await prisma.account.count({ where: { name: 'Dora' } })).toBe(1)
  })

  test('the owner of an address gets one such mail an hour at most', async () => {
    const owner = await newPlayer(server)
    for (const name of ['Eins', 'Zwei']) await register({ ...wish(name), email: owner.email }).expect(202)
    expect(await noticesTo(server, owner.email)).toHaveLength(1)
    server.clock.turn(3_600_000)
    await register({ ...wish('Drei'), email: owner.email }).expect(202)
    expect(await noticesTo(server, owner.email)).toHaveLength(2)
  })

  test.each(['Élodie', 'elodie', 'E L O D I E', 'ＥＬＯＤＩＥ'])(
    'a name that looks like a taken one is refused: %s',
    async (name) => {
      if ((await prisma.account.count({ where: { name: 'Elodie' } })) === 0) await newPlayer(server, { name: 'Elodie' })
      const answer = await register({ ...wish('Someone'), name }).expect(409)
      expect(answer.body.code).toBe('name-taken')
    },
  )

  test('a taken name is refused in the same way for a known and an unknown address', async () => {
    const owner = await newPlayer(server, { name: 'Fritz' })
    const known = await register({ ...wish('Fritz'), email: owner.email }).expect(409)
    const unknown = await register({ ...wish('Fritz'), email: 'nobody.yet@example.org' }).expect(409)
    expect(known.body).toEqual(unknown.body)
  })

  test('a registration reserves no name until it is confirmed; then the later one gets a number', async () => {
    const [one, other] = [wish('Gina'), { ...wish('Gina'), email: 'other.gina@example.org' }]
    await register(one).expect(202)
    await register(other).expect(202)
    const first = await confirm(await newestLink(server, 'confirm', other.email)).expect(200)
    const second = await confirm(await newestLink(server, 'confirm', one.email)).expect(200)
    expect(first.body.name).toBe('Gina')
    expect(second.body.name).toMatch(/^Gina \d+$/)
  })

  test('a repeated registration gets a new link, and the old one is invalid', async () => {
    const hugo = wish('Hugo')
    await register(hugo).expect(202)
    const before = await newestLink(server, 'confirm', hugo.email)
    await register(hugo).expect(202)
    const after = await newestLink(server, 'confirm', hugo.email)
    expect((await confirm(before).expect(410)).body.code).toBe('link-not-valid')
    await confirm(after).expect(200)
  })

  test('given one address that is registered again and again from many networks, then it gets three links in three days, and the last one works', async () => {
    const kaspar = { ...wish('Kaspar'), language: 'en', timeZone: 'UTC' }
    const fromAnotherNetwork = () => registerAccount(server.platform, kaspar, 'en')

    await fromAnotherNetwork()
    await Promise.all(Array.from({ length: 6 }, fromAnotherNetwork))

    expect(await noticesTo(server, kaspar.email)).toHaveLength(3)
    const works = await prisma.mailToken.findMany({ where: { account: { email: kaspar.email }, usedAt: null } })
    expect(works.map(({ purpose }) => purpose)).toEqual(['confirm'])

    server.clock.turn(3 * 24 * 3_600_000)
    await fromAnotherNetwork()
    expect(await noticesTo(server, kaspar.email)).toHaveLength(4)
    await confirm(await newestLink(server, 'confirm', kaspar.email)).expect(200)
  })

  test("nobody confirms another one's password by registering an address twice", async () => {
    const victim = wish('Ines')
    await register({ ...victim, name: 'Mallory', password: 'a password of the thief' }).expect(202)
    const planted = await newestLink(server, 'confirm', victim.email)

    await register(victim).expect(202)

    await confirm(planted).expect(410)
    // Nor by registering it once more: the owner would take the new link for their own.
    const links = async () => (await noticesTo(server, victim.email)).filter(({ topic }) => topic === 'confirm-address')
    const before = await links()
    await register({ ...victim, name: 'Mallory', password: 'a password of the thief' }).expect(202)
    expect(await links()).toEqual(before)
    const token = await newestLink(server, 'sign-in', victim.email)
    await http.post('/v1/sessions/by-link').send({ token }).expect(201)
    await signIn({ email: victim.email, password: 'a password of the thief' }).expect(401)
  })

  test('the same address and name registered many times at once make one account', async () => {
    const jule = wish('Jule')
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(jule)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    expect(await prisma.account.count({ where: { email: jule.email } })).toBe(1)
  })

  test('a confirmation link works once, even if it is followed many times at once', async () => {
    const kai = wish('Kai')
    await register(kai).expect(202)
    const token = await newestLink(server, 'confirm', kai.email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410])
  })

  test('given somebody who has signed in by link and changed their name, when they follow the old confirmation link, then their former name stays reserved', async () => {
    const kim = wish('Kim')
    await register(kim).expect(202)
    const token = await newestLink(server, 'confirm', kim.email)
    await http.post('/v1/sessions/link').send({ email: kim.email }).expect(202)
    const link = { token: await newestLink(server, 'sign-in', kim.email) }
    const { accessToken } = (await http.post('/v1/sessions/by-link').send(link).expect(201)).body
    const rename = http.patch('/v1/account').set('authorization', `Bearer ${accessToken}`)
    await rename.send({ name: 'Kimberley' }).expect(200)

    const confirmed = await confirm(token).expect(200)

    expect(confirmed.body).toMatchObject({ name: 'Kimberley', status: 'active' })
    const taken = await register({ ...kim, email: 'other.kim@example.org' }).expect(409)
    expect(taken.body.code).toBe('name-taken')
  })

  test('a confirmation link expires after three days', async () => {
    const lena = wish('Lena')
    await register(lena).expect(202)
    const token = await newestLink(server, 'confirm', lena.email)
    server.clock.turn(72 * 3_600_000)
    expect((await confirm(token).expect(410)).body.code).toBe('link-not-valid')
  })

  test('an address may be tried five times in ten minutes; then 429 says when to try again', async () => {
    const mara = wish('Mara')
    for (let time = 0; time < 5; time += 1) await register(mara).expect(202)
    const answer = await register(mara).expect(429)
    expect(answer.body.code).toBe('too-many-requests')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    await register(wish('Nora')).expect(202)
  })
})

describe('bad registrations', () => {
  const good = wish('Olga')
  test.each([
    ['no body', undefined],
    ['an array', []],
    ['an unknown field', { ...good, role: 'administrator' }],
    ['no address', { name: good.name, password: good.password }],
    ['an invalid address', { ...good, email: 'olga' }],
    ['a NUL in the address', { ...good, email: 'ol\u0000ga@example.org' }],
    ['an address too long', { ...good, email: `${'o'.repeat(250)}@example.org` }],
    ['a NUL in the name', { ...good, name: 'Ol\u0000ga' }],
    ['a lone surrogate in the name', { ...good, name: 'Olga \ud800' }],
    ['a name of spaces', { ...good, name: '     ' }],
    ['a name of marks', { ...good, name: '\u0301\u0301\u0301' }],
    ['a name too long', { ...good, name: 'O'.repeat(41) }],
    ['a number for a name', { ...good, name: 12345 }],
    ['a short password', { ...good, password: 'too short' }],
    ['a long password', { ...good, password: 'x'.repeat(201) }],
    ['a lone surrogate in the password', { ...good, password: `${good.password}\udc00` }],
    ['a language that is not spoken', { ...good, language: 'tlh' }],
    ['an unknown time zone', { ...good, timeZone: 'Mars/Olympus' }],
    ['an offset for a time zone', { ...good, timeZone: '+01:00' }],
  ])('are refused: %s', async (_, body) => {
    const answer = await http.post('/v1/accounts').send(body).expect(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(['invalid-request', 'malformed-json']).toContain(answer.body.code)
    expect(await prisma.account.count({ where: { name: { startsWith: 'Ol' } } })).toBe(0)
  })

  test('are refused: malformed JSON, a body too large, another media type', async () => {
    const post = (type: string, body: string) => http.post('/v1/accounts').set('content-type', type).send(body)
    expect((await post('application/json', '{"email":').expect(400)).body.code).toBe('malformed-json')
    expect((await post('application/json', `"${'x'.repeat(70_000)}"`).expect(413)).body.code).toBe('body-too-large')
    expect((await post('application/xml', '<hello/>').expect(415)).body.code).toBe('unsupported-media-type')
  })

  test.each(['', 'x', 'é'.repeat(40), 'A'.repeat(43), 'A'.repeat(101)])(
    'an invalid token is refused: %s',
    async (token) => {
      const answer = await confirm(token)
      expect([400, 410]).toContain(answer.status)
    },
  )

  test("a link's token is valid for its own purpose only", async () => {
    await register(wish('Paul')).expect(202)
    const token = await newestLink(server, 'confirm', 'paul@example.org')
    await http.post('/v1/sessions/by-link').send({ token }).expect(410)
    await http.post('/v1/account/address/confirm').send({ token }).expect(410)
    await confirm(token).expect(200)
  })
})
