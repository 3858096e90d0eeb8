import { describe, expect, test } from 'vitest'
import type { Remedy } from '../../src/journal/carry-out-ruling.ts'
import { fold } from '../../src/journal/fold.ts'
import { resultOf } from '../../src/journal/head.ts'
import { judge } from '../../src/journal/judge.ts'
import { seatsGivenUpAt, stateAt } from '../../src/journal/replay.ts'
import { see } from '../../src/journal/see.ts'
import { abort, resign } from '../../src/journal/submit.ts'
import {
  after,
  afterRuling,
  aMatch,
  at,
  boast,
  finishedMatch,
  frozen,
  guess,
  laterSeeds,
  newSeed,
  type PlayedMatch,
  played,
  refold,
  ruledOn,
  ruling,
  seed,
  takenBack,
} from './given.ts'

/** Versions 2 and 3: seat 0 boasted and guessed; 4: seat 1 guessed, and the second round was dealt. */
const running = played(played(aMatch(), 0, boast, guess(7)), 1, guess(9))
const over = finishedMatch()
const administrator = { kind: 'administrator' }

const rewind = (to: number): Remedy => ({ kind: 'rewind', to })
const move = (seat: number, what: { type: string }): Remedy => ({ kind: 'move', seat, move: what })
const annul: Remedy = { kind: 'annul' }
const result = {
  reason: 'ruling',
  seats: [
    { seat: 0, place: 2, points: 0, lines: [] },
    { seat: 1, place: 1, points: 5, lines: [] },
  ],
}
const end: Remedy = { kind: 'end', result }
const judgedAgain = ({ game, entries }: PlayedMatch) => judge(game, entries, seed, laterSeeds({ entries }))

describe('a ruling', () => {
  test.each<[string, Remedy, string, object]>([
    ['goes back to a version', rewind(2), 'rewound', { type: 'rewound', to: 2, dispute: 1, commitment: null }],
    ['moves in a seat’s name', move(0, guess(3)), 'corrected', { type: 'corrected', seat: 0, dispute: 1 }],
    [
      'gives a seat to another',
      { kind: 'replace', seat: 1, participant: 'p9' },
      'replaced',
      { type: 'replaced', seat: 1, participant: 'p9' },
    ],
    ['ends the match with a result', end, 'ruled', { type: 'ruled', dispute: 1, result }],
    ['annuls the match', annul, 'aborted', { type: 'aborted', reason: 'ruling' }],
  ])('%s: one entry, by an administrator, which says so', (_, remedy, kind, event) => {
    const live = ruledOn(running, remedy)
    const entry = live.entries.at(-1)
    expect(entry).toMatchObject({ version: 5, kind, actor: administrator, at, previous: running.head.hash })
    expect(entry?.events[0]).toEqual(event)
    expect(live.entries.slice(0, 4)).toEqual(running.entries)
    expect(judgedAgain(live)).toBeUndefined()
    expect(fold(live.game, live.entries)).toEqual(live.head)
    expect(refold(live.game, live.head, [])).toEqual(live.head)
  })

  test('applies all its remedies, one after the other', () => {
    const live = ruledOn(running, rewind(2), { kind: 'replace', seat: 0, participant: 'p9' }, move(0, guess(3)))
    expect(live.entries.slice(4).map(({ kind }) => kind)).toEqual(['rewound', 'replaced', 'corrected'])
    expect(live.head.decisions).toMatchObject([{ seat: 1, question: 'guess-1' }])
    expect(judgedAgain(live)).toBeUndefined()
  })

  test.each<[string, Remedy[], object]>([
    ['a move that the rules refuse', [rewind(2), move(0, boast)], { code: 'hunch/boasted-already', index: 1 }],
    ['a version that is not there', [move(0, boast), rewind(77)], { code: 'journal/nothing-to-take-back', index: 1 }],
    ['the newest version', [rewind(4)], { code: 'journal/nothing-to-take-back', index: 0 }],
    ['a move after the end', [end, move(0, boast)], { code: 'journal/match-over', index: 1 }],
    ['a new player after the end', [annul, { kind: 'replace', seat: 0, participant: 'p9' }], { index: 1 }],
    ['what is annulled already', [annul, annul], { code: 'journal/match-over', index: 1 }],
  ])('changes nothing if a part of it is impossible: %s', (_, remedies, refused) => {
    expect(ruling(running, remedies)).toMatchObject({ outcome: 'refused', ...refused })
  })

  test('reveals no draw by a refusal: after a move that reveals something, nothing may follow that can be refused', () => {
    const last = played(running, 1, guess(4))
    const refused = { code: 'journal/chance-between', index: 1 }
    expect(ruling(played(aMatch(), 1, guess(9)), [move(0, guess(7)), move(0, boast)])).toMatchObject(refused)
    expect(ruling(last, [move(0, guess(12)), rewind(2)])).toMatchObject(refused)
    expect(ruledOn(last, move(0, guess(12)), end).head.closed).toEqual({ result })
    expect(ruledOn(last, move(0, guess(12)), annul).head.closed).toEqual({ result: null })
  })

  test('needs a journal that ends with the head', () => {
    expect(() => ruling({ ...running, entries: over.entries }, [annul])).toThrow(TypeError)
  })
})

describe('going back by a ruling', () => {
  test('restores the position of that version; the dice continue where they are', () => {
    const { game, head, entries } = ruledOn(running, rewind(1))
    expect(head).toMatchObject({ state: stateAt(game, entries, 1), draws: running.head.draws, version: 5 })
    const again = played(played(ruledOn(running, rewind(1)), 0, guess(7)), 1, guess(9))
    expect(again.entries.at(-1)?.draws).toBe(running.head.draws + 2)
    expect(judgedAgain(again)).toBeUndefined()
  })

  test('may go to before moves were taken back, and back twice', () => {
    const taken = takenBack(played(running, 0, boast), 0, 4)
    const twice = ruledOn(ruledOn(taken, rewind(5)), rewind(2))
    expect(twice.head.state).toEqual(stateAt(twice.game, twice.entries, 2))
    expect(judgedAgain(played(twice, 0, guess(7)))).toBeUndefined()
  })

  test('makes a seat active again that has given up since', () => {
    const live = aMatch({ seats: 3 })
    const { game, head, secrets } = live
    const left = after(live, resign(game, head, secrets, { seat: 2, by: 'hand', at }))
    const back = ruledOn(left, rewind(1))
    expect(seatsGivenUpAt(back.entries, 3)).toEqual([])
    expect(back.head.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(judgedAgain(back)).toBeUndefined()
  })
})

describe('a finished match', () => {
  const aborted = ({ game, head, secrets, entries, ...others }: PlayedMatch): PlayedMatch =>
    after(
      { game, head, secrets, entries, ...others },
      abort(game, head, secrets, { actor: { kind: 'system' }, reason: 'abandoned', at }),
    )

  test.each<[string, PlayedMatch]>([
    ['ended', over],
    ['broken off', aborted(running)],
    ['ended by a ruling', ruledOn(running, end)],
    ['annulled', ruledOn(over, annul)],
  ])('%s: goes on from the version it goes back to, with a new seed that the entry commits to', (_, live) => {
    const back = ruledOn(live, rewind(2))
    expect(back.head.closed).toBeUndefined()
    expect(back.head.decisions).toMatchObject([
      { seat: 0, since: back.head.version },
      { seat: 1, since: back.head.version },
    ])
    expect(back.entries.at(-1)?.events[0]).toMatchObject({ commitment: back.secrets.commitment })
    expect(back.secrets.commitment).not.toBe(live.secrets.commitment)
    expect(judgedAgain(played(played(back, 0, guess(7)), 1, guess(9)))).toBeUndefined()
  })

  test('draws from the new seed: everybody knows what follows from the old one', () => {
    const dealtBy = (of: string) => {
      const live = afterRuling(over, ruling(over, [rewind(1), move(0, guess(7))], { newSeed: of }))
      return played(live, 1, guess(9))
        .entries.at(-1)
        ?.events.filter(({ type }) => type === 'dealt')
    }
    const dealt = ['11', '22', '33', '44'].map((byte) => JSON.stringify(dealtBy(byte.repeat(32))))
    expect(new Set(dealt).size).toBeGreaterThan(1)
    expect(dealtBy(newSeed)).toEqual(dealtBy(newSeed))
  })

  test('hides new information with new keys: the old seed reveals nothing of it', () => {
    const hidden = played(ruledOn(over, rewind(1)), 0, guess(7))
    const entry = hidden.entries.at(-1)
    if (entry === undefined) throw new Error('something was played')
    const look = { viewer: 'administrator', over: false } as const
    expect(see(hidden.game, entry, hidden.secrets, look)).not.toEqual(see(hidden.game, entry, over.secrets, look))
  })

  test('can get another result, or none', () => {
    expect(resultOf(over.game, over.head)).toMatchObject({ reason: 'rounds-played' })
    const otherwise = ruledOn(over, end)
    expect(resultOf(over.game, otherwise.head)).toEqual(result)
    const none = ruledOn(otherwise, annul)
    expect(resultOf(over.game, none.head)).toBeNull()
    expect(resultOf(over.game, ruledOn(none, end).head)).toEqual(result)
    expect(judgedAgain(ruledOn(none, end))).toBeUndefined()
  })

  test('can end with another result on the way back, and be reopened more than once', () => {
    const once = played(ruledOn(over, rewind(5)), 0, guess(4))
    expect(resultOf(once.game, once.head)).not.toEqual(resultOf(over.game, over.head))
    const twice = ruledOn(once, rewind(2))
    expect(laterSeeds(twice).map(({ since }) => since)).toEqual([7, 9])
    expect(judgedAgain(played(twice, 0, guess(7)))).toBeUndefined()
  })

  test('cannot go back to a version at which it was over', () => {
    const again = ruledOn(over, rewind(2), end)
    expect(ruling(again, [rewind(6)])).toMatchObject({ code: 'journal/nothing-to-take-back' })
  })
})

describe('a ruling in a frozen match', () => {
  const still = frozen(running)

  test('first lets it go on, by an entry', () => {
    const live = ruledOn(still, rewind(2))
    expect(live.entries.slice(5)).toMatchObject([
      { kind: 'thawed', actor: administrator, events: [{ type: 'thawed' }] },
      { kind: 'rewound' },
    ])
    expect(live.head.frozen).toBe(false)
    expect(judgedAgain(played(live, 0, guess(7)))).toBeUndefined()
  })

  test('keeps it frozen if another dispute does so, and applies its remedies', () => {
    const outcome = ruling(still, [rewind(2), move(0, guess(3))], { thaws: false })
    if (outcome.outcome === 'refused') throw new Error(outcome.code)
    expect(outcome.entries.map(({ kind }) => kind)).toEqual(['rewound', 'corrected'])
    expect(outcome.head.frozen).toBe(true)
    expect(judgedAgain(after(still, outcome))).toBeUndefined()
  })

  test('may do nothing but that', () => {
    expect(ruledOn(still).entries.slice(5)).toMatchObject([{ kind: 'thawed' }])
    expect(ruling(running, [])).toMatchObject({ outcome: 'accepted', entries: [] })
  })
})
