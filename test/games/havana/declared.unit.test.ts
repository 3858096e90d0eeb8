import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionIds } from '../../../src/games/havana/cards/action-id.ts'

/** Everything that an action card does is in its own file: rules ask what cards declare (`anyDoes`, `isGuarded`). */

const home = 'src/games/havana'
const lists = ['action-id.ts', 'index.ts', 'peaceful.ts'].map((file) => `cards/${file}`)
const declarations = actionIds.map((id) => `cards/${id}.ts`)
// Sentences name a choice of Reciclaje that the form alone does not describe.
const names = /^locales\/(en|fr|ru|es|card-phrases|parts)\.ts$/

const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && ![...lists, ...declarations].includes(file) && !names.test(file))

const named = (source: string) => actionIds.filter((id) => new RegExp(`['"\`]${id}['"\`]`).test(source))

test("the search finds a card's name", () => {
  expect(named("own.table.includes('arquitecto')")).toEqual(['arquitecto'])
})

test.each(files)('%s names no card', (file) => {
  expect(named(readFileSync(join(home, file), 'utf8'))).toEqual([])
})
