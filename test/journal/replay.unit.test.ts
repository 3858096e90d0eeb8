import { describe, expect, test } from 'vitest'
import { fold } from '../../src/journal/fold.ts'
import { stateAt } from '../../src/journal/replay.ts'
import { abort, resign } from '../../src/journal/submit.ts'
import { aMatch, at, boast, finishedMatch, guess, played, refold } from './given.ts'

describe('replaying a journal', () => {
  test('gives the head from playing, including open decisions and their beginnings', () => {
    const live = played(played(played(aMatch({ seats: 3, seating: 'shuffled' }), 1, boast), 2, guess(9)), 0, guess(5))
    const stored = JSON.parse(JSON.stringify(live.entries))
    expect(fold(live.game, stored)).toEqual(live.head)
  })

  test('from a later head continues there', () => {
    const { game, entries, head } = finishedMatch()
    const early = fold(game, entries.slice(0, 3))
    expect(refold(game, early, entries.slice(3))).toEqual(head)
  })

  test('gives the state at every version', () => {
    const first = aMatch()
    const second = played(first, 0, boast)
    const third = played(second, 0, guess(7))
    const { game, entries } = third
    expect(stateAt(game, entries, 1)).toEqual(first.head.state)
    expect(stateAt(game, entries, 2)).toEqual(second.head.state)
    expect(stateAt(game, entries, 3)).toEqual(third.head.state)
    expect(stateAt(game, entries)).toEqual(third.head.state)
  })

  test('of an aborted match waits for nobody', () => {
    const { game, head, secrets, entries } = aMatch()
    const aborted = abort(game, head, secrets, { actor: { kind: 'system' }, reason: 'administrator', at })
    if (aborted.outcome === 'refused') throw new Error(aborted.code)
    expect(fold(game, [...entries, ...aborted.entries])).toEqual(aborted.head)
  })

  test('handles a seat that was given up', () => {
    const { game, head, secrets, entries } = played(aMatch({ seats: 3 }), 0, guess(7))
    const resigned = resign(game, head, secrets, { seat: 1, by: 'clock', at })
    if (resigned.outcome === 'refused') throw new Error(resigned.code)
    expect(fold(game, [...entries, ...resigned.entries])).toEqual(resigned.head)
  })

  test("uses the stored position, not today's opening of the game", () => {
    const { game, entries, head } = aMatch()
    const changed = { ...game, opening: () => ({ round: 9 }) }
    expect(fold(changed, entries)).toEqual(head)
  })

  test('needs the first entry', () => {
    const { game, entries } = finishedMatch()
    expect(() => fold(game, entries.slice(1))).toThrow(TypeError)
    expect(() => fold(game, [])).toThrow(TypeError)
  })
})
