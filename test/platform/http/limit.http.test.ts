import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Registry } from 'prom-client'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { application } from '../../../src/platform/http/application.ts'
import { aMinute, perNetwork } from '../../../src/platform/http/limit.ts'
import { newPeople } from '../../api/world.ts'
import { httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)

/** The members of a header that is a list of strings with integer parameters (RFC 9651). */
function members(header: unknown): { name: string | undefined; numbers: Record<string, number> }[] {
  return String(header)
    .split(', ')
    .map((member) => {
      const [name, ...parameters] = member.split(';')
      const numbers = Object.fromEntries(
        parameters.map((one) => one.split('=')).map(([key, value]) => [key, Number(value)]),
      )
      return { name: name?.replace(/^"(.*)"$/, '$1'), numbers }
    })
}

describe('`RateLimit` and `RateLimit-Policy`', () => {
  test('state in every answer the limit, what remains, and when to come back', async () => {
    // given
    const { player, rival } = await newPeople(server)
    const match = await httpMatch(server, [player, rival])
    const says = (text: string) =>
      http.post(`/v1/matches/${match.id}/messages`).set('authorization', `Bearer ${player.token()}`).send({ text })

    // when, then
    for (let left = 29; left >= 0; left--) {
      const { status, headers } = await says('Hello?')
      expect(status).toBe(201)
      expect(headers['ratelimit-policy']).toBe('"account";q=30;w=60')
      expect(members(headers.ratelimit)).toEqual([{ name: 'account', numbers: { r: left, t: expect.any(Number) } }])
      expect(headers['retry-after']).toBeUndefined()
    }
    const { status, headers } = await says('Hello?')
    expect(status).toBe(429)
    expect(headers['ratelimit-policy']).toBe('"account";q=30;w=60')
    const [first] = members(headers.ratelimit)
    expect(first).toEqual({ name: 'account', numbers: { r: 0, t: Number(headers['retry-after']) } })
    expect(first?.numbers.t).toBeGreaterThan(0)
    expect(first?.numbers.t).toBeLessThanOrEqual(60)
  })

  test('state each of several limits, even if the request is refused for another reason', async () => {
    const body = { email: 'nobody@example.org', password: 'a wrong password' }
    const { status, headers } = await http.post('/v1/sessions').send(body)

    expect(status).toBe(401)
    expect(headers['ratelimit-policy']).toBe('"network";q=300;w=60, "address";q=10;w=60')
    expect(members(headers.ratelimit)).toEqual([
      { name: 'network', numbers: { r: expect.any(Number), t: expect.any(Number) } },
      { name: 'address', numbers: { r: 9, t: 60 } },
    ])
  })

  test('count HEAD like GET', async () => {
    const left = async (method: 'get' | 'head') =>
      members((await http[method]('/v1/shared-studies/nothing')).headers.ratelimit)[0]?.numbers.r

    expect(await left('get')).toBe(239)
    expect(await left('head')).toBe(238)
    expect(await left('get')).toBe(237)
  })

  test('are absent if nothing is counted', async () => {
    const { headers } = await http.get('/v1/games')
    expect(headers.ratelimit).toBeUndefined()
    expect(headers['ratelimit-policy']).toBeUndefined()
  })

  test('do not count a request that was already answered under its key', async () => {
    const { player, rival } = await newPeople(server)
    const match = await httpMatch(server, [player, rival])
    const says = (key: string) =>
      http
        .post(`/v1/matches/${match.id}/messages`)
        .set({ authorization: `Bearer ${player.token()}`, 'idempotency-key': key })
        .send({ text: key })
    const first = await says('the-first-one')
    for (let more = 1; more <= 29; more++) await says(`message-${more}`).expect(201)
    await says('one-too-many').expect(429)

    const again = await says('the-first-one').expect(201)
    expect(again.body).toEqual(first.body)
  })

  test('do not count what a token lacks the scope for, so that a bot cannot use up what its owner may do', async () => {
    // given a token that may only read
    const { player, rival } = await newPeople(server)
    const match = await httpMatch(server, [player, rival])
    const asked = { name: 'My bot', scopes: ['read'] }
    const { token } = (await player.as(http.post('/v1/account/tokens')).send(asked).expect(201)).body
    const routes = [
      [http.post(`/v1/matches/${match.id}/messages`).send({ text: 'Hello?' }), 'scope-missing', 30],
      [http.get('/v1/account/export'), 'session-needed', 10],
    ] as const

    for (const [route, code, max] of routes) {
      // when
      const refused = await route.set('authorization', `Bearer ${token}`).expect(403)
      // then
      expect(refused.body.code).toBe(code)
      expect(members(refused.headers.ratelimit)[0]?.numbers.r).toBe(max)
    }
    const said = await player
      .as(http.post(`/v1/matches/${match.id}/messages`))
      .send({ text: 'Hello!' })
      .expect(201)
    expect(members(said.headers.ratelimit)[0]?.numbers.r).toBe(29)
    const exported = await player.as(http.get('/v1/account/export')).expect(200)
    expect(members(exported.headers.ratelimit)[0]?.numbers.r).toBe(9)
  })
})

test('a client that leaves before its request is counted is no fault of the server', async () => {
  const lines: string[] = []
  const { platform } = await testServer({ LOG_LEVEL: 'error' }, { logTo: { write: (line) => lines.push(line) } })
  const app = await application({ ...platform, metrics: new Registry() })
  let isHandled = false
  const limited = {
    config: { limits: [perNetwork(1, aMinute)] },
    onRequest: async ({ raw }: { raw: { socket: Socket } }) => {
      if (!raw.socket.destroyed) await once(raw.socket, 'close')
    },
  }
  app.get('/limited', limited, async () => {
    isHandled = true
    return {}
  })
  const leaving = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const client = connect(Number(leaving.port), leaving.hostname)

  client.write('GET /limited HTTP/1.1\r\nHost: x\r\n\r\n', () => client.destroy())

  await expect.poll(() => isHandled || lines.length > 0).toBe(true)
  await app.close()
  expect(lines).toEqual([])
})
