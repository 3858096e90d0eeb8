import request from 'supertest'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { server as anotherServer } from '../../src/main.ts'
import { anotherPlatform } from '../support/another-process.ts'
import { listener } from '../support/event-stream.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { newPlayer, type Person, password } from '../support/people.ts'
import { testServer, urlOf } from '../support/server.ts'

const paquebot = await testServer({ INBOX: 'open' })
const { platform, clock, worker, streams } = paquebot
const { prisma } = platform.database
const url = urlOf(paquebot)

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const minute = 60_000

let match: HttpMatch
const connections: { hangUp(): void }[] = []

/** Nobody was mailed a turn lately, or the next one would wait for others. */
beforeEach(async () => {
  clock.turn(60 * minute)
  await prisma.notice.deleteMany({})
  match = await httpMatch(paquebot, [ann, bob], { game: 'hamlet', pace: { kind: 'hours', hours: 72 } })
  await worker.drain()
  clock.turn(60 * minute)
})
afterEach(() => {
  for (const connection of connections.splice(0)) connection.hangUp()
})

/** The person listens to the match, and the server knows it. */
async function opens(person: Person, at = url): Promise<{ hangUp(): void }> {
  const stream = listener(() => at, `/v1/matches/${match.id}/stream`, person.token)
  connections.push(stream)
  await stream.connect()
  await expect.poll(() => prisma.presence.count({ where: { accountId: person.id, matchId: match.id } })).toBe(1)
  return stream
}

/** Moves until the turn passes to the other player. @returns who is asked, and the notice to them */
async function turnPasses(): Promise<{ seat: number; person: Person }> {
  const [first = 0] = await match.waitsFor()
  await match.move(first, { type: 'end-turn' }).expect(200)
  const seat = 1 - first
  const person = [ann, bob][seat]
  if (!person) throw new Error('nobody sits there')
  return { seat, person }
}

const turnOf = ({ id }: Person) =>
  prisma.notice.findFirst({ where: { accountId: id, matchId: match.id, topic: 'your-turn' }, orderBy: { id: 'desc' } })
const next = async (): Promise<Person> => {
  const [first = 0] = await match.waitsFor()
  const person = [bob, ann][first]
  if (!person) throw new Error('nobody sits there')
  return person
}

describe('given that a player has the match open, the mail about their turn', () => {
  test('waits a minute, and is withheld if they move', async () => {
    await opens(await next())
    const { seat, person } = await turnPasses()
    await worker.drain()
    const dueAt = new Date(clock.now().getTime() + minute)
    expect(await turnOf(person)).toMatchObject({ status: 'pending', reason: 'match-open', dueAt })

    const notice = await turnOf(person)
    await match.move(seat, { type: 'end-turn' }).expect(200)
    clock.turn(minute)
    await worker.drain()
    expect(await prisma.notice.findUniqueOrThrow({ where: { id: notice?.id ?? 0n } })).toMatchObject({
      status: 'withheld',
      reason: 'decision-taken',
    })
  })

  test('is sent after that minute if they do not move, even if they still have it open', async () => {
    await opens(await next())
    const { person } = await turnPasses()
    await worker.drain()
    clock.turn(minute)
    for (const { beat } of streams) await beat()
    await worker.drain()
    expect(await turnOf(person)).toMatchObject({ status: 'sent' })
  })

  test('waits if they have it open on another server', async () => {
    const there = await anotherPlatform(platform)
    const other = await anotherServer(there.platform)
    try {
      await opens(await next(), await other.app.listen({ port: 0, host: '127.0.0.1' }))
      const { person } = await turnPasses()
      await worker.drain()
      expect(await turnOf(person)).toMatchObject({ status: 'pending', reason: 'match-open' })
    } finally {
      await other.app.close()
      await other.worker.stop()
      await there.close()
    }
  })

  test('waits as long as the stream is open: each heartbeat says so', async () => {
    await opens(await next())
    for (let beats = 0; beats < 4; beats++) {
      clock.turn(0.5 * minute)
      for (const { beat } of streams) await beat()
    }
    const { person } = await turnPasses()
    await worker.drain()
    expect(await turnOf(person)).toMatchObject({ status: 'pending', reason: 'match-open' })
  })

  test('does not wait past a deadline', async () => {
    const person = await next()
    await opens(person)
    const { seat } = await turnPasses()
    const soon = new Date(clock.now().getTime() + minute)
    await prisma.decision.updateMany({ where: { matchId: match.id, seat }, data: { dueAt: soon } })
    await worker.drain()
    expect(await turnOf(person)).toMatchObject({ status: 'sent' })
  })
})

describe('the mail about a turn does not wait', () => {
  test('if nobody has the match open', async () => {
    const { person } = await turnPasses()
    await worker.drain()
    expect(await turnOf(person)).toMatchObject({ status: 'sent' })
  })

  test('if the others have it open', async () => {
    const asked = await next()
    await opens(asked === ann ? bob : ann)
    const { person } = await turnPasses()
    await worker.drain()
    expect(await turnOf(person)).toMatchObject({ status: 'sent' })
  })

  test('if they closed it more than a minute ago', async () => {
    const stream = await opens(await next())
    stream.hangUp()
    clock.turn(minute)
    const { person } = await turnPasses()
    await worker.drain()
    expect(await turnOf(person)).toMatchObject({ status: 'sent' })
  })

  test('if they have another match open', async () => {
    const played = match
    match = await httpMatch(paquebot, [ann, bob], { game: 'hamlet' })
    await worker.drain()
    clock.turn(60 * minute)
    await opens(ann)
    await opens(bob)
    match = played
    const { person } = await turnPasses()
    await worker.drain()
    expect(await turnOf(person)).toMatchObject({ status: 'sent' })
  })
})

describe('what is known of who has a match open', () => {
  test('is forgotten when they are not there any more', async () => {
    const stream = await opens(ann)
    stream.hangUp()
    clock.turn(minute)
    await opens(bob)
    expect(await prisma.presence.findMany({ where: { until: { lte: clock.now() } } })).toEqual([])
  })

  test('includes no spectator', async () => {
    const eve = await newPlayer(paquebot, { name: 'Eve' })
    const stream = listener(() => url, `/v1/matches/${match.id}/stream`, eve.token)
    connections.push(stream)
    await stream.connect()
    await opens(ann)
    expect(await prisma.presence.count({ where: { accountId: eve.id } })).toBe(0)
  })

  test('is erased with the account', async () => {
    await opens(ann)
    const before = await prisma.presence.count({ where: { accountId: ann.id } })
    const leaver = await newPlayer(paquebot, { name: 'Lea' })
    await prisma.presence.create({ data: { accountId: leaver.id, matchId: match.id, until: clock.now() } })
    await leaver.as(request(paquebot.app.server).delete('/v1/account')).send({ password }).expect(204)
    expect(await prisma.presence.count({ where: { accountId: leaver.id } })).toBe(0)
    expect(await prisma.presence.count({ where: { accountId: ann.id } })).toBe(before)
  })
})
