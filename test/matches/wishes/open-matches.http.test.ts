import { describe, expect, test } from 'vitest'
import { newAdministrator } from '../../support/people.ts'
import { later } from '../scheduler/given.ts'
import { crew, metBy, namesIn, namesOf, wishingServer } from './given.ts'

const { server, http, terms, asks, wishes, standing, blocks, opens, joins, leaves, look, matchesOf } =
  await wishingServer()
const { prisma } = server.platform.database
const minute = 60_000

describe('a waiting match', () => {
  test('is joined by every player who wishes for exactly such a match: the oldest first, and no wish stays open', async () => {
    const { ann, bob, cleo } = await crew(server)
    const wanted = terms(3)
    const oldest = await opens(ann, wanted)
    server.clock.turn(minute)
    const newer = await opens(bob, wanted)

    const answer = await asks(cleo, wanted).expect(200)

    expect(answer.body).toEqual({ outcome: 'matched', match: oldest })
    expect(await look(cleo, oldest)).toMatchObject({
      status: 'open',
      players: [{ name: ann.name }, { name: cleo.name }],
    })
    expect((await look(cleo, newer)).players).toHaveLength(1)
    expect(await standing(cleo)).toEqual([])
  })

  test('starts by a wish that takes its last seat, and everybody gets a notice', async () => {
    const { ann, bob } = await crew(server)
    const wanted = terms()
    const match = await opens(ann, wanted)

    expect(metBy(await wishes(bob, wanted))).toBe(match)

    expect(await look(ann, match)).toMatchObject({ status: 'running', version: 1 })
    const notices = await prisma.notice.findMany({ where: { matchId: match, topic: 'match-started' } })
    expect(notices.map(({ accountId }) => accountId).sort()).toEqual([ann.id, bob.id].sort())
  })

  test('is preferred to a new match with other players of the same wish', async () => {
    const { ann, bob, cleo } = await crew(server)
    await blocks(bob, ann)
    const wanted = terms()
    const match = await opens(ann, wanted)
    expect((await wishes(bob, wanted)).outcome).toBe('standing')
    expect(metBy(await wishes(cleo, wanted))).toBe(match)
    expect(await standing(bob)).toHaveLength(1)
  })

  test.each([
    ['private', { private: true }],
    ['with a bot in it', { seats: 3, bots: 1 }],
    ['by other options', { options: { buildings: 36 } }],
    ['of another pace', { pace: { kind: 'none' } }],
    ['late in another way', { late: 'substitute' }],
    ['in a language', { language: 'ru' }],
    ['that does not count', { rated: false }],
    ['for more', { seats: 4 }],
  ])('is not joined by a wish for a different match: %s', async (_what, other) => {
    const { ann, bob } = await crew(server)
    const wanted = terms('bots' in other ? 3 : 2)
    const match = await opens(ann, { ...wanted, ...other })
    expect((await wishes(bob, wanted)).outcome).toBe('standing')
    expect(namesIn(await look(ann, match))).not.toContain(bob.name)
  })

  test('is found behind a hundred older ones of other terms', async () => {
    const { ann, bob, cleo } = await crew(server)
    const wanted = terms()
    const other = await opens(bob, wanted)
    await prisma.$executeRaw`UPDATE matches SET longest_wait = 10 WHERE id = ${other}::uuid`
    await prisma.$executeRaw`
      INSERT INTO matches SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid()))).*
      FROM matches m, generate_series(1, 100) WHERE m.id = ${other}::uuid`
    server.clock.turn(minute)
    const match = await opens(ann, wanted)

    expect(metBy(await wishes(cleo, wanted))).toBe(match)
    await prisma.match.updateMany({ where: { longestWait: 10 }, data: { status: 'aborted' } })
  })

  test('is not joined by a wish if it is a rematch, whose seats are for its players', async () => {
    const { ann, bob, cleo } = await crew(server)
    const wanted = terms()
    const played = metBy(await wishes(ann, wanted).then(() => wishes(bob, wanted)))
    await ann.as(http.post(`/v1/matches/${played}/resignation`)).expect(200)
    await ann
      .as(http.post(`/v1/matches/${played}/rematch`))
      .send({})
      .expect(201)
    expect((await wishes(cleo, wanted)).outcome).toBe('standing')
  })

  test('is not joined by a player with a block between them and one of its players', async () => {
    const { ann, bob, cleo, dan } = await crew(server)
    const wanted = terms(4)
    const match = await opens(ann, wanted)
    await joins(bob, match).expect(200)
    await blocks(bob, cleo)
    await blocks(dan, ann)
    for (const person of [cleo, dan]) {
      const { body, status } = await asks(person, wanted)
      expect([status, body.outcome]).toEqual([201, 'standing'])
    }
    expect(namesIn(await look(ann, match))).toEqual(namesOf(ann, bob))
  })

  test('is not joined by a player in 50 waiting matches: the wish stays open', async () => {
    const { ann, bob } = await crew(server)
    for (let matches = 0; matches < 50; matches++) await opens(bob, terms(4))
    const wanted = terms()
    const match = await opens(ann, wanted)
    expect((await wishes(bob, wanted)).outcome).toBe('standing')
    expect(namesIn(await look(ann, match))).toEqual([ann.name])
  })
})

describe('a new match', () => {
  test('is joined at once by those who wish for it, and its creator sees them in it', async () => {
    const { ann, bob, cleo } = await crew(server)
    const wanted = terms(4)
    await wishes(bob, wanted)
    await wishes(cleo, wanted)

    const opened = await ann.as(http.post('/v1/matches')).send(wanted).expect(201)

    expect(opened.body.players.map(({ name }: { name: string }) => name)).toEqual(
      [ann, bob, cleo].map(({ name }) => name),
    )
    expect([await standing(bob), await standing(cleo)]).toEqual([[], []])
  })

  test('starts if they are enough: those who have waited longest are in it', async () => {
    const { ann, bob, cleo, dan } = await crew(server)
    const wanted = terms()
    await blocks(bob, cleo)
    await wishes(bob, wanted)
    await wishes(cleo, wanted)

    const opened = await ann.as(http.post('/v1/matches')).send(wanted).expect(201)

    expect(opened.body).toMatchObject({ status: 'running', version: 1 })
    expect(namesIn(await look(dan, opened.body.id))).toEqual(namesOf(ann, bob))
    expect(await standing(cleo)).toHaveLength(1)
  })

  test('does not meet its creator’s own wish', async () => {
    const { ann } = await crew(server)
    const wanted = terms()
    await wishes(ann, wanted)
    const match = await opens(ann, wanted)
    expect(await look(ann, match)).toMatchObject({ status: 'open', players: [{ name: ann.name }] })
    expect(await standing(ann)).toHaveLength(1)
  })
})

describe('a freed seat', () => {
  test('is taken by a player who wishes for such a match, if another player leaves', async () => {
    const { ann, bob, cleo, dan } = await crew(server)
    await blocks(dan, bob)
    const wanted = terms(4)
    const match = await opens(ann, wanted)
    await joins(bob, match).expect(200)
    await joins(cleo, match).expect(200)
    expect((await wishes(dan, wanted)).outcome).toBe('standing')

    await leaves(bob, match).expect(204)

    expect(namesIn(await look(ann, match))).toEqual(namesOf(ann, cleo, dan))
    expect(await standing(dan)).toEqual([])
  })

  test('is not taken again by the player who left it, whatever they wished before', async () => {
    const { ann, bob } = await crew(server)
    const wanted = terms(3)
    const match = await opens(ann, wanted)
    await joins(bob, match).expect(200)
    await wishes(bob, wanted)
    expect(await standing(bob)).toHaveLength(1)

    await leaves(bob, match).expect(204)

    expect(namesIn(await look(ann, match))).toEqual([ann.name])
    expect(await standing(bob)).toEqual([])
  })

  test('is taken by a player who wishes for such a match, if the creator took it from a player or a bot', async () => {
    const { ann, bob, cleo, dan } = await crew(server)
    await blocks(cleo, bob)
    const wanted = terms(4)
    const match = await opens(ann, { ...wanted, bots: 1 })
    await joins(bob, match).expect(200)
    await wishes(bob, wanted)
    await wishes(cleo, wanted)
    await wishes(dan, wanted)
    const numberOf = async (name: string) =>
      (await look(ann, match)).players.find((player) => player.name === name)?.participant ?? ''
    const remove = async (name: string) =>
      ann.as(http.delete(`/v1/matches/${match}/seats/${await numberOf(name)}`)).expect(204)

    await remove('Bot')
    expect(namesIn(await look(ann, match))).toEqual(namesOf(ann, bob, dan))
    await remove(bob.name)
    expect(namesIn(await look(ann, match))).toEqual(namesOf(ann, cleo, dan))
    expect(await standing(bob)).toEqual([])
  })

  test('is found within ten minutes after a ban', async () => {
    const { ann, bob, cleo } = await crew(server)
    const administrator = await newAdministrator(server)
    await blocks(cleo, bob)
    const wanted = terms(3)
    const match = await opens(ann, wanted)
    await joins(bob, match).expect(200)
    expect((await wishes(cleo, wanted)).outcome).toBe('standing')
    await later(server, 0)

    await administrator
      .as(http.post(`/v1/admin/accounts/${bob.id}/ban`))
      .send({ reason: 'Insults.' })
      .expect(200)
    await later(server, 9 * minute)
    expect(namesIn(await look(ann, match))).toEqual([ann.name])
    await later(server, minute)
    expect(namesIn(await look(ann, match))).toEqual(namesOf(ann, cleo))
  })
})

describe('wishes that could be met, but that no server has looked at', () => {
  test('are met within ten minutes: a server stopped after it had stored one', async () => {
    const { ann, bob, cleo } = await crew(server)
    const wanted = terms()
    await blocks(ann, bob)
    await wishes(ann, wanted)
    await wishes(bob, wanted)
    await later(server, 0)
    const ofBob = { accountId: bob.id }
    await prisma.wish.updateMany({ where: ofBob, data: { accountId: cleo.id } })

    await later(server, 10 * minute)

    expect(await matchesOf(bob)).toEqual([])
    expect((await matchesOf(cleo)).map(namesIn)).toEqual([namesOf(ann, cleo)])
  })
})
