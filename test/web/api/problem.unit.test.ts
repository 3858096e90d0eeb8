import createClient from 'openapi-fetch'
import { expect, test } from 'vitest'
import { answer, done, Refused, Unreachable } from '../../../web/src/api/problem.ts'
import type { Paths } from '../../../web/src/api/schemas.ts'

const answering = (body: string, status: number, headers: Record<string, string> = {}) =>
  createClient<Paths>({ baseUrl: 'http://server.test', fetch: async () => new Response(body, { status, headers }) })

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
