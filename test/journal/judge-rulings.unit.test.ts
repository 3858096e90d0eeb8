import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/journal/entry.ts'
import { JournalFile, journalFile } from '../../src/journal/journal-file.ts'
import { judge } from '../../src/journal/judge.ts'
import type { LaterSeed } from '../../src/journal/secrets.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'
import {
  aMatch,
  boast,
  finishedMatch,
  frozen,
  guess,
  laterSeeds,
  newSeed,
  type PlayedMatch,
  played,
  ruledOn,
  seed,
} from './given.ts'

const result = {
  reason: 'ruling',
  seats: [
    { seat: 0, place: 1, points: 1, lines: [] },
    { seat: 1, place: 2, points: 0, lines: [] },
  ],
}
const bySeat = { kind: 'seat', seat: 0, by: 'hand' } as const

/** 2: frozen. 3 to 5: it goes on, seat 1 changes hands, and a boast is made for seat 0. 6: a guess. 7: it is ended. */
const helped = ruledOn(
  frozen(aMatch()),
  { kind: 'replace', seat: 1, participant: 'p9' },
  { kind: 'move', seat: 0, move: boast },
)
const corrected = played(helped, 0, guess(7))
const ended = ruledOn(corrected, { kind: 'end', result })

/** Finished at 6; taken back to 2 at 7 with a new seed; two guesses and a second round end it again. */
const over = finishedMatch()
const reopened = played(ruledOn(over, { kind: 'rewind', to: 2 }), 0, guess(7))
const overAgain = played(played(played(reopened, 1, guess(9)), 0, guess(3)), 1, guess(11))

/** An event of the journal's own. */
const own = (type: string, more: object = {}) => ({ type, ...more })

/** A journal in which one entry is another. */
const forged = ({ entries }: PlayedMatch, version: number, change: Partial<Entry>): Entry[] =>
  entries.map((entry) => (entry.version === version ? { ...entry, ...change } : entry))

const judged = (entries: readonly Entry[], later: readonly LaterSeed[] = laterSeeds({ entries })) =>
  judge(over.game, entries, seed, later)

describe('judging rulings again', () => {
  test('finds no difference', () => {
    expect(ended.entries.map(({ kind }) => kind)).toEqual([
      'opened',
      'frozen',
      'thawed',
      'replaced',
      'corrected',
      'moved',
      'ruled',
    ])
    expect(judged(JSON.parse(JSON.stringify(ended.entries)))).toBeUndefined()
    expect(judged(JSON.parse(JSON.stringify(overAgain.entries)))).toBeUndefined()
  })

  test.each<[string, number, Partial<Entry>, string]>([
    ['a seat’s move while it stands still', 3, { kind: 'moved', actor: bySeat, move: boast }, 'journal/match-frozen'],
    ['a resignation then', 3, { kind: 'resigned', actor: bySeat, events: [] }, 'journal/match-frozen'],
    ['a second standstill', 3, { kind: 'frozen', events: [own('frozen', { dispute: 2 })] }, 'journal/match-frozen'],
    ['going on without a freeze', 2, { kind: 'thawed', events: [{ type: 'thawed' }] }, 'journal/not-frozen'],
    ['a correction with another move', 5, { move: guess(99) }, ''],
    [
      'a correction that the rules refuse',
      6,
      {
        kind: 'corrected',
        actor: { kind: 'administrator' },
        move: boast,
        events: [own('corrected', { seat: 0, dispute: 1 })],
      },
      'hunch/boasted-already',
    ],
    ['a correction by a seat', 5, { actor: bySeat }, 'journal/no-ruling'],
    ['a correction without a move', 5, { move: null }, 'journal/no-ruling'],
    [
      'a correction for nobody',
      5,
      {
        events: [own('corrected', { seat: 2, dispute: 1 }), own('boasted', { seat: 2 })],
      },
      'journal/no-seat',
    ],
    ['a result by a seat', 7, { actor: bySeat }, 'journal/no-ruling'],
    ['a result with a move', 7, { move: boast }, 'journal/no-ruling'],
    [
      'an annulment by a seat',
      7,
      { kind: 'aborted', actor: bySeat, events: [own('aborted', { reason: 'ruling' })] },
      'journal/no-ruling',
    ],
    ['events that its kind has not', 3, { events: [] }, 'journal/no-such-entry'],
  ])('reveals %s', (_, version, change, refused) => {
    const expected = refused === '' ? {} : { expected: { refused } }
    expect(judged(forged(ended, version, change))).toMatchObject({ version, ...expected })
  })

  test('reveals a correction against the rules, including one for another seat', () => {
    const [first, ...events] = ended.entries[4]?.events ?? []
    expect(first).toEqual({ type: 'corrected', seat: 0, dispute: 1 })
    const another = { type: 'corrected', seat: 1, dispute: 1 }
    expect(judged(forged(ended, 5, { events: [another, ...events] }))).toMatchObject({
      expected: { events: [another, { type: 'boasted', seat: 1 }] },
    })
    expect(judged(forged(ended, 5, { events: [own('corrected', { seat: 0, dispute: 1 })] }))).toMatchObject({
      version: 5,
    })
  })

  test('reveals entries after a result that no ruling gave', () => {
    const [, , , , , move] = ended.entries
    if (move === undefined) throw new Error('there is a move')
    expect(judged([...ended.entries, { ...move, version: 8 }])).toMatchObject({
      expected: { refused: 'journal/match-over' },
    })
  })
})

const rewound = (change: object): Partial<Entry> => ({
  events: [own('rewound', { to: 2, dispute: 1, commitment: overAgain.secrets.commitment, ...change })],
})

describe('judging a reopened match again', () => {
  test.each<[string, Partial<Entry>, string]>([
    ['no commitment to a new seed', rewound({ commitment: null }), 'journal/no-new-seed'],
    ['a commitment to another seed', rewound({ commitment: '00'.repeat(32) }), 'journal/no-new-seed'],
    ['a version at which it was over', rewound({ to: 6 }), 'journal/no-version'],
    ['its own version', rewound({ to: 7 }), 'journal/no-version'],
    ['a version to come', rewound({ to: 9 }), 'journal/no-version'],
    ['no administrator', { actor: bySeat }, 'journal/no-ruling'],
    ['a move', { move: boast }, 'journal/no-ruling'],
  ])('reveals a reopening with %s', (_, change, refused) => {
    expect(judged(forged(overAgain, 7, change), [{ since: 7, seed: newSeed }])).toMatchObject({
      version: 7,
      expected: { refused },
    })
  })

  test('reveals draws that do not follow from the new seed', () => {
    const { entries } = overAgain
    expect(judged(entries, [{ since: 7, seed: '11'.repeat(32) }])).toMatchObject({ version: 7 })
    expect(judged(entries, [])).toMatchObject({ version: 7, expected: { refused: 'journal/no-new-seed' } })
    expect(judged(entries, [{ since: 9, seed: newSeed }])).toMatchObject({ version: 7 })
    const dealt = entries[8]?.events.map((event) => (event.type === 'dealt' ? { ...event, card: 99 } : event))
    expect(judged(forged(overAgain, 9, { events: dealt ?? [] }))).toMatchObject({ version: 9 })
  })

  test('reveals a new seed in a match that was not over', () => {
    const back = ruledOn(corrected, { kind: 'rewind', to: 1 })
    const { commitment } = overAgain.secrets
    const change = { events: [own('rewound', { to: 1, dispute: 1, commitment })] }
    expect(judged(forged(back, 7, change))).toMatchObject({ expected: { refused: 'journal/no-new-seed' } })
  })
})

describe('the file of a match that was reopened and is over again', () => {
  const fileOf = ({ game, entries, secrets }: PlayedMatch, later: readonly LaterSeed[]): JournalFile => {
    const look = { viewer: 'spectator', over: true } as const
    const file = journalFile(game, entries, { seed, later, secrets }, look, undefined)
    return JournalFile.parse(JSON.parse(JSON.stringify(file)))
  }
  const file = fileOf(overAgain, laterSeeds(overAgain))
  const findings = (of: JournalFile) =>
    verifyFile(of, { game: over.game }).flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : []))

  test('has all its seeds, and everything in it can be checked', () => {
    expect(file).toMatchObject({ seed, later: [{ since: 7, seed: newSeed }] })
    expect(findings(file)).toEqual([])
    const checked = verifyFile(file, { game: over.game }).filter(({ outcome }) => outcome === 'passed')
    expect(checked.map(({ check }) => check)).toEqual([
      'header',
      'chain',
      'hashes',
      'seed',
      'keys',
      'schemas',
      'judged',
    ])
  })

  test.each<[string, Partial<JournalFile>]>([
    ['without its later seed', { later: [] }],
    ['with another one', { later: [{ since: 7, seed: '11'.repeat(32) }] }],
    ['with one more', { later: [...file.later, { since: 9, seed }] }],
    ['with one from elsewhere on', { later: [{ since: 8, seed: newSeed }] }],
  ])('is rejected with %s', (_, change) => {
    expect(findings({ ...file, ...change })).toContain('seed')
  })

  test('has none before its end', () => {
    const { game, entries, secrets } = reopened
    const look = { viewer: 'spectator', over: false } as const
    const running = journalFile(game, entries, { seed, later: laterSeeds(reopened), secrets }, look, undefined)
    expect(running).toMatchObject({ seed: null, later: [] })
    expect(JSON.stringify(running)).not.toContain(newSeed)
    expect(findings(JournalFile.parse(running))).toEqual([])
  })
})
