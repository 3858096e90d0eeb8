import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { sameJson } from '../../src/journal/canonical.ts'
import type { Entry } from '../../src/journal/entry.ts'
import { signHead } from '../../src/journal/head-signature.ts'
import { JournalFile } from '../../src/journal/journal-file.ts'
import { secretsOf } from '../../src/journal/secrets.ts'
import { type FirstFault, firstFault, type Trusted, verifyFile } from '../../src/journal/verify-file.ts'
import { aMatch, guess, played } from './given.ts'
import { hunch } from './hunch.ts'
import { aShortMatch, chainedAnew, fileOf, keys, pem, publicKey } from './short-match.ts'

/** The first fault; undefined if there is none. */
function found(json: unknown, trusted: Trusted): FirstFault | undefined {
  return firstFault(verifyFile(JournalFile.parse(json), trusted))
}

/** How a changed file is rejected: by the schema, or by a check; undefined if it is accepted. */
function foundOut(bytes: Buffer, trusted: Trusted): string | undefined {
  let json: unknown
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch {
    return 'not JSON'
  }
  const file = JournalFile.safeParse(json)
  if (!file.success) return 'no journal file'
  // The checks that need only the file come first: they are fast.
  return (firstFault(verifyFile(file.data, { publicKey })) ?? firstFault(verifyFile(file.data, trusted)))?.check
}

/** The places in a text that nothing protects: names, which are not in the journal. */
function namesIn(text: string): [from: number, to: number][] {
  return [...text.matchAll(/"name":("[^"]*"|null)/g)].map(({ 0: all, 1: name = '', index }) => {
    const from = Buffer.byteLength(text.slice(0, index)) + Buffer.byteLength(all) - Buffer.byteLength(name)
    return [from, from + Buffer.byteLength(name)]
  })
}

/** The places where nobody notices a flipped bit. */
function missedFlips(text: string, places: Iterable<number>, trusted: Trusted): string[] {
  const bytes = Buffer.from(text)
  const bit = seededDice('bits')
  const names = namesIn(text)
  const missed: string[] = []
  for (const place of places) {
    if (names.some(([from, to]) => place >= from && place < to)) continue
    const before = bytes[place] ?? 0
    bytes[place] = before ^ (1 << bit.below(8))
    if (foundOut(bytes, trusted) === undefined) missed.push(`${place}: ${text.slice(place - 30, place + 10)}`)
    bytes[place] = before
  }
  return missed
}

test('a whole journal is rejected with one flipped bit in any of its bytes', () => {
  const live = played(played(aMatch({ options: { rounds: 1 } }), 0, guess(7)), 1, guess(9))
  const text = JSON.stringify(fileOf(live))

  expect(missedFlips(text, Buffer.from(text).keys(), { game: hunch, publicKey })).toEqual([])
})

describe.each([...catalogue.values()].map((game) => [game.meta.id, game] as const))('a journal of %s', (_, game) => {
  const trusted = { game, publicKey }
  const live = aShortMatch(game)
  const whole = fileOf(live)
  const { entries } = live
  const end = entries.length

  test('passes every check', () => {
    expect(verifyFile(whole, trusted).filter(({ outcome }) => outcome !== 'passed')).toEqual([])
  })

  test('is rejected with one flipped bit in any byte of an entry', () => {
    const file = fileOf(live, entries.slice(0, 3))
    const text = JSON.stringify(file)
    const from = Buffer.byteLength(text.slice(0, text.indexOf(JSON.stringify(file.entries[1]))))
    const length = Buffer.byteLength(JSON.stringify(file.entries[1]))

    expect(
      missedFlips(
        text,
        Array.from({ length }, (_, place) => from + place),
        trusted,
      ),
    ).toEqual([])
  })

  test('is rejected with one flipped bit in any other byte', () => {
    const text = JSON.stringify(whole)
    const lot = seededDice('places')
    const places = Array.from({ length: 100 }, () => lot.below(Buffer.byteLength(text)))

    expect(missedFlips(text, places, trusted)).toEqual([])
  })

  test('is rejected with any two neighbours swapped, naming the first of them', () => {
    for (let index = 0; index + 1 < end; index++) {
      const [one, other] = whole.entries.slice(index, index + 2)
      const swapped = whole.entries.toSpliced(index, 2, ...[other, one].flatMap((entry) => entry ?? []))
      if (index === 0) expect(JournalFile.safeParse({ ...whole, entries: swapped }).success).toBe(false)
      else
        expect(found({ ...whole, entries: swapped }, { publicKey })).toMatchObject({
          check: 'chain',
          version: index + 1,
        })
    }
  })

  test('is rejected without any one entry, naming the first that is missing', () => {
    for (let index = 1; index + 1 < end; index++) {
      const shorter = { ...whole, entries: whole.entries.toSpliced(index, 1) }
      expect(found(shorter, { publicKey })).toMatchObject({ check: 'chain', version: index + 1 })
    }
  })

  test('is rejected without its end: by the head and, without one, by the rules', () => {
    const cut = { ...whole, entries: whole.entries.slice(0, -1) }

    expect(found(cut, trusted)).toMatchObject({ check: 'head', version: end })
    expect(found({ ...cut, head: null }, trusted)).toMatchObject({ check: 'judged', version: end })
  })

  test('is rejected with a draw forged by somebody with the seed and the server’s key', () => {
    const loaded = aShortMatch(game, { loaded: { after: 4, diceKey: Buffer.alloc(32, 7) } })
    // All choices stay, so the first event that differs was drawn.
    const first = loaded.entries.find(({ version, events }) => !sameJson(events, entries[version - 1]?.events))
    const forged = verifyFile(fileOf(loaded), trusted)

    expect(forged.filter(({ outcome }) => outcome !== 'passed').map(({ check }) => check)).toEqual(['judged'])
    expect(firstFault(forged)?.version).toBe(first?.version)
  })

  test('is rejected with a move forged by somebody with the seed and the server’s key', () => {
    const [version, move] = anotherMove(entries)
    const forged = chainedAnew(
      live,
      entries.map((entry) => (entry.version === version ? { ...entry, move } : entry)),
    )

    expect(found(fileOf(live, forged), trusted)).toMatchObject({ check: 'judged', version })
  })

  test('is rejected with an event forged by somebody with the seed and the server’s key', () => {
    const { version } = entries.findLast(({ kind, events }) => kind === 'moved' && events.length > 1) ?? { version: 0 }
    const forged = chainedAnew(
      live,
      entries.map((entry) => (entry.version === version ? { ...entry, events: entry.events.toReversed() } : entry)),
    )

    expect(found({ ...fileOf(live), entries: fileOf(live, entries).entries }, trusted)).toBeUndefined()
    expect(found(withEntries(whole, live, forged), trusted)).toMatchObject({ check: 'judged', version })
  })

  test('is rejected with another seed, or another commitment to it', () => {
    const seed = '00'.repeat(32)
    const { commitment } = secretsOf(seed, [])
    const promised = chainedAnew(
      live,
      entries.map((entry, index) =>
        index === 0
          ? { ...entry, events: entry.events.map((event, at) => (at === 0 ? { ...event, commitment } : event)) }
          : entry,
      ),
    )

    expect(found({ ...whole, seed }, trusted)?.check).toBe('seed')
    expect(found({ ...whole, commitment }, trusted)?.check).toBe('header')
    expect(found(fileOf(live, promised), trusted)?.check).toBe('seed')
    expect(found({ ...fileOf(live, promised), seed }, trusted)).toMatchObject({ check: 'keys', version: 1 })
  })

  test('is rejected with a head of another match, of an earlier version, or by another key', () => {
    const thief = generateKeyPairSync('ed25519')
    const of = (last: Entry | undefined, key = keys.privateKey) => {
      if (!last) throw new Error('there is such an entry')
      return { ...whole, head: signHead(last, key) }
    }
    const last = entries.at(-1)
    const stranger = '0193f0aa-5b1c-7c3e-9d3f-4b8a6c2d1e00'

    expect(found(of(last && { ...last, match: stranger }), trusted)?.check).toBe('head')
    expect(found(of(entries.at(-2)), trusted)).toMatchObject({ check: 'head', version: end - 1 })
    expect(found(of(last, thief.privateKey), trusted)).toMatchObject({ check: 'head', version: null })
    const stolen = { ...of(last, thief.privateKey), publicKey: pem(thief.publicKey) }
    expect(found(stolen, trusted)).toMatchObject({ check: 'head', version: null })
  })

  test('that the server itself rewrote, and signed, is rejected by a head that somebody kept', () => {
    const old = aShortMatch(game, { lot: (version) => (version < 8 ? 'a match' : 'what was really played') })
    // A small game may be over before the version 16.
    const end = Math.min(16, old.head.version)
    const kept = [4, end].map((version) => signHead(old.entries[version - 1] ?? old.head, keys.privateKey))
    const [early, late] = kept

    expect(old.entries[15]?.hash).not.toBe(entries[15]?.hash)
    expect(found(whole, trusted)).toBeUndefined()
    expect(found(whole, { ...trusted, kept: early ? [early] : [] })).toBeUndefined()
    expect(found(whole, { ...trusted, kept: late ? [late] : [] })).toMatchObject({ check: 'kept', version: end })
    expect(found(fileOf(old), { ...trusted, kept })).toBeUndefined()
  })
})

/** The file with other entries, signed by the server. */
function withEntries(whole: JournalFile, live: Parameters<typeof fileOf>[0], entries: readonly Entry[]): JournalFile {
  const forged = fileOf(live, entries)
  return { ...whole, entries: forged.entries, head: forged.head }
}

/** A version, and a move that its seat made at another version. */
function anotherMove(entries: readonly Entry[]): [version: number, move: Entry['move']] {
  for (const { version, move, actor } of entries.slice(6)) {
    const other = entries.find((one) => one.move && sameJson(one.actor, actor) && !sameJson(one.move, move))
    if (move && other) return [version, other.move]
  }
  throw new Error('nobody made two moves')
}
