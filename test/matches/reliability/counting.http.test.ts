import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import type { Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { gives } from '../orders/given.ts'
import { agrees, proposed } from '../proposals/given.ts'
import { askedOf, day, hour, later, livesIn, monday, turnTo, visitsMarketplace } from '../scheduler/given.ts'

/** In Hamlet, for two: each turn is a decision, which its player ends. */

const server = await testServer()
const { prisma } = server.platform.database
beforeEach(() => turnTo(server, monday))

const ends = { type: 'end-turn' }
const endTurn = (match: HttpMatch, seat: number) => match.move(seat, ends).expect(200)

async function newMatch(wish: object = {}, hours: object = {}): Promise<HttpMatch> {
  const people = [await livesIn(server, 'UTC', hours), await livesIn(server, 'UTC')]
  return httpMatch(server, people, { game: 'hamlet', pace: { kind: 'hours', hours: 24 }, ...wish })
}

/** A player's decisions in a match: in time, and late. */
async function countsOf(match: HttpMatch, person: Person | undefined): Promise<[number, number]> {
  const row = await prisma.participant.findFirstOrThrow({ where: { matchId: match.id, accountId: person?.id ?? '' } })
  return [row.inTime, row.late]
}
/** How many answers of a player have a known time in a match. */
async function timedAnswers(match: HttpMatch, seat: number): Promise<number> {
  const accountId = match.people[seat]?.id ?? ''
  const row = await prisma.participant.findFirstOrThrow({ where: { matchId: match.id, accountId } })
  return row.answerTimes.reduce((sum, count) => sum + count, 0)
}
const ofSeat = (match: HttpMatch, seat: number) => countsOf(match, match.people[seat])

describe('a decision before its deadline', () => {
  test('counts as in time, for its player', async () => {
    const match = await newMatch()
    server.clock.turn(day - 1)
    await endTurn(match, 0)
    expect([await ofSeat(match, 0), await ofSeat(match, 1)]).toEqual([
      [1, 0],
      [0, 0],
    ])
    await endTurn(match, 1)
    await endTurn(match, 0)
    expect([await ofSeat(match, 0), await ofSeat(match, 1)]).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test('counts when it is complete, not at every move on the way', async () => {
    const match = await newMatch()
    await match.move(0, { type: 'gather', at: 'farm' }).expect(200)
    expect(await ofSeat(match, 0)).toEqual([0, 0])
    await endTurn(match, 0)
    expect(await ofSeat(match, 0)).toEqual([1, 0])
  })

  test('counts when a standing order makes it, too', async () => {
    const match = await newMatch()
    await gives(server, match, 1, { question: 'turn', move: ends })
    await endTurn(match, 0)
    await handleDue(server)
    expect(await ofSeat(match, 1)).toEqual([1, 0])
  })

  test('is in time despite nights and vacations: the deadline that everybody sees decides', async () => {
    const night = { night: { from: '22:00', until: '06:00' } }
    const match = await newMatch({}, { ...night, vacations: [{ from: '2026-03-03', until: '2026-03-05' }] })
    // Thirteen hours of Monday, then a night and three days of vacation, and the night to Friday.
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-03-06T17:00:00.000Z' })
    turnTo(server, '2026-03-06T16:59:59.999Z')
    await handleDue(server)
    await endTurn(match, 0)
    expect(await ofSeat(match, 0)).toEqual([1, 0])
  })

  test('is in time during an automatic vacation', async () => {
    const match = await newMatch({}, { vacationsByThemselves: true })
    await later(server, day)
    server.clock.turn(2 * day)
    await endTurn(match, 0)
    expect(await ofSeat(match, 0)).toEqual([1, 0])
  })
})

describe('a decision that misses its deadline', () => {
  test('counts as late when everybody gets the notice, and once: whatever the answer, and however late', async () => {
    const match = await newMatch()
    await later(server, day - 1)
    expect(await ofSeat(match, 0)).toEqual([0, 0])
    await later(server, 1)
    expect(await ofSeat(match, 0)).toEqual([0, 1])
    await later(server, 3 * day)
    await endTurn(match, 0)
    expect(await ofSeat(match, 0)).toEqual([0, 1])
    await endTurn(match, 1)
    expect(await ofSeat(match, 1)).toEqual([1, 0])
  })

  test('counts as late if it is answered before the server has recorded that', async () => {
    const match = await newMatch()
    server.clock.turn(day)
    await endTurn(match, 0)
    await handleDue(server)
    expect(await ofSeat(match, 0)).toEqual([0, 1])
  })

  test.each(['usual', 'bot'])('counts once as late if an answer for its player was agreed: %s', async (late) => {
    const match = await newMatch({ late })
    await later(server, day)
    await handleDue(server)
    expect(await match.waitsFor()).toEqual([1])
    expect(await ofSeat(match, 0)).toEqual([0, 1])
  })

  test('counts for the player who missed it, and not for the substitute', async () => {
    const match = await newMatch({ late: 'substitute' })
    const cleo = await livesIn(server, 'UTC')
    await later(server, day)
    await cleo.as(match.post(0, '/substitute', { seat: 0 })).expect(200)
    await cleo.as(match.move(0, ends)).expect(200)
    expect([await ofSeat(match, 0), await countsOf(match, cleo)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})

describe('no decision counts', () => {
  test('without a pace', async () => {
    const match = await newMatch({ pace: { kind: 'none' } })
    await endTurn(match, 0)
    expect(await ofSeat(match, 0)).toEqual([0, 0])
  })

  test('during a pause; after it, all is as before', async () => {
    const match = await newMatch()
    const { number } = await proposed(match, 0, { kind: 'pause', days: 3 })
    await agrees(match, 1, number)
    await endTurn(match, 0)
    expect(await ofSeat(match, 0)).toEqual([0, 0])
    await later(server, 3 * day + hour)
    await endTurn(match, 1)
    expect(await ofSeat(match, 1)).toEqual([1, 0])
  })

  test('if it holds nobody up, whether it is answered or lapses', async () => {
    const match = await newMatch({ game: 'le-havre' })
    await visitsMarketplace(match)
    const [before] = [await ofSeat(match, 0)]
    await later(server, day)
    expect(await ofSeat(match, 0)).toEqual(before)
    expect(await ofSeat(match, 1)).toEqual([1, 1])
  })

  test('for a seat that is given up', async () => {
    const match = await newMatch()
    await match.post(0, '/resignation').expect(200)
    expect(await ofSeat(match, 0)).toEqual([0, 0])
  })
})

describe('the time of an answer', () => {
  test('counts in a match with people, and not alone with bots', async () => {
    const ada = await livesIn(server, 'UTC')
    const alone = await httpMatch(server, [ada], { game: 'hamlet', seats: 2, bots: 1 })
    await endTurn(alone, 0)
    expect(await timedAnswers(alone, 0)).toBe(0)

    const together = await newMatch()
    await endTurn(together, 0)
    expect(await timedAnswers(together, 0)).toBe(1)
  })
})

describe('a decision that is taken back', () => {
  test('counts once, however often it is made again: going back and forth makes nobody reliable', async () => {
    const match = await newMatch()
    for (let times = 0; times < 3; times++) {
      await endTurn(match, 0)
      await match.post(0, '/take-back', {}).expect(200)
    }
    expect(await ofSeat(match, 0)).toEqual([1, 0])
    await endTurn(match, 0)
    await endTurn(match, 1)
    await endTurn(match, 0)
    expect([await ofSeat(match, 0), await ofSeat(match, 1)]).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test.each([[{ kind: 'hours', hours: 24 }], [{ kind: 'none' }]])(
    'has the time of its first answer alone counted, however often it is made again: %o',
    async (pace) => {
      const match = await newMatch({ pace })
      for (let times = 0; times < 3; times++) {
        await endTurn(match, 0)
        await match.post(0, '/take-back', {}).expect(200)
      }
      await endTurn(match, 0)
      expect(await timedAnswers(match, 0)).toBe(1)
      await endTurn(match, 1)
      await endTurn(match, 0)
      expect(await timedAnswers(match, 0)).toBe(2)
    },
  )

  test('by all together counts once for each of them', async () => {
    const match = await newMatch()
    for (const seat of [0, 1, 0, 1]) await endTurn(match, seat)
    const { number } = await proposed(match, 0, { kind: 'take-back', to: 2 })
    await agrees(match, 1, number)
    for (const seat of [1, 0, 1, 0]) await endTurn(match, seat)
    expect([await ofSeat(match, 0), await ofSeat(match, 1)]).toEqual([
      [3, 0],
      [2, 0],
    ])
  })

  test('and then made late has been counted before', async () => {
    const match = await newMatch()
    await endTurn(match, 0)
    await match.post(0, '/take-back', {}).expect(200)
    await later(server, 2 * day)
    expect(await askedOf(match, 0)).toMatchObject({ late: true })
    await endTurn(match, 0)
    expect(await ofSeat(match, 0)).toEqual([1, 0])
  })
})
