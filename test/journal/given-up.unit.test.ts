import { describe, expect, test } from 'vitest'
import { seatsGivenUpAt } from '../../src/journal/replay.ts'
import { resign } from '../../src/journal/submit.ts'
import { after, aMatch, at, type PlayedMatch, takenBack } from './given.ts'

const resigned = (live: PlayedMatch, seat: number) =>
  after(live, resign(live.game, live.head, live.secrets, { seat, by: 'hand', at }))
const backTo = (live: PlayedMatch, to: number) => takenBack(live, 0, to, true)

describe('the seats that have given up', () => {
  const two = resigned(resigned(aMatch({ seats: 4 }), 1), 2)

  test('are those that resigned up to a version', () => {
    expect([1, 2, 3].map((version) => seatsGivenUpAt(two.entries, version))).toEqual([[], [1], [1, 2]])
  })

  test('play again if all agree to go back to before that', () => {
    const back = backTo(two, 2)
    expect(seatsGivenUpAt(back.entries, 4)).toEqual([1])
    const third = resigned(back, 3)
    expect(seatsGivenUpAt(third.entries, 5)).toEqual([1, 3])
    expect(seatsGivenUpAt(backTo(third, 1).entries, 6)).toEqual([])
  })
})
