import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import type { HttpMatch } from '../../support/http-match.ts'
import { httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import {
  askedOf,
  bodyOf,
  day,
  entriesOf,
  judged,
  later,
  livesIn,
  makersOf,
  monday,
  noticesOf,
  takesAnOffer,
  turnTo,
  visitsMarketplace,
} from './given.ts'

const server = await testServer()
const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const matchOf = (game: string, late: string) =>
  httpMatch(server, people, { game, late, pace: { kind: 'hours', hours: 24 } })
beforeEach(() => turnTo(server, monday))

const lastMove = async (match: HttpMatch) => (await entriesOf(server, match)).at(-1)?.move

describe('a match with “usual”', () => {
  test('Hamlet: the clock ends the turn; its player gets a notice, and the next decision has its full time', async () => {
    const match = await matchOf('hamlet', 'usual')
    await later(server, day - 1)
    expect(await makersOf(server, match)).toEqual([])
    await later(server, 1)
    expect(await makersOf(server, match)).toEqual(['0 clock'])
    expect(await lastMove(match)).toEqual({ type: 'end-turn' })
    expect(await askedOf(match, 1)).toMatchObject({ dueAt: '2026-03-04T09:00:00.000Z', late: false })
    const payload = { match: match.id, seat: 0, version: 1, question: 'turn-1', by: 'clock' }
    expect(await noticesOf(server, match, 'decided-for-you')).toEqual([{ to: 0, payload }])
    expect(await noticesOf(server, match, 'deadline-missed')).toEqual([])
    expect(await server.deadlines.runOnce()).toBe(0)
    expect(await makersOf(server, match)).toEqual(['0 clock'])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('Hamlet: the player’s actions in the turn stay', async () => {
    const match = await matchOf('hamlet', 'usual')
    const begun = (await match.choices(0)).find(({ move }) => move.type !== 'end-turn')
    await match.move(0, begun?.example ?? {}).expect(200)
    await later(server, day)
    expect(await makersOf(server, match)).toEqual(['0 hand', '0 clock'])
    expect(await match.waitsFor()).toEqual([1])
  })

  test('Le Havre: the engine pays the food as by default', async () => {
    const match = await matchOf('le-havre', 'usual')
    await match.move(0, { type: 'standing-order', feeding: 'ask', interest: 'pay' }).expect(200)
    await match.move(0, { type: 'take-offer', offer: 'fish' }).expect(200)
    for (let turn = 2; turn <= 7; turn++) await takesAnOffer(match, (turn - 1) % 2)
    const asked = await askedOf(match, 0)
    expect(asked.question).toBe('feeding-1')
    await later(server, day)
    expect(await lastMove(match)).toEqual({ type: 'feed' })
    expect((await makersOf(server, match)).at(-1)).toBe('0 clock')
    const payload = { match: match.id, seat: 0, version: asked.since, question: 'feeding-1', by: 'clock' }
    expect(await noticesOf(server, match, 'decided-for-you')).toEqual([{ to: 0, payload }])
    expect((await bodyOf(match)).decisions).toMatchObject([{ question: 'turn-8' }])
    expect(await judged(server, match)).toBeUndefined()
  })

  test.each([
    ['havana', 'opening', [0, 1]],
    ['le-havre', 'turn-1', [0]],
  ])('%s: if a choice must be made (%s), the match says that it waits, and does', async (game, question, seats) => {
    // Before usual answers were limited to games that have any, Havana's matches could agree on them.
    const match = await httpMatch(server, people, { game, pace: { kind: 'hours', hours: 24 } }, (id) =>
      server.platform.database.prisma.match.update({ where: { id }, data: { late: 'usual' } }),
    )
    const before = await bodyOf(match)
    expect(before.decisions).toMatchObject(seats.map((seat) => ({ seat, question, atDeadline: 'wait' })))
    expect(before.terms.join(' ')).toContain('There is no usual answer to these questions, and the match waits')
    await later(server, day)
    expect((await bodyOf(match)).decisions).toMatchObject(seats.map((seat) => ({ seat, question, late: true })))
    expect(await makersOf(server, match)).toEqual([])
    expect(await noticesOf(server, match, 'decided-for-you')).toEqual([])
    expect(await noticesOf(server, match, 'deadline-missed')).toHaveLength(2 * seats.length)
    expect(await server.deadlines.runOnce()).toBe(0)
  })
})

test('usual answers are offered only by games that have any, in matches and in wishes', async () => {
  const [ann] = people
  const http = request(server.app.server)
  for (const [game, late] of [
    ['havana', ['wait', 'bot', 'substitute']],
    ['hamlet', ['wait', 'usual', 'bot', 'substitute']],
  ] as const) {
    const { body } = await http.get(`/v1/games/${game}`).expect(200)
    expect(body.late).toEqual(late)
    for (const path of ['/v1/matches', '/v1/wishes']) {
      const { status } = (await ann?.as(http.post(path)).send({ game, seats: 2, late: 'usual' })) ?? {}
      expect(status).toBe(game === 'havana' ? 400 : 201)
    }
  }
})

test('a bank without refill says at opening what follows once it is spent, and that happens', async () => {
  const pace = { kind: 'bank', hours: 24, refill: 0 }
  const match = await httpMatch(server, people, { game: 'hamlet', late: 'usual', pace })
  const { terms } = await bodyOf(match)
  expect(terms[0]).toContain('once it is spent, every further decision of theirs is late at once')
  await later(server, day)
  await match.move(1, { type: 'end-turn' }).expect(200)
  await later(server, 1)
  expect((await makersOf(server, match)).at(-1)).toBe('0 clock')
})

describe('a question that holds nobody up', () => {
  const specialsSeenBy = async (match: HttpMatch, seat: number) =>
    (await match.get(seat, '/view').expect(200)).body.view.specials.seen

  test('lapses at its deadline, even if the match waits: the position stays, and nobody is late', async () => {
    const match = await matchOf('le-havre', 'wait')
    await visitsMarketplace(match)
    const seen = await specialsSeenBy(match, 0)
    expect(seen).toHaveLength(2)
    const peek = await askedOf(match, 0)
    await later(server, day)
    expect(await lastMove(match)).toEqual({ type: 'order-specials', top: seen[0] })
    expect((await makersOf(server, match)).at(-1)).toBe('0 clock')
    expect(await specialsSeenBy(match, 0)).toEqual(seen)
    expect((await bodyOf(match)).decisions).toMatchObject([{ seat: 1, question: 'turn-4', late: true }])
    const { question, since: version } = peek
    const payload = { match: match.id, seat: 0, version, question, by: 'clock' }
    expect(question).toBe('peek-3')
    expect(await noticesOf(server, match, 'decided-for-you')).toEqual([{ to: 0, payload }])
    expect((await noticesOf(server, match, 'deadline-missed')).map((notice) => notice.payload)).toEqual(
      Array(2).fill({ match: match.id, seat: 1, version: 5, question: 'turn-4' }),
    )
    expect(await judged(server, match)).toBeUndefined()
  })

  test('takes no automatic vacation', async () => {
    const ann = await livesIn(server, 'UTC', { vacationsByThemselves: true })
    const match = await httpMatch(server, [ann, ...people.slice(1)], {
      game: 'le-havre',
      pace: { kind: 'hours', hours: 24 },
    })
    await visitsMarketplace(match)
    await later(server, day)
    expect((await makersOf(server, match)).at(-1)).toBe('0 clock')
    const account = await server.platform.database.prisma.account.findUniqueOrThrow({ where: { id: ann.id } })
    expect(account.hours).toMatchObject({ vacations: [] })
  })

  test('has a notice of its own, and so has the turn that its seat is asked at the same time', async () => {
    const match = await matchOf('le-havre', 'bot')
    await visitsMarketplace(match)
    await takesAnOffer(match, 1)
    await later(server, day)
    expect(
      (await noticesOf(server, match, 'decided-for-you')).map(({ to, payload }) => ({ to, payload })),
    ).toMatchObject([
      { to: 0, payload: { question: 'peek-3', by: 'clock' } },
      { to: 0, payload: { question: 'turn-5', by: 'bot' } },
    ])
    expect(await match.waitsFor()).toEqual([1])
  })
})

describe('a question that holds nobody up, until the match waits for it', () => {
  /** Plays on until seat 0 is asked for the order of the special buildings: round 3 of two players ends with one. */
  async function endsRound3(match: HttpMatch): Promise<void> {
    for (let turn = 4; turn <= 21; turn++) {
      if (turn === 21) await later(server, day / 2)
      const seat = (turn - 1) % 2
      const isAskedFirst = (await match.choices(seat)).some(({ move }) => move.type === 'supply')
      if (isAskedFirst) await match.move(seat, { type: 'supply' }).expect(200)
      await takesAnOffer(match, seat)
    }
  }

  test('is another question then, with its full time and the usual answer at its deadline', async () => {
    const match = await matchOf('le-havre', 'usual')
    await visitsMarketplace(match)
    await endsRound3(match)
    const { decisions } = await bodyOf(match)
    expect(decisions).toMatchObject([{ seat: 0, question: 'city-3', dueAt: '2026-03-03T21:00:00.000Z' }])
    const { seen } = (await match.get(0, '/view').expect(200)).body.view.specials
    await later(server, day - 1)
    expect((await bodyOf(match)).decisions).toMatchObject([{ question: 'city-3' }])
    await later(server, 1)
    expect(await lastMove(match)).toEqual({ type: 'order-specials', top: seen[0] })
    expect((await makersOf(server, match)).at(-1)).toBe('0 clock')
    expect((await bodyOf(match)).decisions).toMatchObject([{ seat: 1 }])
    expect((await match.get(1, '/view').expect(200)).body.view.town).toContain(seen[0])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('is answered by its player, and the round ends', async () => {
    const match = await matchOf('le-havre', 'wait')
    await visitsMarketplace(match)
    await endsRound3(match)
    const { seen } = (await match.get(0, '/view').expect(200)).body.view.specials
    await match.move(0, { type: 'order-specials', top: seen[1] }).expect(200)
    expect((await match.get(1, '/view').expect(200)).body.view.town).toContain(seen[1])
    expect(await match.waitsFor()).toEqual([1])
  })
})
