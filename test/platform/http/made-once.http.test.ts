import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { madeOnce } from '../../../src/platform/http/made-once.ts'
import { processorTimeOf } from '../../support/processor-time.ts'
import { testServer } from '../../support/server.ts'

const { app } = await testServer()

test.each([
  '/openapi.json',
  '/v1/games/havana',
  '/v1/games/le-havre/components',
  '/v1/games/le-havre/rules',
  '/v1/games',
  '/v1/schemas/journal-file',
  '/problems',
])('%s has an ETag, is compressed, and is sent only if it is new', async (url) => {
  const plain = await app.inject(url)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length)
  if (plain.rawPayload.length > 10_000) expect(brotli.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length)
  const etags = [plain, brotli, zipped].map(({ headers }) => headers.etag)
  expect(new Set(etags).size).toBe(3)
  expect(plain.headers.vary).toContain('accept-encoding')
  for (const held of [plain.headers.etag, `W/${plain.headers.etag}`, `"other", ${plain.headers.etag}`]) {
    const again = await app.inject({ url, headers: { 'if-none-match': String(held) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test('compressing the largest answer holds up the others no longer than zipping it six times', async () => {
  const { body } = await app.inject('/openapi.json')
  const ratios: number[] = []
  for (let tries = 0; tries < 3; tries++) {
    const zipping = await processorTimeOf(() => gzipSync(body))
    ratios.push((await processorTimeOf(() => madeOnce('application/json', body).bytes('br'))) / zipping)
  }
  expect(Math.min(...ratios)).toBeLessThan(6)
})

test.each(['/v1/games/le-havre', '/v1/games/le-havre/components', '/v1/games/le-havre/rules', '/v1/games'])(
  '%s is available in every language',
  async (url) => {
    const titles = await Promise.all(
      ['en', 'fr', 'ru'].map((language) => app.inject({ url, headers: { 'accept-language': language } })),
    )
    expect(new Set(titles.map(({ headers }) => headers.etag)).size).toBeGreaterThan(1)
  },
)
