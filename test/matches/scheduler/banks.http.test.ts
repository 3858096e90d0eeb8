import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { day, dueOf, hour, keeps, later, livesIn, monday, takesAnOffer, turnTo, visitsMarketplace } from './given.ts'

const server = await testServer()
const { clock } = server
beforeEach(() => turnTo(server, monday))

/** A match of Hamlet, where a player may end a turn at once, with a bank of ten hours. */
async function matchWith(refill: number, hours: object = {}): Promise<HttpMatch> {
  const people = [await livesIn(server, 'UTC', hours), await livesIn(server, 'UTC')]
  return httpMatch(server, people, { game: 'hamlet', pace: { kind: 'bank', hours: 10, refill } })
}

const endTurn = (match: HttpMatch, seat: number) => match.move(seat, { type: 'end-turn' }).expect(200)

/** How many hours a seat has for its decision. */
async function hoursFor(match: HttpMatch, seat: number): Promise<number> {
  const dueAt = await dueOf(match, seat)
  if (dueAt === null) throw new Error('there is no deadline')
  return (Date.parse(dueAt) - clock.now().getTime()) / hour
}

/** The seat takes this many hours for its turn; the other one takes none. */
async function takes(match: HttpMatch, seat: number, hours: number): Promise<void> {
  clock.turn(hours * hour)
  await endTurn(match, seat)
  await endTurn(match, 1 - seat)
}

describe('a bank of time', () => {
  test('is used up by deciding, refilled by each decision, and never exceeds its size', async () => {
    const match = await matchWith(2)
    expect(await hoursFor(match, 0)).toBe(10)
    await takes(match, 0, 4)
    expect(await hoursFor(match, 0)).toBe(8)
    await takes(match, 0, 1.5)
    expect(await hoursFor(match, 0)).toBe(8.5)
    await takes(match, 0, 0)
    expect(await hoursFor(match, 0)).toBe(10)
    await takes(match, 0, 0)
    expect(await hoursFor(match, 0)).toBe(10)
  })

  test('is each player’s own: the time of others costs nothing', async () => {
    const match = await matchWith(0)
    await takes(match, 0, 3)
    clock.turn(2 * hour)
    await endTurn(match, 0)
    expect(await hoursFor(match, 1)).toBe(10)
    clock.turn(7 * hour)
    await endTurn(match, 1)
    expect(await hoursFor(match, 0)).toBe(5)
  })

  test('that is used up leaves only its refill and, without a refill, nothing: then each decision is late at once', async () => {
    for (const refill of [2, 0]) {
      const match = await matchWith(refill)
      await later(server, 25 * hour)
      await takes(match, 0, 0)
      expect(await hoursFor(match, 0)).toBe(refill)
    }
  })

  test('loses nothing during nights', async () => {
    const match = await matchWith(0, { night: { from: '10:00', until: '20:00' } })
    expect(await dueOf(match, 0)).toBe('2026-03-03T05:00:00.000Z')
    await takes(match, 0, 12)
    expect(await hoursFor(match, 0)).toBe(8)
  })

  test('that is used up is not refilled by a claim of the win, which leaves time for this decision alone', async () => {
    const match = await matchWith(1)
    await later(server, 5 * day)
    await match.post(1, '/claim').expect(200)
    expect(await hoursFor(match, 0)).toBe(day / hour)
    await takes(match, 0, 1)
    expect(await hoursFor(match, 0)).toBe(1)
  })

  test('loses nothing by a question that holds nobody up', async () => {
    const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
    const pace = { kind: 'bank', hours: 10, refill: 0 }
    const match = await httpMatch(server, people, { game: 'le-havre', pace })
    await visitsMarketplace(match)
    clock.turn(4 * hour)
    await takesAnOffer(match, 1)
    clock.turn(3 * hour)
    const { seen } = (await match.get(0, '/view').expect(200)).body.view.specials
    await match.move(0, { type: 'order-specials', top: seen[0] }).expect(200)
    expect(await hoursFor(match, 0)).toBe(7)
    await takesAnOffer(match, 0)
    await takesAnOffer(match, 1)
    expect(await hoursFor(match, 0)).toBe(7)
  })

  test('loses no time by which an outage moves a deadline', async () => {
    const match = await matchWith(0)
    await server.deadlines.noteUp()
    clock.turn(day)
    await server.deadlines.noteUp()
    await takes(match, 0, 4)
    expect(await hoursFor(match, 0)).toBe(6)
  })

  test('is counted by the hours that applied while the time passed', async () => {
    const match = await matchWith(0)
    clock.turn(4 * hour)
    const [holder] = match.people
    if (holder === undefined) throw new Error('nobody sits there')
    await keeps(server, holder, { night: { from: '09:00', until: '13:00' } })
    await takes(match, 0, 1)
    expect(await hoursFor(match, 0)).toBe(5)
  })
})
