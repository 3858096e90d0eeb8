import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/games/game.ts'
import type { Entry } from '../../src/journal/entry.ts'
import { judge } from '../../src/journal/judge.ts'
import { abort, resign } from '../../src/journal/submit.ts'
import { aMatch, at, boast, finishedMatch, played, seed } from './given.ts'

const over = finishedMatch()

/** The journal with one entry changed. */
function forged(version: number, change: Partial<Entry>): Entry[] {
  return over.entries.map((entry) => (entry.version === version ? { ...entry, ...change } : entry))
}

describe('judging again', () => {
  test('finds no difference in a journal as it was played', () => {
    expect(judge(over.game, JSON.parse(JSON.stringify(over.entries)), seed)).toBeUndefined()
  })

  test('finds none with shuffled seats, entropy, seats given up, and an aborted match', () => {
    const live = played(aMatch({ seats: 4, seating: 'shuffled', entropies: ['aa', '', 'bb', 'cc'] }), 2, boast)
    const { game, secrets } = live
    const resigned = resign(game, live.head, secrets, { seat: 1, by: 'hand', at })
    if (resigned.outcome === 'refused') throw new Error(resigned.code)
    const aborted = abort(game, resigned.head, secrets, {
      actor: { kind: 'administrator' },
      reason: 'administrator',
      at,
    })
    if (aborted.outcome === 'refused') throw new Error(aborted.code)
    expect(judge(game, [...live.entries, ...resigned.entries, ...aborted.entries], seed)).toBeUndefined()
  })

  test('reveals the first entry whose events do not follow from its move', () => {
    const events = [{ type: 'boasted', seat: 1 }]
    expect(judge(over.game, forged(2, { events }), seed)).toEqual({
      version: 2,
      rules: { entry: 3, judge: 3 },
      expected: { events: [{ type: 'boasted', seat: 0 }], draws: 2 },
      found: { events, draws: 2 },
    })
  })

  test('reveals a draw that the dice did not make', () => {
    const [first] = over.entries
    const events = first?.events.map((event) => (event.type === 'dealt' ? { ...event, card: 99 } : event)) ?? []
    expect(judge(over.game, forged(1, { events }), seed)).toMatchObject({ version: 1, found: { events } })
    expect(judge(over.game, over.entries, '00'.repeat(32))).toMatchObject({ version: 1 })
  })

  test('reveals a wrong count of draws', () => {
    expect(judge(over.game, forged(3, { draws: 3 }), seed)).toMatchObject({ version: 3, expected: { draws: 2 } })
  })

  test('reveals a move that the rules refuse', () => {
    expect(judge(over.game, forged(3, { move: boast }), seed)).toMatchObject({
      version: 3,
      expected: { refused: 'hunch/boasted-already' },
    })
    expect(judge(over.game, [...over.entries, ...forged(2, {}).slice(1, 2)], seed)).toMatchObject({
      expected: { refused: 'journal/match-over' },
    })
  })

  test.each<[string, Partial<Entry>]>([
    ['journal/no-seat', { actor: { kind: 'system' } }],
    ['journal/no-seat', { actor: { kind: 'seat', seat: 2, by: 'hand' } }],
    ['journal/no-such-move', { move: null }],
    ['journal/no-such-move', { kind: 'resigned' }],
    ['journal/not-in-this-place', { kind: 'opened' }],
    ['journal/no-reason', { kind: 'aborted' }],
  ])('reveals an impossible entry: %s', (refused, change) => {
    expect(judge(over.game, forged(2, change), seed)).toMatchObject({ version: 2, expected: { refused } })
  })

  test.each<[string, Partial<Entry>]>([
    ['a move', { actor: { kind: 'system' } }],
    ['a seat as its maker', { move: null }],
  ])('reveals an aborted match with %s', (_, change) => {
    const events = [{ type: 'aborted', reason: 'agreement' }]
    const aborted = forged(2, { kind: 'aborted', events, ...change })
    expect(judge(over.game, aborted, seed)).toMatchObject({
      version: 2,
      expected: { refused: 'journal/no-such-entry' },
    })
  })

  test('reveals an opening with a move', () => {
    expect(judge(over.game, forged(1, { move: boast }), seed)).toMatchObject({
      version: 1,
      expected: { refused: 'journal/no-such-entry' },
    })
  })

  test('reveals players who were not seated by the dice', () => {
    const { game, entries } = aMatch({ seats: 4, seating: 'shuffled' })
    const [first] = entries
    if (!first) throw new Error('There is a first entry.')
    const [opened, ...rest] = first.events
    const moved = { ...first, events: [{ ...opened, type: 'opened', participants: ['p0', 'p1', 'p2', 'p3'] }, ...rest] }
    expect(judge(game, [moved], seed)).toMatchObject({ version: 1 })
  })

  test("reveals an opening that is not the game's own, unless it is marked as set up by hand", () => {
    const player = { card: null, guess: null, boasted: false, points: 5, left: false }
    const position = { round: 1, rounds: 2, seats: [player, player], result: null }
    const { game, entries } = aMatch({ position })
    expect(judge(game, entries, seed)).toBeUndefined()
    const [first] = entries
    if (!first) throw new Error('There is a first entry.')
    const [opened, ...rest] = first.events
    const passedOff = { ...first, events: [{ ...opened, type: 'opened', opening: 'standard' }, ...rest] }
    expect(judge(game, [passedOff], seed)).toMatchObject({ version: 1 })
  })

  test('says if it judges by other rules than the match was played by', () => {
    const generous = {
      ...over.game,
      meta: { ...over.game.meta, rulesVersion: 4 },
      decide: (...asked: Parameters<typeof over.game.decide>) => [
        ...over.game.decide(...asked),
        { type: 'boasted', seat: 0 },
      ],
    }
    expect(judge(generous, over.entries, seed)).toMatchObject({ version: 2, rules: { entry: 3, judge: 4 } })
  })

  test('opens a match of older rules as those do', () => {
    const { opening } = over.game
    const newer: Game = {
      ...over.game,
      meta: { ...over.game.meta, rulesVersion: 4 },
      opening: (setup) => opening({ ...setup, options: { rounds: setup.rules === 3 ? 2 : 9 } }),
    }
    expect(judge(newer, over.entries, seed)).toBeUndefined()
    const forgetful = { ...newer, opening: ({ seats }: { seats: number }) => newer.opening({ seats, options: {} }) }
    expect(judge(forgetful, over.entries, seed)).toMatchObject({ version: 1 })
  })

  test('reveals a move by the wrong seat', () => {
    const actor = { kind: 'seat', seat: 0, by: 'hand' } as const
    expect(judge(over.game, forged(4, { actor }), seed)).toMatchObject({ expected: { refused: 'hunch/not-asked' } })
  })

  test('does not judge times, which the chain protects', () => {
    expect(judge(over.game, forged(4, { at: '2020-01-01T00:00:00.000Z' }), seed)).toBeUndefined()
  })
})
