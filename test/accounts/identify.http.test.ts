import jwt from 'jsonwebtoken'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const sessions = (authorization: string) => http.get('/v1/sessions').set('authorization', authorization)

describe('identify', () => {
  test('a route that needs an account asks strangers to sign in', async () => {
    const answer = await http.get('/v1/sessions').expect(401)
    expect(answer.body.code).toBe('sign-in-needed')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  test('a signed-in player is identified by the access token', async () => {
    const player = await newPlayer(server)
    const answer = await player.as(http.get('/v1/sessions')).expect(200)
    expect(answer.body.items).toMatchObject([{ id: player.session, current: true, method: 'password' }])
  })

  test.each(['Bearer', 'Bearer nonsense', 'Basic YTpi', 'Bearer a.b.c', 'Bearer pqb_nobody', 'Bearer é'])(
    'an invalid token is refused: %s',
    async (authorization) => {
      expect((await sessions(authorization).expect(401)).body.code).toBe('token-not-valid')
    },
  )

  test('a bad token is refused on open routes as well', async () => {
    const answer = await http
      .post('/v1/sessions/link')
      .set('authorization', 'Bearer nonsense')
      .send({ email: 'nobody@example.org' })
      .expect(401)
    expect(answer.body.code).toBe('token-not-valid')
  })

  test('tokens with another key, no signature, another audience, or another issuer are refused', async () => {
    const player = await newPlayer(server)
    const now = Math.floor(server.clock.now().getTime() / 1000)
    const claims = { sub: player.id, sid: player.session, iat: now, exp: now + 60, iss: 'paquebot', aud: 'access' }
    const { tokenKey } = server.platform.secrets
    const forged = [
      jwt.sign(claims, 'another key that is long enough for it'),
      jwt.sign(claims, null, { algorithm: 'none' }),
      jwt.sign(claims, tokenKey, { algorithm: 'HS512' }),
      jwt.sign({ ...claims, aud: 'refresh' }, tokenKey),
      jwt.sign({ ...claims, iss: 'somebody' }, tokenKey),
      jwt.sign({ ...claims, exp: now - 1 }, tokenKey),
      jwt.sign({ ...claims, sid: 'no id' }, tokenKey),
    ]
    await sessions(`Bearer ${jwt.sign(claims, tokenKey)}`).expect(200)
    for (const token of forged) await sessions(`Bearer ${token}`).expect(401)
  })

  test('an access token expires after 15 minutes', async () => {
    const player = await newPlayer(server)
    const token = player.token()
    await sessions(`Bearer ${token}`).expect(200)
    server.clock.turn(15 * 60_000)
    expect((await sessions(`Bearer ${token}`).expect(401)).body.code).toBe('token-not-valid')
  })

  test("sentences come in the header's language, by default in the account's", async () => {
    const player = await newPlayer(server, { language: 'fr' })
    const unknown = () => player.as(http.delete('/v1/sessions/00000000-0000-4000-8000-000000000000'))
    expect((await unknown().expect(404)).headers['content-language']).toBe('fr')
    expect((await unknown().set('accept-language', 'es').expect(404)).headers['content-language']).toBe('es')
  })
})
