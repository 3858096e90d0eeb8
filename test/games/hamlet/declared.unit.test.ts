import { expect, test } from 'vitest'
import { TileId } from '../../../src/games/hamlet/data/tile-ids.ts'
import { idsIn, sourceOf, sourcesOf } from '../named-ids.ts'

/** What a tile does stands in its declaration: elsewhere no code asks for a tile, only for what tiles declare. */

const home = 'src/games/hamlet'

/**
 * What is printed on the tiles, their layouts and names; the list of the box, by its schema; the icons of the tiles; the
 * moves that the rules for people show; and the lesson.
 */
const declarations = /^(data\/.+|locales\/names\/.+|box|picture\/tile-icons|rulebook\/moves-shown|lesson\/.+)\.ts$/

/** The rules themselves name these three: they lie in every village, and each has an action of its own. */
const fixed: readonly string[] = ['church', 'market', 'town-hall']

const files = sourcesOf(home).filter((file) => !declarations.test(file))

const named = (source: string) => idsIn(source, TileId.options).filter((id) => !fixed.includes(id))

test("the search finds a tile's id, quoted or as a key", () => {
  expect(named("if (tile === 'trade-post') return {\n  shrine: 3, at: 'church'\n}")).toEqual(['trade-post', 'shrine'])
})

test.each(files)('%s names no tile but those of every village', (file) => {
  expect(named(sourceOf(home, file))).toEqual([])
})
