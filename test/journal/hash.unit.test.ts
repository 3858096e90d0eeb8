import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/journal/entry.ts'
import { commitmentTo, hashed, hashOf, partKey, partsOf } from '../../src/journal/hash.ts'
import { see } from '../../src/journal/see.ts'
import { aMatch, at, guess, match, played } from './given.ts'

const live = played(aMatch(), 0, guess(7))
const entry = live.entries[1]
if (!entry) throw new Error('The table has two entries.')

describe('the hash of an entry', () => {
  test('is what the specification says, computed here without the code under test', () => {
    const salt = createHmac('sha256', Buffer.from('8f'.repeat(32), 'hex'))
      .update('salt')
      .digest()
    const parts = [
      '{"sum":7,"type":"guess"}',
      '{"seat":0,"sum":7,"type":"guess-hidden"}',
      '{"seat":0,"type":"guess-made"}',
    ]
    const commitments = parts.map((part, number) => {
      const key = createHmac('sha256', salt).update(`2/${number}`).digest()
      return `"${createHmac('sha256', key).update(part).digest('hex')}"`
    })
    const header =
      `{"actor":{"by":"hand","kind":"seat","seat":0},"at":"${at}","commitments":[${commitments}],"draws":2,` +
      `"kind":"moved","match":"${match}","previous":"${live.entries[0]?.hash}","rules":3,"version":2}`
    expect(entry.hash).toBe(createHash('sha256').update(header).digest('hex'))
  })

  test('survives the store: timestamptz(3) and JSONB preserve it', () => {
    const row = { ...entry, at: new Date(entry.at), actor: reordered(entry.actor), events: reordered(entry.events) }
    const { hash, ...back } = { ...row, at: row.at.toISOString() }
    expect(hashed(back, live.secrets.salt).hash).toBe(hash)
  })

  test('covers the header, the previous entry, and every commitment', () => {
    const { hash, ...header } = entry
    const commitments = ['00', '01']
    const changed: Partial<Entry>[] = [
      { match: '0193f0aa-5b1c-7c3e-9d3f-4b8a6c2d1e0e' },
      { version: 3 },
      { at: '2026-11-21T03:47:02.126Z' },
      { kind: 'resigned' },
      { actor: { kind: 'seat', seat: 0, by: 'clock' } },
      { rules: 4 },
      { draws: 3 },
      { previous: hash },
    ]
    const hashes = [
      hashOf(header, commitments),
      hashOf(header, ['01', '00']),
      hashOf(header, ['00']),
      ...changed.map((change) => hashOf({ ...header, ...change }, commitments)),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

describe('commitments', () => {
  const salt = Buffer.alloc(32, 1)

  test('to a missing move are those to null', () => {
    const resigned = { ...entry, kind: 'resigned' as const, move: null, events: [] }
    expect(partsOf(resigned)).toEqual([null])
    const key = partKey(salt, 2, 0)
    expect(commitmentTo(key, null)).toBe(createHmac('sha256', Buffer.from(key, 'hex')).update('null').digest('hex'))
  })

  test('have a key for each part of each version of each match', () => {
    const keys = [
      partKey(salt, 1, 0),
      partKey(salt, 1, 1),
      partKey(salt, 2, 0),
      partKey(salt, 11, 1),
      partKey(salt, 1, 11),
      partKey(Buffer.alloc(32, 2), 1, 0),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('reveal no equal parts: the same move twice has two commitments', () => {
    expect(commitmentTo(partKey(salt, 2, 0), guess(7))).not.toBe(commitmentTo(partKey(salt, 3, 0), guess(7)))
  })

  test('hide: entries that differ in a hidden move differ for others only in commitment and hash', () => {
    const [seven, nine] = [7, 9].map((sum) => {
      const { game, entries, secrets } = played(aMatch(), 0, guess(sum))
      return entries.slice(1).map((one) => see(game, one, secrets, { viewer: 1, over: false }))[0]
    })
    const masked = JSON.stringify(seven, masking)
    expect(masked).toBe(JSON.stringify(nine, masking))
    expect(masked).toContain('"commitment":"*"')
    expect(JSON.stringify(seven)).not.toBe(JSON.stringify(nine))
  })
})

function masking(name: string, value: unknown): unknown {
  return name === 'commitment' || name === 'hash' ? '*' : value
}

/** The same JSON with its keys in another order, as JSONB returns it. */
function reordered<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).reverse())
      : part,
  )
}
