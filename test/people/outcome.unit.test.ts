import { describe, expect, test } from 'vitest'
import { havana } from '../../src/games/havana/index.ts'
import type { Participant } from '../../src/matches/record/record.ts'
import { ratedOutcome } from '../../src/people/outcome.ts'
import { totals } from '../../src/people/totals.ts'
import { ada } from '../matches/a-holder.ts'

const startedAt = new Date('2026-03-02T09:00:00.000Z')
const endedAt = new Date('2026-03-04T09:00:00.000Z')

const sitting = (seat: number | null, account: string | null): Participant => ({
  ...ada,
  seat,
  account,
  name: '',
  number: `${seat} ${account}`,
  joined: null,
})

const three = [sitting(0, 'cleo'), sitting(1, 'ann'), sitting(2, 'bob')]
const match = {
  id: 'm',
  game: havana,
  seats: 3,
  version: 41,
  startedAt,
  endedAt,
  rated: true,
  private: false,
  participants: three,
}
const resultOf = (...places: number[]) => ({
  reason: 'goal',
  seats: places.map((place, seat) => ({ seat, place, points: 10 * (4 - place), lines: [] })),
})

describe('the statistics of a match', () => {
  test('are in the totals of a recount, unless the match is private', () => {
    const [shown, hidden] = [totals(), totals()]
    shown.add(ratedOutcome(match, resultOf(2, 1, 3)))
    hidden.add(ratedOutcome({ ...match, private: true }, resultOf(2, 1, 3)))

    expect([shown.statistics().length, shown.seatStatistics().length]).toEqual([1, 3])
    expect([hidden.matches(), hidden.statistics(), hidden.seatStatistics()]).toEqual([1, [], []])
  })

  test('are its length, and victory and points of each seat', () => {
    expect(ratedOutcome(match, resultOf(2, 1, 3))).toMatchObject({
      match: 'm',
      game: 'havana',
      seats: 3,
      entries: 41,
      milliseconds: 48 * 3_600_000,
      bySeat: [
        { seat: 0, victories: 0, points: 20 },
        { seat: 1, victories: 1, points: 30 },
        { seat: 2, victories: 0, points: 10 },
      ],
    })
  })

  test('divide a shared victory equally: a match has one', () => {
    expect(ratedOutcome(match, resultOf(1, 3, 1)).bySeat.map(({ victories }) => victories)).toEqual([0.5, 0, 0.5])
    expect(ratedOutcome(match, resultOf(1, 1, 1)).bySeat.map(({ victories }) => victories)).toEqual([
      1 / 3,
      1 / 3,
      1 / 3,
    ])
  })

  test('are none before its end', () => {
    expect(() => ratedOutcome({ ...match, endedAt: null }, resultOf(1, 2, 3))).toThrow('has not ended')
  })
})

describe('the ranking for ratings', () => {
  const rated = (change: Partial<typeof match>, places = resultOf(2, 1, 3)) =>
    ratedOutcome({ ...match, ...change }, places).rated.map(({ account, place }) => `${account} ${place}`)

  test('has the holders of seats at the end, by place, in the order of their accounts', () => {
    expect(rated({})).toEqual(['ann 1', 'bob 3', 'cleo 2'])
  })

  test('leaves out former holders', () => {
    expect(rated({ participants: [...three, sitting(null, 'dora')] })).toEqual(['ann 1', 'bob 3', 'cleo 2'])
  })

  test.each<[string, Partial<typeof match>]>([
    ['is empty if a bot holds a seat at the end', { participants: [...three.slice(1), sitting(0, null)] }],
    ['nobody in a private match', { private: true }],
    ['is empty if the match was not rated', { rated: false }],
    ['nobody who plays alone', { seats: 1, participants: three.slice(0, 1) }],
  ])('%s', (_, change) => expect(rated(change)).toEqual([]))
})
