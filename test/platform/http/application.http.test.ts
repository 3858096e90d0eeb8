import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Registry } from 'prom-client'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Application, application } from '../../../src/platform/http/application.ts'
import { refusals } from '../../../src/platform/metrics/requests.ts'
import { Problem } from '../../../src/platform/problems/problem.ts'
import { testServer } from '../../support/server.ts'

const metrics = new Registry()
let app: Application
beforeAll(async () => {
  const { platform } = await testServer()
  app = await application({ ...platform, metrics })
  const Body = z.strictObject({ name: z.string().max(5), sizes: z.array(z.int()).optional() })
  app.get('/fine', { schema: { response: { 200: z.object({ fine: z.boolean() }) } } }, async () => ({ fine: true }))
  app.post('/echo', { schema: { body: Body, querystring: z.strictObject({}) } }, async ({ body }) => body)
  app.post('/no-body', async () => ({ fine: true }))
  app.post('/perhaps', { schema: { body: Body.nullish() } }, async () => ({ fine: true }))
  app.get('/throws', async () => {
    throw Object.assign(new Error('the seed is 1234'), { code: 'SECRET', detail: 'the seed is 1234' })
  })
  app.get('/throws-text', async () => Promise.reject('the seed is 1234'))
  app.get('/throws-nothing', async () => Promise.reject(undefined))
  app.get('/answers-wrong', { schema: { response: { 200: z.object({ seat: z.int() }) } } }, async (_request, reply) => {
    reply.send(JSON.parse('{"seat":"the seed is 1234"}'))
  })
  app.get('/large', async () => 'x'.repeat(50_000_000))
  app.get('/refuses', async () => {
    throw new Problem('too-many-tokens', { params: { limit: 3 } })
  })
  app.get('/fails/:state', { schema: { params: z.object({ state: z.string() }) } }, async ({ params }) => {
    const raise = `DO $$ BEGIN RAISE EXCEPTION 'the seed is 1234' USING ERRCODE = '${params.state}'; END $$`
    await platform.database.prisma.$executeRawUnsafe(raise)
  })
  app.get('/sign-in', async () => {
    throw new Problem('sign-in-needed')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const agent = () => request(app.server)
const json = 'application/json'

function port(): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** What every problem has in common (RFC 9457 §3). */
function problem(status: number, code: string) {
  return (answer: request.Response) => {
    expect(answer.status).toBe(status)
    expect(answer.type).toBe('application/problem+json')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.body).toMatchObject({
      type: `http://paquebot.test/problems#${code}`,
      title: expect.stringMatching(/\S/),
      status,
      code,
    })
  }
}

describe('an error that the database has for the moment', () => {
  test.each([
    ['its server is being stopped', '57P01', 'unavailable', '5'],
    ['its server is starting', '57P03', 'unavailable', '5'],
    ['it only reads: another server takes its place', '25006', 'unavailable', '5'],
    ['it has no connection left', '53300', 'unavailable', '5'],
    ['somebody holds a lock for too long', '55P03', 'unavailable', '5'],
    ['a statement takes too long', '57014', 'unavailable', '5'],
    ['two transactions waited for each other', '40P01', 'unavailable', '5'],
    ['its disk is full', '53100', 'storage-full', '60'],
  ])('is answered as temporary, and may be retried: %s', async (_, state, code, seconds) => {
    const answer = await agent().get(`/fails/${state}`).expect(problem(503, code)).expect('retry-after', seconds)
    expect(answer.body.title).toContain(seconds)
    expect(answer.text).not.toMatch(/the seed is/)
  })

  test('differs from a fault of the server', async () => {
    await agent().get('/fails/42P01').expect(problem(500, 'fault'))
  })
})

describe('a body', () => {
  test.each([
    ['that is no JSON', '{"name":', json, 400, 'malformed-json'],
    ['that is empty', '', json, 400, 'malformed-json'],
    ['that would change prototypes', '{"name":"x","__proto__":{"a":1}}', json, 400, 'malformed-json'],
    ['of plain text', '{"name":"x"}', 'text/plain', 415, 'unsupported-media-type'],
    ['of a form', 'name=x', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
    ['of no media type at all', '{"name":"x"}', 'nonsense', 415, 'unsupported-media-type'],
    ['that is too large', JSON.stringify({ name: 'x'.repeat(70_000) }), json, 413, 'body-too-large'],
    ['of another shape', '[]', json, 400, 'invalid-request'],
    ['that is null', 'null', json, 400, 'invalid-request'],
  ])('%s is refused', async (_, body, type, status, code) => {
    await agent().post('/echo').set('content-type', type).send(body).expect(problem(status, code))
  })

  test('without a media type is refused', async () => {
    const answer = await app.inject({ method: 'POST', url: '/echo', payload: Buffer.from('{"name":"x"}') })
    expect(answer.json()).toMatchObject({ code: 'unsupported-media-type', status: 415 })
  })

  test('with bytes that are no UTF-8 is refused (RFC 8259 §8.1)', async () => {
    const payload = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')])
    const answer = await app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': json } })
    expect(answer.json()).toMatchObject({ code: 'malformed-json', status: 400 })
  })

  test('that is compressed is refused (RFC 9110 §15.5.16), and one that only says that it is not is read', async () => {
    const send = (coding: string, payload: Buffer | string) =>
      app.inject({
        method: 'POST',
        url: '/echo',
        payload,
        headers: { 'content-type': json, 'content-encoding': coding },
      })
    const refused = await send('gzip', gzipSync('{"name":"x"}'))
    expect(refused.json()).toMatchObject({ code: 'unsupported-media-type', status: 415 })
    expect((await send('identity', '{"name":"x"}')).statusCode).toBe(200)
  })

  test('that is missing is refused only if one is needed', async () => {
    await agent().post('/echo').expect(problem(400, 'invalid-request'))
    await agent().post('/no-body').expect(200)
  })

  test('that is missing may have a media type nevertheless, where none is needed', async () => {
    await agent().post('/no-body').set('content-type', json).expect(200)
    await agent().post('/perhaps').set('content-type', json).expect(200)
    await agent().post('/perhaps').expect(200)
    await agent().post('/no-body').set('content-type', json).send('{').expect(problem(400, 'malformed-json'))
    await agent().post('/echo').set('content-type', json).expect(problem(400, 'malformed-json'))
  })

  test('is accepted with a charset, and up to 64 KiB', async () => {
    await agent().post('/echo').set('content-type', `${json}; charset=utf-8`).send('{"name":"x"}').expect(200)
    const large = JSON.stringify({ name: 'x' }).padEnd(64 * 1024)
    await agent().post('/echo').set('content-type', json).send(large).expect(200)
    await agent().post('/echo').set('content-type', json).send(`${large} `).expect(problem(413, 'body-too-large'))
  })

  test('with wrong and unknown fields is refused, each named with its path', async () => {
    const answer = await agent()
      .post('/echo')
      .send({ name: 'too long', sizes: [1, 'x'], more: 1 })
    problem(400, 'invalid-request')(answer)
    const places = z.array(z.object({ at: z.string(), problem: z.string().min(1) })).parse(answer.body.errors)
    expect(places.map(({ at }) => at)).toEqual(['body/name', 'body/sizes/1', 'body'])
  })

  test('is checked together with the query', async () => {
    const answer = await agent().post('/echo?more=1').send({ name: 'x' })
    problem(400, 'invalid-request')(answer)
    expect(answer.body.errors[0].at).toMatch(/^querystring/)
  })
})

describe('a URL', () => {
  test.each([
    ['that nothing is at', 'GET', '/nothing'],
    ['with broken escapes', 'GET', '/fine/%zz'],
    ['with a query, that nothing is at', 'GET', '/nothing?x=1'],
  ] as const)('is answered with a problem: %s', async (_, method, url) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(answer.json()).toMatchObject({ code: 'no-such-route', status: 404 })
  })

  test('with broken escapes is answered in the caller’s language', async () => {
    const answer = await agent().get('/%zz').set('accept-language', 'fr')
    expect(answer.headers['content-language']).toBe('fr')
    expect(answer.body.title).toBe('Il n’y a rien à cette adresse.')
  })

  test('with broken escapes is answered and counted like any other', async () => {
    const counted = async () =>
      (await refusals(metrics).get()).values.find(({ labels }) => labels.code === 'no-such-route')?.value ?? 0
    const before = await counted()
    const [unreadable, unknown] = [await agent().get('/v1/%zz'), await agent().get('/v1/nothing')]
    expect(await counted()).toBe(before + 2)
    expect(Object.keys(unreadable.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
    expect(unreadable.headers['cache-control']).toBe(unknown.headers['cache-control'])
  })

  test('answers HEAD with the headers of GET, and no body', async () => {
    const answer = await agent().head('/fine').expect(200)
    expect(answer.headers['content-length']).toBe('13')
    expect(answer.text).toBeUndefined()
    const none = await agent().head('/nothing').expect(404)
    expect(none.text).toBeUndefined()
  })
})

describe('a fault of the server', () => {
  test.each(['/throws', '/throws-text', '/throws-nothing', '/answers-wrong'])(
    'is answered without any detail: %s',
    async (url) => {
      const answer = await agent().get(url)
      problem(500, 'fault')(answer)
      expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'status', 'title', 'type'])
      expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(/the seed is|SECRET|seat/)
    },
  )
})

describe('a problem that a route throws', () => {
  test.each([
    ['ru', 'ru', 'У вас уже 3 токенов'],
    ['de, es;q=0.5', 'es', 'Ya tiene 3 tokens'],
    ['de', 'en', 'You already have 3 access tokens'],
  ])('is answered in the language of Accept-Language: %s', async (header, language, title) => {
    const answer = await agent().get('/refuses').set('accept-language', header)
    problem(409, 'too-many-tokens')(answer)
    expect(answer.headers['content-language']).toBe(language)
    expect(answer.body.title).toContain(title)
    expect(answer.body.params).toEqual({ limit: 3 })
  })

  test('says how to sign in if credentials are missing (RFC 6750 §3)', async () => {
    const answer = await agent().get('/sign-in').expect(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })
})

describe('a request that arrives byte by byte', () => {
  test('is cut off at its time limit, and not half a minute later', async () => {
    const { server } = app
    expect(server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 30_000 })
    server.headersTimeout = server.requestTimeout = 300
    const slow = connect(port(), '127.0.0.1')
    slow.write('POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
    const [answer] = await once(slow, 'data')
    expectProblem(String(answer), 408, 'request-too-slow')
    slow.destroy()
  }, 15_000)
})

const chunked = 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'

describe('a request that Node cannot read', () => {
  test.each([
    [400, 'malformed-request', 'GET /fine HTTP/9.9\r\n\r\n'],
    [400, 'malformed-request', '\x16\x03\x01\x02\x00\x01'],
    [431, 'headers-too-large', `GET /fine HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`],
    [413, 'body-too-large', `${chunked}1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`],
  ])('is refused with %i, %s, and its connection is closed', async (status, code, text) => {
    expectProblem(await answerTo(text), status, code)
  })
})

describe('a request that Node would answer by itself', () => {
  test('is refused as malformed if it names no host (RFC 9112 §3.2)', async () => {
    const answer = await answerTo('GET /fine HTTP/1.1\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"code":"malformed-request"')
  })

  test('is answered if it expects what no server knows (RFC 9110 §10.1.1)', async () => {
    const answer = await answerTo('GET /fine HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})

/** All that the server sends until it closes the connection. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

/** An answer as it was sent: the same kind of problem as those of routes. */
function expectProblem(answer: string, status: number, code: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain('\r\nContent-Type: application/problem+json\r\n')
  expect(head).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`)
  expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(['code', 'status', 'title', 'type'])
  expect(JSON.parse(body)).toMatchObject({ status, code })
}

describe('a connection whose answer nobody reads', () => {
  test('is closed after its time', async () => {
    const { server } = app
    expect(server.timeout).toBe(120_000)
    server.timeout = 300
    const opened = new Promise<Socket>((resolve) => server.once('connection', resolve))
    const still = connect(port(), '127.0.0.1').on('error', () => {})
    still.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
    const connection = await opened
    await expect.poll(() => connection.destroyed).toBe(true)
    still.destroy()
  })
})

test('a failure is logged with its reason, and without anybody’s address', async () => {
  const lines: string[] = []
  const { platform } = await testServer({ LOG_LEVEL: 'error' }, { logTo: { write: (line) => lines.push(line) } })
  const failing = await application({ ...platform, metrics: new Registry() })
  failing.get('/fails', async () => {
    throw new Error('ada@example.org is not in the list')
  })
  await failing.ready()
  await request(failing.server).get('/fails').expect(500)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { error: { type: 'Error', message: '…@… is not in the list', stack: expect.stringContaining('application.http') } },
  ])
  await failing.close()
})
