import { randomUUID } from 'node:crypto'
import request, { type Test } from 'supertest'
import { describe, expect, test } from 'vitest'
import { requireLook } from '../../src/disputes/looks/looks.ts'
import type { Viewer } from '../../src/games/game.ts'
import { existing } from '../../src/matches/record/find-match.ts'
import type { Player } from '../../src/platform/http/caller.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { platform, clock } = server
const { prisma } = platform.database

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const judge = await newAdministrator(server, { name: 'Judge' })
const clerk = await newAdministrator(server, { name: 'Clerk' })

const reason = 'Dispute 3: who paid the fish?'
const minute = 60_000

const look = (by: Person, { id }: Pick<HttpMatch, 'id'>, body: object) =>
  by.as(http.post(`/v1/admin/matches/${id}/looks`)).send(body)

/** The problem code for a look at the match as this viewer; undefined if it is allowed. */
async function refusal({ id }: HttpMatch, by: Person, viewer: Viewer): Promise<string | undefined> {
  const caller: Player = {
    account: by.id,
    name: by.name,
    role: 'administrator',
    language: 'en',
    session: by.session,
    scopes: [],
  }
  try {
    await requireLook(platform, await existing(platform, id), caller, viewer)
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

describe('a look', () => {
  test('is in the audit log with its reason and the version of the match, and is valid for an hour', async () => {
    const match = await httpMatch(server, [ann, bob])
    await match.playOn()
    const { body } = await look(judge, match, { as: 1, reason }).expect(201)
    const until = new Date(clock.now().getTime() + 60 * minute).toISOString()
    expect(body).toEqual({ match: match.id, as: 1, until })
    const records = await prisma.auditRecord.findMany({ where: { matchId: match.id } })
    expect(records).toMatchObject([{ accountId: judge.id, act: 'look', details: { as: 1, version: 2 }, reason }])

    expect(await refusal(match, judge, 1)).toBeUndefined()
    clock.turn(59 * minute)
    expect(await refusal(match, judge, 1)).toBeUndefined()
    clock.turn(minute)
    expect(await refusal(match, judge, 1)).toBe('reason-needed')
  })

  test('is valid for the administrator who gave the reason, in that match, as that viewer', async () => {
    const match = await httpMatch(server, [ann, bob])
    const another = await httpMatch(server, [ann, bob])
    await look(judge, match, { as: 0, reason }).expect(201)
    expect(await refusal(match, judge, 0)).toBeUndefined()
    expect(await refusal(match, judge, 1)).toBe('reason-needed')
    expect(await refusal(match, judge, 'administrator')).toBe('reason-needed')
    expect(await refusal(match, clerk, 0)).toBe('reason-needed')
    expect(await refusal(another, judge, 0)).toBe('reason-needed')
  })

  test('at everything is valid for every seat', async () => {
    const match = await httpMatch(server, [ann, bob])
    await look(judge, match, { as: 'administrator', reason }).expect(201)
    for (const viewer of [0, 1, 'administrator', 'spectator'] as const) {
      expect(await refusal(match, judge, viewer)).toBeUndefined()
    }
  })

  test('is only needed by spectators of a private match', async () => {
    const open = await httpMatch(server, [ann, bob])
    expect(await refusal(open, judge, 'spectator')).toBeUndefined()
    const hidden = await httpMatch(server, [ann, bob])
    await prisma.match.update({ where: { id: hidden.id }, data: { private: true } })
    expect(await refusal(hidden, judge, 'spectator')).toBe('reason-needed')
    await look(judge, hidden, { as: 'spectator', reason }).expect(201)
    expect(await refusal(hidden, judge, 'spectator')).toBeUndefined()
  })

  test('is needed for everything in a private match, even after its end, on every route', async () => {
    const match = await httpMatch(server, [ann, bob])
    await prisma.match.update({ where: { id: match.id }, data: { private: true } })
    await match.post(0, '/resignation').expect(200)
    const seen = (path: string) => judge.as(http.get(path))
    const own = ['', '/view', '/view?version=1', '/journal', '/journal-file', '/picture', '/difference?from=1']
    const roads = [...own, '/entries/1', '/choices', '/stream'].map((path) => `/v1/matches/${match.id}${path}`)
    const looked = ['/view', '/difference?from=1', '/entries', '/entries/1', '/journal-file'].map(
      (path) => `/v1/admin/matches/${match.id}${path}`,
    )
    for (const road of roads) expect((await seen(road)).status, road).toBe(404)
    for (const road of looked) expect((await seen(road)).body.code, road).toBe('reason-needed')
    const studied = judge.as(http.post('/v1/studies')).send({ name: 'why', from: { kind: 'match', match: match.id } })
    await studied.expect(404)
    for (const viewer of [0, 1, 'administrator', 'spectator'] as const) {
      expect(await refusal(match, judge, viewer)).toBe('reason-needed')
    }

    await look(judge, match, { as: 'administrator', reason }).expect(201)
    for (const road of roads.slice(0, -2)) expect((await seen(road)).status, road).toBe(200)
    for (const road of looked) expect((await seen(road)).status, road).toBe(200)
    expect(await prisma.auditRecord.count({ where: { matchId: match.id, act: 'look' } })).toBe(1)
    await clerk.as(http.get(`/v1/matches/${match.id}`)).expect(404)
  })

  test('is not needed after the end of a match that everybody may see', async () => {
    const match = await httpMatch(server, [ann, bob])
    await match.post(0, '/resignation').expect(200)
    for (const viewer of [0, 1, 'administrator', 'spectator'] as const) {
      expect(await refusal(match, judge, viewer)).toBeUndefined()
    }
  })

  test('of an administrator who holds a seat is that seat’s while the match goes on, and needs no reason', async () => {
    const match = await httpMatch(server, [judge, ann])
    expect(await refusal(match, judge, 0)).toBeUndefined()
    for (const as of [1, 'spectator', 'administrator']) {
      const { body } = await look(judge, match, { as, reason }).expect(403)
      const problem = 'Until the match is over, you see it from your own point of view alone.'
      expect(body).toMatchObject({ code: 'not-allowed', errors: [{ at: 'body/as', problem }] })
    }
    expect(await prisma.auditRecord.count({ where: { matchId: match.id } })).toBe(0)
    await match.post(1, '/resignation').expect(200)
    await look(judge, match, { as: 1, reason }).expect(201)
  })

  test('bars the administrator from playing in that match later: they know what is hidden', async () => {
    const match = await httpMatch(server, [ann, bob])
    await prisma.participant.updateMany({ where: { matchId: match.id, seat: 1 }, data: { offeredAt: clock.now() } })
    await look(judge, match, { as: 1, reason }).expect(201)
    const takeOver = (by: Person) => by.as(http.post(`/v1/matches/${match.id}/substitute`)).send({ seat: 1 })
    expect((await takeOver(judge).expect(403)).body.code).toBe('not-allowed')
    await takeOver(clerk).expect(200)
  })

  test('gives no seat in a private match; an invitation does, to a caller with a session', async () => {
    const opened = await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 3, private: true }).expect(201)
    const { id } = opened.body
    const join = (by: (test: Test) => Test, body: object = {}) => by(http.post(`/v1/matches/${id}/seats`)).send(body)
    const proven = { name: 'program', scopes: ['read', 'play'], password }
    const made = await judge.as(http.post('/v1/account/tokens')).send(proven).expect(201)
    const byToken = (test: Test) => test.set('authorization', `Bearer ${made.body.token}`)
    await join(judge.as, {}).expect(404)
    await join(byToken).expect(404)
    await byToken(http.get(`/v1/matches/${id}`)).expect(404)
    const looking = byToken(http.post(`/v1/admin/matches/${id}/looks`)).send({ as: 'spectator', reason })
    expect((await looking.expect(403)).body.code).toBe('session-needed')

    await look(judge, { id }, { as: 'spectator', reason }).expect(201)
    await judge.as(http.get(`/v1/matches/${id}`)).expect(200)
    await join(judge.as).expect(404)

    const { token: invitation } = (await ann.as(http.post(`/v1/matches/${id}/links`)).expect(201)).body
    expect((await join(byToken, { invitation }).expect(403)).body.code).toBe('session-needed')
    await join(judge.as, { invitation }).expect(200)
    const bobs = { name: 'program', scopes: ['read', 'play'], password }
    const bobsToken = (await bob.as(http.post('/v1/account/tokens')).send(bobs).expect(201)).body.token
    await join((test) => test.set('authorization', `Bearer ${bobsToken}`), { invitation }).expect(200)
  })

  test('as an unknown viewer, or at an unknown match, is refused, and not recorded', async () => {
    const match = await httpMatch(server, [ann, bob])
    await look(judge, match, { as: 2, reason }).expect(404)
    await look(judge, { id: randomUUID() }, { as: 0, reason }).expect(404)
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)).body
    expect((await look(judge, { id }, { as: 0, reason }).expect(409)).body.code).toBe('match-not-started')
    const wrong = [{}, { as: 0 }, { reason }, { as: -1, reason }, { as: 'nobody', reason }, { as: 0, reason: '' }]
    for (const body of [...wrong, { as: 0, reason: 'x'.repeat(501) }, { as: 0, reason: 'a\u0000b' }]) {
      await look(judge, match, body).expect(400)
    }
    expect((await look(ann, match, { as: 0, reason }).expect(403)).body.code).toBe('not-allowed')
    expect(await prisma.auditRecord.count({ where: { matchId: { in: [match.id, id] } } })).toBe(0)
  })
})
