import { describe, expect, test } from 'vitest'
import { hamlet } from '../../src/games/hamlet/index.ts'
import { decisionsTakenBack } from '../../src/journal/decisions-taken-back.ts'
import { replay } from '../../src/journal/replay.ts'
import { aMatch, type PlayedMatch, played, takenBack } from './given.ts'

/** Hamlet for two: each turn is a decision, which ends with a move of its own. */
const ends = { type: 'end-turn' }
const gathers = { type: 'gather', at: 'farm' }
const turns = (live: PlayedMatch, ...seats: number[]) => seats.reduce((now, seat) => played(now, seat, ends), live)
const since = (live: PlayedMatch, to: number) =>
  [...decisionsTakenBack(replay(hamlet, live.entries), to)].toSorted(([one], [other]) => one - other)

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

  test('are counted on the remaining line of play: not those that were taken back before', () => {
    const again = turns(takenBack(four, 0, 3, true), 0)
    expect(since(again, 1)).toEqual([
      [0, 2],
      [1, 1],
    ])
    expect(since(takenBack(again, 0, 1, true), 1)).toEqual([])
  })
})
