import { describe, expect, test } from 'vitest'
import { operations } from '../../api/document.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { app } = server
const paths = [...new Set(operations.map(({ path }) => path))]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const methodOf = ({ method }: { method: string }): string => method.toUpperCase()

/** Whether a URL without parameters matches a path with parameters. */
function matches(path: string, address: string): boolean {
  return !address.includes('{') && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address)
}

/** A URL of a path. */
const filledIn = (path: string): string => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

describe('a method that a path does not support (RFC 9110 §15.5.6)', () => {
  test.each(paths)('is refused with 405, and `Allow` lists the supported ones: %s', async (path) => {
    // `/v1/sessions/link` also matches `/v1/sessions/{session}`.
    const taken = operations.filter((one) => one.path === path || matches(one.path, path)).map(methodOf)
    const refused = methods.filter((method) => !taken.includes(method))
    expect(refused).not.toEqual([])

    for (const method of refused) {
      const answer = await app.inject({ method, url: filledIn(path) })
      expect([method, answer.statusCode, answer.json().code]).toEqual([method, 405, 'method-not-allowed'])
      const allowed = String(answer.headers.allow).split(', ')
      expect(allowed.filter((one) => one !== 'HEAD')).toEqual([...new Set(taken)].sort())
    }
  })

  test('is refused on paths outside the API as well', async () => {
    const answer = await app.inject({ method: 'PUT', url: '/openapi.json?x=1' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test.each(['{', '{"__proto__":1}'])(
    'is refused for its method, whatever is wrong with its body: %s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await app.inject({ method: 'PUT', url: '/v1/games', headers, payload })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
      expect((await app.inject({ method: 'PUT', url: '/v1/match', headers, payload })).statusCode).toBe(404)
    },
  )

  test('is refused if it is QUERY, too (RFC 10008), whatever it lacks', async () => {
    const answer = await fetch(`${app.listeningOrigin}/v1/games`, { method: 'QUERY' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('is not said of an address that takes the method in another form alone', async () => {
    const answer = await app.inject({ method: 'GET', url: '/inbox/no-number.json' })
    expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([404, 'no-such-route', undefined])
  })

  test('differs from an unknown path', async () => {
    const answer = await app.inject({ method: 'PUT', url: '/v1/match' })
    expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([404, 'no-such-route', undefined])
  })
})
