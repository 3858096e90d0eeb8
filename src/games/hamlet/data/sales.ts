import type { SaleToken, TokenId } from '../box.ts'
import type { Counts } from '../goods.ts'

/**
 * The twelve sale tokens. The first three were read from photographs; that each level has four of them is derived. The
 * other nine are *house* values.
 */

const sale = (level: number, goods: Counts, vp: number, coins: number): SaleToken => ({
  level,
  goods,
  reward: { coins, vp },
})

export const sales: Readonly<Record<TokenId, SaleToken>> = {
  s1a: sale(1, { wood: 2, wheat: 1 }, 1, 1),
  s1b: sale(1, { stone: 2, wheat: 1 }, 1, 1),
  s1c: sale(1, { milk: 1 }, 1, 2),
  s1d: sale(1, { flour: 1 }, 1, 2), // house
  s2a: sale(2, { planks: 1, flour: 1 }, 2, 3), // house
  s2b: sale(2, { brick: 1, milk: 1 }, 2, 3), // house
  s2c: sale(2, { planks: 1, stone: 2 }, 2, 2), // house
  s2d: sale(2, { brick: 1, wood: 2 }, 2, 2), // house
  s3a: sale(3, { milk: 2, planks: 1 }, 4, 3), // house
  s3b: sale(3, { flour: 2, brick: 1 }, 4, 3), // house
  s3c: sale(3, { planks: 1, brick: 1, milk: 1 }, 4, 3), // house
  s3d: sale(3, { planks: 1, brick: 1, flour: 1 }, 4, 3), // house
}

/** How many tokens lie face up at the market. */
export const saleSpaces = 3

/** How many tokens of each level are put back into the box unseen, by number of players. Rulebook: Setup. */
export const takenOut: ReadonlyMap<number, Readonly<Record<1 | 2 | 3, number>>> = new Map([
  [2, { 1: 0, 2: 2, 3: 3 }],
  [3, { 1: 0, 2: 1, 3: 2 }],
  [4, { 1: 0, 2: 1, 3: 1 }],
])
