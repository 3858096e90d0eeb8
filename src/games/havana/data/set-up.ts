/** What lies in the box of the game. Rulebook: Components, Setup. */

export const bricksOfEachColour = 10
export const rubblePieces = 40
export const allBricks = 4 * bricksOfEachColour + rubblePieces
export const workers = 15

/** Sixty coins are a component limit (ruling R-PESO); the option lifts it with a pile that no match can empty. */
export const coins = { limited: 60, unlimited: 9999 } as const

/** What every player starts with. */
export const purse = { pesos: 1, rubble: 1 } as const

/** What is laid on the resource card at the start and after every round. */
export const supply = { pesos: 3, bricks: 3 } as const

/** Points to reach, by number of players. */
export const goals: ReadonlyMap<number, number> = new Map([
  [2, 25],
  [3, 20],
  [4, 15],
])

export const rowLength = 6
/** A row with this many cards left gets new ones between them. */
export const shortRow = 2
export const refill = 4

/** One of the four row ends is worth at most this much when play begins. */
export const cheapEnd = 3

/** With this many cards left in hand, the discard pile is taken back. */
export const handToPickUpAt = 2

/** Two full cycles of a hand (ruling E3). */
export const stallRounds = 18
