import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { expect, test } from 'vitest'
import { MatchEntry } from '../../../src/accounts/identity/match-passes.ts'
import { matchPass } from '../../../src/accounts/index.ts'
import { changes } from '../../../src/matches/commit/change.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import { play } from '../../../src/matches/playing/play.ts'
import { liveMatches } from '../../../src/matches/record/live-matches.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { mailServer } from '../../support/mail-server.ts'
import { newPlayer, type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { exampleFor, later } from '../scheduler/given.ts'

const server = await testServer()
const http = request(server.app.server)
const { platform } = server
const { prisma } = platform.database
const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const ofAnn = { accountId: ann.id, client: '', credential: 'session', credentialId: ann.session, tokenName: null }
const ofBob = { ...ofAnn, accountId: bob.id, credentialId: bob.session }

/** The origins of a match's entries, by version, without the ids of their requests. */
async function originsOf({ id }: Pick<HttpMatch, 'id'>): Promise<Record<number, object>> {
  const rows = await prisma.origin.findMany({ where: { matchId: id } })
  return Object.fromEntries(
    rows.map(({ matchId: _match, requestId: _request, version, ...origin }) => [version, origin]),
  )
}

/** A player's move, sent with this sign-in by a client of this name. */
async function sends(match: HttpMatch, seat: number, token: string, client: string): Promise<void> {
  const move = http.post(`/v1/matches/${match.id}/moves`).set('authorization', `Bearer ${token}`)
  await move
    .set('user-agent', client)
    .send({ moves: [await exampleFor(match, seat)] })
    .expect(200)
}

test('a move is stored with its sender, their client, and their credentials', async () => {
  const match = await httpMatch(server, [ann, bob])
  await sends(match, 0, ann.token(), 'Mozilla/5.0 (a browser)')
  const pass = await matchPass(platform, bob.id, match.id)
  const link = { token: platform.secrets.linkToken('match', pass) }
  const entered = MatchEntry.parse((await http.post('/v1/sessions/by-match-link').send(link).expect(200)).body)
  await sends(match, 1, entered.accessToken, 'A mail program')
  expect(await originsOf(match)).toEqual({
    2: { ...ofAnn, client: 'Mozilla/5.0 (a browser)' },
    3: { ...ofBob, client: 'A mail program', credential: 'pass', credentialId: pass },
  })
})

test('the id of a request is in its answer, in the origin of its entries, in the log and in the mail that it caused', async () => {
  const mails = await mailServer()
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const logging = await testServer({ SMTP_URL: mails.url, LOG_LEVEL: 'info' }, { logTo })
  const [eve, dan] = [await newPlayer(logging), await newPlayer(logging)]
  const match = await httpMatch(logging, [eve, dan])
  // Both choose their cards at the same time; then the first turn begins.
  const first = await match.move(0, await exampleFor(match, 0)).expect(200)
  const { headers } = await match.move(1, await exampleFor(match, 1)).expect(200)
  logging.clock.turn(10 * 60_000)
  await logging.worker.runOnce()
  await mails.down()

  const id = headers['x-request-id'] ?? ''
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  const { prisma } = logging.platform.database
  expect(
    await prisma.origin.findMany({ select: { version: true, requestId: true }, orderBy: { version: 'asc' } }),
  ).toEqual([
    { version: 2, requestId: first.headers['x-request-id'] },
    { version: 3, requestId: id },
  ])
  expect(lines.filter((line) => line.includes(id)).length).toBeGreaterThan(0)
  const [asked] = await match.waitsFor()
  const caused = mails.delivered.filter(({ raw }) => raw.includes(`X-Request-ID: ${id}`))
  expect(caused.flatMap(({ to }) => to)).toEqual([[eve, dan][asked ?? -1]?.email])
})

test('a personal access token is stored by its name, even after it is deleted', async () => {
  const match = await httpMatch(server, [ann, bob])
  const wish = { name: 'My bot', scopes: ['read', 'play'] }
  const { id, token } = (await ann.as(http.post('/v1/account/tokens')).send(wish).expect(201)).body
  await sends(match, 0, token, 'bot/1.0')
  await ann.as(http.delete(`/v1/account/tokens/${id}`)).expect(204)
  const sent = { client: 'bot/1.0', credential: 'token', credentialId: id, tokenName: 'My bot' }
  expect(await originsOf(match)).toEqual({ 2: { ...ofAnn, ...sent } })
})

test('a client’s name is shortened, and control characters are removed', async () => {
  const match = await httpMatch(server, [ann, bob])
  const answer = await server.app.inject({
    method: 'POST',
    url: `/v1/matches/${match.id}/moves`,
    headers: { authorization: `Bearer ${ann.token()}`, 'user-agent': `a\u0000b\u0085c\ud800${'x'.repeat(300)}` },
    payload: { moves: [await exampleFor(match, 0)] },
  })
  expect(answer.statusCode).toBe(200)
  expect(await originsOf(match)).toEqual({ 2: { ...ofAnn, client: `abc\ufffd${'x'.repeat(196)}` } })
})

test('every other request that makes entries is stored in the same way, for each of its entries', async () => {
  const match = await httpMatch(server, [ann, bob], { game: 'hamlet' })
  await match.move(0, { type: 'drive', steps: { 'church>farm': 1 } }, { type: 'gather', at: 'farm' }).expect(200)
  await match.post(0, '/take-back').expect(200)
  await match.post(0, '/proposals', { kind: 'take-back', to: 1 }).expect(201)
  await match.post(1, '/proposals/1/answer', { agree: true }).expect(200)
  await match.post(1, '/resignation').expect(200)
  expect(await originsOf(match)).toEqual({ 2: ofAnn, 3: ofAnn, 4: ofAnn, 5: ofBob, 6: ofBob })
})

test('taking a seat over is stored in the same way', async () => {
  const cleo = await newPlayer(server)
  const match = await httpMatch(server, [ann, bob])
  await match.post(1, '/proposals', { kind: 'replace', seat: 1, by: 'person' }).expect(201)
  await match.post(0, '/proposals/1/answer', { agree: true }).expect(200)
  const takes = cleo.as(http.post(`/v1/matches/${match.id}/substitute`))
  await takes.send({ seat: 1 }).expect(200)
  expect(await originsOf(match)).toEqual({ 2: { ...ofAnn, accountId: cleo.id, credentialId: cleo.session } })
})

test('a repeated request is stored once, and a refused one never', async () => {
  const match = await httpMatch(server, [ann, bob])
  const move = await exampleFor(match, 0)
  const again = () => match.move(0, move).set('idempotency-key', 'one-and-the-same')
  await again().expect(200)
  await again().set('user-agent', 'another client').expect(200)
  await match.move(0, { type: 'siesta' }).expect(422)
  expect(await originsOf(match)).toEqual({ 2: ofAnn })
})

test('the clock, bots and standing orders act without a request: nothing is stored', async () => {
  const pace = { kind: 'hours', hours: 24 }
  const match = await httpMatch(server, [ann, bob], { game: 'hamlet', pace, late: 'bot' })
  await later(server, 25 * 3_600_000)
  expect(await prisma.entry.count({ where: { matchId: match.id } })).toBeGreaterThan(1)
  const ordered = await httpMatch(server, [ann, bob])
  const open = { type: 'open', cards: ['siesta', 'obreros'] }
  const orders = http.put(`/v1/matches/${ordered.id}/orders`)
  await bob
    .as(orders)
    .send({ orders: [{ question: 'opening', move: open }] })
    .expect(200)
  await later(server, 1000)
  expect(await prisma.entry.count({ where: { matchId: ordered.id } })).toBe(2)
  expect([await originsOf(match), await originsOf(ordered)]).toEqual([{}, {}])
})

test('one’s own origins are in one’s export, and are deleted with one’s account', async () => {
  const [eve, dan]: [Person, Person] = [await newPlayer(server), await newPlayer(server)]
  const match = await httpMatch(server, [eve, dan])
  for (const seat of [0, 1]) await match.move(seat, await exampleFor(match, seat)).expect(200)
  const { body } = await eve.as(http.get('/v1/account/export')).expect(200)
  const session = { client: '', credential: 'session', credentialId: eve.session, tokenName: null }
  expect(body.origins).toEqual([{ match: match.id, version: 2, ...session, request: expect.any(String) }])

  await eve.as(http.delete('/v1/account')).send({ password }).expect(204)

  expect(Object.keys(await originsOf(match))).toEqual(['3'])
})

test('given a move during the erasure of its player’s account: it is made, and its origin is not stored', async () => {
  const [eve, dan] = [await newPlayer(server), await newPlayer(server)]
  const match = await httpMatch(server, [eve, dan])
  const move = await exampleFor(match, 0)
  await eve.as(http.delete('/v1/account')).send({ password }).expect(204)

  const { id: account, name, session } = eve
  const sent = { credential: 'session' as const, credentialId: session, tokenName: null, request: randomUUID() }
  const origin = { account, client: 'late', ...sent }
  const caller = { account, name, role: 'player', language: 'en', session, scopes: ['play'], origin } as const
  const known = liveMatches(platform)
  await play(platform, known, changes(platform, known, groupCommit(platform))).move(
    match.id,
    { caller, language: 'en' },
    { moves: [move] },
  )

  expect(await prisma.entry.count({ where: { matchId: match.id } })).toBe(2)
  expect(await originsOf(match)).toEqual({})
})
