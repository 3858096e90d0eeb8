import { beforeEach, describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { day, exampleFor, hour, keeps, later, livesIn, minute, monday, noticesOf, turnTo } from './given.ts'

const server = await testServer()
const somebody = await livesIn(server, 'UTC')
const pace = (hours: number) => ({ pace: { kind: 'hours', hours } })
beforeEach(() => turnTo(server, monday))

describe('a reminder of a deadline', () => {
  test('goes to the player who owes the decision, once, as many hours before as they asked for', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 5 })
    const match = await httpMatch(server, [somebody, ann], pace(24))
    await later(server, 19 * hour - 1)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, 1)
    const once = [{ to: 1, payload: { match: match.id, seat: 1, version: 1, question: 'opening' } }]
    expect(await noticesOf(server, match, 'deadline-near')).toEqual(once)
    await server.deadlines.runOnce()
    await later(server, 2 * hour)
    await later(server, day)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual(once)
  })

  test('comes twelve hours before by default', async () => {
    const match = await httpMatch(server, [await newPlayer(server), somebody], pace(72))
    await later(server, 60 * hour - minute)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, minute)
    expect(await noticesOf(server, match, 'deadline-near')).toMatchObject([{ to: 0 }])
  })

  test('is not sent if the decision was made before', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 5 })
    const match = await httpMatch(server, [ann, somebody], pace(24))
    await match.move(0, await exampleFor(match, 0)).expect(200)
    await later(server, 20 * hour)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
  })

  test('is not sent to players who want none, even if they say so after the decision was asked', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 5 })
    const match = await httpMatch(server, [ann, somebody], pace(24))
    await keeps(server, ann, { remindHours: null })
    await later(server, 23 * hour)
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
  })

  test('is sent to players who ask for it after the decision was asked', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await httpMatch(server, [ann, somebody], pace(24))
    await keeps(server, ann, { remindHours: 5 })
    await later(server, 19 * hour)
    expect(await noticesOf(server, match, 'deadline-near')).toMatchObject([{ to: 0 }])
  })

  test('is not sent if the deadline is as near as that from the start', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 5 })
    for (const hours of [1, 5]) {
      const match = await httpMatch(server, [ann, somebody], pace(hours))
      await later(server, hours * hour - minute)
      expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    }
  })

  test('counts waking hours, and comes neither at night nor on a rest day', async () => {
    const hours = { night: { from: '22:00', until: '06:00' }, restDays: [3] }
    const ann = await livesIn(server, 'UTC', { ...hours, remindHours: 12 })
    // Thirteen hours of Monday, sixteen of Tuesday, none of Wednesday, three of Thursday.
    const match = await httpMatch(server, [ann, somebody], pace(32))
    turnTo(server, '2026-03-03T12:59:00.000Z')
    await server.deadlines.runOnce()
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, minute)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(1)
  })

  test('comes in the morning if it would come at the end of a day', async () => {
    const ann = await livesIn(server, 'UTC', { night: { from: '22:00', until: '06:00' }, remindHours: 3 })
    const match = await httpMatch(server, [ann, somebody], pace(16))
    turnTo(server, '2026-03-03T05:59:00.000Z')
    await server.deadlines.runOnce()
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, minute)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(1)
  })

  test('comes while its player is awake if the longest wait puts the deadline into the night', async () => {
    const ann = await livesIn(server, 'UTC', { night: { from: '08:00', until: '20:00' }, remindHours: 3 })
    const match = await httpMatch(server, [ann, somebody], { ...pace(24), longestWait: 24 })
    // Twelve hours, of which the clock runs from 20:00 to 08:00; the deadline is at nine, in the night.
    turnTo(server, '2026-03-03T04:59:00.000Z')
    await server.deadlines.runOnce()
    expect(await noticesOf(server, match, 'deadline-near')).toEqual([])
    await later(server, minute)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(1)
  })

  test('is sent again for the next decision', async () => {
    const people = [await livesIn(server, 'UTC', { remindHours: 5 }), await livesIn(server, 'UTC', { remindHours: 5 })]
    const match = await httpMatch(server, people, { game: 'hamlet', ...pace(24) })
    for (const seat of [0, 1]) {
      await later(server, 20 * hour)
      await match.move(seat, { type: 'end-turn' }).expect(200)
    }
    expect((await noticesOf(server, match, 'deadline-near')).map(({ to }) => to)).toEqual([0, 1])
  })
})
