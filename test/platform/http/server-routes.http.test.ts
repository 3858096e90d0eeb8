import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { problemCatalogue } from '../../../src/platform/problems/catalogue.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const agent = () => request(server.app.server)

describe('the server', () => {
  test('reports its health, and its database’s', async () => {
    await agent().get('/v1/health').expect(200, { status: 'ok' })
  })

  test('publishes the key that signs its journals', async () => {
    const { body } = await agent().get('/v1/keys').expect(200)
    expect(body.items).toEqual([
      {
        id: expect.stringMatching(/\S/),
        publicKey: server.platform.secrets.signing.publicKey,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ])
  })

  test('leads from its first page to the API, where the client was not built', async () => {
    await agent().get('/').expect(302).expect('location', '/docs')
    await agent().get('/docs/').expect(200).expect('content-type', /html/)
  })

  test('serves its document', async () => {
    const { body } = await agent().get('/openapi.json').expect(200).expect('content-type', /json/)
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths['/v1/health'].get.operationId).toBe('getHealth')
  })

  test('explains every problem at the URL of its type, without a script', async () => {
    const { text } = await agent()
      .get('/problems')
      .expect(200)
      .expect('content-type', /html/)
      .expect('content-security-policy', /default-src 'none'/)
    for (const code of Object.keys(problemCatalogue)) expect(text).toContain(`id="${code}"`)
  })

  test('lets nobody put its pages into a frame', async () => {
    for (const page of ['/problems', '/docs']) {
      await agent()
        .get(page)
        .expect('content-security-policy', /frame-ancestors 'none'/)
    }
  })

  test('refuses an invalid token on open routes as well', async () => {
    const { body } = await agent().get('/v1/health').set('authorization', 'Bearer nonsense').expect(401)
    expect(body.code).toBe('token-not-valid')
  })
})
