import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { loggedError } from '../../src/platform/logged-error.ts'

describe('an error in the log', () => {
  test('has its name, message, place and cause', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const logged = JSON.parse(JSON.stringify(loggedError(new TypeError('the database is away', { cause }))))
    expect(logged).toMatchObject({
      type: 'TypeError',
      message: 'the database is away',
      cause: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
    })
    expect(logged.stack).toContain('logged-error.unit.test.ts')
  })

  test.each([
    ['Key (email)=(ada@example.org) already exists.', 'Key (email)=(…) already exists.'],
    ['550 no such user <ada@example.org>', '550 no such user <…@…>'],
    ['GET https://example.org/hook?key=1234 failed', 'GET https://… failed'],
    ['link 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAA_x is used up', 'link … is used up'],
  ])('contains nobody’s words: %s', (message, shown) => {
    expect(loggedError(new Error(message)).message).toBe(shown)
    expect(JSON.stringify(loggedError(new Error(message)))).not.toContain('ada@')
  })

  test('keeps ids, by which an operator finds what happened', () => {
    const message = 'match 0193f0aa-5b1c-7c3e-9d3f-4b8a6c2d1e0f is of the game tarot'
    expect(loggedError(new Error(message)).message).toBe(message)
  })

  test.each([undefined, null, 'a secret', { secret: 1 }])(
    'is named by its type alone if it is no Error: %s',
    (thrown) => {
      expect(loggedError(thrown)).toEqual({ type: typeof thrown, message: '', stack: '' })
    },
  )
})

test('all errors that the server logs have the one key that is serialised', () => {
  const source = fileURLToPath(new URL('../../src', import.meta.url))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const logs = files.flatMap((name) =>
    [...readFileSync(path.join(source, name), 'utf8').matchAll(/\blog\.(?:error|warn|fatal)\(([^\n]*)/g)].map(
      ([, given]) => given,
    ),
  )
  expect(logs.length).toBeGreaterThan(10)
  const withErrors = logs.filter((given) => /error|reason|cause|fault/i.test(given?.split(/['`]/)[0] ?? ''))
  expect(withErrors.filter((given) => !/(\berror|\bfault: loggedFault\(error\)) \}/.test(given ?? ''))).toEqual([])
})
