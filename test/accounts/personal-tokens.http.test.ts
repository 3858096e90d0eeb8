import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createToken } from '../../src/accounts/identity/personal-tokens.ts'
import { requirePerson } from '../../src/accounts/identity/proof.ts'
import { newPlayer, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { noticesTo } from './mailbox.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

type Player = Awaited<ReturnType<typeof newPlayer>>
const make = (player: Player, wish: object) => player.as(http.post('/v1/account/tokens')).send(wish)
const account = (token: string) => http.get('/v1/account').set('authorization', `Bearer ${token}`)

/** Gives a player so many tokens. */
async function have(player: Player, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    id: crypto.randomUUID(),
    accountId: player.id,
    name: `bot ${number}`,
    scopes: ['read'],
    tokenHash: `${player.id} ${number}`,
  }))
  await prisma.accessToken.createMany({ data: rows })
}

describe('personal access tokens', () => {
  test('are created, shown once, stored as a hash, and used', async () => {
    const player = await newPlayer(server)
    const made = (await make(player, { name: 'My bot', scopes: ['play', 'read', 'read'] }).expect(201)).body
    expect(made).toMatchObject({ name: 'My bot', scopes: ['read', 'play'], usedAt: null })
    expect(made.token).toMatch(/^pqb_[\w-]{43}$/)
    expect(JSON.stringify(await prisma.accessToken.findMany())).not.toContain(made.token)

    expect((await account(made.token).expect(200)).body.id).toBe(player.id)

    const list = await player.as(http.get('/v1/account/tokens')).expect(200)
    expect(list.body.items).toMatchObject([{ id: made.id, usedAt: server.clock.now().toISOString() }])
    expect(list.text).not.toContain(made.token)
  })

  test('allow what their scopes say, and nothing else', async () => {
    const player = await newPlayer(server)
    const made = (await make(player, { name: 'player only', scopes: ['play'] }).expect(201)).body
    const answer = await account(made.token).expect(403)
    expect(answer.body).toMatchObject({ code: 'scope-missing', params: { scope: 'read' } })
  })

  test('never manage the account, whatever their scopes', async () => {
    const player = await newPlayer(server)
    const made = (await make(player, { name: 'all', scopes: ['read', 'play', 'create'] }).expect(201)).body
    const routes = [
      http.get('/v1/sessions'),
      http.delete('/v1/sessions'),
      http.patch('/v1/account').send({}),
      http.post('/v1/account/password').send({ password: 'a password of a bot' }),
      http.post('/v1/account/address').send({ email: 'bot@example.org' }),
      http.delete('/v1/account').send({}),
      http.get('/v1/account/tokens'),
      http.post('/v1/account/tokens').send({ name: 'more', scopes: ['read'] }),
      http.delete(`/v1/account/tokens/${made.id}`),
      http.get('/v1/admin/accounts'),
    ]
    for (const route of routes) {
      const answer = await route.set('authorization', `Bearer ${made.token}`).expect(403)
      expect(answer.body.code).toBe('session-needed')
    }
  })

  test('expire at the time that was asked for', async () => {
    const player = await newPlayer(server)
    const made = (await make(player, { name: 'short', scopes: ['read'], expiresInDays: 1 }).expect(201)).body
    server.clock.turn(86_400_000 - 1000)
    await account(made.token).expect(200)
    server.clock.turn(1000)
    await account(made.token).expect(401)
  })

  test('are refused as soon as they are deleted', async () => {
    const player = await newPlayer(server)
    const made = (await make(player, { name: 'bot', scopes: ['read'] }).expect(201)).body
    await account(made.token).expect(200)
    await player.as(http.delete(`/v1/account/tokens/${made.id}`)).expect(204)
    await account(made.token).expect(401)
    await player.as(http.delete(`/v1/account/tokens/${made.id}`)).expect(404)
  })

  test('of another player are not found', async () => {
    const [one, other] = [await newPlayer(server), await newPlayer(server)]
    const made = (await make(one, { name: 'bot', scopes: ['read'] }).expect(201)).body
    await other.as(http.delete(`/v1/account/tokens/${made.id}`)).expect(404)
    await account(made.token).expect(200)
  })

  test('outlive signing out everywhere', async () => {
    const player = await newPlayer(server)
    const made = (await make(player, { name: 'bot', scopes: ['read'] }).expect(201)).body
    await player.as(http.delete('/v1/sessions')).expect(204)
    await account(made.token).expect(200)
  })

  test('are limited to fifty', async () => {
    const player = await newPlayer(server)
    await have(player, 50)
    const answer = await make(player, { name: 'one more', scopes: ['read'] }).expect(409)
    expect(answer.body).toMatchObject({ code: 'too-many-tokens', params: { limit: 50 } })
  })

  test('given 48 tokens, when four more are asked for at once, then two are made, and mails tell of those alone', async () => {
    const player = await newPlayer(server)
    await have(player, 48)

    const asked = Array.from({ length: 4 }, () => make(player, { name: 'one more', scopes: ['read'] }))
    const answers = await Promise.all(asked)

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    expect(await prisma.accessToken.count({ where: { accountId: player.id } })).toBe(50)
    const topics = (await noticesTo(server, player.email)).map(({ topic }) => topic)
    expect(topics.sort()).toEqual(['token-ending', 'token-ending', 'token-made', 'token-made'])
  })

  test('given an account that is erased just before, then none is made', async () => {
    const player = await newPlayer(server)
    const proof = await requirePerson(server.platform, { account: player.id, session: player.session }, password)
    await prisma.account.update({ where: { id: player.id }, data: { status: 'erased' } })

    const made = createToken(server.platform, proof, { name: 'bot', scopes: ['read'], expiresInDays: null })

    await expect(made).rejects.toMatchObject({ code: 'token-not-valid' })
    expect(await prisma.accessToken.count({ where: { accountId: player.id } })).toBe(0)
    expect(await prisma.notice.count({ where: { accountId: player.id } })).toBe(0)
  })

  test.each([
    {},
    { name: 'bot' },
    { name: 'bot', scopes: [] },
    { name: 'bot', scopes: ['everything'] },
    { name: 'bot', scopes: 'read' },
    { name: '', scopes: ['read'] },
    { name: 'b\u0000t', scopes: ['read'] },
    { name: 'bot \udfff', scopes: ['read'] },
    { name: 'bot', scopes: ['read'], expiresInDays: 0 },
    { name: 'bot', scopes: ['read'], expiresInDays: 1.5 },
    { name: 'bot', scopes: ['read'], expiresInDays: 1e9 },
    { name: 'bot', scopes: ['read'], token: 'pqb_mine' },
  ])('with invalid properties are refused: %j', async (wish) => {
    const player = await newPlayer(server)
    expect((await make(player, wish).expect(400)).body.code).toBe('invalid-request')
  })
})
