import { describe, expect, test } from 'vitest'
import { hamlet } from '../../src/games/hamlet/index.ts'
import { havana } from '../../src/games/havana/index.ts'
import { leHavre } from '../../src/games/le-havre/index.ts'
import { decisionsTakenBack, withoutTakenBack } from '../../src/journal/decisions-taken-back.ts'
import { replay } from '../../src/journal/replay.ts'
import { resign, submit } from '../../src/journal/submit.ts'
import { after, aMatch, at, boast, type PlayedMatch, played, takenBack } from './given.ts'

/** Hamlet for two: each turn is a decision, which ends with a move of its own. */
const ends = { type: 'end-turn' }
const gathers = { type: 'gather', at: 'farm' }
const turns = (live: PlayedMatch, ...seats: number[]) => seats.reduce((now, seat) => played(now, seat, ends), live)
const since = (live: PlayedMatch, to: number) =>
  [...decisionsTakenBack(replay(live.game, live.entries), to)].toSorted(([one], [other]) => one - other)
const noon = '2026-11-21T12:00:00.000Z'
const gaveUp = (live: PlayedMatch, seat: number) => {
  const { game, head, secrets } = live
  return after(live, resign(game, head, secrets, { seat, by: 'hand', at }))
}
/** Le Havre for one: the only player takes an offer at that time. All moves of a request have the same time. */
const takes = (live: PlayedMatch, offer: string, time: string) => {
  const { game, head, secrets } = live
  const move = { type: 'take-offer', offer }
  return after(live, submit(game, head, secrets, { seat: 0, by: 'hand', moves: [move], at: time }))
}

describe('the decisions that a return takes back', () => {
  const four = turns(aMatch({ game: hamlet }), 0, 1, 0, 1)

  test('are those that each seat has made since', () => {
    expect(since(four, 1)).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(since(four, 4)).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(since(four, 5)).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  test('do not include moves that leave the question open', () => {
    const begun = played(aMatch({ game: hamlet }), 0, gathers)
    expect(since(begun, 1)).toEqual([])
  })

  test('are those of one seat only, even if another was asked at the same time', () => {
    const opens = { type: 'open', cards: ['mama', 'siesta'] }
    const choosing = played(aMatch({ game: havana }), 0, opens)
    expect(since(choosing, 1)).toEqual([[0, 1]])
  })

  test('do not include moves that leave the questions of several seats open', () => {
    expect(since(played(aMatch(), 0, boast), 1)).toEqual([])
  })

  test('do not include giving up', () => {
    expect(since(gaveUp(four, 0), 5)).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  test.each([
    ['count each if it comes back', '2026-11-21T11:00:00.000Z', noon, 2],
    ['count once within a request, since nobody is asked in between', noon, noon, 1],
  ])('of a player alone who moves twice %s', (_, first, second, count) => {
    const twice = takes(takes(aMatch({ game: leHavre, seats: 1 }), 'wood', first), 'fish', second)
    expect(since(twice, 1)).toEqual([[0, count]])
  })

  test('are counted on the remaining line of play: not those that were taken back before', () => {
    const again = turns(takenBack(four, 0, 3, true), 0)
    expect(since(again, 1)).toEqual([
      [0, 2],
      [1, 1],
    ])
    expect(since(takenBack(again, 0, 1, true), 1)).toEqual([])
  })
})

describe('a journal without the moves that were taken back', () => {
  const four = turns(aMatch({ game: hamlet }), 0, 1, 0, 1)
  const versions = ({ entries }: PlayedMatch, after = 0) =>
    withoutTakenBack(entries.slice(after)).map(({ version }) => version)

  test('has the moves before, the moves since and the entry that took back', () => {
    expect(versions(turns(takenBack(four, 0, 3, true), 0))).toEqual([1, 2, 3, 6, 7])
  })

  test('has the moves that stand again, and not those that led away from them', () => {
    // given moves 4 and 5, which were taken back, and another move in their place
    const away = turns(takenBack(four, 0, 3, true), 0)
    // when
    const again = turns(takenBack(away, 1, 5, true), 0)
    // then
    expect(versions(again)).toEqual([1, 2, 3, 4, 5, 6, 8, 9])
    expect(versions(again, 4)).toEqual([5, 6, 8, 9])
  })

  test('has no giving up that was taken back', () => {
    const three = turns(aMatch({ game: hamlet, seats: 3 }), 0)
    expect(versions(gaveUp(three, 2))).toEqual([1, 2, 3])
    expect(versions(takenBack(gaveUp(three, 2), 0, 2, true))).toEqual([1, 2, 4])
  })

  test('has none of its moves if all since an earlier version were taken back', () => {
    expect(versions(takenBack(four, 0, 2, true), 2)).toEqual([6])
  })
})
