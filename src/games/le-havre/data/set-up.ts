import type { Counts, Offer } from '../items.ts'
import type { Length } from './line-ups.ts'
import type { ShipId } from './ships.ts'

/** A round is always seven turns, one on each supply tile. Rulebook: Course of the game. */
export const turnsInARound = 7

/** How many special buildings are laid out face down; none in the short game. Rulebook: Setup. */
export const specialsLaidOut = { full: 6, short: 0 } as const satisfies Record<Length, number>

export const startingGoods: Readonly<Record<Length, Counts>> = {
  full: { franc: 5, coal: 1 },
  short: { franc: 5, fish: 2, wood: 2, clay: 2, iron: 2, cattle: 1, coal: 2, hides: 2 },
}

export const startingOffers: Readonly<Record<Length, Readonly<Record<Offer, number>>>> = {
  full: { franc: 2, fish: 2, wood: 2, clay: 1, iron: 0, grain: 0, cattle: 0 },
  short: { franc: 3, fish: 3, wood: 3, clay: 2, iron: 1, grain: 1, cattle: 1 },
}

/** The ships that are dealt before the short game, by number of players: to each player, and onto the ship spaces. */
export const startingShips: Readonly<
  Record<Length, Readonly<Record<number, { readonly each: readonly ShipId[]; readonly spaces: readonly ShipId[] }>>>
> = {
  full: {},
  short: { 1: { each: ['apolline'], spaces: ['dina'] }, 2: { each: ['apolline', 'dina'], spaces: [] } },
}

/** The amounts of a loan, in francs. Rulebook: Loans and interest. */
export const loan = { receives: 4, costs: 5, interest: 1, unpaid: 7 } as const

/** The interest by the optional rule, for a player with many loans. Rulebook: Loans and interest. */
export const doubleInterest = 2 * loan.interest

/** What a pawned good brings, and costs to buy back, in francs. Card: Pawnbroker's. */
export const pawn = { receives: 2, costs: 2 } as const

/** How many cattle have a calf at a harvest. Rulebook: Harvest. */
export const parents = 2

/** How many of the top special buildings are looked at. Card: Marketplace. */
export const specialsLookedAt = 2

/** The energy that a ship needs to be built, besides its materials, and to sail. Rulebook: Ships, Shipping Line. */
export const shipEnergy = 3

/** The points needed for a fair, a good and an excellent result with one player. Rulebook (Russian edition): Solo. */
export const soloBands: Readonly<Record<Length, readonly [fair: number, good: number, excellent: number]>> = {
  full: [251, 351, 401],
  short: [81, 121, 161],
}
