import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endsOver, fitsSchemas, judgedTheSame } from '../../src/journal/checks/rules.ts'
import { headIsSigned, keptHeadsHold } from '../../src/journal/checks/signature.ts'
import type { Entry } from '../../src/journal/entry.ts'
import { hashed } from '../../src/journal/hash.ts'
import { resultOf } from '../../src/journal/head.ts'
import { signHead } from '../../src/journal/head-signature.ts'
import { type JournalFile, journalFile } from '../../src/journal/journal-file.ts'
import { abort } from '../../src/journal/submit.ts'
import { after, aMatch, at, finishedMatch, seed } from './given.ts'

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
/** The head of the newest entry of a file, signed by the server; the change says in what it differs. */
const headOf = (entries: readonly Entry[], of: Partial<Entry> = {}) => {
  const last = entries.at(-1)
  if (last === undefined) throw new Error('a file has entries')
  return signHead({ ...last, ...of }, keys.privateKey)
}
const keptOf = (version: number, key = keys.privateKey, of: Partial<Entry> = {}) =>
  over.entries.flatMap((entry) => (entry.version === version ? [signHead({ ...entry, ...of }, key)] : []))

describe('the head of a file', () => {
  const passes = { outcome: 'passed' }
  const publicKey = pem(keys.publicKey)
  const otherKind = pem(generateKeyPairSync('ed448').publicKey)

  test('is signed with the trusted key, or with that of the file if none is trusted', () => {
    expect(headIsSigned(whole)).toMatchObject(passes)
    expect(headIsSigned(whole, publicKey)).toMatchObject(passes)
    expect(headIsSigned({ ...whole, publicKey: null }, publicKey)).toMatchObject(passes)
    expect(headIsSigned({ ...whole, publicKey: null }, pem(thief.publicKey))).toMatchObject({
      detail: 'The signature of the head is wrong.',
    })
  })

  test.each<[string, Partial<JournalFile>]>([
    ['without a signed head', { head: null }],
    ['without a signed head and without a key', { head: null, publicKey: null }],
    ['without any key', { publicKey: null }],
  ])('cannot be checked %s', (_, change) => {
    expect(headIsSigned({ ...whole, ...change })).toMatchObject({ outcome: 'skipped' })
  })

  test.each<[string, Partial<Entry>]>([
    ['another history of the same length', { hash: 'b'.repeat(64) }],
    ['another match', { match: '0193f0aa-5b1c-7c3e-9d3f-4b8a6c2d1e00' }],
  ])('does not hold if the server signed it for %s', (_, change) => {
    expect(headIsSigned({ ...whole, head: headOf(over.entries, change) })).toEqual({
      outcome: 'failed',
      detail: `The signed head is that of version ${end}, and not of the last entry.`,
      version: end,
    })
  })

  test('of an earlier version is not that of the last entry, even with its hash', () => {
    expect(headIsSigned({ ...whole, head: headOf(over.entries, { version: end - 1 }) })).toMatchObject({
      outcome: 'failed',
      version: end - 1,
    })
  })

  test('of a later version reveals that entries are missing, from the first that is not there', () => {
    expect(headIsSigned({ ...whole, entries: whole.entries.slice(0, end - 2) })).toMatchObject({
      outcome: 'failed',
      version: end - 1,
    })
  })

  test.each<[string, Partial<JournalFile>, string?]>([
    ['is no key', { publicKey: 'a key' }],
    ['is no key', { publicKey: 'a key' }, publicKey],
    ['is no key', { publicKey: 'a key', head: null }],
    ['is no key', { publicKey: otherKind }],
    ['cannot be read', {}, 'a key'],
    ['cannot be read', { publicKey: null }, otherKind],
    ['is not written as a server writes it', { publicKey: `${publicKey}\n` }],
    ['is not written as a server writes it', { publicKey: `${publicKey}\n` }, publicKey],
    ['is not the trusted one', {}, pem(thief.publicKey)],
  ])('does not hold with a public key that %s: %o, %o', (why, change, trusted) => {
    const { outcome, detail } = headIsSigned({ ...whole, ...change }, trusted)
    expect(outcome).toBe('failed')
    expect(detail).toContain(why)
  })
})

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

  test('that the last entry of the file disagrees with reveal that it was rewritten, and not that entries are missing', () => {
    expect(keptHeadsHold(whole, keptOf(end, keys.privateKey, { hash: 'b'.repeat(64) }))).toEqual({
      outcome: 'failed',
      detail: `Entry ${end} had another hash when its head was signed: the history was rewritten since.`,
      version: end,
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

  test('is said by an entry that aborts it, even without the rules', () => {
    const live = aMatch()
    const what = { actor: { kind: 'system' }, reason: 'abandoned', at } as const
    const { entries } = after(live, abort(game, live.head, live.secrets, what))
    expect(endsOver({ ...fileOf(entries), result: null }, undefined)).toBe(true)
    expect(endsOver({ ...fileOf(live.entries), result: null }, undefined)).toBe(false)
  })
})

test('a published seed reveals a match that goes on as cut after its last entry, unless it may go on', () => {
  const { entries } = aMatch()
  expect(judgedTheSame(fileOf(entries), game, true)).toMatchObject({ outcome: 'passed' })
  expect(judgedTheSame(fileOf(entries), game, false)).toMatchObject({ outcome: 'failed', version: entries.length + 1 })
})
