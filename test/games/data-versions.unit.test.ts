import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { tables } from '../../src/games/havana/data/versions.ts'

/**
 * Where the components of a match are kept in its state, each version of them that was ever played with has to be known:
 * `data/versions.ts` of the game maps its number to them.
 */
const versionsOf = async (id: string): Promise<unknown[] | undefined> => {
  if (!existsSync(`src/games/${id}/data/versions.ts`)) return undefined
  const module: Readonly<Record<string, unknown>> = await import(`../../src/games/${id}/data/versions.ts`)
  const versions = Object.values(module).find((value) => value instanceof Map)
  return versions === undefined ? [] : [...versions.keys()]
}

describe.each([...catalogue.values()])('$meta.id', ({ meta }) => {
  test('knows every data version up to today’s, or has only ever had one', async () => {
    const known = (await versionsOf(meta.id)) ?? [1]
    expect(known).toEqual(Array.from({ length: meta.dataVersion }, (_, before) => before + 1))
  })
})

test.each(['havana', 'hamlet'])('%s keeps the components of a match in its state', async (id) => {
  expect(await versionsOf(id)).toBeDefined()
})

test('Each version of Havana’s cards has its own number of them', () => {
  for (const table of tables.values()) {
    expect([Object.keys(table[34]).length, Object.keys(table[36]).length]).toEqual([34, 36])
  }
})
