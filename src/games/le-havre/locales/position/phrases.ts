import type { Options } from '../../meta.ts'
import type { Feeding, Interest, Phase, Stage } from '../../state.ts'

/** What is said of a position, in one language: all that its view says. */
export interface PositionPhrases {
  /** Within a turn. */
  readonly turn: (round: number, turn: number) => string
  /** Between turns: the round, and how many turns of the match are over. */
  readonly soFar: (round: number, turns: number) => string
  readonly finalPhase: string
  readonly phases: Readonly<Record<Exclude<Phase['name'], 'turn' | 'feeding' | 'over'>, string>>
  /** Where the turn of a player stands; `at` is the building of a construction or an eviction. */
  readonly stages: Readonly<Record<Stage, (player: string, at: string) => string>>
  /** Whose final actions are still to come. */
  readonly finalActions: (players: string) => string
  /** In the final phase. */
  readonly actedLast: (player: string) => string
  readonly sold: (cards: string) => string
  readonly owingInterest: (players: string) => string
  readonly owingFood: (owed: string) => string
  /** Who is asked before it is taken. */
  readonly asked: (players: string) => string
  /** What comes next at the end of a round. */
  readonly next: Readonly<Record<Extract<Phase, { name: 'round-end' }>['next'], string>>
  /** A player's place in a result, with the score line by line. */
  readonly place: (place: number, player: string, points: string, lines: string) => string
  readonly line: (label: string, points: string) => string
  readonly offers: (offers: string) => string
  /** The supply tiles that lie face up, in their order. */
  readonly tiles: (tiles: string) => string
  /** A word for the tile that bears it. */
  readonly interest: string
  readonly roundEnd: (end: RoundEndInWords) => string
  readonly town: (buildings: string) => string
  readonly proposals: (piles: string) => string
  readonly emptyPile: string
  /** The card on top of a pile, or of a ship space, and those under it. */
  readonly pile: (top: string, below: string) => string
  readonly ships: (ships: string) => string
  readonly modernised: (buildings: string) => string
  readonly bankHeld: string
  readonly specials: (count: number) => string
  /** All that may lie face down. */
  readonly unrevealed: (buildings: string) => string
  /** How many of those on top somebody has looked at. */
  readonly drawn: (count: number) => string
  /** What the reader has seen of them; no reader where the viewer has no seat. */
  readonly seen: (reader: string | undefined, buildings: string, isOrderKnown: boolean) => string
  /** Who looks at those on top since which turn, or is about to be shown them. */
  readonly looking: (player: string, since: string, isShown: boolean) => string
  readonly since: (round: number, turn: number) => string
  readonly waiting: (buildings: string) => string
  readonly options: (options: Options, thirtySixth: string) => string
  readonly player: (player: SeatInWords) => string
  /** The standing orders; by rules 1 there is one for food and interest. */
  readonly orders: (feeding: Feeding, interest: Interest | undefined) => string
}

export interface RoundEndInWords {
  readonly food: string
  readonly harvest: boolean
  readonly cityBuilds: 'standard' | 'special' | null
  readonly ship: string
}

export interface DueInWords {
  readonly food: string
  /** What grows before food is due. */
  readonly grows: string | undefined
  /** The food that is missing. */
  readonly short: string | undefined
}

export interface SeatInWords {
  readonly name: string
  readonly points: string
  readonly stock: string
  /** What the goods and francs are worth as food, and the goods as energy. */
  readonly food: string
  readonly energy: string
  /** What the end of the round still costs. */
  readonly due: DueInWords | undefined
  readonly loans: string | undefined
  /** What it may buy back. */
  readonly pawned: string | undefined
  readonly buildings: string
  readonly ships: string
  /** What they bring at the end of a round. */
  readonly feeds: string | undefined
  /** The building in which the disc stands. */
  readonly disc: string | undefined
  readonly orders: string
  readonly left: boolean
}
