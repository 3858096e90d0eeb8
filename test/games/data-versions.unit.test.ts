import { describe, expect, test } from 'vitest'
import { boxes } from '../../src/games/hamlet/data/versions.ts'
import { hamlet } from '../../src/games/hamlet/index.ts'
import { tables } from '../../src/games/havana/data/versions.ts'
import { havana } from '../../src/games/havana/index.ts'

/** Pieces of a match are kept in its state: each version of them that was ever played with has to be known. */
describe.each([
  { game: hamlet, versions: boxes },
  { game: havana, versions: tables },
])('$game.meta.id', ({ game, versions }) => {
  test('knows every data version up to today’s', () => {
    expect([...versions.keys()]).toEqual(Array.from({ length: game.meta.dataVersion }, (_, before) => before + 1))
  })
})

test('Each version of Havana’s cards has its own number of them', () => {
  for (const table of tables.values()) {
    expect([Object.keys(table[34]).length, Object.keys(table[36]).length]).toEqual([34, 36])
  }
})
