/** A place in a match, numbered from 0 in turn order. */
export type Seat = number

/** Moves and events are discriminated by their `type`. */
export interface Tagged {
  readonly type: string
}

/** One line of the score sheet. `label` is a word of the game's wording. */
export interface ScoreLine {
  readonly label: string
  readonly points: number
}

/** The end of a match: why, and every seat's place (1 is best, ties share a place) with its score line by line. */
export interface Result {
  readonly reason: string
  readonly seats: readonly {
    readonly seat: Seat
    readonly place: number
    readonly points: number
    readonly lines: readonly ScoreLine[]
  }[]
}

/** The reason of a result where all but one have given up: every game says it so. */
export const forfeited = 'forfeit'
