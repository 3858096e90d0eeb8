import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { noticesTo } from './mailbox.ts'

const server = await testServer()
const http = request(server.app.server)
const page = '/find?game=hamlet'
const stranger = { email: 'olga@example.org', name: 'Olga', password: 'the packet boat sails at nine' }

describe('somebody who comes from a page goes on with it', () => {
  test('after signing in by a mailed link', async () => {
    const { email } = await newPlayer(server)
    await http.post('/v1/sessions/link').send({ email, page }).expect(202)

    expect(await noticesTo(server, email)).toMatchObject([{ topic: 'sign-in-link', page }])
  })

  test('after registering, also a second time', async () => {
    await http
      .post('/v1/accounts')
      .send({ ...stranger, page })
      .expect(202)
    await http
      .post('/v1/accounts')
      .send({ ...stranger, page: '/open' })
      .expect(202)

    expect(await noticesTo(server, stranger.email)).toMatchObject([
      { topic: 'confirm-address', page },
      { topic: 'confirm-address', page: '/open' },
    ])
  })

  test.each(['https://example.org', '//example.org', '/\\example.org', '/two words', 'find', `/${'x'.repeat(500)}`])(
    'but with no address of another site, and nothing that is no path: %s',
    async (other) => {
      await http.post('/v1/sessions/link').send({ email: stranger.email, page: other }).expect(400)
      await http
        .post('/v1/accounts')
        .send({ ...stranger, page: other })
        .expect(400)
    },
  )
})
