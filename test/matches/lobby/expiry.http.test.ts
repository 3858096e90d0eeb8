import { Registry } from 'prom-client'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { judge } from '../../../src/journal/judge.ts'
import { server as anotherServer } from '../../../src/main.ts'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { readEntries } from '../../../src/matches/record/journal.ts'
import { openSeal } from '../../../src/matches/record/seal.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { later, monday, turnTo } from '../scheduler/given.ts'
import { lobbyOn, namesIn, numberOf } from './given.ts'

const server = await testServer()
const other = await anotherServer({ ...server.platform, metrics: new Registry() })
afterAll(() => other.app.close())
const { platform, clock } = server
const { prisma } = platform.database
const { opened, seen, join, leave, remove, cancel, resign, noticesOf } = lobbyOn(server)
const http = request(server.app.server)

const day = 24 * 3_600_000
const slow = { pace: { kind: 'none' } }
const inDays = (days: number) => new Date(clock.now().getTime() + days * day).toISOString()

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const cleo = await newPlayer(server, { name: 'Cleo' })

// Nobody signs in for months.
beforeAll(() => prisma.session.updateMany({ data: { expiresAt: new Date('2030-01-01T00:00:00.000Z') } }))
beforeEach(async () => {
  await prisma.match.updateMany({ data: { expiresAt: null, warnAt: null } })
  turnTo(server, monday)
})

const warned = async (match: string) => (await noticesOf(match, 'match-expiring')).map(({ to }) => to).toSorted()
const closed = (match: string) => noticesOf(match, 'match-closed')
const stored = (id: string) =>
  prisma.match.findUniqueOrThrow({ where: { id }, select: { expiresAt: true, warnAt: true, roster: true } })

/** Makes a move for any seat that is asked. */
async function moves(person: Person, match: string): Promise<void> {
  const { choices } = (await person.as(http.get(`/v1/matches/${match}/choices`)).expect(200)).body
  const asked = http.post(`/v1/matches/${match}/moves`).send({ moves: [choices[0].example] })
  await person.as(asked).expect(200)
}

describe('a match that does not fill', () => {
  test('is cancelled 28 days after a player last joined or left', async () => {
    const match = await opened({ seats: 4 }, ann)
    expect((await seen(ann, match)).expiresAt).toBe(inDays(28))
    clock.turn(day)
    await join(bob, match).expect(200)
    expect((await seen(ann, match)).expiresAt).toBe(inDays(28))
    clock.turn(day)
    await join(cleo, match).expect(200)
    clock.turn(day)
    await leave(bob, match).expect(204)
    expect((await seen(ann, match)).expiresAt).toBe(inDays(28))
    clock.turn(day)
    await remove(ann, match, numberOf(await seen(ann, match), 'Cleo')).expect(204)
    expect((await seen(ann, match)).expiresAt).toBe(inDays(28))

    await later(server, 28 * day - 1)
    expect((await seen(ann, match)).status).toBe('open')
    await later(server, 1)
    expect(await seen(ann, match)).toMatchObject({ status: 'aborted', expiresAt: null, endedAt: inDays(0), version: 0 })
  })

  test('warns all its players three days before, once', async () => {
    const match = await opened({ seats: 4, bots: 1 }, ann, bob)
    await later(server, 25 * day - 1)
    expect(await warned(match)).toEqual([])
    await later(server, 1)
    await later(server, day)
    expect(await noticesOf(match, 'match-expiring')).toEqual([
      { to: 'Ann', payload: { match } },
      { to: 'Bob', payload: { match } },
    ])
    expect((await seen(ann, match)).expiresAt).toBe(inDays(2))
  })

  test('notifies everybody who had joined when it expires', async () => {
    const match = await opened({ seats: 4 }, ann, bob, cleo)
    await leave(cleo, match).expect(204)
    expect(await closed(match)).toEqual([])
    clock.turn(28 * day)
    await handleDue(server)
    await handleDue(server)
    expect(await closed(match)).toEqual(['Ann', 'Bob'].map((to) => ({ to, payload: { match, why: 'expired' } })))
    expect((await join(cleo, match).expect(409)).body.code).toBe('match-not-open')
  })

  test('has its full time again after a player joins, and warns again', async () => {
    const match = await opened({ seats: 4 }, ann)
    await later(server, 26 * day)
    expect(await warned(match)).toEqual(['Ann'])
    await join(bob, match).expect(200)
    await later(server, 24 * day)
    expect(await warned(match)).toEqual(['Ann'])
    await later(server, day)
    expect(await warned(match)).toEqual(['Ann', 'Ann', 'Bob'])
    await later(server, 3 * day)
    expect((await seen(ann, match)).status).toBe('aborted')
  })

  test('sends nothing if it was cancelled before', async () => {
    const match = await opened({ seats: 4 }, ann, bob)
    await cancel(ann, match).expect(204)
    clock.turn(28 * day)
    await handleDue(server)
    expect(await closed(match)).toEqual([{ to: 'Bob', payload: { match, why: 'cancelled' } }])
    expect(await warned(match)).toEqual([])
  })

  test('either starts or expires if a player joins as its time runs out', async () => {
    for (let round = 0; round < 4; round++) {
      turnTo(server, monday)
      const match = await opened({}, ann)
      clock.turn(28 * day)
      const [, joined] = await Promise.all([server.deadlines.runOnce(), join(bob, match), other.deadlines.runOnce()])
      const { status } = await seen(ann, match)
      expect(status).toBe(joined.status === 200 ? 'running' : 'aborted')
      expect((await closed(match)).map(({ to }) => to)).toEqual(status === 'running' ? [] : ['Ann'])
    }
  })
})

describe('a match in which nothing happens', () => {
  test('warns all its players after 166 days, and is aborted after 180', async () => {
    const match = await opened({ ...slow, seats: 3, bots: 1, seating: 'as-joined' }, ann, bob)
    await handleDue(server)
    expect((await seen(ann, match)).expiresAt).toBe(inDays(180))
    await later(server, 166 * day - 1)
    expect(await warned(match)).toEqual([])
    await later(server, 1)
    await later(server, day)
    expect(await warned(match)).toEqual(['Ann', 'Bob'])
    expect((await seen(ann, match)).expiresAt).toBe(inDays(13))

    await later(server, 13 * day - 1)
    expect((await seen(ann, match)).status).toBe('running')
    clock.turn(1)
    await handleDue(server)
    expect(await seen(ann, match)).toMatchObject({
      status: 'aborted',
      decisions: [],
      result: null,
      expiresAt: null,
      endedAt: inDays(0),
    })
    const entries = await readEntries(platform, match)
    expect(entries.at(-1)).toMatchObject({
      kind: 'aborted',
      actor: { kind: 'system' },
      events: [{ type: 'aborted', reason: 'abandoned' }],
    })
    expect((await noticesOf(match, 'match-aborted')).map(({ to }) => to)).toEqual(['Ann', 'Bob'])
    const record = await findMatch(platform, match)
    if (record === undefined) throw new Error('no such match')
    expect(judge(record.game, entries, openSeal(platform, record).seed)).toBeUndefined()
  })

  test('counts from the last thing that happened, and warns nobody too early', async () => {
    const match = await opened({ ...slow, seating: 'as-joined' }, ann, bob)
    await later(server, 100 * day)
    await moves(ann, match)
    expect((await seen(ann, match)).expiresAt).toBe(inDays(180))
    // when it comes due by the time stored at the start, it is postponed
    await later(server, 66 * day)
    expect(await warned(match)).toEqual([])
    expect((await seen(ann, match)).expiresAt).toBe(inDays(114))
    await later(server, 14 * day)
    expect((await seen(ann, match)).status).toBe('running')
    await later(server, 86 * day)
    expect(await warned(match)).toEqual(['Ann', 'Bob'])
    // when a player moves after the warning
    await moves(bob, match)
    expect((await seen(ann, match)).expiresAt).toBe(inDays(180))
    await later(server, 14 * day)
    expect((await seen(ann, match)).status).toBe('running')
    await later(server, 152 * day)
    expect(await warned(match)).toEqual(['Ann', 'Ann', 'Bob', 'Bob'])
    await later(server, 14 * day)
    expect((await seen(ann, match)).status).toBe('aborted')
  })

  test('is postponed by the clock when it comes due, not by every move', async () => {
    const match = await opened({ ...slow, seating: 'as-joined' }, ann, bob)
    const { expiresAt, warnAt } = await stored(match)
    expect([warnAt?.toISOString(), expiresAt?.toISOString()]).toEqual([inDays(166), inDays(180)])
    await later(server, 100 * day)
    await moves(ann, match)
    await later(server, 65 * day)
    expect(await stored(match)).toMatchObject({ expiresAt, warnAt })
    await later(server, day)
    expect(await stored(match)).toMatchObject({ expiresAt: new Date(inDays(114)), warnAt: new Date(inDays(100)) })
  })

  test('does not count an agreed pause as silence', async () => {
    const match = await opened({ ...slow, seating: 'as-joined' }, ann, bob)
    await later(server, 150 * day)
    const at = `/v1/matches/${match}/proposals`
    const proposed = await ann.as(http.post(at).send({ kind: 'pause', days: 60 })).expect(201)
    await bob.as(http.post(`${at}/${proposed.body.number}/answer`).send({ agree: true })).expect(200)
    expect((await seen(ann, match)).expiresAt).toBe(inDays(60 + 180))
    await later(server, 60 * day)
    expect(await warned(match)).toEqual([])
    await later(server, 166 * day - 1)
    expect(await warned(match)).toEqual([])
    await later(server, 1)
    expect(await warned(match)).toEqual(['Ann', 'Bob'])
    await later(server, 14 * day)
    expect((await seen(ann, match)).status).toBe('aborted')
  })

  test('stays as it is if it has ended before', async () => {
    const match = await opened({ ...slow, seating: 'as-joined' }, ann, bob)
    await resign(bob, match).expect(200)
    const { status, version } = await seen(ann, match)
    expect(status).toBe('ended')
    await later(server, 166 * day)
    await later(server, 14 * day)
    expect(await warned(match)).toEqual([])
    expect(await seen(ann, match)).toMatchObject({ status, version })
  })

  test('goes on or ends if a player moves as its time runs out', async () => {
    for (let round = 0; round < 4; round++) {
      turnTo(server, monday)
      const match = await opened({ ...slow, seating: 'as-joined' }, ann, bob)
      await later(server, 180 * day - 1)
      clock.turn(1)
      const moved = moves(ann, match).then(
        () => true,
        () => false,
      )
      await Promise.all([other.deadlines.runOnce(), moved])
      expect((await seen(ann, match)).status).toBe((await moved) ? 'running' : 'aborted')
    }
  })
})

test('that cannot be processed blocks no other match, and is tried again a day later', async () => {
  const inTrouble = await opened({ seats: 4 }, ann)
  await prisma.match.update({ where: { id: inTrouble }, data: { game: 'chess', expiresAt: clock.now() } })
  const match = await opened({ seats: 4 }, ann)
  await later(server, 28 * day)
  expect((await seen(ann, match)).status).toBe('aborted')
  expect(await stored(inTrouble)).toMatchObject({ expiresAt: new Date(inDays(1)) })
  await prisma.match.update({ where: { id: inTrouble }, data: { game: 'havana' } })
  await later(server, day)
  expect((await seen(ann, inTrouble)).status).toBe('aborted')
})

test('is warned about by one, and aborted by one, of several servers', async () => {
  const waits = await opened({ seats: 4 }, ann, bob)
  const schedulers = [server.deadlines, other.deadlines, server.deadlines, other.deadlines]
  const allLook = () => Promise.all(schedulers.map((each) => each.runOnce()))
  clock.turn(25 * day)
  await allLook()
  expect(await warned(waits)).toEqual(['Ann', 'Bob'])
  clock.turn(3 * day)
  await allLook()
  expect((await closed(waits)).map(({ to }) => to)).toEqual(['Ann', 'Bob'])

  const silent = await opened({ ...slow }, ann, bob)
  clock.turn(166 * day)
  await allLook()
  expect(await warned(silent)).toEqual(['Ann', 'Bob'])
  clock.turn(14 * day)
  await allLook()
  expect((await readEntries(platform, silent)).map(({ kind }) => kind)).toEqual(['opened', 'aborted'])
  expect((await noticesOf(silent, 'match-aborted')).map(({ to }) => to).toSorted()).toEqual(['Ann', 'Bob'])
  expect(namesIn(await seen(ann, silent)).toSorted()).toEqual(['Ann', 'Bob'])
})
