import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Game, Viewer } from '../../src/games/game.ts'
import { signHead } from '../../src/journal/head-signature.ts'
import { entriesOf, foldFile, JournalFile, journalFile } from '../../src/journal/journal-file.ts'
import { stateAt } from '../../src/journal/replay.ts'
import { type Trusted, verifyFile } from '../../src/journal/verify-file.ts'
import { aMatch, aMatchThatIsOver, boast, guess, played, seed, type Table } from './given.ts'

const keys = generateKeyPairSync('ed25519')
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()

function fileOf({ game, entries, head, secrets }: Table, viewer: Viewer, over: boolean): JournalFile {
  const signed = { head: signHead(head, keys.privateKey), publicKey }
  const file = journalFile(game, entries, { seed, secrets }, { viewer, over }, signed)
  return JournalFile.parse(JSON.parse(JSON.stringify(file)))
}

const over = aMatchThatIsOver()
const whole = fileOf(over, 'spectator', true)
const trusted = { game: over.game, publicKey }

const running = played(played(aMatch({ seats: 3, seating: 'shuffled' }), 0, boast, guess(7)), 1, guess(9))

/** The checks of a file by their outcome: `failed: head`. */
function outcomes(file: JournalFile, trust: Trusted = trusted) {
  return verifyFile(file, trust).map(({ check, outcome }) => `${check} ${outcome}`)
}

/** What is found wrong: at the door by the schema, or by the checks. */
function wrong(json: unknown): string[] {
  const file = JournalFile.safeParse(json)
  if (!file.success) return ['schema']
  return verifyFile(file.data, trusted).flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : []))
}

describe('A journal file', () => {
  test('of a match that is over passes every check', () => {
    expect(verifyFile(whole, trusted).filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    expect(whole.seed).toBe(seed)
  })

  test.each<Viewer>([0, 1, 2, 'spectator', 'administrator'])(
    'of a running match is checked by %s as far as it shows, and holds no seed',
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
      expect(outcomes(file).at(-1)).toBe('judged skipped')
    },
  )

  test('gives back the journal when all of it is shown', () => {
    expect(entriesOf(whole)).toEqual({ outcome: 'whole', entries: over.entries })
  })

  test('says from where on something is hidden', () => {
    expect(entriesOf(fileOf(running, 0, false))).toEqual({ outcome: 'hidden', version: 1 })
    expect(foldFile(over.game, fileOf(running, 0, false))).toEqual({ outcome: 'hidden', version: 1 })
  })

  test('is folded to the state at any version', () => {
    expect(foldFile(over.game, whole)).toEqual({ outcome: 'folded', state: over.head.state })
    expect(foldFile(over.game, whole, 2)).toEqual({ outcome: 'folded', state: stateAt(over.game, over.entries, 2) })
  })

  test('without the rules, a head or a trusted key is checked as far as it goes', () => {
    expect(outcomes(whole, {}).slice(-2)).toEqual(['schemas skipped', 'judged skipped'])
    expect(outcomes({ ...whole, head: null })).toContain('head skipped')
    expect(verifyFile({ ...whole, publicKey: null }, { game: over.game })).toContainEqual(
      expect.objectContaining({ check: 'head', outcome: 'skipped' }),
    )
  })
})

describe('Tampering with a journal file is found', () => {
  test('whatever single value is changed', () => {
    const missed: string[] = []
    for (const path of leaves(whole)) {
      if (wrong(changedAt(whole, path)).length === 0) missed.push(path.join('/'))
    }
    expect(missed).toEqual([])
  })

  test('whatever single value is changed in a file in which parts are hidden', () => {
    const file = fileOf(running, 0, false)
    const missed = leaves(file).filter((path) => wrong(changedAt(file, path)).length === 0)
    // A seed in the file of a running match is checked against what was promised; to leave it out is no lie.
    expect(missed).toEqual([])
  })

  test('whatever is taken away', () => {
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

  test('events of one entry in another order', () => {
    const entries = whole.entries.map((entry) => ({ ...entry, events: entry.events.toReversed() }))
    expect(wrong({ ...whole, entries: [...whole.entries.slice(0, 1), ...entries.slice(1)] })).toContain('hashes')
  })

  test('a whole other history, well chained and signed by somebody else', () => {
    const thief = generateKeyPairSync('ed25519')
    const file = {
      ...whole,
      head: signHead(over.head, thief.privateKey),
      publicKey: thief.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    }
    expect(wrong(file)).toEqual(['head'])
    expect(verifyFile(file, { game: over.game }).every(({ outcome }) => outcome === 'passed')).toBe(true)
  })

  test('a history that the server itself wrote, well chained and signed, but not as the dice fell', () => {
    const loaded: Game = {
      ...over.game,
      chance: (state, dice) => over.game.chance(state, dice).map((event) => ({ ...event, card: 6 })),
    }
    const entries = played(played(aMatch({ game: loaded, options: { rounds: 1 } }), 0, guess(2)), 1, guess(12))
    expect(wrong(fileOf(entries, 'spectator', true))).toEqual(['judged'])
  })

  test('an opening position that cannot be', () => {
    const player = { card: 1, guess: null, boasted: false, points: 0, left: false }
    const position = { round: 3, rounds: 2, seats: [player, player], result: null }
    expect(wrong(fileOf(aMatch({ position }), 'spectator', true))).toEqual(['schemas'])
  })

  test('a published seed that was never promised', () => {
    expect(wrong({ ...whole, seed: '00'.repeat(32) })).toEqual(['seed', 'keys', 'judged'])
  })
})

type Path = readonly (string | number)[]

/** The paths of all values in some JSON that are neither an object nor a list. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

/** The same JSON with one value changed, or taken away. */
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
