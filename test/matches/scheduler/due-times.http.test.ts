import { beforeEach, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { askedOf, bodyOf, day, dueOf, exampleFor, hour, livesIn, monday, turnTo } from './given.ts'

/** The clock starts on Monday, 2 March 2026, at 9:00 UTC: it is 10:00 in Paris, 4:00 in New York, 18:00 in Tokyo. */

const server = await testServer()
const somebody = await livesIn(server, 'UTC')
beforeEach(() => turnTo(server, monday))

const pace = (hours: number) => ({ pace: { kind: 'hours', hours } })
const night = { from: '22:00', until: '08:00' }

test('each of several players who are asked at once has their own deadline, by their own hours and zone', async () => {
  const ann = await livesIn(server, 'Europe/Paris', { night })
  const bob = await livesIn(server, 'America/New_York', { night })
  const cleo = await livesIn(server, 'Asia/Tokyo', { night, restDays: [2] })
  const match = await httpMatch(server, [ann, bob, cleo, somebody], pace(12))
  const deadlines = (await bodyOf(match)).decisions.map(({ seat, dueAt }) => [seat, dueAt])
  expect(deadlines).toEqual([
    // Her night begins in exactly twelve hours.
    [0, '2026-03-02T21:00:00.000Z'],
    // He sleeps until 13:00 UTC; of his twelve hours two are left at 20:00 of his clock.
    [1, '2026-03-03T01:00:00.000Z'],
    // Four hours until her night; Tuesday is her rest day; eight hours from 8:00 on Wednesday.
    [2, '2026-03-04T07:00:00.000Z'],
    [3, '2026-03-02T21:00:00.000Z'],
  ])
})

test('nights do not count', async () => {
  const ann = await livesIn(server, 'Europe/Paris', { night })
  const match = await httpMatch(server, [ann, somebody], pace(24))
  expect(await dueOf(match, 0)).toBe('2026-03-03T19:00:00.000Z')
})

test('rest days do not count, and are days of the player’s zone, even when its clocks change', async () => {
  server.clock.turn(4 * day)
  const bob = await livesIn(server, 'America/New_York', { restDays: [6, 7] })
  const match = await httpMatch(server, [somebody, bob], pace(24))
  // Twenty hours of Friday; four of Monday, which begins an hour earlier, since summer time began on Sunday.
  expect(await dueOf(match, 1)).toBe('2026-03-09T08:00:00.000Z')
})

test('vacations do not count, including their first and last day', async () => {
  const ann = await livesIn(server, 'Asia/Tokyo', { vacations: [{ from: '2026-03-03', until: '2026-03-05' }] })
  const match = await httpMatch(server, [ann, somebody], pace(24))
  // Six hours of Monday, and eighteen of Friday, which begins at 15:00 UTC.
  expect(await dueOf(match, 0)).toBe('2026-03-06T09:00:00.000Z')
})

test('a decision that comes up in quiet time has all its hours after it', async () => {
  const ann = await livesIn(server, 'UTC', { vacations: [{ from: '2026-03-01', until: '2026-03-04' }] })
  const match = await httpMatch(server, [ann, somebody], pace(3))
  expect(await dueOf(match, 0)).toBe('2026-03-05T03:00:00.000Z')
})

test('an open decision keeps its deadline; a new one begins when it is asked', async () => {
  const match = await httpMatch(server, [await livesIn(server, 'UTC'), somebody], pace(24))
  const other = await askedOf(match, 1)
  server.clock.turn(5 * hour)
  const answer = await match.move(0, await exampleFor(match, 0)).expect(200)
  expect(answer.body.decisions).toEqual([other])
  expect(await askedOf(match, 1)).toEqual(other)
  await match.move(1, await exampleFor(match, 1)).expect(200)
  const [turn] = (await bodyOf(match)).decisions
  expect(turn).toMatchObject({ sinceAt: '2026-03-02T14:00:00.000Z', dueAt: '2026-03-03T14:00:00.000Z' })
})
