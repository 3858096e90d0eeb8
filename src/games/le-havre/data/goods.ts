import type { Good, Item } from '../items.ts'

/** What is printed on a good, or on the Shipping Line for it. */
interface Printed {
  /** The price of the good when a ship sells it, in francs. */
  readonly shipPrice: number
  readonly food: number
  readonly energy: number
}

export const printed: Readonly<Record<Good, Printed>> = {
  fish: { shipPrice: 1, food: 1, energy: 0 },
  'smoked-fish': { shipPrice: 2, food: 2, energy: 0 },
  wood: { shipPrice: 1, food: 0, energy: 1 },
  charcoal: { shipPrice: 2, food: 0, energy: 3 },
  clay: { shipPrice: 1, food: 0, energy: 0 },
  brick: { shipPrice: 2, food: 0, energy: 0 },
  iron: { shipPrice: 2, food: 0, energy: 0 },
  steel: { shipPrice: 8, food: 0, energy: 0 },
  grain: { shipPrice: 1, food: 0, energy: 0 },
  bread: { shipPrice: 3, food: 2, energy: 0 },
  cattle: { shipPrice: 3, food: 0, energy: 0 },
  meat: { shipPrice: 2, food: 3, energy: 0 },
  coal: { shipPrice: 3, food: 0, energy: 3 },
  coke: { shipPrice: 5, food: 0, energy: 10 },
  hides: { shipPrice: 2, food: 0, energy: 0 },
  leather: { shipPrice: 4, food: 0, energy: 0 },
}

/** The price of each good when a ship sells it, in francs. */
export const shipPrices: Readonly<Partial<Record<Good, number>>> = Object.fromEntries(
  Object.entries(printed).map(([good, { shipPrice }]) => [good, shipPrice]),
)

/** A franc always counts as one food. Rulebook: Food. */
export const foodOf = (item: Item): number => (item === 'franc' ? 1 : printed[item].food)
export const energyOf = (item: Item): number => (item === 'franc' ? 0 : printed[item].energy)
