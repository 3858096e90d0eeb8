import { equal } from '../../kit/equal.ts'
import { type Building, type BuildingId, buildings } from './buildings.ts'

type Cards = Readonly<Record<BuildingId, Building>>

/**
 * The building cards of every data version, because matches and positions of old versions go on. To correct a number,
 * raise the data version and keep the old table here.
 */
export const tables: ReadonlyMap<number, Readonly<Record<34 | 36, Cards>>> = new Map([[1, buildings]])

/** Whether some data version had this table for this number of cards. */
export const isKnown = (cards: Cards, number: 34 | 36): boolean =>
  [...tables.values()].some((table) => equal(table[number], cards))
