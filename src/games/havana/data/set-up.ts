/** What lies in the box of the game. Rulebook: Components, Setup. */

export const bricksOfEachColour = 10
export const rubblePieces = 40
export const allBricks = 4 * bricksOfEachColour + rubblePieces
export const workers = 15

/**
 * The box has sixty coins, so pesos can run out (ruling R-PESO). An option replaces them by a pile that no match can
 * empty.
 */
export const coins = { limited: 60, unlimited: 9999 } as const

/** The pieces that every player starts with. */
export const purse = { pesos: 1, rubble: 1 } as const

/** The pieces that are laid on the resource card at the start and after every round. */
export const supply = { pesos: 3, bricks: 3 } as const

/** The points that win the match, by number of players. */
export const goals: ReadonlyMap<number, number> = new Map([
  [2, 25],
  [3, 20],
  [4, 15],
])

/** The action cards that lie before each player. */
export const cardsOnTable = 2

export const rowLength = 6
/** A row with only this many cards left is refilled. */
export const shortRow = 2
export const refill = 4

/** When play begins, at least one of the four row ends is worth no more than this. */
export const cheapEnd = 3

/** A player with this many cards left in hand takes back the discard pile. */
export const handToPickUpAt = 2

/** As long as it takes to play a whole hand twice (ruling E3). */
export const stallRounds = 18
