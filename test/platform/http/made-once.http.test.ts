import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testServer } from '../../support/server.ts'

const { app } = await testServer({
  CORS_ORIGINS: 'https://client.example',
  PUBLIC_URL: 'https://paquebot.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
})

test.each(['/openapi.json', '/v1/games/havana'])(
  '%s is named, compressed, and told only where it is new',
  async (url) => {
    const plain = await app.inject(url)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect(brotli.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length)
    const etags = [plain, brotli, zipped].map(({ headers }) => headers.etag)
    expect(new Set(etags).size).toBe(3)
    expect(plain.headers.vary).toContain('accept-encoding')
    for (const held of [plain.headers.etag, `W/${plain.headers.etag}`, `"other", ${plain.headers.etag}`]) {
      const again = await app.inject({ url, headers: { 'if-none-match': String(held) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  },
)

test('the same game is told in every language', async () => {
  const titles = await Promise.all(
    ['en', 'fr', 'ru'].map((language) =>
      app.inject({ url: '/v1/games/le-havre', headers: { 'accept-language': language } }),
    ),
  )
  expect(new Set(titles.map(({ headers }) => headers.etag)).size).toBeGreaterThan(1)
})

test('an address that takes other methods says which', async () => {
  for (const [method, url, allow] of [
    ['PUT', '/v1/matches', 'GET, HEAD, POST'],
    ['DELETE', '/v1/health', 'GET, HEAD'],
    ['GET', '/v1/sessions/link', 'DELETE, POST'],
  ] as const) {
    const answer = await app.inject({ method, url })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 405, 'method-not-allowed'])
    for (const each of String(answer.headers.allow).split(', ')) expect(`${allow}, POST, DELETE`).toContain(each)
    expect(String(answer.headers.allow)).not.toContain(method)
  }
  expect((await app.inject('/v1/match')).statusCode).toBe(404)
})

test('browsers are told to believe types, to come by https, and to show the docs in no frame', async () => {
  for (const url of ['/v1/health', '/v1/nothing', '/openapi.json', '/docs/']) {
    const { headers } = await app.inject(url)
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}$/)
  }
  const policy = String((await app.inject('/docs/')).headers['content-security-policy'])
  expect(policy.match(/frame-ancestors [^;]*/g)).toEqual(["frame-ancestors 'none'"])
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test('an origin that is listed may ask, another may not, and nobody with credentials', async () => {
  const preflight = (origin: string) =>
    app.inject({ method: 'OPTIONS', url: '/v1/matches', headers: { origin, 'access-control-request-method': 'POST' } })
  const good = await preflight('https://client.example')
  expect([good.statusCode, good.headers['access-control-allow-origin']]).toEqual([204, 'https://client.example'])
  for (const header of ['authorization', 'idempotency-key', 'if-none-match', 'last-event-id']) {
    expect(good.headers['access-control-allow-headers']).toContain(header)
  }
  const other = await preflight('https://other.example')
  expect(other.headers['access-control-allow-origin']).toBeUndefined()
  const answer = await app.inject({ url: '/v1/account', headers: { origin: 'https://client.example' } })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['access-control-allow-origin']).toBe('https://client.example')
  expect(answer.headers['access-control-expose-headers']).toContain('etag')
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  expect(answer.headers.vary).toContain('origin')
})
