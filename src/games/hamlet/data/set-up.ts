import type { Box } from '../box.ts'

/** Numbers that are printed on no tile, or on the town hall and the awards. All were read; none is a house value. */

/** What each seat starts with, in turn order, by number of players. Rulebook: Setup. */
export const startingCoins: ReadonlyMap<number, readonly number[]> = new Map([
  [2, [3, 4]],
  [3, [3, 3, 4]],
  [4, [3, 3, 4, 4]],
])

/** What everybody may have at most. Rulebook: Components, Blueprints. */
export const limits = {
  blueprints: 3,
  villagers: 4,
  donkeys: 6,
  /** Derived: of flags the rulebook says that others may stand in for them, of roads it does not. */
  roads: 5,
} as const

/** Everybody has so many of each refined good. Rulebook: Components. */
export const tokensOfAGood = 2

/** What the second, the third and the fourth villager cost, and any donkey. Town hall. */
export const hiring = { villagers: [5, 7, 9], donkey: 3 } as const

/** The row of blueprints; taking one costs a coin for each that lies before it. Rulebook: Blueprints. */
export const rowSpaces = 4

/** Rulebook: Roads. */
export const roadCosts = { path: { stone: 2 }, bridge: { wood: 2 } } as const

/** What is printed on the awards. */
export const awards = { chaplain: 5, sacristan: 3, merchant: 4, landscaper: 4 } as const

/** Rulebook: Final scoring. */
export const ownRoadPoints = 1
export const plannerPoints = 1
/** For each tile of the longest road; the smithy has its own number. */
export const longestRoadPoints = 2
export const coinsPerPoint = 3

/** What alms bring, in coins. */
export const alms = 1

/** What goods cost at the market, by its side. For two: the text of a review; for more: a photograph. */
const marketPrices = { few: { raw: 3, refined: 5 }, many: { raw: 2, refined: 4 } } as const

export const marketPricesFor = (seats: number): Box['market']['prices'] =>
  seats <= 2 ? marketPrices.few : marketPrices.many
