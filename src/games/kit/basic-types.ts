/** A place in a match, numbered from 0 in turn order. */
export type Seat = number

/** Moves and events are discriminated by their `type`. */
export interface Tagged {
  readonly type: string
}

/** How many things of each kind a seat could still use, by a word of the game's wording. */
export type Unused<Kind extends string = string> = Readonly<Partial<Record<Kind, number>>>

/** One line of the score sheet. `label` is a word of the game's wording. */
export interface ScoreLine {
  readonly label: string
  readonly points: number
}

/** The result of a match: why it ended, and the place of every seat (1 is best, ties share a place) with its score. */
export interface Result {
  readonly reason: string
  readonly seats: readonly {
    readonly seat: Seat
    readonly place: number
    readonly points: number
    readonly lines: readonly ScoreLine[]
  }[]
}

/** The reason of a result if all but one have given up; the same in every game. */
export const forfeited = 'forfeit'
