import { beforeEach, describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { day, exampleFor, hour, keeps, later, livesIn, minute, monday, told, turnTo } from './given.ts'

const server = await testServer()
const somebody = await livesIn(server, 'UTC')
const pace = (hours: number) => ({ pace: { kind: 'hours', hours } })
beforeEach(() => turnTo(server, monday))

describe('a reminder of a deadline', () => {
  test('is told to who owes the decision, once, as many hours before as that player asked for', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 5 })
    const match = await httpMatch(server, [somebody, ann], pace(24))
    await later(server, 19 * hour - 1)
    expect(await told(server, match, 'deadline-near')).toEqual([])
    await later(server, 1)
    const once = [{ to: 1, payload: { match: match.id, seat: 1, version: 1, question: 'opening' } }]
    expect(await told(server, match, 'deadline-near')).toEqual(once)
    await server.deadlines.runOnce()
    await later(server, 2 * hour)
    await later(server, day)
    expect(await told(server, match, 'deadline-near')).toEqual(once)
  })

  test('comes twelve hours before to who has set nothing', async () => {
    const match = await httpMatch(server, [await newPlayer(server), somebody], pace(72))
    await later(server, 60 * hour - minute)
    expect(await told(server, match, 'deadline-near')).toEqual([])
    await later(server, minute)
    expect(await told(server, match, 'deadline-near')).toMatchObject([{ to: 0 }])
  })

  test('is not told where the decision was taken before', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 5 })
    const match = await httpMatch(server, [ann, somebody], pace(24))
    await match.move(0, await exampleFor(match, 0)).expect(200)
    await later(server, 20 * hour)
    expect(await told(server, match, 'deadline-near')).toEqual([])
  })

  test('is not told to who wants none, also where that was said after the decision was asked', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 5 })
    const match = await httpMatch(server, [ann, somebody], pace(24))
    await keeps(server, ann, { remindHours: null })
    await later(server, 23 * hour)
    expect(await told(server, match, 'deadline-near')).toEqual([])
  })

  test('is told where that was wanted after the decision was asked', async () => {
    const ann = await livesIn(server, 'UTC')
    const match = await httpMatch(server, [ann, somebody], pace(24))
    await keeps(server, ann, { remindHours: 5 })
    await later(server, 19 * hour)
    expect(await told(server, match, 'deadline-near')).toMatchObject([{ to: 0 }])
  })

  test('is not told of a deadline that is as near as that from the beginning', async () => {
    const ann = await livesIn(server, 'UTC', { remindHours: 5 })
    for (const hours of [1, 5]) {
      const match = await httpMatch(server, [ann, somebody], pace(hours))
      await later(server, hours * hour - minute)
      expect(await told(server, match, 'deadline-near')).toEqual([])
    }
  })

  test('of the next decision is told again', async () => {
    const people = [await livesIn(server, 'UTC', { remindHours: 5 }), await livesIn(server, 'UTC', { remindHours: 5 })]
    const match = await httpMatch(server, people, { game: 'hamlet', ...pace(24) })
    for (const seat of [0, 1]) {
      await later(server, 20 * hour)
      await match.move(seat, { type: 'end-turn' }).expect(200)
    }
    expect((await told(server, match, 'deadline-near')).map(({ to }) => to)).toEqual([0, 1])
  })
})
