import createClient from 'openapi-fetch'
import { expect, test } from 'vitest'
import { answer, done, isPassing, Refused, Unreachable } from '../../../web/src/api/problem.ts'
import type { Paths, Problem } from '../../../web/src/api/schemas.ts'

const answering = (body: string, status: number, headers: Record<string, string> = {}) =>
  createClient<Paths>({ baseUrl: 'http://server.test', fetch: async () => new Response(body, { status, headers }) })

const refusal = (code: Problem['code'], status: number) =>
  new Refused({ type: 'about:blank', title: code, status, code })

const page = '<html><body>Bad Gateway</body></html>'
const problem = JSON.stringify({ code: 'unavailable', status: 503, title: 'Not now.' })

test.each([
  ['a page', page, 502, {}],
  ['nothing', '', 502, { 'content-length': '0' }],
  ['JSON of its own', '{"message":"no route"}', 404, {}],
  ['a text in JSON', '"no route"', 404, {}],
])('a proxy that answers %s instead of the server has not reached it', async (_, body, status, headers) => {
  const api = answering(body, status, headers)
  await expect(answer(api.GET('/v1/operator'))).rejects.toBeInstanceOf(Unreachable)
  await expect(done(api.GET('/v1/operator'))).rejects.toBeInstanceOf(Unreachable)
})

test('what the server refuses is said in its words', async () => {
  const api = answering(problem, 503)
  await expect(answer(api.GET('/v1/operator'))).rejects.toThrow(Refused)
  await expect(done(api.GET('/v1/operator'))).rejects.toThrow('Not now.')
})

test.each([
  ['a server that cannot be reached', new Unreachable('no connection'), true],
  ['one that fails', refusal('unavailable', 503), true],
  ['one that has been asked too often', refusal('too-many-requests', 429), true],
  ['a refusal of what was asked', refusal('illegal-move', 422), false],
  ['the end of a session', refusal('token-not-valid', 401), false],
  ['a fault of this page', new TypeError('undefined is not a function'), false],
])('after %s, the same request may succeed later: %o', (_, trouble, expected) => {
  expect(isPassing(trouble)).toBe(expected)
})
