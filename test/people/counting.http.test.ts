import { Registry } from 'prom-client'
import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { server as anotherServer } from '../../src/main.ts'
import { findMatch } from '../../src/matches/record/find-match.ts'
import { countStatement } from '../../src/people/count-statement.ts'
import { ratedOutcome } from '../../src/people/outcome.ts'
import { ratingChanges } from '../../src/people/rating-change.ts'
import { recount } from '../../src/people/recount.ts'
import { handleDue } from '../matches/given.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { peopleOn } from './given.ts'

const server = await testServer()
const other = await anotherServer({ ...server.platform, metrics: new Registry() })
afterAll(() => other.app.close())
const { prisma } = server.platform.database
const { won, wonInPrivate, playedOut, hidden, counts, profile, stored } = peopleOn(server)
const minute = 60_000

async function playedOutInPrivate(one: Person, other: Person): Promise<HttpMatch> {
  const match = await playedOut(one, other)
  await hidden(match.id)
  return match
}

const two = async (): Promise<[Person, Person]> => [await newPlayer(server), await newPlayer(server)]
const three = async (): Promise<[Person, Person, Person]> => [...(await two()), await newPlayer(server)]
const ratingsOf = async (person: Person) => (await profile(person, person)).ratings
const ratingOf = async (person: Person) => {
  const [rating] = await ratingsOf(person)
  if (rating === undefined) throw new Error(`${person.name} is not rated`)
  return rating
}
const countedAt = async ({ id }: HttpMatch) => (await prisma.match.findUniqueOrThrow({ where: { id } })).countedAt
const countOf = async (game: string, seats: number) =>
  sumOf(await prisma.statistic.findUnique({ where: { game_seats: { game, seats } } }))
/** Played to the end, or decided by forfeit. */
const sumOf = (row: { matches: number; forfeits: number } | null) => (row?.matches ?? 0) + (row?.forfeits ?? 0)
const changesOf = ({ id: accountId }: Person) =>
  prisma.ratingChange.findMany({ where: { accountId }, orderBy: { at: 'asc' } })

describe('a finished match', () => {
  test('counts once: in its players’ ratings, and in statistics', async () => {
    const [ann, bob] = await two()
    const before = await countOf('havana', 2)
    const match = await won(ann, bob)
    expect(await countedAt(match)).toBeNull()
    await counts()
    expect(await countedAt(match)).toEqual(server.clock.now())
    const [best, worst] = [await ratingOf(ann), await ratingOf(bob)]
    expect(best).toMatchObject({ game: 'havana', matches: 1, provisional: true })
    expect(best.rating).toBeGreaterThan(1000)
    expect(worst.rating).toBeLessThan(1000)
    expect(best.uncertainty).toBeLessThan(333)
    expect(await countOf('havana', 2)).toBe(before + 1)

    const counted = await stored()
    await counts()
    expect(await stored()).toEqual(counted)
  })

  test('builds on the matches counted before it; a player new to the game starts as a beginner', async () => {
    const [ann, bob, cleo] = await three()
    await won(ann, bob)
    await counts()
    await won(ann, cleo)
    await counts()
    expect((await ratingOf(ann)).matches).toBe(2)
    const [first, second] = await changesOf(ann)
    expect(second).toMatchObject({ muBefore: first?.mu, sigmaBefore: first?.sigma })
    const [beginning] = await changesOf(cleo)
    expect(beginning).toMatchObject({ muBefore: 25, sigmaBefore: 25 / 3 })
    // Losing to a player who has won before costs less.
    expect((await ratingOf(cleo)).rating).toBeGreaterThan((await ratingOf(bob)).rating)
  })

  test('rates each game separately', async () => {
    const [ann, bob] = await two()
    await won(ann, bob)
    await won(bob, ann, { game: 'hamlet' })
    await counts()
    const [inHamlet, inHavana] = (await ratingsOf(ann)).toSorted((one, more) => one.rating - more.rating)
    expect([inHamlet?.game, inHavana?.game]).toEqual(['hamlet', 'havana'])
  })

  test.each<[string, number, (people: readonly [Person, Person]) => Promise<HttpMatch>]>([
    ['that was not meant to count', 2, ([ann, bob]) => won(ann, bob, { rated: false })],
    ['in which a bot has a seat', 2, ([ann]) => resignsAlone(ann, { seats: 2, bots: 1 })],
    ['that is played alone', 1, ([ann]) => resignsAlone(ann, { game: 'le-havre', seats: 1 })],
  ])('%s counts in the statistics, and rates nobody', async (_, seats, end) => {
    const people = await two()
    const game = seats === 1 ? 'le-havre' : 'havana'
    const before = await countOf(game, seats)
    const match = await end(people)
    await handleDue(server)
    expect(await countedAt(match)).not.toBeNull()
    expect(await Promise.all(people.map(ratingsOf))).toEqual([[], []])
    expect(await countOf(game, seats)).toBe(before + 1)
  })

  test.each<[string, (people: readonly [Person, Person]) => Promise<HttpMatch>]>([
    ['by forfeit', ([ann, bob]) => wonInPrivate(ann, bob)],
    ['in its last round', ([ann, bob]) => playedOutInPrivate(ann, bob)],
  ])(
    'that is private and ended %s rates nobody, and counts in no statistics: whoever compared them would learn its result',
    async (_, end) => {
      const people = await two()
      await counts()
      const before = await stored()
      const match = await end(people)
      await handleDue(server)
      expect(await countedAt(match)).not.toBeNull()
      expect(await stored()).toEqual(before)
    },
  )

  test('rates the holders of its seats at the end, and nobody who handed one on', async () => {
    const [ann, bob, cleo] = await three()
    const match = await httpMatch(server, [ann, bob])
    await prisma.participant.update({
      where: { matchId_seat: { matchId: match.id, seat: 0 } },
      data: { offeredAt: server.clock.now() },
    })
    await cleo.as(match.post(0, '/substitute', { seat: 0 })).expect(200)
    await match.post(1, '/resignation').expect(200)
    await counts()
    expect(await ratingsOf(ann)).toEqual([])
    expect((await ratingOf(cleo)).rating).toBeGreaterThan((await ratingOf(bob)).rating)
  })

  test('whose player was erased since counts for the others as before', async () => {
    const [ann, bob] = await two()
    await won(ann, bob)
    await prisma.account.update({ where: { id: bob.id }, data: { status: 'erased' } })
    await counts()
    expect((await ratingOf(ann)).matches).toBe(1)
  })

  test('that was aborted counts nowhere', async () => {
    const [ann, bob] = await two()
    const admin = await newAdministrator(server)
    const before = await stored()
    const match = await httpMatch(server, [ann, bob])
    const abort = admin.as(request(server.app.server).post(`/v1/admin/matches/${match.id}/abort`))
    await abort.send({ reason: 'Two of the players were one person.' }).expect(200)
    await counts()
    expect(await stored()).toEqual(before)
  })
})

describe('several servers that count at once', () => {
  test('lose nothing and count nothing twice, whichever is first', async () => {
    const [ann, bob, cleo] = await three()
    const before = await countOf('havana', 2)
    const ended = []
    for (const [winner, loser] of [
      [ann, bob],
      [bob, cleo],
      [cleo, ann],
      [ann, cleo],
      [bob, ann],
    ] as const) {
      ended.push(await won(winner, loser))
      server.clock.turn(1)
    }
    const clocks = [server.deadlines, other.deadlines, server.deadlines, other.deadlines]
    await Promise.all(clocks.map((clock) => clock.runOnce()))
    await counts()
    expect(await Promise.all(ended.map(countedAt))).not.toContain(null)
    expect(await countOf('havana', 2)).toBe(before + 5)
    for (const [person, matches] of [
      [ann, 4],
      [bob, 3],
      [cleo, 3],
    ] as const) {
      expect(await ratingOf(person)).toMatchObject({ matches })
      // Each match builds on the one before: no server lost another's.
      const changes = await changesOf(person)
      expect(changes).toHaveLength(matches)
      for (const [index, change] of changes.slice(1).entries()) {
        expect(change).toMatchObject({ muBefore: changes[index]?.mu, sigmaBefore: changes[index]?.sigma })
      }
    }
  })
})

describe('a match whose players get a new rating from another match meanwhile', () => {
  test('is not counted by the ratings that were read before, but by the new ones', async () => {
    const [ann, bob] = await two()
    const match = await won(ann, bob)
    const record = await findMatch(server.platform, match.id)
    if (!record?.result) throw new Error('the match has no result')
    const outcome = ratedOutcome(record, record.result)
    const [, , ...sums] = await stored()

    const stale = ratingChanges(outcome, new Map([[bob.id, { mu: 31, sigma: 4 }]]))
    const answers = await prisma.$transaction(countStatement(server.platform, outcome, stale, server.clock.now()))

    expect(answers.at(-1)).toEqual([])
    expect(await countedAt(match)).toBeNull()
    expect((await stored()).slice(2)).toEqual(sums)
    expect([await changesOf(ann), await ratingsOf(ann), await ratingsOf(bob)]).toEqual([[], [], []])
    await counts()
    expect(await changesOf(bob)).toMatchObject([{ muBefore: 25 }])
  })
})

describe('a match that cannot be counted', () => {
  test('delays no other, and is tried again', async () => {
    const [ann, bob] = await two()
    const broken = await won(ann, bob)
    const { result } = await prisma.match.findUniqueOrThrow({ where: { id: broken.id } })
    await prisma.match.update({ where: { id: broken.id }, data: { result: 'no result' } })
    const fine = await won(ann, bob)
    await counts()
    expect([await countedAt(broken), await countedAt(fine)]).toEqual([null, server.clock.now()])
    expect(await server.deadlines.runOnce()).toBe(0)

    await prisma.match.update({ where: { id: broken.id }, data: { result: result ?? {} } })
    server.clock.turn(61 * minute)
    await counts()
    expect(await countedAt(broken)).not.toBeNull()
  })
})

describe('a recount from the journals', () => {
  test('gives exactly what counting each match as it ended gave, whatever happened to the figures', async () => {
    const [ann, bob, cleo] = await three()
    for (const [winner, loser] of [
      [ann, bob],
      [cleo, bob],
      [bob, ann],
    ] as const) {
      await won(winner, loser)
      server.clock.turn(minute)
      await counts()
    }
    await playedOut(ann, bob)
    const match = await httpMatch(server, [ann, bob, cleo])
    for (let moves = 0; moves < 20; moves++) await match.playOn()
    for (const seat of [2, 0]) await match.post(seat, '/resignation').expect(200)
    await wonInPrivate(ann, cleo)
    await counts()
    server.clock.turn(2 * minute)
    // The match that was counted late is in its proper place now: matches count in the order in which they ended.
    await recount(server.platform)
    const counted = await stored()
    expect(counted.map((rows) => rows.length)).not.toContain(0)

    await won(ann, bob)
    await counts()
    server.clock.turn(2 * minute)
    const kept = await stored()

    // given that all figures are wrong, including stored results
    await prisma.rating.updateMany({ data: { mu: 3, matches: 99 } })
    await prisma.ratingChange.deleteMany({ where: { accountId: ann.id } })
    await prisma.statistic.updateMany({ data: { entries: 1n } })
    await prisma.seatStatistic.deleteMany()
    await prisma.match.updateMany({ where: { id: match.id }, data: { result: { reason: 'forged', seats: [] } } })

    const { matches, ratings } = await recount(server.platform)

    expect(await stored()).toEqual(kept)
    expect(matches).toBe(await prisma.match.count({ where: { status: 'ended' } }))
    expect(ratings).toBe(await prisma.rating.count())
  })

  test('leaves a match that has only just ended to be counted after it, once', async () => {
    const [ann, bob] = await two()
    await won(ann, bob)
    server.clock.turn(2 * minute)
    await counts()
    const late = await won(ann, bob)
    await counts()
    const before = await stored()

    await recount(server.platform)

    expect(await countedAt(late)).toBeNull()
    expect((await ratingOf(ann)).matches).toBe(1)
    await counts()
    expect(await stored()).toEqual(before)
  })

  test('includes matches that were not counted yet', async () => {
    const [ann, bob] = await two()
    const match = await won(ann, bob)
    server.clock.turn(2 * minute)
    await recount(server.platform)
    expect(await countedAt(match)).not.toBeNull()
    const counted = await stored()
    await counts()
    expect(await stored()).toEqual(counted)
    expect((await ratingOf(ann)).matches).toBe(1)
  })
})

async function resignsAlone(person: Person, wish: object): Promise<HttpMatch> {
  const match = await httpMatch(server, [person], wish)
  await match.post(0, '/resignation').expect(200)
  return match
}
