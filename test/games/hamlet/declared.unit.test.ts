import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TileId } from '../../../src/games/hamlet/data/tile-ids.ts'

/** What a tile does stands in its declaration: elsewhere no code asks for a tile, only for what tiles declare. */

const home = 'src/games/hamlet'

/** What is printed on the tiles, their layouts and names; the list of the box, by its schema; the icons of the tiles. */
const declarations = /^(data\/.+|locales\/names\/.+|box|picture\/tile-icons)\.ts$/

/** The rules themselves name these three: they lie in every village, and each has an action of its own. */
const fixed: readonly string[] = ['church', 'market', 'town-hall']

const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !declarations.test(file))

const named = (source: string): string[] => {
  const words = [...source.matchAll(/['"`]([a-z0-9-]+)['"`]|^\s*([a-z0-9]+): /gm)]
  return words
    .map(([, quoted, key]) => quoted ?? key ?? '')
    .filter((word) => TileId.safeParse(word).success && !fixed.includes(word))
}

test("the search finds a tile's id, quoted or as a key", () => {
  expect(named("if (tile === 'trade-post') return {\n  shrine: 3, at: 'church'\n}")).toEqual(['trade-post', 'shrine'])
})

test.each(files)('%s names no tile but those of every village', (file) => {
  expect(named(readFileSync(join(home, file), 'utf8'))).toEqual([])
})
