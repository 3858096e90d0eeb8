import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { tables } from '../../src/games/havana/data/versions.ts'

/**
 * A match keeps its components' data or their version in its state. The game must know every version that was ever
 * played with: its `data/versions.ts` maps the number to the data.
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

test('each version of Havana’s cards has a number of its own', () => {
  for (const table of tables.values()) {
    expect([Object.keys(table[34]).length, Object.keys(table[36]).length]).toEqual([34, 36])
  }
})
