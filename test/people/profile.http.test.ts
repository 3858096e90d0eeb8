import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { fewestMatches } from '../../src/people/skill.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { peopleOn } from './given.ts'

const server = await testServer()
const { prisma } = server.platform.database
const { asks, at, won, wonInPrivate, counts, profile, results, ranking, statistics, playedOut } = peopleOn(server)

const two = async (): Promise<[Person, Person]> => [await newPlayer(server), await newPlayer(server)]
const watcher = await newPlayer(server)
const administrator = await newAdministrator(server)
const idsIn = ({ items }: { items: readonly { match: string }[] }) => items.map(({ match }) => match)

/** A player with a rating from this many matches. */
async function rated(mu: number, matches: number, game = 'hamlet'): Promise<Person> {
  const person = await newPlayer(server)
  await prisma.rating.create({
    data: { accountId: person.id, game, mu, sigma: 2, matches, updatedAt: server.clock.now() },
  })
  return person
}

describe('a profile', () => {
  test('of a new player says since when, and nothing else', async () => {
    const person = await newPlayer(server)
    expect(await profile(person, watcher)).toEqual({
      name: person.name,
      since: server.clock.now().toISOString(),
      ratings: [],
      reliability: { share: null, decisions: 0 },
      usualTime: null,
      games: [],
    })
  })

  test('says how long somebody usually takes, by the calendar, in public matches alone', async () => {
    const [ann, bob] = await two()
    for (const isPrivate of [false, true]) {
      const match = await httpMatch(server, [ann, bob], { game: 'hamlet' })
      await prisma.match.update({ where: { id: match.id }, data: { private: isPrivate } })
      for (let turns = 0; turns < 24; turns++) {
        const [seat] = await match.waitsFor()
        // Ann takes an hour, Bob a day; in private she takes a minute.
        server.clock.turn(isPrivate ? 60_000 : seat === 0 ? 3_600_000 : 24 * 3_600_000)
        await match.move(seat ?? 0, { type: 'end-turn' }).expect(200)
      }
    }

    const { usualTime: anns } = await profile(ann, watcher)
    const { usualTime: bobs } = await profile(bob, watcher)

    expect(anns?.answers).toBe(12)
    expect(anns?.half).toBeGreaterThan(3_600 / Math.SQRT2)
    expect(anns?.half).toBeLessThan(3_600 * Math.SQRT2)
    expect(bobs?.quarter).toBeGreaterThan((24 * 3_600) / Math.SQRT2)
  })

  test('counts matches played to the end and won, by game; a match alone cannot be won', async () => {
    const [ann, bob] = await two()
    await won(ann, bob)
    await won(bob, ann)
    await won(ann, bob, { rated: false })
    await won(ann, bob, { game: 'hamlet' })
    const alone = await httpMatch(server, [ann], { game: 'le-havre', seats: 1 })
    await alone.post(0, '/resignation').expect(200)
    await httpMatch(server, [ann, bob])
    await wonInPrivate(ann, bob)
    expect((await profile(ann, watcher)).games).toEqual([
      { game: 'hamlet', played: 1, won: 1, wonByForfeit: 1 },
      { game: 'havana', played: 3, won: 2, wonByForfeit: 2 },
      { game: 'le-havre', played: 1, won: 0, wonByForfeit: 0 },
    ])
  })

  test('shows ratings, marked as provisional below ten matches', async () => {
    const [fresh, settled] = [await rated(27, fewestMatches - 1), await rated(30, fewestMatches)]
    expect((await profile(fresh, watcher)).ratings).toEqual([
      { game: 'hamlet', rating: 1840, uncertainty: 80, matches: 9, provisional: true },
    ])
    expect((await profile(settled, watcher)).ratings).toMatchObject([{ rating: 1960, provisional: false }])
  })

  test('shows reliability, from twenty decisions on, outside private matches', async () => {
    const [ann, bob] = await two()
    const open = await httpMatch(server, [ann, bob])
    const hidden = await wonInPrivate(ann, bob)
    const made = (match: HttpMatch, inTime: number, late: number) =>
      prisma.participant.updateMany({ where: { matchId: match.id, accountId: ann.id }, data: { inTime, late } })
    await made(hidden, 0, 50)
    await made(open, 18, 1)
    expect((await profile(ann, watcher)).reliability).toEqual({ share: null, decisions: 19 })
    await made(open, 19, 1)
    expect((await profile(ann, watcher)).reliability).toEqual({ share: 95, decisions: 20 })
  })

  test('is found by the name in any spelling, and is the same for every reader', async () => {
    const ann = await newPlayer(server, { name: 'Ánn  of Gréen' })
    const seen = await profile(ann, ann)
    expect(await profile({ name: 'ann OF green' }, watcher)).toEqual(seen)
    expect(await profile(ann, administrator)).toEqual(seen)
  })

  test('stays after a ban, and is not found after an erasure', async () => {
    const [ann, bob] = await two()
    await won(ann, bob)
    await counts()
    await prisma.account.update({ where: { id: ann.id }, data: { status: 'banned' } })
    expect((await profile(ann, watcher)).games).toHaveLength(1)
    expect((await results(ann, watcher)).items).toHaveLength(1)

    await erases(bob)
    for (const name of [bob.name, `anonymous ${bob.id.slice(0, 8)}`, 'nobody at all']) {
      for (const path of ['', '/results']) {
        const answer = await asks(watcher, at({ name }) + path)
        expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
      }
    }
  })

  test('with all that it is made of, including private matches, is in the player’s export', async () => {
    const [ann, bob] = await two()
    const open = await won(ann, bob)
    const hidden = await wonInPrivate(ann, bob)
    await counts()
    const { body } = await asks(ann, '/v1/account/export').expect(200)
    expect(body.ratings).toMatchObject([{ game: 'havana', matches: 1 }])
    expect(body.ratingChanges).toMatchObject([{ match: open.id, muBefore: 25, mu: body.ratings[0].mu }])
    expect(body.decisions.map(({ match }: { match: string }) => match).toSorted()).toEqual(
      [open.id, hidden.id].toSorted(),
    )
  })

  test('of an unconfirmed account is not found', async () => {
    const person = await newPlayer(server)
    await prisma.account.update({ where: { id: person.id }, data: { status: 'unconfirmed' } })
    await asks(watcher, at(person)).expect(404)
  })
})

describe('results', () => {
  test('show how matches ended, the newest first, with the change of the rating', async () => {
    const [ann, bob] = await two()
    const first = await won(ann, bob, { name: 'The first' })
    await counts()
    const second = await won(bob, ann, { rated: false })
    await counts()
    const [newest, oldest] = (await results(ann, watcher)).items
    expect(newest).toMatchObject({ match: second.id, seat: 1, place: 2, rated: false, rating: null })
    expect(oldest).toMatchObject({
      match: first.id,
      game: 'havana',
      name: 'The first',
      private: false,
      seats: 2,
      seat: 0,
      place: 1,
      points: 0,
      rating: { before: 1000 },
    })
    expect((await profile(ann, watcher)).ratings).toMatchObject([{ rating: oldest?.rating?.after }])
    // The loser sees the same match from the other side.
    expect((await results(bob, watcher)).items.at(-1)).toMatchObject({ match: first.id, place: 2 })
  })

  test('belong to the holders of seats at the end', async () => {
    const [ann, bob] = await two()
    const cleo = await newPlayer(server)
    const match = await httpMatch(server, [ann, bob])
    await prisma.participant.updateMany({
      where: { matchId: match.id, seat: 0 },
      data: { offeredAt: server.clock.now() },
    })
    await cleo.as(match.post(0, '/substitute', { seat: 0 })).expect(200)
    await match.post(1, '/resignation').expect(200)
    expect(idsIn(await results(ann, watcher))).toEqual([])
    expect(idsIn(await results(cleo, watcher))).toEqual([match.id])
  })

  test('of private matches are visible to their players only', async () => {
    const [ann, bob] = await two()
    const match = await wonInPrivate(ann, bob)
    await counts()
    for (const person of [ann, bob]) expect(idsIn(await results(ann, person))).toEqual([match.id])
    for (const person of [watcher, administrator]) expect(idsIn(await results(ann, person))).toEqual([])
  })

  test('leave out running and aborted matches', async () => {
    const [ann, bob] = await two()
    await httpMatch(server, [ann, bob])
    const broken = await httpMatch(server, [ann, bob])
    await prisma.match.update({ where: { id: broken.id }, data: { status: 'aborted', endedAt: server.clock.now() } })
    expect((await results(ann, ann)).items).toEqual([])
  })

  test('come in pages without duplicates and gaps, even if several ended at once', async () => {
    const [ann, bob] = await two()
    const ended = []
    for (let matches = 0; matches < 5; matches++) ended.push(await won(ann, bob))
    const found = []
    for (let query = '?limit=2'; query !== ''; ) {
      const { items, next } = await results(ann, watcher, query)
      found.push(...items.map(({ match }) => match))
      query = next === null ? '' : `?limit=2&cursor=${next}`
    }
    expect(found.toSorted()).toEqual(ended.map(({ id }) => id).toSorted())
    const { body } = await asks(watcher, `${at(ann)}/results?cursor=abc`).expect(400)
    expect(body.errors).toMatchObject([{ at: 'querystring/cursor' }])
  })
})

describe('the ratings of a game', () => {
  test('are the best first, without provisional ones, and without banned and erased players', async () => {
    const game = 'le-havre'
    const [third, first, second] = [await rated(25, 10, game), await rated(31, 40, game), await rated(28.5, 12, game)]
    await rated(40, 9, game)
    const [banned, erased] = [await rated(39, 20, game), await rated(38, 20, game)]
    await prisma.account.update({ where: { id: banned.id }, data: { status: 'banned' } })
    await erases(erased)

    const { items, next } = await ranking(game, watcher)
    expect(next).toBeNull()
    expect(items).toEqual([
      { name: first.name, rating: 2000, uncertainty: 80, matches: 40 },
      { name: second.name, rating: 1900, uncertainty: 80, matches: 12 },
      { name: third.name, rating: 1760, uncertainty: 80, matches: 10 },
    ])

    const found = []
    for (let query = '?limit=1'; query !== ''; ) {
      const part = await ranking(game, watcher, query)
      found.push(...part.items)
      query = part.next === null ? '' : `?limit=1&cursor=${part.next}`
    }
    expect(found).toEqual(items)
  })

  test('of an unknown game are not found', async () => {
    for (const list of ['ratings', 'statistics']) await asks(watcher, `/v1/games/chess/${list}`).expect(404)
  })
})

describe('the statistics of a game', () => {
  test('give for each number of players how often each seat won, its points, and how long matches took', async () => {
    const game = 'hamlet'
    const [ann, bob] = await two()
    await prisma.statistic.deleteMany()
    await prisma.seatStatistic.deleteMany()
    const begun = server.clock.now()
    for (let matches = 0; matches < 4; matches++) await playedOut(ann, bob)
    await counts()
    expect(await statistics(game, watcher)).toEqual({ game, items: [] })

    const last = await playedOut(ann, bob)
    await won(ann, bob, { game })
    await counts()
    const { items } = await statistics(game, watcher)
    const { result } = (await last.get(0, '').expect(200)).body
    const winners = result.seats.filter(({ place }: { place: number }) => place === 1)
    const victories = (seat: number) =>
      winners.some((winner: { seat: number }) => winner.seat === seat) ? 5 / winners.length : 0
    expect(items).toMatchObject([
      {
        seats: 2,
        matches: 5,
        // The match that was given up has no meaningful length and points.
        forfeits: 1,
        entries: 21,
        bySeat: [
          { seat: 0, victories: victories(0), points: result.seats[0].points },
          { seat: 1, victories: victories(1), points: result.seats[1].points },
        ],
      },
    ])
    const longest = (server.clock.now().getTime() - begun.getTime()) / 3_600_000
    expect(items[0]?.hours).toBeGreaterThanOrEqual(0)
    expect(items[0]?.hours).toBeLessThan(longest / 5 + 0.01)
  })
})

async function erases(person: Person): Promise<void> {
  await person.as(request(server.app.server).delete('/v1/account')).send({ password }).expect(204)
}
