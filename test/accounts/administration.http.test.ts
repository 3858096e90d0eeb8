import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import {
  administrators,
  ensureAdministrator,
  resetAdministrator,
  takeRole,
} from '../../src/accounts/administration/administrators.ts'
import { webhookData } from '../../src/notices/index.ts'
import { newAdministrator, newPlayer, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const signIn = (email: string, given = password) => http.post('/v1/sessions').send({ email, password: given })
const hour = 3_600_000
const after = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString()

type Person = Awaited<ReturnType<typeof newPlayer>>
const act = (by: Person, verb: string, on: string, body?: object) =>
  by.as(http.post(`/v1/admin/accounts/${on}/${verb}`)).send(body)

describe('the first administrator', () => {
  test('is created if there is none, can sign in, and is created once', async () => {
    expect(await prisma.account.count({ where: { role: 'administrator' } })).toBe(0)
    const [one, other] = await Promise.all([ensureAdministrator(server.platform), ensureAdministrator(server.platform)])
    const made = one ?? other
    if (!made) throw new Error('nobody was made')
    expect([one, other].filter(Boolean)).toHaveLength(1)
    expect(await ensureAdministrator(server.platform)).toBeUndefined()
    const records = await prisma.auditRecord.findMany({ include: { account: true } })
    expect(records).toMatchObject([{ number: 1, act: 'make-administrator', account: { email: made.email } }])
    expect((await signIn(made.email, made.password).expect(201)).body.account.role).toBe('administrator')
  })

  test('is created again if none is active', async () => {
    await prisma.account.updateMany({ where: { role: 'administrator' }, data: { status: 'banned' } })
    const made = await ensureAdministrator(server.platform)
    if (!made) throw new Error('nobody was made')
    await signIn(made.email, made.password).expect(201)
  })
})

test('an administrator whose suspension is over counts as active', async () => {
  // given one who is banned, and one whose suspension has lapsed by itself
  await prisma.account.updateMany({ where: { role: 'administrator' }, data: { role: 'player' } })
  const [banned, back] = [await newAdministrator(server), await newAdministrator(server)]
  await prisma.account.update({ where: { id: banned.id }, data: { status: 'banned' } })
  const suspendedUntil = server.clock.now()
  await prisma.account.update({ where: { id: back.id }, data: { status: 'suspended', suspendedUntil } })

  // then no further administrator is made, and this one is the last
  expect(await ensureAdministrator(server.platform)).toBeUndefined()
  await expect(takeRole(server.platform, back.email)).rejects.toThrow('last administrator')
  expect(await administrators(server.platform)).toContainEqual(
    expect.objectContaining({ email: back.email, status: 'active' }),
  )

  // and a password can be reset, a role given, and others may go
  expect((await resetAdministrator(server.platform, [], back.email)).email).toBe(back.email)
  const leaving = await newAdministrator(server)
  await leaving.as(http.delete('/v1/account')).send({ password }).expect(204)
})

describe('given two administrators, when both go at the same time, then one remains', () => {
  /** The only two administrators of the server. */
  async function onlyTwo() {
    await prisma.account.updateMany({ where: { role: 'administrator' }, data: { role: 'player' } })
    return [await newAdministrator(server), await newAdministrator(server)] as const
  }
  const remaining = async () =>
    (await administrators(server.platform)).filter(({ status }) => status === 'active').length

  test('both erase their accounts', async () => {
    const answers = await Promise.all(
      (await onlyTwo()).map((one) => one.as(http.delete('/v1/account')).send({ password })),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last-administrator')
    expect(await remaining()).toBe(1)
  })

  test('both lose the role', async () => {
    const results = await Promise.allSettled((await onlyTwo()).map(({ email }) => takeRole(server.platform, email)))

    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { message: expect.stringContaining('last administrator') } }])
    expect(await remaining()).toBe(1)
  })

  test.each(['ban', 'suspend'])('each does this to the other: %s', async (verb) => {
    const [one, other] = await onlyTwo()

    const answers = await Promise.all([
      act(one, verb, other.id, { reason: 'a quarrel' }),
      act(other, verb, one.id, { reason: 'a quarrel' }),
    ])

    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(1)
    // The second, if the session of who asks for it has ended before it is looked at.
    expect(['not-allowed', 'token-not-valid']).toContain(refused[0]?.body.code)
    expect(await remaining()).toBe(1)
  })
})

test('given tokens, a webhook and a calendar, when an administrator is reset, then none of them is left', async () => {
  const admin = await newAdministrator(server)
  const { id: accountId } = admin
  await admin
    .as(http.post('/v1/account/tokens'))
    .send({ name: 'bot', scopes: ['read'] })
    .expect(201)
  const webhook = { id: randomUUID(), url: 'https://example.org/', sealedSecret: '', topics: [] }
  await prisma.webhook.create({ data: { ...webhook, accountId, createdAt: server.clock.now() } })
  await prisma.account.update({ where: { id: accountId }, data: { calendarId: randomUUID() } })

  await resetAdministrator(server.platform, [webhookData], admin.email)

  expect(await prisma.accessToken.count({ where: { accountId } })).toBe(0)
  expect(await prisma.webhook.count({ where: { accountId } })).toBe(0)
  expect(await prisma.account.findUnique({ where: { id: accountId } })).toMatchObject({ calendarId: null })
  await prisma.account.update({ where: { id: accountId }, data: { role: 'player' } })
})

describe('sanctions', () => {
  test('a ban takes effect at once: sessions, tokens and signing in', async () => {
    const [admin, player] = [await newAdministrator(server), await newPlayer(server)]
    const bot = (await player.as(http.post('/v1/account/tokens')).send({ name: 'bot', scopes: ['read'] })).body
    const asBot = () => http.get('/v1/account').set('authorization', `Bearer ${bot.token}`)
    await player.as(http.get('/v1/account')).expect(200)
    await asBot().expect(200)

    const banned = await act(admin, 'ban', player.id, { reason: 'repeated insults' }).expect(200)

    expect(banned.body).toMatchObject({ status: 'banned', statusReason: 'repeated insults', suspendedUntil: null })
    await player.as(http.get('/v1/account')).expect(401)
    expect((await asBot().expect(403)).body.code).toBe('account-banned')
    expect((await signIn(player.email).expect(403)).body.code).toBe('account-banned')
  })

  test('a suspension ends by itself at its time', async () => {
    const [admin, player] = [await newAdministrator(server), await newPlayer(server)]
    const until = after(hour)
    await act(admin, 'suspend', player.id, { reason: 'cool down', until }).expect(200)
    const refused = await signIn(player.email).expect(403)
    expect(refused.body).toMatchObject({ code: 'account-suspended', params: { until, reason: 'cool down' } })
    server.clock.turn(hour)
    expect((await signIn(player.email).expect(201)).body.account.status).toBe('active')
  })

  test('a suspension lasts ten years at most, if it has an end', async () => {
    const [admin, player] = [await newAdministrator(server), await newPlayer(server)]
    const until = (year: string) => new Date(server.clock.now()).toISOString().replace(/^\d{4}/, year)
    const tenYears = String(server.clock.now().getUTCFullYear() + 10)
    await act(admin, 'suspend', player.id, { reason: 'wait', until: until(tenYears) }).expect(200)
    const later = { reason: 'wait', until: until(tenYears).replace('Z', '-00:01') }
    const { body } = await act(admin, 'suspend', player.id, later).expect(400)
    expect(body.errors).toEqual([{ at: 'body/until', problem: 'This must be within 10 years.' }])
  })

  test('a suspension without an end lasts until it is lifted', async () => {
    const [admin, player] = [await newAdministrator(server), await newPlayer(server)]
    await act(admin, 'suspend', player.id, { reason: 'wait' }).expect(200)
    server.clock.turn(1000 * hour)
    expect((await signIn(player.email).expect(403)).body.params.until).toBeNull()
    const lifted = await act(admin, 'reinstate', player.id).expect(200)
    expect(lifted.body).toMatchObject({ status: 'active', statusReason: null })
    await signIn(player.email).expect(201)
  })

  test('a refresh token from before the ban is refused', async () => {
    const [admin, player] = [await newAdministrator(server), await newPlayer(server)]
    const { refreshToken } = (await signIn(player.email)).body
    await act(admin, 'suspend', player.id, { reason: 'wait' }).expect(200)
    await act(admin, 'reinstate', player.id).expect(200)
    await http.post('/v1/sessions/refresh').send({ refreshToken }).expect(401)
  })

  test('a suspension ends the sessions of that account alone, even if another is suspended no longer', async () => {
    const [admin, player, back] = [await newAdministrator(server), await newPlayer(server), await newPlayer(server)]
    const lapsed = { status: 'suspended', suspendedUntil: server.clock.now() } as const
    await prisma.account.update({ where: { id: back.id }, data: lapsed })

    await act(admin, 'suspend', player.id, { reason: 'wait' }).expect(200)

    await player.as(http.get('/v1/account')).expect(401)
    await back.as(http.get('/v1/account')).expect(200)
  })

  test('an administrator cannot sanction themselves, however their id is written', async () => {
    const admin = await newAdministrator(server)
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      for (const verb of ['suspend', 'ban']) {
        expect((await act(admin, verb, id, { reason: 'oops' }).expect(409)).body.code).toBe('not-yourself')
      }
    }
    await admin.as(http.get('/v1/account')).expect(200)
  })

  test('an administrator can sanction another administrator', async () => {
    const [admin, other] = [await newAdministrator(server), await newAdministrator(server)]
    await act(admin, 'ban', other.id, { reason: 'left the team' }).expect(200)
    await other.as(http.get('/v1/admin/accounts')).expect(401)
  })

  test('an inactive account cannot be suspended, and an active one cannot be reinstated', async () => {
    const [admin, player] = [await newAdministrator(server), await newPlayer(server)]
    expect((await act(admin, 'reinstate', player.id).expect(409)).body.code).toBe('wrong-account-status')
    await player.as(http.delete('/v1/account')).send({ password }).expect(204)
    const answer = await act(admin, 'ban', player.id, { reason: 'late' }).expect(409)
    expect(answer.body).toMatchObject({ code: 'wrong-account-status', params: { status: 'erased' } })
  })

  test('an unknown account is not found', async () => {
    const admin = await newAdministrator(server)
    for (const verb of ['suspend', 'ban', 'reinstate']) {
      const body = verb === 'reinstate' ? undefined : { reason: 'who?' }
      await act(admin, verb, crypto.randomUUID(), body).expect(404)
      await act(admin, verb, 'nonsense', body).expect(400)
    }
  })

  test.each([
    {},
    { reason: '' },
    { reason: 'x'.repeat(501) },
    { reason: 'a\u0000b' },
    { reason: 'ok', until: 'tomorrow' },
    { reason: 'ok', until: '2001-01-01T00:00:00Z' },
    { reason: 'ok', until: '9999999-01-01T00:00:00Z' },
    { reason: 'ok', until: '9999-12-31T23:59:59-23:00' },
    { reason: 'ok', forever: true },
  ])('an invalid suspension is refused: %j', async (body) => {
    const [admin, player] = [await newAdministrator(server), await newPlayer(server)]
    expect((await act(admin, 'suspend', player.id, body).expect(400)).body.code).toBe('invalid-request')
    await player.as(http.get('/v1/account')).expect(200)
  })

  test('strangers and players get no access', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)]
    const routes = () => [
      http.get('/v1/admin/accounts'),
      http.post(`/v1/admin/accounts/${other.id}/suspend`).send({ reason: 'mine' }),
      http.post(`/v1/admin/accounts/${other.id}/ban`).send({ reason: 'mine' }),
      http.post(`/v1/admin/accounts/${other.id}/reinstate`),
    ]
    for (const route of routes()) expect((await route.expect(401)).body.code).toBe('sign-in-needed')
    for (const route of routes()) expect((await player.as(route).expect(403)).body.code).toBe('not-allowed')
  })
})

describe('the list of accounts', () => {
  const list = async (admin: Person, query: string) =>
    (await admin.as(http.get(`/v1/admin/accounts?${query}`)).expect(200)).body

  test('comes by pages, the newest first, each account once', async () => {
    const admin = await newAdministrator(server)
    for (let number = 0; number < 5; number += 1) await newPlayer(server, { name: `Paged ${number}` })
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const body = await list(admin, `search=paged&limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.items.map(({ name }: { name: string }) => name))
      cursor = body.next
    }
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((number) => `Paged ${number}`))
  })

  test('is filtered by current status, and by how a name or an address begins', async () => {
    const admin = await newAdministrator(server)
    const player = await newPlayer(server, { name: 'Quentin' })
    await act(admin, 'suspend', player.id, { reason: 'wait', until: after(hour) }).expect(200)
    expect((await list(admin, 'status=suspended&search=quen')).items).toMatchObject([{ id: player.id }])
    expect((await list(admin, 'status=active&search=quen')).items).toEqual([])
    const forever = await newPlayer(server, { name: 'Rosalind' })
    await act(admin, 'suspend', forever.id, { reason: 'wait' }).expect(200)
    expect((await list(admin, 'status=suspended&search=rosal')).items).toMatchObject([{ id: forever.id }])
    server.clock.turn(hour)
    const again = await newAdministrator(server)
    expect((await list(again, 'status=suspended&search=quen')).items).toEqual([])
    expect((await list(again, 'status=active&search=quen')).items).toMatchObject([{ id: player.id, status: 'active' }])
    expect((await list(again, `search=${player.email.slice(0, 20)}`)).items).toMatchObject([{ id: player.id }])
  })

  test('treats no character of the search as a wildcard', async () => {
    const admin = await newAdministrator(server)
    await newPlayer(server, { name: 'Rosa_1' })
    expect((await list(admin, 'search=rosa_')).items).toHaveLength(1)
    expect((await list(admin, 'search=ro_a')).items).toEqual([])
    expect((await list(admin, 'search=%25')).items).toEqual([])
    expect((await list(admin, 'search=%5C')).items).toEqual([])
  })

  test('contains no hash', async () => {
    const admin = await newAdministrator(server)
    expect(JSON.stringify(await list(admin, 'limit=100'))).not.toContain('argon2')
  })

  test.each([
    'status=asleep',
    'search=',
    'search=%00',
    'limit=1000',
    'cursor=bm9uc2Vuc2U',
    'order=name',
    'search=a&search=b',
  ])('refuses an invalid query: %s', async (query) => {
    const admin = await newAdministrator(server)
    const answer = await admin.as(http.get(`/v1/admin/accounts?${query}`)).expect(400)
    expect(answer.body.code).toBe('invalid-request')
  })
})
