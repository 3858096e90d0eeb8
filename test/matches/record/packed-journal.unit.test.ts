import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { entriesOf, JournalFile } from '../../../src/journal/journal-file.ts'
import { lastVersion, pack, unpack } from '../../../src/matches/record/packed-journal.ts'

const folder = new URL('../../fixtures/journals/', import.meta.url)

/** The entries of a golden journal. */
function golden(name: string) {
  const whole = entriesOf(JournalFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
  if (whole.outcome !== 'whole') throw new Error(`${name} hides a part`)
  return whole.entries
}

describe.each(readdirSync(folder))('the golden journal %s', (name) => {
  const entries = golden(name)
  const match = entries[0]?.match ?? ''
  const journal = pack(entries)

  test('comes out of the pack as it went in, as a whole and in parts', async () => {
    expect(await unpack(journal, match)).toEqual(entries)
    expect(await unpack(journal, match, { after: 3, upTo: 5 })).toEqual(entries.slice(3, 5))
    expect(await unpack(journal, match, { after: entries.length })).toEqual([])
    expect(lastVersion(journal)).toBe(entries.length)
  })

  test('takes at most an eighth of its bytes in the pack', () => {
    const packed = journal.entries.length + journal.hashes.length
    expect(packed / JSON.stringify(entries).length).toBeLessThan(1 / 8)
  })
})

describe('a pack', () => {
  const entries = golden('havana-1-two-seats.json')
  const { match = '' } = entries[0] ?? {}
  const journal = pack(entries)

  test.each([
    ['lacks a hash', { ...journal, hashes: journal.hashes.slice(32) }],
    ['lacks a part of its entries', { ...journal, entries: journal.entries.slice(0, -10) }],
    ['is something else', { ...journal, entries: new Uint8Array([1, 2, 3]) }],
  ])('that %s is not read', async (_, damaged) => {
    await expect(unpack(damaged, match)).rejects.toThrow(TypeError)
  })
})
