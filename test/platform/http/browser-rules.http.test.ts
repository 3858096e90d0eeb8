import { describe, expect, test } from 'vitest'
import { newPeople } from '../../api/world.ts'
import { testServer } from '../../support/server.ts'

const listed = await testServer({
  CORS_ORIGINS: 'https://client.example, https://second.example',
  PUBLIC_URL: 'https://paquebot.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
})
const any = await testServer({ CORS_ORIGINS: '*' })
const off = await testServer()

test('headers tell browsers to trust media types, to use https, and to show the docs in no frame', async () => {
  for (const url of ['/v1/health', '/v1/nothing', '/openapi.json', '/docs/']) {
    const { headers } = await listed.app.inject(url)
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}$/)
  }
  const policy = String((await listed.app.inject('/docs/')).headers['content-security-policy'])
  expect(policy.match(/frame-ancestors [^;]*/g)).toEqual(["frame-ancestors 'none'"])
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('upgrade-insecure-requests')
})

describe('pages of another origin', () => {
  const client = 'https://client.example'
  const preflight = (origin: string, method = 'POST') =>
    ({ method: 'OPTIONS', url: '/v1/matches', headers: { origin, 'access-control-request-method': method } }) as const

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'may send %s, with the headers that clients need',
    async (method) => {
      const { statusCode, headers } = await listed.app.inject(preflight(client, method))

      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, client])
      expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method)
      expect(String(headers['access-control-allow-headers']).split(', ').sort()).toEqual(
        // What the document asks for, and what a client in a browser always sends.
        [...headersIn(listed.app.swagger(), 'parameters'), 'authorization', 'content-type'].sort(),
      )
    },
  )

  test('may read every header in the document', async () => {
    const { headers } = await listed.app.inject({ url: '/v1/account', headers: { origin: client } })
    const exposed = String(headers['access-control-expose-headers']).split(', ')

    expect(exposed).toEqual(expect.arrayContaining(headersIn(listed.app.swagger(), 'headers')))
    expect(exposed).toEqual(
      expect.arrayContaining(['etag', 'location', 'retry-after', 'ratelimit', 'ratelimit-policy']),
    )
  })

  test.each([200, 401, 404, 405])('read an answer of %d like any other', async (status) => {
    const token = (await newPeople(listed)).player.token()
    const asked = {
      200: { url: '/v1/account', headers: { authorization: `Bearer ${token}` } },
      401: { url: '/v1/account' },
      404: { url: '/v1/nothing' },
      405: { url: '/v1/health', method: 'PUT' as const },
    }[status]
    const answer = await listed.app.inject({ ...asked, headers: { ...asked?.headers, origin: client } })

    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, client])
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    expect(String(answer.headers.vary)).toContain('origin')
  })

  test('are refused if they are not listed', async () => {
    const other = await listed.app.inject(preflight('https://other.example'))
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
    expect((await listed.app.inject(preflight('https://second.example'))).statusCode).toBe(204)
  })

  test('are all allowed if any is, and get the same headers', async () => {
    const { statusCode, headers } = await any.app.inject(preflight('https://other.example'))
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, '*'])
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    const answer = await any.app.inject({ url: '/v1/health', headers: { origin: 'https://other.example' } })
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
  })

  test('are refused if nothing is configured', async () => {
    const { headers } = await off.app.inject(preflight(client))
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

/** The headers that operations of a document accept or return. */
function headersIn(document: object, kind: 'parameters' | 'headers'): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (kind === 'parameters' && 'in' in value && value.in === 'header' && 'name' in value)
      found.add(String(value.name))
    if (kind === 'headers' && 'components' in value) {
      const { components } = value
      if (typeof components === 'object' && components !== null && 'headers' in components) {
        for (const name of Object.keys(components.headers ?? {})) found.add(name)
      }
    }
    Object.values(value).forEach(visit)
  }
  visit(kind === 'headers' ? document : { ...document, webhooks: {} })
  return [...found].map((name) => name.toLowerCase())
}
