import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import { judge } from '../../../src/journal/judge.ts'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { readEntries } from '../../../src/matches/record/journal.ts'
import { openSeal } from '../../../src/matches/record/seal.ts'
import { newAdministrator } from '../../support/people.ts'
import { crew, metBy, namesIn, namesOf, wishingServer } from './given.ts'

const { server, http, terms, asks, wishes, standing, blocks, look, matchesOf } = await wishingServer()
const { platform } = server
const { prisma } = platform.database
const day = 24 * 3_600_000

describe('a wish', () => {
  test('that nobody shares stays open: omitted fields have the defaults of a new match', async () => {
    const { ann } = await crew(server)
    const now = server.clock.now()

    const answer = await asks(ann, { game: 'havana', seats: 2 }).expect(201)

    const usual = { pace: { kind: 'hours', hours: 72 }, late: 'wait', language: null, rated: true }
    const times = { createdAt: now.toISOString(), expiresAt: new Date(now.getTime() + 30 * day).toISOString() }
    const wish = { id: expect.any(String), game: 'havana', seats: 2, ...usual, ...times }
    expect(answer.body).toEqual({ outcome: 'standing', wish })
    expect((await ann.as(http.get('/v1/wishes')).expect(200)).body).toEqual({ items: [answer.body.wish] })
    expect(await matchesOf(ann)).toEqual([])
  })

  test('that is placed again counts once, however it is written', async () => {
    const { ann } = await crew(server)
    const { game, seats, pace } = terms()
    const first = await asks(ann, { game, seats, pace }).expect(201)
    server.clock.turn(day)

    const again = await asks(ann, { rated: true, pace: { hours: pace.hours, kind: 'hours' }, seats, game }).expect(200)

    expect(again.body).toEqual(first.body)
    expect(await standing(ann)).toEqual([first.body.wish.id])
  })

  test('is met by another player’s equal wish: the match starts at once, and both wishes are deleted', async () => {
    const { ann, bob } = await crew(server)
    const wanted = terms()
    await wishes(ann, wanted)

    const answer = await asks(bob, wanted).expect(200)

    expect(answer.body).toEqual({ outcome: 'matched', match: expect.any(String) })
    const match = await look(ann, answer.body.match)
    const agreed = { ...wanted, late: 'wait', language: null, rated: true, private: false, seating: 'shuffled' }
    const now = server.clock.now().toISOString()
    expect(match).toMatchObject({ ...agreed, status: 'running', version: 1, startedAt: now, createdAt: now, name: '' })
    expect(match.options).toEqual(havana.meta.options.parse({}))
    expect(namesIn(match)).toEqual(namesOf(ann, bob))
    expect([await standing(ann), await standing(bob)]).toEqual([[], []])
    expect((await matchesOf(ann)).map(({ id }) => id)).toEqual([match.id])
  })

  test('is met when there are as many as the match needs, and the first to wish is its creator', async () => {
    const { ann, bob, cleo, dan } = await crew(server)
    const wanted = terms(3)
    for (const person of [ann, bob]) expect((await wishes(person, wanted)).outcome).toBe('standing')
    const id = metBy(await wishes(cleo, wanted))
    expect(namesIn(await look(dan, id))).toEqual(namesOf(ann, bob, cleo))
    expect(await prisma.match.findUnique({ where: { id } })).toMatchObject({ createdById: ann.id, roster: 3 })
    expect((await wishes(dan, wanted)).outcome).toBe('standing')
  })

  test('makes a match like any other: its journal judges again, and its deadlines are by its players’ hours', async () => {
    const { ann, bob } = await crew(server)
    const night = { night: { from: '21:00', until: '08:00' }, restDays: [], vacations: [] }
    const hours = { ...night, vacationsByThemselves: false, remindHours: null }
    await ann.as(http.put('/v1/account/hours')).send(hours).expect(200)
    const wanted = terms()
    await wishes(ann, wanted)

    const id = metBy(await wishes(bob, wanted))

    const record = await findMatch(platform, id)
    if (record === undefined) throw new Error('no such match')
    expect(judge(havana, await readEntries(platform, id), openSeal(platform, record).seed)).toBeUndefined()
    const due = new Map(
      record.decisions.map(({ seat, dueAt }) => [record.participants[seat]?.account, dueAt?.getTime()]),
    )
    expect(due.get(bob.id)).toBe(server.clock.now().getTime() + wanted.pace.hours * 3_600_000)
    expect(due.get(ann.id)).toBeGreaterThan(due.get(bob.id) ?? Number.NaN)
  })

  test('notifies everybody that the match has started, and what they are asked', async () => {
    const { ann, bob } = await crew(server)
    const wanted = terms()
    await wishes(ann, wanted)
    const id = metBy(await wishes(bob, wanted))

    const notices = await prisma.notice.findMany({ where: { matchId: id } })
    for (const person of [ann, bob]) {
      const topics = notices.filter(({ accountId }) => accountId === person.id).map(({ topic }) => topic)
      expect(topics.sort()).toEqual(['match-started', 'your-turn'])
    }
    await server.worker.drain()
    for (const { email } of [ann, bob]) {
      expect(await prisma.caughtMail.count({ where: { to: { contains: email } } })).toBe(1)
    }
  })

  test('is only met by an equal one', async () => {
    const { ann, bob } = await crew(server)
    const wanted = terms(3)
    await wishes(ann, wanted)
    const others = [
      { seats: 2 },
      { pace: { kind: 'hours', hours: 700 } },
      { pace: { kind: 'bank', hours: wanted.pace.hours, refill: 1 } },
      { late: 'bot' },
      { language: 'fr' },
      { rated: false },
      { game: 'le-havre' },
    ]
    for (const other of others) expect((await wishes(bob, { ...wanted, ...other })).outcome).toBe('standing')
    expect(await standing(bob)).toHaveLength(others.length)
    expect(await standing(ann)).toHaveLength(1)
  })
})

describe('players with a block between them', () => {
  test.each(['the first', 'the second'])(
    'are not brought together, and the next player is: %s has blocked',
    async (who) => {
      const { ann, bob, cleo, dan } = await crew(server)
      await (who === 'the first' ? blocks(ann, bob) : blocks(bob, ann))
      const wanted = terms()
      for (const person of [ann, bob]) {
        server.clock.turn(1000)
        expect((await asks(person, wanted).expect(201)).body.outcome).toBe('standing')
      }

      const first = metBy(await wishes(cleo, wanted))
      const second = metBy(await wishes(dan, wanted))

      expect(namesIn(await look(cleo, first))).toEqual(namesOf(ann, cleo))
      expect(namesIn(await look(dan, second))).toEqual(namesOf(bob, dan))
    },
  )

  test('are in no group together, however many it needs', async () => {
    const { ann, bob, cleo, dan, eve } = await crew(server)
    await blocks(cleo, bob)
    await blocks(ann, dan)
    const wanted = terms(3)
    for (const person of [ann, bob, cleo, dan]) expect((await wishes(person, wanted)).outcome).toBe('standing')

    const id = metBy(await wishes(eve, wanted))

    // Of ann-bob-eve, ann-cleo-eve, bob-dan-eve and cleo-dan-eve, the first.
    expect(namesIn(await look(eve, id))).toEqual(namesOf(ann, bob, eve))
    expect([(await standing(cleo)).length, (await standing(dan)).length]).toEqual([1, 1])
  })

  test('meet after the block is lifted and one of them asks again', async () => {
    const { ann, bob } = await crew(server)
    await blocks(ann, bob)
    const wanted = terms()
    await wishes(ann, wanted)
    await wishes(bob, wanted)
    await ann.as(http.delete(`/v1/account/blocks/${encodeURIComponent(bob.name)}`)).expect(204)

    const id = metBy(await wishes(ann, wanted))
    expect(namesIn(await look(ann, id))).toEqual(namesOf(ann, bob))
  })
})

describe('a player who is kept out', () => {
  test.each([
    ['suspended', { reason: 'Insults.' }],
    ['banned', { reason: 'Insults.' }],
  ])('is not brought together with anybody: %s', async (what, body) => {
    const { ann, bob } = await crew(server)
    const administrator = await newAdministrator(server)
    const wanted = terms()
    await wishes(ann, wanted)
    const route = what === 'banned' ? 'ban' : 'suspend'
    await administrator
      .as(http.post(`/v1/admin/accounts/${ann.id}/${route}`))
      .send(body)
      .expect(200)

    expect((await wishes(bob, wanted)).outcome).toBe('standing')
    expect(await prisma.wish.count({ where: { accountId: ann.id } })).toBe(0)
  })

  test('may wish again after a suspension', async () => {
    const { ann, bob } = await crew(server)
    await prisma.account.update({
      where: { id: ann.id },
      data: { status: 'suspended', suspendedUntil: new Date(server.clock.now().getTime() - 1000) },
    })
    const wanted = terms()
    await wishes(ann, wanted)
    expect((await wishes(bob, wanted)).outcome).toBe('matched')
  })

  test('has no wishes left after an erasure', async () => {
    const { ann, bob } = await crew(server)
    const wanted = terms()
    await wishes(ann, wanted)
    await ann.as(http.delete('/v1/account')).send({ password: 'a password for tests' }).expect(204)
    expect((await wishes(bob, wanted)).outcome).toBe('standing')
    expect(await prisma.wish.count({ where: { accountId: ann.id } })).toBe(0)
  })
})
