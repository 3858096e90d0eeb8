import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEntries } from '../../../src/matches/record/journal.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { lobbyOn, namesIn, numberOf } from './given.ts'

const server = await testServer()
const { platform } = server
const { prisma } = platform.database
const { create, opened, seen, look, join, leave, cancel, remove, invite, makeLink, noticesOf, blocks } = lobbyOn(server)

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const cleo = await newPlayer(server, { name: 'Cleo' })
const dan = await newPlayer(server, { name: 'Dan' })
const administrator = await newAdministrator(server)

const never = '0188b1a3-1a2b-4c3d-8e4f-0123456789ab'
const someNumber = '0123456789abcdef'

describe('bots of a new match', () => {
  test('take seats at once, and leave one to its creator', async () => {
    const { body } = await create(ann, { seats: 4, bots: 2 }).expect(201)
    expect(body).toMatchObject({
      status: 'open',
      players: [{ name: ann.name, bot: false }, { bot: true }, { bot: true }],
    })
    await join(bob, body.id).expect(200)
    expect(await seen(ann, body.id)).toMatchObject({ status: 'running', seats: 4 })
  })

  test('start it at once if they take all the others', async () => {
    const { body } = await create(ann, { seats: 3, bots: 2, seating: 'as-joined' }).expect(201)
    expect(body).toMatchObject({
      status: 'running',
      version: 1,
      yourSeat: 0,
      startedAt: server.clock.now().toISOString(),
      players: [
        { seat: 0, name: ann.name },
        { seat: 1, bot: true },
        { seat: 2, bot: true },
      ],
    })
    expect(await readEntries(platform, body.id)).toMatchObject([{ version: 1, kind: 'opened' }])
    expect(await noticesOf(body.id, 'match-started')).toEqual([{ to: 'Ann', payload: { match: body.id } }])
    expect((await join(bob, body.id)).body.code).toBe('match-not-open')
  })

  test.each([
    [2, 2],
    [2, 3],
    [4, 4],
  ])('are refused if, of %i seats, they ask for %i', async (seats, bots) => {
    const before = await prisma.match.count()
    const { body } = await create(ann, { seats, bots }).expect(400)
    expect(body.code).toBe('invalid-request')
    expect(body.errors.map(({ at }: { at: string }) => at)).toContain('body/bots')
    expect(await prisma.match.count()).toBe(before)
  })
})

describe('whether a match is rated', () => {
  test.each([
    [{}, true],
    [{ private: false }, true],
    [{ rated: false }, false],
    [{ private: true }, false],
    [{ private: true, rated: false }, false],
  ])('%j: %s', async (wish, rated) => {
    expect((await create(ann, wish).expect(201)).body).toMatchObject({ ...wish, rated })
  })

  test('a private one that asks to be rated is refused, and not silently changed', async () => {
    const before = await prisma.match.count()
    expect((await create(ann, { private: true, rated: true }).expect(422)).body.code).toBe('private-not-rated')
    expect(await prisma.match.count()).toBe(before)
  })
})

describe('cancelling a match', () => {
  test('deletes it: everybody else who has joined gets one notice', async () => {
    const match = await opened({ seats: 4, bots: 1 }, ann, bob)
    await cancel(ann, match).expect(204)
    expect(await seen(cleo, match)).toMatchObject({
      status: 'aborted',
      version: 0,
      expiresAt: null,
      endedAt: server.clock.now().toISOString(),
    })
    expect((await join(cleo, match).expect(409)).body.code).toBe('match-not-open')
    expect((await leave(bob, match).expect(409)).body.code).toBe('match-not-open')
    expect((await cancel(ann, match).expect(409)).body.code).toBe('match-not-open')
    expect(await noticesOf(match, 'match-closed')).toEqual([{ to: 'Bob', payload: { match, why: 'cancelled' } }])
  })

  test('does not notify players who have left before', async () => {
    const match = await opened({ seats: 4 }, ann, bob, cleo)
    await leave(bob, match).expect(204)
    await cancel(ann, match).expect(204)
    expect((await noticesOf(match, 'match-closed')).map(({ to }) => to)).toEqual(['Cleo'])
  })
})

/** What only creators may do, before the start. */
const deeds = [
  ['cancel a match', (person: Person, match: string) => cancel(person, match)],
  ['take a seat back', (person: Person, match: string, number: string) => remove(person, match, number)],
] as const

describe.each(deeds)('to %s', (_deed, doIt) => {
  test('is for its creator only', async () => {
    const match = await opened({ seats: 4 }, ann, bob)
    const number = numberOf(await seen(ann, match), 'Bob')
    for (const person of [bob, cleo, administrator]) {
      expect((await doIt(person, match, number)).body).toMatchObject({ status: 403, code: 'not-the-creator' })
    }
    expect(namesIn(await seen(ann, match))).toEqual(['Ann', 'Bob'])
    await doIt(ann, match, number).expect(204)
  })

  test('does not reveal a private match to anybody who may not see it', async () => {
    const match = await opened({ seats: 4, private: true }, ann)
    expect((await doIt(bob, match, someNumber)).body).toMatchObject({ status: 404, code: 'not-found' })
    expect((await doIt(ann, never, someNumber)).body).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('is impossible once it has started', async () => {
    const match = await opened({}, ann, bob)
    const number = numberOf(await seen(ann, match), 'Bob')
    expect((await doIt(ann, match, number)).body).toMatchObject({ status: 409, code: 'match-not-open' })
    expect((await doIt(bob, match, number)).body).toMatchObject({ status: 403, code: 'not-the-creator' })
    expect((await seen(ann, match)).status).toBe('running')
  })
})

describe('the creator of a match', () => {
  test('is named while it waits for players, also to strangers; when they leave, the next player is', async () => {
    const match = await opened({ seats: 3 }, ann, bob)
    const before = await seen(cleo, match)
    expect(before.creator).toBe(numberOf(before, 'Ann'))
    await leave(ann, match).expect(204)
    const after = await seen(cleo, match)
    expect(after.creator).toBe(numberOf(after, 'Bob'))

    await join(cleo, match).expect(200)
    await join(dan, match).expect(200)
    expect(await seen(cleo, match)).toMatchObject({ status: 'running', creator: null })
  })
})

describe('taking a seat back', () => {
  test('from a person: they get a notice, and others can have it', async () => {
    const match = await opened({ seats: 3 }, ann, bob)
    await remove(ann, match, numberOf(await seen(ann, match), 'Bob')).expect(204)
    expect(namesIn(await seen(ann, match))).toEqual(['Ann'])
    expect(await noticesOf(match, 'seat-removed')).toEqual([{ to: 'Bob', payload: { match } }])
    await join(cleo, match).expect(200)
    await join(dan, match).expect(200)
    expect((await seen(ann, match)).status).toBe('running')
  })

  test('from a player who joined again sends another notice', async () => {
    const match = await opened({ seats: 3 }, ann, bob)
    await remove(ann, match, numberOf(await seen(ann, match), 'Bob')).expect(204)
    server.clock.turn(1000)
    await invite(ann, match, bob.email).expect(202)
    await join(bob, match).expect(200)
    await remove(ann, match, numberOf(await seen(ann, match), 'Bob')).expect(204)
    expect((await noticesOf(match, 'seat-removed')).map(({ to }) => to)).toEqual(['Bob', 'Bob'])
  })

  test('from a player who then needs an invitation to return: one made after that', async () => {
    const match = await opened({ seats: 3 }, ann)
    await invite(ann, match, bob.email).expect(202)
    await join(bob, match).expect(200)
    server.clock.turn(1000)
    await remove(ann, match, numberOf(await seen(ann, match), 'Bob')).expect(204)
    expect((await join(bob, match)).body).toMatchObject({ status: 403, code: 'invitation-needed' })
    server.clock.turn(1000)
    const { body: link } = await makeLink(ann, match).expect(201)
    await join(bob, match, { invitation: link.token }).expect(200)
    // Anybody who has left a match may join it again.
    await leave(bob, match).expect(204)
    expect((await join(bob, match)).body).toMatchObject({ code: 'invitation-needed' })
    await join(cleo, match).expect(200)
    await leave(cleo, match).expect(204)
    await join(cleo, match).expect(200)
    await join(dan, match).expect(200)
    // Nor can a removed player return as a substitute.
    await prisma.participant.updateMany({ where: { matchId: match, seat: 0 }, data: { offeredAt: server.clock.now() } })
    await prisma.match.update({ where: { id: match }, data: { roster: { increment: 1 } } })
    const takesOver = bob.as(request(server.app.server).post(`/v1/matches/${match}/substitute`)).send({ seat: 0 })
    expect((await takesOver).body).toMatchObject({ code: 'invitation-needed' })
  })

  test('of a private match: its old invitation shows the match no more, and a new one does', async () => {
    const match = await opened({ seats: 3, private: true }, ann)
    await invite(ann, match, bob.email).expect(202)
    const { body: old } = await makeLink(ann, match).expect(201)
    await join(bob, match).expect(200)
    server.clock.turn(1000)
    await remove(ann, match, numberOf(await seen(ann, match), 'Bob')).expect(204)
    server.clock.turn(1000)

    expect((await look(bob, match)).body.code).toBe('not-found')
    expect((await look(bob, match, `?invitation=${old.token}`)).body.code).toBe('not-found')
    expect((await join(bob, match)).body.code).toBe('invitation-needed')
    const [mailed] = await prisma.invitation.findMany({ where: { matchId: match, email: bob.email } })
    const token = server.platform.secrets.linkToken('invitation', mailed?.id ?? '')
    const unnamed = () => request(server.app.server).get(`/v1/matches/${match}`).set('paquebot-invitation', token)
    expect((await unnamed()).body.code).toBe('not-found')

    const { body: link } = await makeLink(ann, match).expect(201)
    await look(bob, match, `?invitation=${link.token}`).expect(200)
    await invite(ann, match, bob.email).expect(202)
    await look(bob, match).expect(200)
    await join(bob, match).expect(200)
  })

  test('from a bot: a person can have it', async () => {
    const match = await opened({ seats: 3, bots: 1 }, ann)
    await remove(ann, match, numberOf(await seen(ann, match), 'Bot')).expect(204)
    expect(namesIn(await seen(ann, match))).toEqual(['Ann'])
    expect(await noticesOf(match, 'seat-removed')).toEqual([])
    await join(bob, match).expect(200)
    await join(cleo, match).expect(200)
    expect(namesIn(await seen(ann, match)).toSorted()).toEqual(['Ann', 'Bob', 'Cleo'])
  })

  test('is refused for one’s own, and for an unknown number', async () => {
    const match = await opened({ seats: 3 }, ann, bob)
    const record = await seen(ann, match)
    expect((await remove(ann, match, numberOf(record, 'Ann'))).body).toMatchObject({ status: 409, code: 'own-seat' })
    expect((await remove(ann, match, someNumber)).body).toMatchObject({ status: 404, code: 'not-found' })
    expect((await remove(ann, match, 'Bob')).body).toMatchObject({ status: 400, code: 'invalid-request' })
    await remove(ann, match, numberOf(record, 'Bob')).expect(204)
    expect((await remove(ann, match, numberOf(record, 'Bob'))).body).toMatchObject({ status: 404 })
  })
})

describe('when the creator leaves', () => {
  test('the first to have joined of those who remain is the creator from then on; a bot never is', async () => {
    const match = await opened({ seats: 4, bots: 1 }, ann, bob)
    const { id } = (await join(cleo, await opened({ seats: 4 }, dan)).expect(200)).body
    await leave(dan, id).expect(204)
    await join(dan, id).expect(200)
    expect((await cancel(dan, id)).body.code).toBe('not-the-creator')
    await cancel(cleo, id).expect(204)

    await leave(ann, match).expect(204)
    expect((await cancel(ann, match)).body.code).toBe('not-the-creator')
    await cancel(bob, match).expect(204)
  })

  test('the order of joining decides: a player who left and joined again comes last', async () => {
    const match = await opened({ seats: 4 }, ann, cleo, bob)
    await leave(cleo, match).expect(204)
    await join(cleo, match).expect(200)
    await leave(ann, match).expect(204)
    expect((await cancel(cleo, match)).body.code).toBe('not-the-creator')
    await cancel(bob, match).expect(204)
  })

  test.each(['banned', 'erased'])('the same happens if they are %s', async (how) => {
    const creator = await newPlayer(server)
    const match = await opened({ seats: 4 }, creator, bob, cleo)
    const http = request(server.app.server)
    if (how === 'banned') {
      const ban = http.post(`/v1/admin/accounts/${creator.id}/ban`).send({ reason: 'Repeated insults.' })
      await administrator.as(ban).expect(200)
    } else await creator.as(http.delete('/v1/account')).send({ password: 'a password for tests' }).expect(204)
    expect(namesIn(await seen(bob, match))).toEqual(['Bob', 'Cleo'])
    expect((await cancel(cleo, match)).body.code).toBe('not-the-creator')
    await cancel(bob, match).expect(204)
  })
})

describe('joining a player with a block between the two', () => {
  test('is refused without a name, whichever of the two has blocked the other', async () => {
    const [me, foe, friend] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
    const match = await opened({ seats: 4 }, friend, foe)
    for (const [blocker, blocked] of [[me, foe] as const, [foe, me] as const]) {
      await blocks(blocker, blocked)
      const { body } = await join(me, match).expect(403)
      expect(body.code).toBe('not-together')
      expect(JSON.stringify(body)).not.toContain(foe.name)
      await prisma.block.deleteMany({ where: { blockerId: blocker.id } })
    }
    await join(me, match).expect(200)
  })
})

describe('concurrent requests', () => {
  const crowd: Person[] = []
  beforeAll(async () => {
    while (crowd.length < 2) crowd.push(await newPlayer(server))
  })

  test('two who want the last seat, and a creator who cancels: one of the three succeeds', async () => {
    for (let round = 0; round < 8; round++) {
      const match = await opened({ seats: 3 }, ann, bob)
      const asked = [...crowd.map((person) => join(person, match)), cancel(ann, match)]
      const answers = await Promise.all(round % 2 === 0 ? asked : asked.toReversed())
      const done = answers.filter(({ status }) => status < 300)
      expect(done).toHaveLength(1)
      for (const { status, body } of answers) if (status >= 300) expect(body.code).toBe('match-not-open')

      const { status, version, players } = await seen(ann, match)
      const closed = (await noticesOf(match, 'match-closed')).map(({ to }) => to)
      if (done[0]?.status === 204)
        expect({ status, version, closed }).toEqual({ status: 'aborted', version: 0, closed: ['Bob'] })
      else expect({ status, version, closed }).toEqual({ status: 'running', version: 1, closed: [] })
      expect(players).toHaveLength(status === 'running' ? 3 : 2)
    }
  })

  test('a seat is taken back as the last player joins: nobody plays who was removed', async () => {
    const [last] = crowd
    if (!last) throw new Error('nobody came')
    for (let round = 0; round < 8; round++) {
      const match = await opened({ seats: 3 }, ann, bob)
      const number = numberOf(await seen(ann, match), 'Bob')
      const asked = [remove(ann, match, number), join(last, match)]
      const [one, other] = await Promise.all(round % 2 === 0 ? asked : asked.toReversed())
      const [removed, joined] = round % 2 === 0 ? [one, other] : [other, one]
      expect(joined?.status).toBe(200)

      const record = await seen(ann, match)
      const sentAway = (await noticesOf(match, 'seat-removed')).map(({ to }) => to)
      if (removed?.status === 204) {
        expect({ status: record.status, names: namesIn(record) }).toEqual({ status: 'open', names: ['Ann', last.name] })
        expect(sentAway).toEqual(['Bob'])
      } else {
        expect(removed?.body.code).toBe('match-not-open')
        expect({ status: record.status, players: record.players.length }).toEqual({ status: 'running', players: 3 })
        expect(sentAway).toEqual([])
      }
    }
  })

  test('a creator and their successor leave together: the match is deleted, or has one creator', async () => {
    for (let round = 0; round < 4; round++) {
      const match = await opened({ seats: 4 }, ann, bob, cleo)
      await Promise.all([leave(ann, match).expect(204), leave(bob, match).expect(204)])
      expect(namesIn(await seen(cleo, match))).toEqual(['Cleo'])
      await cancel(cleo, match).expect(204)
    }
  })
})

test('an invited person cannot see a private match any longer than the others once it is cancelled', async () => {
  const match = await opened({ seats: 3, private: true }, ann)
  await invite(ann, match, bob.email).expect(202)
  await join(bob, match).expect(200)
  await cancel(ann, match).expect(204)
  expect((await look(bob, match).expect(200)).body.status).toBe('aborted')
  expect((await look(cleo, match)).status).toBe(404)
})
