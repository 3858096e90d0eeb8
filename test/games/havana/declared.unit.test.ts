import { expect, test } from 'vitest'
import { actionIds } from '../../../src/games/havana/cards/action-id.ts'
import { idsIn, sourceOf, sourcesOf } from '../named-ids.ts'

/** Everything that an action card does is in its own file: rules ask what cards declare (`anyDoes`, `isGuarded`). */

const home = 'src/games/havana'
const lists = ['action-id.ts', 'index.ts', 'peaceful.ts'].map((file) => `cards/${file}`)
const declarations = actionIds.map((id) => `cards/${id}.ts`)
// Sentences name a choice of Reciclaje that the form alone does not describe. The rules for people and the lesson speak of cards, too.
const names = /^locales\/(en|fr|ru|es|card-phrases|parts)\.ts$|^(rulebook|lesson)\//

const files = sourcesOf(home).filter((file) => ![...lists, ...declarations].includes(file) && !names.test(file))

const named = (source: string) => idsIn(source, actionIds)

test("the search finds a card's name, quoted or as a key", () => {
  expect(named("if (own.table.includes('arquitecto')) return {\n  mama: 3\n}")).toEqual(['arquitecto', 'mama'])
})

test.each(files)('%s names no card', (file) => {
  expect(named(sourceOf(home, file))).toEqual([])
})
