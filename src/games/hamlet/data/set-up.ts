import type { Box } from '../box.ts'

/**
 * Numbers that are not printed on any tile, or only on the town hall and the awards. All of them were read from the
 * game; none is a house value.
 */

/** The coins that each seat starts with, in turn order, by number of players. Rulebook: Setup. */
export const startingCoins: ReadonlyMap<number, readonly number[]> = new Map([
  [2, [3, 4]],
  [3, [3, 3, 4]],
  [4, [3, 3, 4, 4]],
])

/** The most that each player may have. Rulebook: Components, Blueprints. */
export const limits = {
  blueprints: 3,
  villagers: 4,
  donkeys: 6,
  /** Derived: the rulebook allows replacing missing flags, but not missing roads. */
  roads: 5,
} as const

/** How many tokens of each refined good a player has. Rulebook: Components. */
export const tokensOfAGood = 2

/** The prices of the second, third and fourth villager, and of any donkey. Town hall. */
export const hiring = { villagers: [5, 7, 9], donkey: 3 } as const

/**
 * The size of the row of blueprints; a blueprint costs a coin for each one that lies before it. Rulebook: Blueprints.
 */
export const rowSpaces = 4

/** Rulebook: Roads. */
export const roadCosts = { path: { stone: 2 }, bridge: { wood: 2 } } as const

/** The points printed on the awards. */
export const awards = { chaplain: 5, sacristan: 3, merchant: 4, landscaper: 4 } as const

/** Rulebook: Final scoring. */
export const ownRoadPoints = 1
export const plannerPoints = 1
/** For each tile of the longest road; the smithy has a number of its own. */
export const longestRoadPoints = 2
export const coinsPerPoint = 3

/** The coins that alms bring. */
export const alms = 1

/** The numbers of players for which the market and the church lie with this side up. Rulebook: Setup. */
export const sides = { few: [2], many: [3, 4] } as const

/** Which side lies up. */
export const sideFor = (seats: number): keyof typeof sides => (seats <= Math.max(...sides.few) ? 'few' : 'many')

/** The prices at the market, by its side. For two players: from the text of a review; for more: from a photograph. */
const marketPrices = { few: { raw: 3, refined: 5 }, many: { raw: 2, refined: 4 } } as const

export const marketPricesFor = (seats: number): Box['market']['prices'] => marketPrices[sideFor(seats)]
