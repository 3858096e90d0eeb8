import { beforeEach, describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { askedOf, bodyOf, day, exampleFor, hour, later, livesIn, makersOf, monday, noticesOf, turnTo } from './given.ts'

const server = await testServer()
const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const wish = { pace: { kind: 'hours', hours: 24 }, late: 'wait' }
beforeEach(() => turnTo(server, monday))

describe('a match with “wait”', () => {
  test('is late at its deadline, not a moment before; everybody at the table gets one notice', async () => {
    const match = await httpMatch(server, people, { game: 'hamlet', ...wish })
    await later(server, day - 1)
    expect(await askedOf(match, 0)).toMatchObject({ late: false })
    expect(await noticesOf(server, match, 'deadline-missed')).toEqual([])
    await later(server, 1)
    expect(await askedOf(match, 0)).toMatchObject({ late: true, dueAt: '2026-03-03T09:00:00.000Z' })
    const payload = { match: match.id, seat: 0, version: 1, question: 'turn-1' }
    const all = [0, 1, 2].map((to) => ({ to, payload }))
    expect(await noticesOf(server, match, 'deadline-missed')).toEqual(all)
    expect(await server.deadlines.runOnce()).toBe(0)
    await later(server, 3 * day)
    expect(await noticesOf(server, match, 'deadline-missed')).toEqual(all)
    expect(await makersOf(server, match)).toEqual([])
  })

  test('takes the late move, and the next decision has its full time', async () => {
    const match = await httpMatch(server, people, { game: 'hamlet', ...wish })
    await later(server, 2 * day)
    await match.move(0, { type: 'end-turn' }).expect(200)
    expect(await askedOf(match, 1)).toMatchObject({ late: false, dueAt: '2026-03-05T09:00:00.000Z' })
    await later(server, day)
    expect(await askedOf(match, 1)).toMatchObject({ late: true })
    expect((await noticesOf(server, match, 'deadline-missed')).map(({ payload }) => payload)).toMatchObject([
      ...Array(3).fill({ seat: 0 }),
      ...Array(3).fill({ seat: 1 }),
    ])
  })

  test('names each of several late players, even to a player who moves late', async () => {
    const match = await httpMatch(server, people, wish)
    await later(server, hour)
    await match.move(2, await exampleFor(match, 2)).expect(200)
    const move = await exampleFor(match, 0)
    await later(server, day)
    // The server read the match before it recorded the second of them: it must not go on with that.
    const answer = await match.move(0, move).expect(200)
    expect(answer.body.decisions).toMatchObject([{ seat: 1, late: true }])
    expect((await bodyOf(match)).decisions).toEqual(answer.body.decisions)
    await later(server, day)
    expect(await noticesOf(server, match, 'deadline-missed')).toHaveLength(6)
  })

  test('is not late after its end', async () => {
    const match = await httpMatch(server, people.slice(0, 2), wish)
    await match.post(1, '/resignation').expect(200)
    await later(server, 2 * day)
    expect(await bodyOf(match)).toMatchObject({ status: 'ended', decisions: [] })
    expect(await noticesOf(server, match, 'deadline-missed')).toEqual([])
  })
})
