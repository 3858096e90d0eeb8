import { randomUUID } from 'node:crypto'
import request, { type Test } from 'supertest'
import { describe, expect, test } from 'vitest'
import { httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { operations } from './document.ts'
import { newPeople, newWorld, requests } from './world.ts'

const server = await testServer()
const http = request(server.app.server)
const { clock } = server
const { prisma } = server.platform.database

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const ruth = await newAdministrator(server, { name: 'Ruth' })

/** A request that can be repeated as it is. */
const again = (person: Person, ask: () => Test, body: object = {}, key: string = randomUUID()) => {
  return () => person.as(ask()).set('idempotency-key', key).send(body)
}
const opening = { game: 'havana', seats: 3, seating: 'as-joined' }
const hour = 3_600_000

describe('the same key gets the same answer', () => {
  test('a match is opened once; the answer stays the same, even after others have joined', async () => {
    const open = again(ann, () => http.post('/v1/matches'), opening)
    const first = await open().expect(201)
    const { id } = first.body
    for (const other of [bob, ruth]) {
      await other
        .as(http.post(`/v1/matches/${id}/seats`))
        .send({})
        .expect(200)
    }
    const second = await open().expect(201)
    expect([second.body, second.headers.location]).toEqual([first.body, first.headers.location])
    expect(first.body).toMatchObject({ status: 'open', version: 0, players: [{ name: 'Ann' }] })
    expect(await prisma.match.count({ where: { createdById: ann.id } })).toBe(1)
  })

  test('the answer to opening a match that bots fill at once stays the same, even after its end', async () => {
    const open = again(ann, () => http.post('/v1/matches'), { ...opening, bots: 2 })
    const first = await open().expect(201)
    await ann
      .as(http.post(`/v1/matches/${first.body.id}/resignation`))
      .send({})
      .expect(200)
    expect((await open().expect(201)).body).toEqual(first.body)
    expect(first.body).toMatchObject({ status: 'running', version: 1 })
  })

  test('the answer to joining stays the same, even after the match has begun', async () => {
    const { id } = (await ann.as(http.post('/v1/matches')).send(opening).expect(201)).body
    const join = again(bob, () => http.post(`/v1/matches/${id}/seats`))
    const first = await join().expect(200)
    await ruth
      .as(http.post(`/v1/matches/${id}/seats`))
      .send({})
      .expect(200)
    expect((await join().expect(200)).body).toEqual(first.body)
  })

  test('the answer to a move has the decisions that were open then', async () => {
    const match = await httpMatch(server, [ann, bob], { pace: { kind: 'hours', hours: 24 } })
    const [choice] = await match.choices(0)
    const move = again(ann, () => http.post(`/v1/matches/${match.id}/moves`), { moves: [choice?.example] })
    const first = await move().expect(200)
    clock.turn(hour)
    await match.playOn()
    expect((await move().expect(200)).body).toEqual(first.body)
  })

  test('a repeated request to take back takes one move back, and one without a key is judged anew', async () => {
    const match = await httpMatch(server, [ann, bob])
    const [choice] = await match.choices(0)
    await match.move(0, choice?.example ?? {}).expect(200)
    const back = again(ann, () => http.post(`/v1/matches/${match.id}/take-back`))
    const first = await back().expect(200)
    const answers = await Promise.all([back(), back(), back()])
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, first.body])
    expect(await prisma.entry.count({ where: { matchId: match.id } })).toBe(3)
    expect((await ann.as(http.post(`/v1/matches/${match.id}/take-back`)).send({})).body).toMatchObject({
      code: 'nothing-to-take-back',
    })
  })

  test('a seat is given up, and taken over, once', async () => {
    const match = await httpMatch(server, [ann, bob, ruth])
    const resign = again(bob, () => http.post(`/v1/matches/${match.id}/resignation`))
    const first = await resign().expect(200)
    expect((await resign().expect(200)).body).toEqual(first.body)

    await prisma.participant.updateMany({ where: { matchId: match.id, seat: 2 }, data: { offeredAt: clock.now() } })
    await prisma.match.update({ where: { id: match.id }, data: { roster: { increment: 1 } } })
    server.platform.signals.matchesChanged([match.id])
    const eve = await newPlayer(server)
    const take = again(eve, () => http.post(`/v1/matches/${match.id}/substitute`), { seat: 2 })
    const taken = await take().expect(200)
    expect((await take().expect(200)).body).toEqual(taken.body)
    expect(await prisma.participant.count({ where: { matchId: match.id, accountId: eve.id } })).toBe(1)
  })

  test('a message is posted once, even if sent five times at once, and does not come back after its withdrawal', async () => {
    const match = await httpMatch(server, [ann, bob])
    const say = again(ann, () => http.post(`/v1/matches/${match.id}/messages`), { text: 'Good luck!' })
    const answers = await Promise.all([say(), say(), say(), say(), say()])
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body])
    expect(await prisma.message.count({ where: { matchId: match.id } })).toBe(1)
    await ann.as(http.delete(`/v1/matches/${match.id}/messages/1`)).expect(204)
    expect((await say().expect(201)).body).toMatchObject({ number: 1, text: null, hidden: 'withdrawn' })
  })

  test('a rematch, a wish, a link, a study and its lines are each created once', async () => {
    const match = await httpMatch(server, [ann, bob])
    await match.post(1, '/resignation').expect(200)
    for (const [person, path, body] of [
      [ann, `/v1/matches/${match.id}/rematch`, {}],
      [bob, `/v1/matches/${match.id}/rematch`, {}],
      [ann, '/v1/wishes', { game: 'le-havre', seats: 5 }],
      [ann, '/v1/studies', { name: 'What if', from: { kind: 'game', game: 'havana', seats: 2 } }],
    ] as const) {
      const ask = again(person, () => http.post(path), body)
      const first = await ask()
      expect([201, 200], JSON.stringify(first.body)).toContain(first.status)
      const second = await ask()
      expect([second.status, second.body]).toEqual([first.status, first.body])
    }
    expect(await prisma.study.count({ where: { accountId: ann.id } })).toBe(1)
    expect(await prisma.match.count({ where: { rematchOf: match.id } })).toBe(1)
  })

  test('the answers to a proposal, a vote, a dispute and a ruling stay the same', async () => {
    const match = await httpMatch(server, [ann, bob])
    const propose = again(ann, () => http.post(`/v1/matches/${match.id}/proposals`), { kind: 'pause', days: 3 })
    const proposed = await propose().expect(201)
    const agree = again(bob, () => http.post(`/v1/matches/${match.id}/proposals/1/answer`), { agree: true })
    const agreed = await agree().expect(200)
    expect((await propose().expect(201)).body).toEqual(proposed.body)
    expect((await agree().expect(200)).body).toEqual(agreed.body)

    const dispute = { version: 1, text: 'That was not my move.', freeze: false }
    const raise = again(ann, () => http.post(`/v1/matches/${match.id}/disputes`), dispute)
    const raised = await raise().expect(201)
    const comment = again(bob, () => http.post(`/v1/matches/${match.id}/disputes/1/comments`), { text: 'It was.' })
    const commented = await comment().expect(201)
    const path = `/v1/admin/matches/${match.id}/disputes/1/ruling`
    const rule = again(ruth, () => http.post(path), { outcome: 'rejected', reasons: 'It was so.' })
    const ruled = await rule().expect(200)
    expect((await raise().expect(201)).body).toEqual(raised.body)
    expect((await comment().expect(201)).body).toEqual(commented.body)
    expect((await rule().expect(200)).body).toEqual(ruled.body)
  })

  test('the answer to the dry run of a ruling says again what would happen', async () => {
    const match = await httpMatch(server, [ann, bob])
    const dispute = { version: 1, text: 'That was not my move.', freeze: false }
    await ann
      .as(http.post(`/v1/matches/${match.id}/disputes`))
      .send(dispute)
      .expect(201)
    const path = `/v1/admin/matches/${match.id}/disputes/1/ruling`
    const ruling = { outcome: 'rejected', reasons: 'It was so.', dryRun: true }
    const preview = again(ruth, () => http.post(path), ruling)
    await ruth
      .as(http.post(`/v1/admin/matches/${match.id}/looks`))
      .send({ as: 'administrator', reason: 'Dispute 1' })
      .expect(201)
    const first = await preview().expect(200)
    expect(first.body.outcome).toBe('foretold')
    expect((await preview().expect(200)).body).toEqual(first.body)
  })

  test('a repeated setting does not overwrite a later one', async () => {
    const change = again(ann, () => http.patch('/v1/account'), { language: 'fr' })
    expect((await change().expect(200)).body.language).toBe('fr')
    await ann.as(http.patch('/v1/account')).send({ language: 'es' }).expect(200)
    expect((await change().expect(200)).body.language).toBe('fr')
    expect((await ann.as(http.get('/v1/account'))).body.language).toBe('es')
  })

  test('a repeated deletion gets the same answer, another one does not', async () => {
    const { id } = (
      await ann
        .as(http.post('/v1/account/tokens'))
        .send({ name: 'bot', scopes: ['read'], password })
        .expect(201)
    ).body
    const remove = again(ann, () => http.delete(`/v1/account/tokens/${id}`))
    await remove().expect(204)
    expect((await remove().expect(204)).text).toBe('')
    await ann.as(http.delete(`/v1/account/tokens/${id}`)).expect(404)
  })

  test('strangers do not share keys', async () => {
    const key = 'the-same-key'
    for (const email of ['one@example.org', 'two@example.org']) {
      const answer = await http.post('/v1/sessions/link').set('idempotency-key', key).send({ email })
      expect(answer.status).toBe(202)
    }
  })
})

describe('an idempotency key', () => {
  test('stands for one request of one account and, in a match, for one request of that match', async () => {
    const key = randomUUID()
    await again(ann, () => http.post('/v1/matches'), opening, key)().expect(201)
    const other = await again(ann, () => http.post('/v1/matches'), { ...opening, seats: 2 }, key)()
    expect([other.status, other.body.code]).toEqual([422, 'key-reused'])
    const elsewhere = await again(ann, () => http.post('/v1/wishes'), { game: 'havana', seats: 4 }, key)()
    expect(elsewhere.body.code).toBe('key-reused')
    await again(bob, () => http.post('/v1/matches'), opening, key)().expect(201)
  })

  test('is valid for 48 hours, and is then deleted', async () => {
    const open = again(ann, () => http.post('/v1/matches'), opening)
    const { id } = (await open().expect(201)).body
    clock.turn(48 * hour - 1000)
    expect((await open().expect(201)).body.id).toBe(id)
    clock.turn(1000)
    expect((await open().expect(201)).body.id).not.toBe(id)
    clock.turn(48 * hour)
    await server.deadlines.runOnce()
    expect(await prisma.keyedRequest.count()).toBe(0)
  })

  test('of a move is valid for 48 hours, and is then free for another request', async () => {
    const match = await httpMatch(server, [ann, bob])
    const [choice] = await match.choices(0)
    const key = randomUUID()
    await again(ann, () => http.post(`/v1/matches/${match.id}/moves`), { moves: [choice?.example] }, key)().expect(200)
    const resign = again(ann, () => http.post(`/v1/matches/${match.id}/resignation`), {}, key)
    clock.turn(48 * hour - 1000)
    expect((await resign()).body.code).toBe('key-reused')
    clock.turn(1000)
    await resign().expect(200)
  })

  test('is free again if the request did nothing', async () => {
    const key = randomUUID()
    const path = `/v1/matches/${randomUUID()}/seats`
    await again(ann, () => http.post(path), {}, key)().expect(404)
    await again(ann, () => http.post(path), { entropy: '00' }, key)().expect(404)
    expect(await prisma.keyedRequest.count({ where: { key } })).toBe(0)
  })

  test('stores no words, names, addresses or secrets', async () => {
    const match = await httpMatch(server, [ann, bob])
    await again(ann, () => http.post(`/v1/matches/${match.id}/messages`), { text: 'A word between us.' })().expect(201)
    await again(ann, () => http.patch('/v1/account'), { name: 'Anna Lovelace' })().expect(200)
    await again(ann, () => http.post('/v1/account/password'), {
      current: password,
      password: 'a new one, long',
    })().expect(204)
    const kept = JSON.stringify(await prisma.keyedRequest.findMany())
    for (const word of ['between us', 'Lovelace', '@', 'long', 'argon']) expect(kept).not.toContain(word)
  })

  test('of an erased account is deleted with it, and none of another account', async () => {
    const [cleo, bob] = [await newPlayer(server), await newPlayer(server)]
    const match = await httpMatch(server, [cleo, bob])
    await again(bob, () => http.post(`/v1/matches/${match.id}/messages`), { text: 'Hi.' })().expect(201)
    await again(cleo, () => http.post(`/v1/matches/${match.id}/messages`), { text: 'Hello.' })().expect(201)
    await again(cleo, () => http.delete('/v1/account'), { password })().expect(204)
    const keysOf = ({ id }: Person) => prisma.keyedRequest.count({ where: { scope: { startsWith: id } } })
    expect([await keysOf(cleo), await keysOf(bob)]).toEqual([0, 1])
  })
})

describe('after a crash in the middle of a request', () => {
  /** As if the server had crashed after it claimed the key and before it stored the answer. */
  async function interrupted(ask: () => Test, key: string): Promise<void> {
    await ask()
    await prisma.keyedRequest.updateMany({
      where: { key },
      data: { status: null, lockedUntil: new Date(clock.now().getTime() + 1000) },
    })
    await prisma.$executeRaw`UPDATE keyed_requests SET made = NULL WHERE key = ${key}`
  }

  test('a message is not posted again, since nobody knows whether it was', async () => {
    const match = await httpMatch(server, [ann, bob])
    const key = randomUUID()
    const say = again(ann, () => http.post(`/v1/matches/${match.id}/messages`), { text: 'Hello.' }, key)
    await interrupted(say, key)
    const early = await say()
    expect([early.status, early.body.code]).toEqual([409, 'request-under-way'])
    clock.turn(1000)
    const late = await say()
    expect([late.status, late.body.code]).toEqual([409, 'outcome-unknown'])
    expect(await prisma.message.count({ where: { matchId: match.id } })).toBe(1)
  })

  test('a match is not opened again, if the crash came before standing wishes were looked for', async () => {
    const host = await newPlayer(server)
    const open = again(host, () => http.post('/v1/matches'), opening)
    await prisma.$executeRaw`ALTER TABLE wishes RENAME TO wishes_away`
    await open().expect(500)
    await prisma.$executeRaw`ALTER TABLE wishes_away RENAME TO wishes`
    const { id } = (await open().expect(201)).body
    expect(await prisma.match.findMany({ where: { createdById: host.id }, select: { id: true } })).toEqual([{ id }])
  })

  test('a wish that was met is not placed again', async () => {
    const [cleo, dan] = [await newPlayer(server), await newPlayer(server)]
    const terms = { game: 'hamlet', seats: 2, pace: { kind: 'hours', hours: 24 } }
    await cleo.as(http.post('/v1/wishes')).send(terms).expect(201)
    const wish = again(dan, () => http.post('/v1/wishes'), terms)
    await prisma.$executeRaw`
      ALTER TABLE keyed_requests ADD CONSTRAINT crash CHECK (made->>'outcome' IS DISTINCT FROM 'matched')`
    await wish().expect(500)
    await prisma.$executeRaw`ALTER TABLE keyed_requests DROP CONSTRAINT crash`
    const { body } = await wish().expect(200)
    const seats = await prisma.participant.findMany({ where: { accountId: dan.id }, select: { matchId: true } })
    expect([body, seats]).toEqual([{ outcome: 'matched', match: expect.any(String) }, [{ matchId: body.match }]])
    expect(await prisma.wish.count({ where: { accountId: dan.id } })).toBe(0)
  })

  test('a request that is idempotent by itself is repeated', async () => {
    const key = randomUUID()
    const change = again(ann, () => http.patch('/v1/account'), { language: 'ru' }, key)
    await interrupted(change, key)
    clock.turn(1000)
    expect((await change().expect(200)).body.language).toBe('ru')
  })
})

/** A body is asked for, and nothing is changed. */
const changingNothing = ['learn', 'lookAtPosition']

test('a request that changes nothing takes no notice of a key', async () => {
  const key = randomUUID()
  const learn = (moves: object[]) => again(ann, () => http.post('/v1/games/havana/lesson'), { moves }, key)
  const first = await learn([])().expect(200)
  expect((await learn([])().expect(200)).body).toEqual(first.body)
  expect((await learn([{ type: 'open', cards: ['mama', 'siesta'] }])().expect(200)).body.moves).toBe(1)
})

describe('routes whose answer holds a secret', () => {
  const refusing = operations.filter(
    ({ operationId, method, takesKey }) => method !== 'get' && !takesKey && !changingNothing.includes(operationId),
  )

  test('are those that create sessions, tokens, webhooks’ secrets and calendars', () => {
    expect(refusing.map(({ operationId }) => operationId).sort()).toEqual([
      'createToken',
      'createWebhook',
      'enterMatch',
      'makeCalendar',
      'refreshBrowserSession',
      'refreshSession',
      'renewWebhookSecret',
      'signIn',
      'signInBrowser',
      'signInBrowserByLink',
      'signInByLink',
    ])
  })

  test('refuse the header, and do nothing', async () => {
    const world = await newWorld(server, await newPeople(server))
    for (const { operationId, method, path } of refusing) {
      const { at, body } = requests[operationId] ?? {}
      const ask = () => http[method](at?.(world) ?? path).set('origin', server.platform.publicUrl())
      const asked = again(world.player, ask, body?.(world))
      const before = await prisma.session.count()
      const answer = await asked()
      expect([operationId, answer.status, answer.body.code]).toEqual([operationId, 400, 'key-not-taken'])
      expect(await prisma.session.count()).toBe(before)
    }
  })
})

test('an invalid key is refused', async () => {
  for (const key of ['short', 'with spaces in it', 'x'.repeat(101)]) {
    const answer = await again(ann, () => http.post('/v1/matches'), opening, key)()
    expect([answer.status, answer.body.errors?.[0]?.at]).toEqual([400, 'headers/idempotency-key'])
  }
})
