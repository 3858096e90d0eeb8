import { expect, test } from 'vitest'
import { BuildingId } from '../../../src/games/le-havre/data/building-ids.ts'
import { idsIn, sourceOf, sourcesOf } from '../named-ids.ts'

/**
 * Everything that a card does is in its declaration: elsewhere no code asks for a card, only for what cards declare
 * (`cards/power.ts`, `effects/printed.ts`).
 */

const home = 'src/games/le-havre'
/** The cards, the lists of what is in which box and which pile, where each is from, the printed names, the rules
 * for people, and the lesson. */
const declarations =
  /^(cards\/(standard-\w+|special|promo|grand-hameau)|data\/(building-ids|line-ups|sources)|locales\/names\/.+|rulebook\/(locales\/.+|moves-shown)|lesson\/.+)\.ts$/

const files = sourcesOf(home).filter((file) => !declarations.test(file))

const named = (source: string) => idsIn(source, BuildingId.options)

test("the search finds a card's id, quoted or as a key", () => {
  expect(named("if (owns(state, seat, 'wind-farm')) return {\n  bank: 3\n}")).toEqual(['wind-farm', 'bank'])
})

test.each(files)('%s names no card', (file) => {
  expect(named(sourceOf(home, file))).toEqual([])
})
