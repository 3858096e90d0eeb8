import { spoken } from '../../kit/phrases.ts'
import type { Language } from '../../kit/wording.ts'
import { printed } from '../data/goods.ts'
import { printedShips, ShipType, shipIds, ships } from '../data/ships.ts'
import { type TileId, tiles } from '../data/supply-tiles.ts'
import { type Counts, goods, items } from '../items.ts'
import { namesIn } from '../locales/cards/index.ts'
import { tileName } from '../locales/names/names.ts'
import { facts } from './facts.ts'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

type Amounts = Readonly<Partial<Record<keyof Counts, number>>>

/** Amounts of goods and francs as a list in words. */
export const amountsIn = (language: Language, counted: Amounts): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(spoken(items, namesIn[language].amounts, counted))

/** The buildings with which a match begins, as a list in words. */
export const firmsIn = (language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    facts.startingTown.map((id) => namesIn[language].buildings[id]),
  )

/** Each good: the food and the energy that it is worth, and what a ship sells it for. */
export const goodRows = (language: Language): (string | number)[][] =>
  goods.map((good) => {
    const { food, energy, shipPrice } = printed[good]
    return [capital(namesIn[language].items[good]), food || '–', energy || '–', shipPrice]
  })

/** Each type of ship: its materials, its price, its values, and how much it carries. */
export const shipRows = (language: Language): (string | number)[][] =>
  ShipType.options.map((type) => {
    const { materials, price, carries } = printedShips[type]
    const values = shipIds
      .map((id) => ships[id])
      .filter((ship) => ship.type === type)
      .map(({ value }) => value)
    return [
      capital(namesIn[language].shipTypes[type]),
      amountsIn(language, materials),
      price ?? '–',
      `${Math.min(...values)}–${Math.max(...values)}`,
      carries || '–',
    ]
  })

/** The food that each type of ship brings in every round, by number of players. */
export const shipFoodRows = (language: Language): (string | number)[][] =>
  ShipType.options
    .filter((type) => facts.counts.some((players) => printedShips[type].feeds[players]))
    .map((type) => [
      capital(namesIn[language].shipTypes[type]),
      ...facts.counts.map((players) => printedShips[type].feeds[players] ?? 0),
    ])

/** The supply tiles, with a sign where interest is due. */
export const tileRows = (language: Language, interest: string): string[][] =>
  facts.tiles.map((id: TileId) => [capital(tileName(namesIn[language], id)), tiles[id].interest ? interest : '–'])

/** The heads of columns by number of players. */
export const playerColumns: readonly string[] = facts.counts.map(String)
