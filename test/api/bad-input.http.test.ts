import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemCatalogue } from '../../src/platform/problems/catalogue.ts'
import { times } from '../support/long.ts'
import { testServer } from '../support/server.ts'
import { misfits, type Operation, operations } from './document.ts'
import { tableDigests } from './table-digests.ts'
import { newPeople, newWorld, requests, tokenForNothing } from './world.ts'

const server = await testServer()
const { prisma } = server.platform.database
const world = await newWorld(server, await newPeople(server))
const withBody = operations.flatMap((operation) =>
  operation.body === undefined ? [] : [{ ...operation, body: operation.body }],
)

/** The caller who gets furthest: an administrator where the route needs one, otherwise a player of the match. */
function authorization({ path }: Operation): string {
  const caller = path.startsWith('/v1/admin/') ? world.administrator : world.player
  return `Bearer ${caller.token()}`
}

const pathOf = ({ operationId, path }: Operation) => requests[operationId]?.at?.(world) ?? path
const bodyOf = ({ operationId }: Operation) => ({ ...requests[operationId]?.body?.(world) })

interface Sent {
  readonly url?: string
  readonly text?: string
  readonly headers?: Record<string, string>
}

async function send(operation: Operation, { url = pathOf(operation), text, headers = {} }: Sent) {
  const type = text === undefined ? {} : { 'content-type': 'application/json' }
  const {
    statusCode,
    headers: answered,
    body,
  } = await server.app.inject({
    method: operation.method,
    url,
    headers: { authorization: authorization(operation), origin: server.platform.publicUrl(), ...type, ...headers },
    ...(text === undefined ? {} : { payload: text }),
  })
  return { status: statusCode, type: String(answered['content-type']), body }
}

const catalogue = new Map<string, { status: number }>(Object.entries(problemCatalogue))

/** Expects a problem of the catalogue. */
async function expectRefused(operation: Operation, sent: Sent, what: string): Promise<string> {
  const { status, type, body } = await send(operation, sent)
  const about = `${operation.operationId}, ${what}: ${status} ${body.slice(0, 300)}`
  expect(status, about).toBeGreaterThanOrEqual(400)
  expect(status, about).toBeLessThan(500)
  expect(type, about).toContain('application/problem+json')
  const { code } = JSON.parse(body)
  expect(catalogue.get(code)?.status, about).toBe(status)
  return code
}

/** @param besides tables in which rows may be stored nevertheless */
async function nothingStored(act: () => Promise<void>, besides: readonly string[] = []): Promise<void> {
  const stored = async () => Object.entries(await tableDigests(prisma)).filter(([name]) => !besides.includes(name))
  const before = await stored()
  await act()
  expect(await stored()).toEqual(before)
}

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('a body', () => {
  test.each(withBody.map((operation) => [operation.operationId, operation] as const))(
    'of %s that does not match the document is refused, and nothing is stored',
    async (_name, operation) => {
      const valid = bodyOf(operation)
      const text = JSON.stringify(valid)
      await nothingStored(async () => {
        for (const broken of [
          ...(operation.needsBody ? [''] : []),
          '{',
          '{"a":',
          '[1',
          "{'a':1}",
          '{"a":1}}',
          '\u0000',
          'undefined',
          `${text.slice(0, -1)},}`,
        ]) {
          expect(await expectRefused(operation, { text: broken }, `body ${broken}`)).toBe('malformed-json')
        }
        for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense']) {
          const code = await expectRefused(operation, { text, headers: { 'content-type': type } }, type)
          expect(code, type).toBe('unsupported-media-type')
        }
        // If a body is optional, the document describes `null` as no body.
        expect(misfits(operation.body, null).length > 0).toBe(operation.needsBody)
        const none = operation.needsBody ? ['null'] : []
        for (const other of [...none, '[]', '7', 'true', '"{}"', deep(20_000), `{"a":${deep(20_000)}}`]) {
          await expectRefused(operation, { text: other }, `body ${other.slice(0, 20)}`)
        }
        const hostile = [
          '{"__proto__":{"role":"administrator"}',
          '{"constructor":{"prototype":{"role":"administrator"}}',
          '{"speed":1',
        ]
        for (const start of hostile) {
          const with_ = Object.keys(valid).length === 0 ? `${start}}` : `${start},${text.slice(1)}`
          await expectRefused(operation, { text: with_ }, with_)
        }
        // Files take longer than everything else.
        const most = operation.operationId === 'importMatch' ? 16 * 1024 : 64
        const huge = `{"a":"${'x'.repeat(most * 1024)}"}`
        expect(await expectRefused(operation, { text: huge }, 'huge')).toBe('body-too-large')
        for (const field of Object.keys(valid)) {
          const { [field]: _left, ...rest } = Object.fromEntries(Object.entries(valid))
          if (misfits(operation.body, rest).length > 0) {
            expect(await expectRefused(operation, { text: JSON.stringify(rest) }, `no ${field}`)).toBe(
              'invalid-request',
            )
          }
        }
        if (operation.needsBody) {
          expect(await expectRefused(operation, {}, 'no body')).toBe('invalid-request')
          const empty = await send(operation, { headers: { 'content-type': 'application/json' } })
          expect(empty.status).toBe(400)
        }
      })
    },
  )

  test('with arbitrary values in the place of a field is refused if it does not match, and nothing is stored', async () => {
    const junk = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        true,
        -1,
        1.5,
        2 ** 31,
        2 ** 53,
        1e308,
        '',
        ' ',
        '\u0000',
        '\ud800',
        'a\u0000b',
        'a\udfffb',
      ),
      fc.constantFrom<unknown>('x'.repeat(20_000), [], {}, [[]], { type: 'open' }, [{ type: '__proto__' }], ['\u0000']),
      fc.jsonValue({ maxDepth: 4 }),
      fc.string({ unit: 'binary' }),
    )
    const cases = fc.constantFrom(...withBody).chain((operation) => {
      const fields = [...Object.keys(bodyOf(operation)), 'unknown']
      return fc.tuple(fc.constant(operation), fc.constantFrom(...fields), junk)
    })
    await nothingStored(() =>
      fc.assert(
        fc.asyncProperty(cases, async ([operation, field, value]) => {
          const body = { ...bodyOf(operation), [field]: value }
          const cannotBeKept = typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())
          fc.pre(cannotBeKept || misfits(operation.body, body).length > 0)
          await expectRefused(operation, { text: JSON.stringify(body) }, JSON.stringify({ [field]: value }))
        }),
        { numRuns: times(100, 3000) },
      ),
    )
  })

  test('of arbitrary bytes is refused, and nothing is stored', async () => {
    const anything = fc.oneof(fc.json({ maxDepth: 5 }), fc.string({ unit: 'binary', maxLength: 200 }))
    await nothingStored(() =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...withBody), anything, async (operation, text) => {
          fc.pre(text.trim() !== '{}' && (!['', 'null'].includes(text.trim()) || operation.needsBody))
          await expectRefused(operation, { text }, text)
        }),
        { numRuns: times(70, 2000) },
      ),
    )
  })
})

const changing = operations.filter(({ method }) => method !== 'get')

test('given no token, then a request that would change something is asked to sign in, whatever else is wrong with it', async () => {
  const needing = changing.filter(({ needsToken }) => needsToken)
  expect(needing.length).toBeGreaterThan(50)
  await nothingStored(async () => {
    for (const operation of needing) {
      for (const text of ['{', '[]', '{"nonsense":1}', '"x"']) {
        const { statusCode, json, headers } = await server.app.inject({
          method: operation.method,
          url: `${operation.path.replaceAll(/\{\w+\}/g, 'x')}?nonsense=1`,
          headers: { 'content-type': 'application/json', 'idempotency-key': 'nonsense', 'if-match': 'nonsense' },
          payload: text,
        })
        const what = `${operation.operationId} ${text}`
        expect([what, statusCode, json().code]).toEqual([what, 401, 'sign-in-needed'])
        expect(headers['www-authenticate']).toBe('Bearer')
      }
    }
  })
})

test('given a token that allows nothing, then a request that would change something is refused for that, whatever else is wrong with it', async () => {
  const token = await tokenForNothing(server, world.administrator)
  // The time of its last use is stored.
  await server.app.inject({ url: '/v1/account', headers: { authorization: `Bearer ${token}` } })
  const needing = changing.filter(({ needsToken }) => needsToken)
  await nothingStored(async () => {
    for (const operation of needing) {
      const { statusCode, json } = await server.app.inject({
        method: operation.method,
        url: `${operation.path.replaceAll(/\{\w+\}/g, 'x')}?nonsense=1`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': 'nonsense',
          'if-match': 'nonsense',
        },
        payload: '{',
      })
      const { code } = json()
      expect([operation.operationId, statusCode]).toEqual([operation.operationId, 403])
      expect(['scope-missing', 'session-needed']).toContain(code)
    }
  })
})

test('a request for one version is refused by every operation that would not heed it, and nothing is stored', async () => {
  const heedless = changing.filter(({ parameters }) => parameters.every(({ name }) => name !== 'If-Match'))
  expect(changing.length - heedless.length).toBe(3)
  await nothingStored(async () => {
    for (const operation of heedless) {
      const text = operation.body === undefined ? {} : { text: JSON.stringify(bodyOf(operation)) }
      const { status, body } = await send(operation, { ...text, headers: { 'if-match': '"1.0.en.x8fTq2Lw"' } })
      const { code, errors } = JSON.parse(body)
      expect([operation.operationId, status, code, errors?.[0]?.at]).toEqual([
        operation.operationId,
        400,
        'invalid-request',
        'headers/if-match',
      ])
    }
  })
})

describe('an address', () => {
  const parts = [
    'x',
    '0',
    '%00',
    '%ff',
    '..%2f..%2fetc',
    '%F0%9F%98%80',
    '__proto__',
    'constructor',
    'x'.repeat(150),
    'x'.repeat(4000),
  ]
  const uuids = [
    '00000000-0000-0000-0000-00000000000g',
    '0188b1a3-1a2b-4c3d-8e4f-0123456789ab0',
    '{0188b1a3-1a2b-4c3d-8e4f-0123456789ab}',
  ]

  test.each(
    operations.filter(({ path }) => path.includes('{')).map((operation) => [operation.operationId, operation] as const),
  )('of %s with nonsense in its path is refused, and nothing is stored', async (_name, operation) => {
    const text = operation.body !== undefined ? { text: JSON.stringify(bodyOf(operation)) } : {}
    await nothingStored(async () => {
      for (const part of [...parts, ...uuids]) {
        const url = operation.path.replaceAll(/\{\w+\}/g, part)
        await expectRefused(operation, { url, ...text }, url)
      }
    })
  })
})

describe('a whole number in an address', () => {
  /** What JavaScript reads as a number, or nearly, and is none in digits. */
  const others = ['%201', '%2B1', '-1', '1.0', '1e1', '0x10', '0o7', '0b1', '%D9%A3', 'Infinity', 'NaN']
  const numbers = operations.flatMap((operation) =>
    operation.parameters
      .filter(({ schema }) => schema.type === 'integer' || schema.type === 'number')
      .map((parameter) => ({ operation, ...parameter })),
  )
  /** A path of the operation with a value for one of its parameters, and the examples of the others. */
  const pathWith = ({ path, parameters }: Operation, name: string, value: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, each) =>
      each === name ? value : String(parameters.find((one) => one.name === each)?.example),
    )

  test.each(numbers.map((one) => [one.operation.operationId, one.name, one] as const))(
    'is declared as one, and taken in digits alone: %s, %s',
    async (_operation, name, { operation, in: place, schema }) => {
      expect(schema.type).toBe('integer')
      const text = operation.body === undefined ? {} : { text: JSON.stringify(bodyOf(operation)) }
      for (const value of place === 'path' ? others : [...others, '']) {
        const path = pathWith(operation, name, value)
        const url = place === 'path' ? path : `${path}?${name}=${value}`
        const { status, body } = await send(operation, { url, ...text })
        const at = `${place === 'path' ? 'params' : 'querystring'}/${name}`
        expect([value, status], body).toEqual([value, 400])
        expect(JSON.parse(body).errors).toContainEqual({ at, problem: 'This must be a whole number, in digits.' })
      }
    },
  )
})

describe('a query', () => {
  const values = [
    '',
    '-1',
    '0',
    '1.5',
    '1e400',
    '2147483648',
    '99999999999999999999',
    'NaN',
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%',
    '[]',
    'x'.repeat(5000),
  ]
  // Calendar programs, and the programs that a mail passes, add parameters of their own.
  const forgiving = ['getCalendar', 'unsubscribe', 'askToUnsubscribe']
  const asks = operations.filter(({ parameters }) => parameters.some(({ in: place }) => place === 'query'))

  test.each(asks.map((operation) => [operation.operationId, operation] as const))(
    'of %s is refused if it is nonsense, and never causes a server error',
    async (_name, operation) => {
      const path = pathOf(operation)
      await nothingStored(async () => {
        for (const { in: place, name } of operation.parameters) {
          if (place !== 'query') continue
          for (const value of values) {
            const { status, body } = await send(operation, { url: `${path}?${name}=${value}` })
            expect(status, `${name}=${value.slice(0, 30)}: ${body.slice(0, 200)}`).toBeLessThan(500)
          }
          await expectRefused(operation, { url: `${path}?${name}=%00` }, `${name}=%00`)
          await expectRefused(operation, { url: `${path}?${name}=${'x'.repeat(5000)}` }, `${name} is long`)
          await expectRefused(operation, { url: `${path}?${name}=1&${name}=2` }, `${name} twice`)
        }
        for (const unknown of forgiving.includes(operation.operationId)
          ? []
          : ['speed=fast', '__proto__=1', 'constructor=1', 'limit[]=1']) {
          await expectRefused(operation, { url: `${path}?${unknown}` }, unknown)
        }
        // If a value happens to be valid, the audit log records the look.
      }, ['audit_records'])
    },
  )

  const strict = operations.filter(({ operationId }) => !forgiving.includes(operationId))

  test.each(strict.map((operation) => [operation.operationId, operation] as const))(
    'of %s with a parameter that it does not have is refused',
    async (_name, operation) => {
      const path = pathOf(operation)
      const url = `${path}${path.includes('?') ? '&' : '?'}speed=fast`
      const text = operation.method === 'get' ? undefined : JSON.stringify(bodyOf(operation))
      const { status, body } = await send(operation, { url, ...(text === undefined ? {} : { text }) })
      expect([status, JSON.parse(body).errors?.[0]?.at], body).toEqual([400, 'querystring'])
    },
  )

  // A mail program posts the one, and a mail server the other.
  const otherBodies = ['unsubscribe', 'reportBounce']
  const withoutBody = operations.filter(
    ({ operationId, method, body }) => method !== 'get' && body === undefined && !otherBodies.includes(operationId),
  )

  test.each(withoutBody.map((operation) => [operation.operationId, operation] as const))(
    'of %s with a field, though it has no body, is refused',
    async (_name, operation) => {
      const { status, body } = await send(operation, { url: pathOf(operation), text: '{"dryRun":true}' })
      expect([status, JSON.parse(body).errors], body).toMatchObject([400, [{ at: 'body' }]])
    },
  )

  test('with an arbitrary cursor is refused or answered, and never causes a server error', async () => {
    const paged = asks.filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'))
    const key = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('0', '-1', '9223372036854775807', '9223372036854775808', '1'.repeat(60)),
      fc.record({
        createdAt: fc.constantFrom('0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-30T00:00:00Z'),
        id: fc.uuid(),
      }),
      fc.record({ createdAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()), id: fc.uuid() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paged), key, async (operation, cursor) => {
        const encoded = Buffer.from(JSON.stringify(cursor)).toString('base64url')
        const { status, body } = await send(operation, { url: `${pathOf(operation)}?cursor=${encoded}` })
        expect(status, body).toBeLessThan(500)
      }),
      { numRuns: times(50, 1500) },
    )
  })
})

test('nonsense in headers is refused or ignored, and never causes a server error', async () => {
  const listening = new Set(['getView', 'getChoices', 'listMatches', 'getHealth'])
  const names = [
    'if-match',
    'if-none-match',
    'idempotency-key',
    'accept-language',
    'accept',
    'authorization',
    'x-forwarded-for',
  ]
  const values = [
    '',
    '0',
    '"',
    'W/"',
    '"999999999999999999999.0.en"',
    '*',
    ',,,;q=x',
    'Bearer',
    'Bearer  ',
    'x'.repeat(3000),
  ]
  await nothingStored(async () => {
    for (const operation of operations.filter(({ operationId }) => listening.has(operationId))) {
      for (const name of names) {
        for (const value of values) {
          const { status, body } = await send(operation, { headers: { [name]: value } })
          expect(status, `${operation.operationId} ${name}: ${value.slice(0, 30)} ${body.slice(0, 200)}`).toBeLessThan(
            500,
          )
        }
      }
    }
  })
  const wrong = { text: JSON.stringify({ moves: [{ type: 'end-turn' }] }) }
  const move = operations.find(({ operationId }) => operationId === 'move')
  if (!move) throw new Error('there is no operation to move')
  await nothingStored(async () => {
    for (const name of names) {
      for (const value of values)
        await expectRefused(move, { ...wrong, headers: { [name]: value } }, `${name}: ${value}`)
    }
  })
})

test('an unknown path is answered with a problem as well', async () => {
  for (const [method, url] of [
    ['GET', '/v2'],
    ['GET', '/v1/match'],
    ['GET', '/%'],
    ['GET', '//'],
  ] as const) {
    const answer = await server.app.inject({ method, url })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'no-such-route'])
  }
})
