import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BuildingId } from '../../../src/games/le-havre/data/building-ids.ts'

/**
 * Everything that a card does is in its declaration: elsewhere no code asks for a card, only for what cards declare
 * (`cards/power.ts`, `effects/printed.ts`).
 */

const home = 'src/games/le-havre'
/** The cards, the lists of what is in which box and which pile, where each is from, and the printed names. */
const declarations =
  /^(cards\/(standard-\w+|special|promo|grand-hameau)|data\/(building-ids|line-ups|sources)|locales\/names\/.+)\.ts$/

const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !declarations.test(file))

const named = (source: string): string[] => {
  const words = [...source.matchAll(/['"`]([a-z0-9-]+)['"`]|^\s*([a-z0-9]+): /gm)]
  return words.flatMap(([, quoted, key]) => {
    const id = BuildingId.safeParse(quoted ?? key)
    return id.success ? [id.data] : []
  })
}

test("the search finds a card's id, quoted or as a key", () => {
  expect(named("if (owns(state, seat, 'wind-farm')) return {\n  bank: 3\n}")).toEqual(['wind-farm', 'bank'])
})

test.each(files)('%s names no card', (file) => {
  expect(named(readFileSync(join(home, file), 'utf8'))).toEqual([])
})
