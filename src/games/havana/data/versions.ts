import { equal } from '../../kit/equal.ts'
import { type Building, type BuildingId, buildings } from './buildings.ts'

type Cards = Readonly<Record<BuildingId, Building>>

/**
 * What was ever printed on the building cards, by data version: matches and positions of all of them go on. Whoever corrects a
 * number raises the data version, and keeps here what there was before.
 */
export const tables: ReadonlyMap<number, Readonly<Record<34 | 36, Cards>>> = new Map([[1, buildings]])

/** Whether this was ever the table of so many cards. */
export const isKnown = (cards: Cards, number: 34 | 36): boolean =>
  [...tables.values()].some((table) => equal(table[number], cards))
