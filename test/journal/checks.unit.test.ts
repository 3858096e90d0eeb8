import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endsOver, fitsSchemas } from '../../src/journal/checks/rules.ts'
import { keptHeadsHold } from '../../src/journal/checks/signature.ts'
import type { Entry } from '../../src/journal/entry.ts'
import { hashed } from '../../src/journal/hash.ts'
import { resultOf } from '../../src/journal/head.ts'
import { signHead } from '../../src/journal/head-signature.ts'
import { type JournalFile, journalFile } from '../../src/journal/journal-file.ts'
import { aMatch, finishedMatch, seed } from './given.ts'

const keys = generateKeyPairSync('ed25519')
const thief = generateKeyPairSync('ed25519')
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()

const over = finishedMatch()
const { game, secrets } = over

function fileOf(entries: readonly Entry[]): JournalFile {
  const signed = { head: signHead(over.head, keys.privateKey), publicKey: pem(keys.publicKey) }
  const sealed = { seed, later: [], secrets }
  return journalFile(game, entries, sealed, { viewer: 'spectator', over: true }, signed, {
    result: resultOf(game, over.head),
    names: new Map(),
  })
}

const whole = fileOf(over.entries)
const end = over.entries.length
const keptOf = (version: number, key = keys.privateKey, of: Partial<Entry> = {}) =>
  over.entries.flatMap((entry) => (entry.version === version ? [signHead({ ...entry, ...of }, key)] : []))

describe('heads that somebody kept', () => {
  test('hold if the entries of the file are theirs', () => {
    expect(keptHeadsHold(whole, [...keptOf(2), ...keptOf(end)])).toMatchObject({ outcome: 'passed' })
  })

  test('do not hold if none is of this match', () => {
    expect(keptHeadsHold(whole, [])).toMatchObject({ detail: 'None of the kept heads is of this match.' })
    const other = '0193f0aa-5b1c-7c3e-9d3f-4b8a6c2d1e00'
    expect(keptHeadsHold(whole, keptOf(2, keys.privateKey, { match: other }))).toMatchObject({ outcome: 'failed' })
    expect(keptHeadsHold(whole, [...keptOf(3, thief.privateKey, { match: other }), ...keptOf(2)])).toMatchObject({
      outcome: 'passed',
    })
  })

  test('do not hold if one was signed by somebody else, or there is no key', () => {
    expect(keptHeadsHold(whole, [...keptOf(2), ...keptOf(3, thief.privateKey)])).toMatchObject({
      outcome: 'failed',
      detail: 'The kept head of version 3 was not signed with this key.',
    })
    expect(keptHeadsHold({ ...whole, publicKey: null }, keptOf(2))).toMatchObject({
      detail: 'There is no readable public key to check the kept head with.',
    })
  })

  test('that several entries of the file disagree with reveal the earliest, whatever their order', () => {
    const kept = [
      ...keptOf(3, keys.privateKey, { hash: 'c'.repeat(64) }),
      ...keptOf(2, keys.privateKey, { hash: 'b'.repeat(64) }),
    ]
    expect(keptHeadsHold(whole, kept)).toEqual({
      outcome: 'failed',
      detail: 'Entry 2 had another hash when its head was signed: the history was rewritten since.',
      version: 2,
    })
  })

  test('of a version that the file does not reach reveal that entries are missing, from the first that is not there', () => {
    expect(keptHeadsHold(fileOf(over.entries.slice(0, 2)), keptOf(end))).toEqual({
      outcome: 'failed',
      detail: `The head that was kept is that of version ${end}: after 2, entries are missing.`,
      version: 3,
    })
  })
})

describe('the opening of a file', () => {
  const opened = (change: object) => {
    const live = aMatch()
    const entries = live.entries.map((entry) =>
      hashed(
        { ...entry, events: entry.events.map((event, index) => (index === 0 ? { ...event, ...change } : event)) },
        live.secrets.salt,
      ),
    )
    return fitsSchemas(fileOf(entries), game)
  }

  test('has options of the game', () => {
    expect(opened({})).toMatchObject({ outcome: 'passed' })
    expect(opened({ options: { rounds: 'many' } })).toEqual({
      outcome: 'failed',
      detail: 'The options are not those of the game.',
      version: 1,
    })
  })

  test('has a position of the game', () => {
    expect(opened({ position: {} })).toEqual({
      outcome: 'failed',
      detail: 'The opening position is not one of the game.',
      version: 1,
    })
  })
})

describe('whether a match is over', () => {
  const { result: _, ...silent } = whole

  test('follows from its entries if the header does not say it', () => {
    expect(endsOver(silent, game)).toBe(true)
    expect(endsOver({ ...silent, entries: silent.entries.slice(0, -1) }, game)).toBe(false)
    expect(endsOver(silent, undefined)).toBe(false)
  })

  test('is not said of entries that do not fit together', () => {
    expect(endsOver({ ...silent, entries: silent.entries.slice(1) }, game)).toBe(false)
  })
})
