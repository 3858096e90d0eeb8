import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/games/game.ts'
import { decisionId } from '../../src/journal/decisions.ts'
import { fold } from '../../src/journal/fold.ts'
import { append } from '../../src/journal/head.ts'
import { judge } from '../../src/journal/judge.ts'
import { heads, replay, stateAt } from '../../src/journal/replay.ts'
import { see } from '../../src/journal/see.ts'
import { abort, resign, submit } from '../../src/journal/submit.ts'
import { oneBack, refusedByNewest, takeBack } from '../../src/journal/take-back.ts'
import {
  after,
  aMatch,
  at,
  boast,
  finishedMatch,
  guess,
  type PlayedMatch,
  played,
  refold,
  replaced,
  seed,
  takenBack,
  takingBack,
} from './given.ts'

const ids = ({ head }: PlayedMatch) => head.decisions.map(decisionId)
const stored = ({ entries }: PlayedMatch) => JSON.parse(JSON.stringify(entries))

/** Seat 0 boasted (version 2) and guessed (version 3), while seat 1 has not answered yet. */
const guessed = played(aMatch(), 0, boast, guess(7))
/** Both guessed, which revealed the guesses and dealt the second round (version 4). */
const turnedUp = played(guessed, 1, guess(9))

describe('taking back', () => {
  test('is one entry without a move, chained to the one before, whose event has the version to go back to', () => {
    expect(takingBack(guessed, 0, 2)).toMatchObject({
      outcome: 'accepted',
      entries: [
        {
          version: 4,
          at,
          kind: 'taken-back',
          actor: { kind: 'seat', seat: 0, by: 'hand' },
          move: null,
          events: [{ type: 'taken-back', to: 2, agreed: false }],
          draws: guessed.head.draws,
          previous: guessed.head.hash,
        },
      ],
    })
  })

  test('restores the position of that version, and play continues from there', () => {
    const back = takenBack(guessed, 0, 2)
    expect(back.head.state).toEqual(stateAt(back.game, guessed.entries, 2))
    expect(() => played(back, 0, boast)).toThrow('hunch/boasted-already')
    expect(played(back, 0, guess(11)).head.state).toEqual(played(played(aMatch(), 0, boast), 0, guess(11)).head.state)
    expect(played(takenBack(guessed, 0, 1), 0, boast).head.version).toBe(5)
  })

  test('asks answered questions again, and keeps open ones open', () => {
    expect(ids(guessed)).toEqual(['1.1.guess-1'])
    expect(ids(takenBack(guessed, 0, 2))).toEqual(['4.0.guess-1', '1.1.guess-1'])
    const boasted = played(aMatch(), 0, boast)
    expect(ids(takenBack(boasted, 0, 1))).toEqual(ids(boasted))
  })

  test('never reopens a decision under an id that was answered', () => {
    const again = takenBack(played(takenBack(guessed, 0, 2), 0, guess(7)), 0, 2)
    expect(ids(again)).toEqual(['6.0.guess-1', '1.1.guess-1'])
    const round = takenBack(turnedUp, 0, 1, true)
    expect(ids(round)).toEqual(['5.0.guess-1', '5.1.guess-1'])
    expect(ids(played(played(round, 0, guess(7)), 1, guess(9)))).toEqual(['7.0.guess-2', '7.1.guess-2'])
  })

  test('does not return draws: the next draw is a new one', () => {
    const round = takenBack(turnedUp, 1, 3, true)
    expect(round.head.draws).toBe(turnedUp.head.draws)
    const replayed = played(round, 1, guess(9))
    expect(replayed.head.draws).toBe(turnedUp.head.draws + 2)
    const cards = (live: PlayedMatch) => live.entries.at(-1)?.events.filter(({ type }) => type === 'dealt')
    expect(cards(replayed)).not.toEqual(cards(turnedUp))
  })

  test('can itself be taken back: the position is that of the version named, on any branch', () => {
    const forth = takenBack(takenBack(guessed, 0, 1), 0, 3)
    expect(forth.head.state).toEqual(guessed.head.state)
    expect(takenBack(forth, 0, 4).head.state).toEqual(aMatch().head.state)
    expect(takenBack(played(forth, 1, boast), 1, 5).head.state).toEqual(guessed.head.state)
  })

  test('judges each move from where it was made, not from the version it goes back to', () => {
    const first = played(aMatch(), 0, guess(7))
    const other = played(takenBack(first, 0, 1), 0, guess(8))
    expect(takenBack(other, 0, 2).head.state).toEqual(first.head.state)
  })

  test('deletes nothing: everybody still sees what they saw of the moves', () => {
    const back = takenBack(guessed, 0, 1)
    expect(back.entries.slice(0, 3)).toEqual(guessed.entries)
    const look = { viewer: 1, over: false } as const
    const shown = back.entries.map((entry) => see(back.game, entry, back.secrets, look).events.map(({ kind }) => kind))
    expect(shown.slice(1)).toEqual([['shown'], ['hidden', 'shown'], ['shown']])
  })

  test('does not mutate its arguments', () => {
    const before = JSON.stringify(guessed)
    takingBack(guessed, 0, 1)
    expect(JSON.stringify(guessed)).toBe(before)
  })

  test('needs the journal up to its head', () => {
    const { game, head, secrets, entries } = guessed
    const what = { seat: 0, by: 'hand', at, to: 1, agreed: false, past: replay(game, entries.slice(0, 2)) } as const
    expect(() => takeBack(game, head, secrets, what)).toThrow(TypeError)
  })
})

/** The same match, with a changed game from now on. */
const under = (live: PlayedMatch, change: Partial<Game>): PlayedMatch => ({
  ...live,
  game: { ...live.game, ...change },
})

const { game, head, secrets } = guessed
const movedInPlace = (by: 'clock' | 'bot') =>
  after(guessed, submit(game, head, secrets, { seat: 1, by, moves: [boast], at: '2026-11-22T09:00:00.000Z' }))
const three = aMatch({ seats: 3 })
const gaveUp = after(three, resign(three.game, three.head, three.secrets, { seat: 1, by: 'hand', at }))

describe('a seat takes back by itself', () => {
  const nothing = 'journal/nothing-to-take-back'
  const others = 'journal/others-have-moved'
  const revealed = 'journal/something-was-revealed'

  test.each<[string, PlayedMatch, number, number]>([
    ['the newest version', guessed, 0, 3],
    ['a version that is still to come', guessed, 0, 4],
    ['what was before the first', guessed, 0, 0],
    ['to the current position', takenBack(guessed, 0, 2), 0, 2],
  ])('not %s: there is nothing to take back, alone or by agreement', (_, live, seat, to) => {
    expect(takingBack(live, seat, to)).toEqual({ outcome: 'refused', code: nothing, params: {}, index: 0 })
    expect(takingBack(live, seat, to, true)).toMatchObject({ code: nothing })
  })

  test.each<[string, PlayedMatch, number, number]>([
    ['what another seat did', guessed, 1, 2],
    ['what it did before another seat', played(guessed, 1, boast), 0, 2],
    ['what the clock did for it', movedInPlace('clock'), 1, 3],
    ['what a bot did for it', movedInPlace('bot'), 1, 3],
    ['what an administrator did', replaced(guessed, 0), 0, 2],
    ['what its player did who left', replaced(guessed, 0, 'hand'), 0, 2],
    ['its being given up', gaveUp, 1, 1],
    ['what all agreed to', takenBack(played(guessed, 1, boast), 0, 2, true), 0, 4],
  ])('not %s, unless all agree', (_, live, seat, to) => {
    expect(takingBack(live, seat, to)).toMatchObject({ outcome: 'refused', code: others })
    const back = takenBack(live, seat, to, true)
    expect(back.head.state).toEqual(stateAt(live.game, live.entries, to))
    expect(back.entries.at(-1)?.events).toEqual([{ type: 'taken-back', to, agreed: true }])
  })

  test.each<[string, PlayedMatch, number, number]>([
    ['others’ guesses were turned up, and cards dealt', turnedUp, 1, 3],
    ['cards were dealt', under(turnedUp, { reveals: [] }), 1, 3],
    ['something was uncovered, and nothing drawn', under(guessed, { reveals: ['boasted'] }), 0, 1],
    ['something was uncovered by one of several moves', under(guessed, { reveals: ['guess-made'] }), 0, 1],
    [
      'the rules no longer say what the move was',
      under(guessed, { decide: (state, seat) => game.decide(state, seat, boast) }),
      0,
      2,
    ],
  ])('not after %s, unless all agree', (_, live, seat, to) => {
    expect(takingBack(live, seat, to)).toMatchObject({ outcome: 'refused', code: revealed })
    expect(takenBack(live, seat, to, true).head.state).toEqual(stateAt(live.game, live.entries, to))
  })

  test('only what revealed something to it: a move before that stays its own', () => {
    const { entries } = guessed
    const uncovered = under(guessed, { reveals: ['boasted'] })
    expect(takenBack(uncovered, 0, 2).head.state).toEqual(stateAt(game, entries, 2))
  })

  test('nothing of a finished match, even if all agree', () => {
    const over = finishedMatch()
    const ended = after(guessed, abort(game, head, secrets, { actor: { kind: 'system' }, reason: 'agreement', at }))
    for (const live of [over, ended]) {
      expect(takingBack(live, 0, live.head.version - 1, true)).toMatchObject({ code: 'journal/match-over', index: 0 })
    }
  })
})

/** Taken back alone, played again, taken back by agreement over a draw, and then played to the end. */
function aMatchTakenBack(): PlayedMatch {
  const forth = takenBack(takenBack(guessed, 0, 1), 0, 3)
  const round = takenBack(played(forth, 1, guess(9)), 1, 2, true)
  const second = played(played(round, 0, guess(3)), 1, guess(9))
  return played(played(second, 0, guess(4)), 1, guess(12))
}

describe('a journal with moves taken back', () => {
  const live = aMatchTakenBack()

  test('folds to the head from playing, including draws and open decisions', () => {
    for (const known of [live, takenBack(turnedUp, 0, 1, true), takenBack(guessed, 0, 2)]) {
      expect(fold(known.game, stored(known))).toEqual(known.head)
      expect([...heads(known.game, known.entries)].at(-1)).toEqual(known.head)
      expect(stateAt(known.game, known.entries)).toEqual(known.head.state)
    }
  })

  test('gives the state at every version, even of those taken back', () => {
    const back = takenBack(guessed, 0, 1)
    expect([1, 2, 3, 4].map((version) => stateAt(game, back.entries, version))).toEqual(
      [aMatch(), played(aMatch(), 0, boast), guessed, aMatch()].map((known) => known.head.state),
    )
  })

  test('folds on from a head that knows enough, and otherwise says so', () => {
    const back = takenBack(guessed, 0, 2)
    const from = (version: number) => {
      return refold(game, fold(game, back.entries.slice(0, version)), back.entries.slice(version))
    }
    expect([1, 2, 4].map(from)).toEqual([back.head, back.head, back.head])
    expect(from(3)).toBeUndefined()
  })

  test('judges again without a difference', () => {
    expect(judge(live.game, stored(live), seed)).toBeUndefined()
  })

  test.each([5, 9, 0, -1])('does not fold if it goes back to version %d, which is not an earlier one', (to) => {
    const back = takenBack(guessed, 0, 2)
    const entries = [...guessed.entries, { ...back.entries[3], events: [{ type: 'taken-back', to, agreed: false }] }]
    expect(() => fold(game, JSON.parse(JSON.stringify(entries)))).toThrow()
  })
})

describe('judging returns again', () => {
  /** The fault that is found if the last entry is changed like this. */
  function found(known: PlayedMatch, change: object) {
    const last = { ...known.entries.at(-1), ...change }
    const difference = judge(known.game, JSON.parse(JSON.stringify([...known.entries.slice(0, -1), last])), seed)
    return difference?.expected
  }
  const saying = (to: unknown, agreed: unknown = false) => ({ events: [{ type: 'taken-back', to, agreed }] })
  const alone = takenBack(guessed, 0, 2)
  const agreed = takenBack(turnedUp, 1, 3, true)

  test.each<[string, PlayedMatch, object]>([
    ['journal/nothing-to-take-back', alone, saying(3)],
    ['journal/nothing-to-take-back', alone, saying(4)],
    ['journal/nothing-to-take-back', alone, saying(99, true)],
    ['journal/others-have-moved', alone, { actor: { kind: 'seat', seat: 1, by: 'hand' } }],
    ['journal/others-have-moved', takenBack(turnedUp, 1, 2, true), saying(2)],
    ['journal/something-was-revealed', agreed, saying(3)],
    ['journal/no-seat', alone, { actor: { kind: 'administrator' } }],
    ['journal/no-version', alone, saying(0)],
    ['journal/no-version', alone, saying(2, 'yes')],
    ['journal/no-version', alone, { events: [] }],
    ['journal/no-version', alone, { move: boast }],
    ['journal/match-over', { ...alone, entries: [...finishedMatch().entries, ...alone.entries.slice(-1)] }, {}],
  ])('reveals an impossible entry: %s', (refusedAs, known, change) => {
    expect(found(known, change)).toEqual({ refused: refusedAs })
  })

  test('reveals returned draws, and any other events', () => {
    expect(found(agreed, { draws: 2 })).toMatchObject({ draws: 4 })
    const both = { events: [...(agreed.entries.at(-1)?.events ?? []), { type: 'boasted', seat: 0 }] }
    expect(found(agreed, both)).toEqual({ events: [{ type: 'taken-back', to: 3, agreed: true }], draws: 4 })
  })

  test('reveals a match that continues from another version than it says', () => {
    const says = { kind: 'taken-back', actor: { kind: 'seat', seat: 0, by: 'hand' }, at, move: null } as const
    const events = [{ type: 'taken-back', to: 2, agreed: false }]
    const wrong = append(game, head, secrets, says, { events, state: stateAt(game, guessed.entries, 1), draws: 2 })
    const forged = played({ ...guessed, head: wrong.head, entries: [...guessed.entries, wrong.entry] }, 0, boast)
    expect(judge(game, forged.entries, seed)).toMatchObject({
      version: 5,
      expected: { refused: 'hunch/boasted-already' },
    })
  })
})

describe('the version one step before the present position', () => {
  test('is the one before the newest entry, and after taking back the one before what was gone back to', () => {
    expect(oneBack(guessed.entries)).toBe(2)
    const back = takenBack(guessed, 0, 2)
    expect(oneBack(back.entries)).toBe(1)
  })

  test('is found through entries that went back one after the other', () => {
    const twice = takenBack(played(takenBack(guessed, 0, 2), 0, guess(11)), 0, 4)
    expect(oneBack(twice.entries)).toBe(1)
    expect(oneBack(takenBack(guessed, 0, 1).entries)).toBe(0)
  })

  test('is none in a match that has only begun', () => {
    expect(oneBack(aMatch().entries)).toBe(0)
  })
})

describe('by the newest entry alone, taking back by oneself', () => {
  const newest = ({ entries }: PlayedMatch) => entries.slice(-1)
  const refusal = (live: PlayedMatch, seat: number) =>
    newest(live).map((entry) => refusedByNewest(entry, seat) ?? 'not refused')

  test('is refused at the beginning', () => {
    expect(refusal(aMatch(), 0)).toMatchObject([{ code: 'journal/nothing-to-take-back', index: 0 }])
  })

  test("is refused after another's move, and not after one's own", () => {
    expect(refusal(guessed, 1)).toMatchObject([{ code: 'journal/others-have-moved', index: 0 }])
    expect(refusal(guessed, 0)).toEqual(['not refused'])
    expect(refusal(takenBack(guessed, 0, 2), 0)).toEqual(['not refused'])
  })
})
