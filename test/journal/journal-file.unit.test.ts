import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Game, Viewer } from '../../src/games/game.ts'
import { hashed } from '../../src/journal/hash.ts'
import { resultOf } from '../../src/journal/head.ts'
import { signHead } from '../../src/journal/head-signature.ts'
import { entriesOf, foldFile, JournalFile, journalFile, type OnRecord } from '../../src/journal/journal-file.ts'
import { stateAt } from '../../src/journal/replay.ts'
import { type Trusted, verifyFile } from '../../src/journal/verify-file.ts'
import { aMatch, boast, finishedMatch, guess, type PlayedMatch, played, replaced, seed, takenBack } from './given.ts'

const keys = generateKeyPairSync('ed25519')
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** The server's additions: the result, and names by participant number, one of them a bot. */
function onRecord({ game, head }: PlayedMatch): OnRecord {
  return { result: resultOf(game, head), names: new Map([['p0', 'Anna']]) }
}

function fileOf(live: PlayedMatch, viewer: Viewer, over: boolean): JournalFile {
  const { game, entries, head, secrets } = live
  const signed = { head: signHead(head, keys.privateKey), publicKey }
  const file = journalFile(game, entries, { seed, later: [], secrets }, { viewer, over }, signed, onRecord(live))
  return JournalFile.parse(JSON.parse(JSON.stringify(file)))
}

const over = finishedMatch()
const whole = fileOf(over, 'spectator', true)
const trusted = { game: over.game, publicKey }

/**
 * A match of one round, in which seat 0 guessed, took that back, left its seat to another player, and guessed again.
 */
const changing = replaced(takenBack(played(aMatch({ options: { rounds: 1 } }), 0, guess(23)), 0, 1), 0)
const changed = played(played(changing, 0, guess(7)), 1, guess(9))
const wholeChanged = fileOf(changed, 'spectator', true)

const running = played(played(aMatch({ seats: 3, seating: 'shuffled' }), 0, boast, guess(7)), 1, guess(9))

/** The failed checks of a file: `failed: head`. */
function outcomes(file: JournalFile, trust: Trusted = trusted) {
  return verifyFile(file, trust).map(({ check, outcome }) => `${check} ${outcome}`)
}

/** The first fault, found by the schema or by the checks. */
function wrong(json: unknown): string[] {
  const file = JournalFile.safeParse(json)
  if (!file.success) return ['schema']
  return verifyFile(file.data, trusted).flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : []))
}

describe('a journal file', () => {
  test('of a finished match passes every check', () => {
    expect(verifyFile(whole, trusted).filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    expect(whole.seed).toBe(seed)
  })

  test.each<Viewer>([0, 1, 2, 'spectator', 'administrator'])(
    'of a running match is checked by %s as far as it is visible, and has no seed',
    (viewer) => {
      const file = fileOf(running, viewer, false)
      expect(file.seed).toBeNull()
      expect(JSON.stringify(file)).not.toContain(seed)
      expect(outcomes(file).slice(0, 6)).toEqual([
        'header passed',
        'chain passed',
        'hashes passed',
        'head passed',
        'seed skipped',
        'keys skipped',
      ])
      expect(outcomes(file).at(-2)).toBe('judged skipped')
    },
  )

  test('with moves taken back and a seat taken over passes every check', () => {
    expect(verifyFile(wholeChanged, trusted).filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    expect(entriesOf(wholeChanged)).toEqual({ outcome: 'whole', entries: changed.entries })
    expect(foldFile(changed.game, wholeChanged)).toEqual({ outcome: 'folded', state: changed.head.state })
    const states = [1, 2, 3, 4].map((version) => foldFile(changed.game, wholeChanged, version))
    expect(states).toEqual(
      [1, 2, 1, 1].map((to) => ({ outcome: 'folded', state: stateAt(over.game, changed.entries, to) })),
    )
  })

  test('names the players at the start, not those who came later', () => {
    expect(wholeChanged.participants).toEqual(['p0', 'p1'])
  })

  test.each<Viewer>([1, 'spectator'])(
    'shows %s that moves were taken back, but never what was hidden in them',
    (viewer) => {
      const file = fileOf(changing, viewer, false)
      expect(outcomes(file).slice(0, 4)).toEqual(['header passed', 'chain passed', 'hashes passed', 'head passed'])
      expect(file.entries.slice(2).map(({ events }) => events)).toMatchObject([
        [{ kind: 'shown', value: { type: 'taken-back', to: 1, agreed: false } }],
        [{ kind: 'shown', value: { type: 'replaced', seat: 0 } }],
      ])
      expect(JSON.stringify(file)).not.toContain('"sum":23')
      expect(JSON.stringify(fileOf(changing, 0, false))).toContain('"sum":23')
    },
  )

  test('can be converted back to the journal if all of it is visible', () => {
    expect(entriesOf(whole)).toEqual({ outcome: 'whole', entries: over.entries })
  })

  test('says from which version on something is hidden', () => {
    expect(entriesOf(fileOf(running, 0, false))).toEqual({ outcome: 'hidden', version: 1 })
    expect(foldFile(over.game, fileOf(running, 0, false))).toEqual({ outcome: 'hidden', version: 1 })
  })

  test('names everybody in the journal, and has no name for those who have none', () => {
    expect(wholeChanged.players).toEqual([
      { participant: 'p0', name: 'Anna' },
      { participant: 'p1', name: null },
      { participant: 'p9', name: null },
    ])
  })

  test('has the result once there is one', () => {
    expect(whole.result).toEqual(over.game.result(over.head.state))
    expect(fileOf(running, 0, false).result).toBeNull()
  })

  test('folds to the state at any version', () => {
    expect(foldFile(over.game, whole)).toEqual({ outcome: 'folded', state: over.head.state })
    expect(foldFile(over.game, whole, 2)).toEqual({ outcome: 'folded', state: stateAt(over.game, over.entries, 2) })
  })

  test('without the rules, a head or a trusted key is checked as far as possible', () => {
    expect(outcomes(whole, {}).slice(-3)).toEqual(['schemas skipped', 'judged skipped', 'result skipped'])
    expect(outcomes({ ...whole, head: null })).toContain('head skipped')
    const { result: _, ...resultless } = whole
    expect(outcomes(resultless)).toContain('result skipped')
    expect(verifyFile({ ...whole, publicKey: null }, { game: over.game })).toContainEqual(
      expect.objectContaining({ check: 'head', outcome: 'skipped' }),
    )
  })
})

describe('tampering with a journal file is detected', () => {
  test('with any single value changed', () => {
    const missed: string[] = []
    for (const path of leaves(whole)) {
      if (wrong(changedAt(whole, path)).length === 0) missed.push(path.join('/'))
    }
    // Only the server vouches for names: they are not in the journal.
    expect(missed).toEqual(['players/0/name'])
  })

  test('with any single value changed or removed, after moves were taken back', () => {
    const missed = leaves(wholeChanged).filter((path) =>
      [another, () => undefined].some((change) => wrong(changedAt(wholeChanged, path, change)).length === 0),
    )
    expect(missed.map((path) => path.join('/'))).toEqual(['players/0/name'])
  })

  test('with any single value changed in a file with hidden parts', () => {
    const file = fileOf(running, 0, false)
    const missed = leaves(file).filter((path) => wrong(changedAt(file, path)).length === 0)
    // A seed in the file of a running match is checked against its commitment; leaving it out is no lie.
    expect(missed.map((path) => path.join('/'))).toEqual(['players/0/name'])
  })

  test("with a result other than the journal's", () => {
    expect(wrong({ ...whole, result: null })).toEqual(['result'])
    expect(wrong({ ...whole, players: whole.players.toReversed() })).toEqual(['header'])
  })

  test('with anything removed', () => {
    const missed = leaves(whole).filter((path) => wrong(changedAt(whole, path, () => undefined)).length === 0)
    expect(missed).toEqual([])
  })

  test.each<[string, (file: JournalFile) => Partial<JournalFile>, string]>([
    ['its last entry cut off', ({ entries }) => ({ entries: entries.slice(0, -1) }), 'head'],
    ['an entry left out', ({ entries }) => ({ entries: entries.toSpliced(2, 1) }), 'chain'],
    ['two entries swapped', ({ entries }) => ({ entries: swapped(entries, 2, 3) }), 'chain'],
    ['an entry twice', ({ entries }) => ({ entries: [...entries, ...entries.slice(-1)] }), 'chain'],
    ['its tail and its head cut off', ({ entries }) => ({ entries: entries.slice(0, -1), head: null }), 'judged'],
    ['a part hidden that was not', ({ entries }) => ({ entries: withoutEvent(entries) }), 'hashes'],
  ])('%s', (_, change, check) => {
    expect(wrong({ ...whole, ...change(whole) })).toContain(check)
  })

  test('with the events of one entry in another order', () => {
    const entries = whole.entries.map((entry) => ({ ...entry, events: entry.events.toReversed() }))
    expect(wrong({ ...whole, entries: [...whole.entries.slice(0, 1), ...entries.slice(1)] })).toContain('hashes')
  })

  test('with a different history, correctly chained and signed by somebody else', () => {
    const thief = generateKeyPairSync('ed25519')
    const file = {
      ...whole,
      head: signHead(over.head, thief.privateKey),
      publicKey: thief.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    }
    expect(wrong(file)).toEqual(['head'])
    expect(verifyFile(file, { game: over.game }).every(({ outcome }) => outcome === 'passed')).toBe(true)
  })

  test('with a history by the server itself, correctly chained and signed, but against the dice', () => {
    const loaded: Game = {
      ...over.game,
      chance: (state, dice) => over.game.chance(state, dice).map((event) => ({ ...event, card: 6 })),
    }
    const entries = played(played(aMatch({ game: loaded, options: { rounds: 1 } }), 0, guess(2)), 1, guess(12))
    expect(wrong(fileOf(entries, 'spectator', true))).toEqual(['judged'])
  })

  test.each([3, 4, 9])(
    'with a return to version %d, which is not an earlier one, even correctly chained and signed',
    (to) => {
      const entries = [...changed.entries.slice(0, 2), saying({ type: 'taken-back', to, agreed: true })]
      expect(wrong(fileOf({ ...changed, entries, head: { ...changed.head, ...entries[2] } }, 0, false))).toEqual([
        'chain',
        // It has a result, and so its seed would be published.
        'seed',
      ])
    },
  )

  test('with an event of the journal that no journal contains, even correctly chained and signed', () => {
    const entries = [...changed.entries.slice(0, 2), saying({ type: 'taken-back', to: 1, agreed: true, by: 'Anna' })]
    expect(wrong(fileOf({ ...changed, entries, head: { ...changed.head, ...entries[2] } }, 0, true))).toEqual([
      'chain',
      'schemas',
    ])
  })

  test("with another seat's moves taken back by a seat alone, even correctly chained and signed", () => {
    const agreed = takenBack(played(played(aMatch(), 0, boast), 1, boast), 0, 1, true)
    const [opened, first, second, third] = agreed.entries
    if (!opened || !first || !second || !third) throw new Error('There are four entries.')
    const says = { type: 'taken-back', to: 1, agreed: false }
    const alone = hashed({ ...third, events: [says] }, agreed.secrets.salt)
    const table = { ...agreed, entries: [opened, first, second, alone], head: { ...agreed.head, hash: alone.hash } }
    const found = verifyFile(fileOf(table, 'spectator', true), { ...trusted, mayGoOn: true })
    expect(found.filter(({ outcome }) => outcome === 'failed')).toEqual([
      {
        check: 'judged',
        outcome: 'failed',
        detail: 'Entry 4 cannot stand where it does: journal/others-have-moved.',
        version: 4,
      },
    ])
  })

  test('with an impossible opening position', () => {
    const player = { card: 1, guess: null, boasted: false, points: 0, left: false }
    const position = { round: 3, rounds: 2, seats: [player, player], result: null }
    expect(wrong(fileOf(aMatch({ position }), 'spectator', true))).toEqual(['schemas'])
  })

  test('with a published seed that was never committed to', () => {
    expect(wrong({ ...whole, seed: '00'.repeat(32) })).toEqual(['seed', 'keys', 'judged'])
  })
})

/** The third entry of the changed match, with another content. */
function saying(event: { type: string; to: number; agreed: boolean; by?: string }): PlayedMatch['entries'][number] {
  const [third] = changed.entries.slice(2)
  if (!third) throw new Error('There is a third entry.')
  return hashed({ ...third, events: [event] }, changed.secrets.salt)
}

type Path = readonly (string | number)[]

/** The paths of all values in some JSON that are neither objects nor lists. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

/** The same JSON with one value changed or removed. */
function changedAt(json: unknown, path: Path, change: (value: unknown) => unknown = another): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change(json)
  if (Array.isArray(json)) return json.map((part, index) => (index === name ? changedAt(part, rest, change) : part))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, part]) => [key, key === name ? changedAt(part, rest, change) : part]),
  )
}

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (value === null) return 0
  if (value === '') return 'ab'
  if (typeof value !== 'string') return null
  const place = Math.floor(value.length / 2)
  const other = value[place] === '0' ? '1' : '0'
  return value.slice(0, place) + other + value.slice(place + 1)
}

function swapped<Item>(items: readonly Item[], one: number, other: number): Item[] {
  return items.map((item, index) => (index === one ? items[other] : index === other ? items[one] : item) ?? item)
}

function withoutEvent(entries: JournalFile['entries']): JournalFile['entries'] {
  const hidden = { kind: 'hidden' as const, commitment: '00'.repeat(32) }
  return entries.map((entry, index) => (index === 2 ? { ...entry, events: [hidden, ...entry.events.slice(1)] } : entry))
}
