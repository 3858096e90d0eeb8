import type { Options } from '../../meta.ts'
import type { Feeding, Interest, Phase, Stage } from '../../state.ts'

/** The phrases for a position in one language, covering everything in its view. */
export interface PositionPhrases {
  /** Within a turn. */
  readonly turn: (round: number, turn: number) => string
  /** Between turns: the round, and how many turns of the match are over. */
  readonly soFar: (round: number, turns: number) => string
  readonly finalPhase: string
  readonly phases: Readonly<Record<Exclude<Phase['name'], 'turn' | 'feeding' | 'over'>, string>>
  /** The stage of a player's turn; `at` is the building of a construction or an eviction. */
  readonly stages: Readonly<Record<Stage, (player: string, at: string) => string>>
  /** The players whose final actions are still to come. */
  readonly finalActions: (players: string) => string
  /** The player who acted last in the final phase. */
  readonly actedLast: (player: string) => string
  readonly sold: (cards: string) => string
  readonly owingInterest: (players: string) => string
  readonly owingFood: (owed: string) => string
  /** The players who are asked before interest or food is taken. */
  readonly asked: (players: string) => string
  /** What comes next at the end of a round. */
  readonly next: Readonly<Record<Extract<Phase, { name: 'round-end' }>['next'], string>>
  /** A player's place in a result, with the score line by line. */
  readonly place: (place: number, player: string, points: string, lines: string) => string
  readonly line: (label: string, points: string) => string
  readonly offers: (offers: string) => string
  /** The face-up supply tiles, in order. */
  readonly tiles: (tiles: string) => string
  /** A mark for the tile with interest. */
  readonly interest: string
  readonly roundEnd: (end: RoundEndInWords) => string
  readonly town: (buildings: string) => string
  readonly proposals: (piles: string) => string
  readonly emptyPile: string
  /** The top card of a pile or a ship space, and the cards below it. */
  readonly pile: (top: string, below: string) => string
  readonly ships: (ships: string) => string
  readonly modernised: (buildings: string) => string
  readonly bankHeld: string
  readonly specials: (count: number) => string
  /** All cards that may lie face down. */
  readonly unrevealed: (buildings: string) => string
  /** How many of the top cards somebody has looked at. */
  readonly drawn: (count: number) => string
  /** The cards that the reader has seen; there is no reader if the viewer has no seat. */
  readonly seen: (reader: string | undefined, buildings: string, isOrderKnown: boolean) => string
  /** The player who looks at the top cards, and since which turn, or who is about to see them. */
  readonly looking: (player: string, since: string, isShown: boolean) => string
  readonly since: (round: number, turn: number) => string
  readonly waiting: (buildings: string) => string
  /** How much interest is due. `double-alone`: the rule of two francs was agreed, but never applies to one player. */
  readonly interestRule: Readonly<Record<'usual' | 'double' | 'double-alone', string>>
  readonly options: (options: Options, thirtySixth: string, interest: string) => string
  readonly player: (player: SeatInWords) => string
  /** The standing orders; by rules 1, one order for food and interest. */
  readonly orders: (feeding: Feeding, interest: Interest | undefined) => string
}

interface RoundEndInWords {
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
  /** The pawned goods, which the player may buy back. */
  readonly pawned: string | undefined
  readonly buildings: string
  readonly ships: string
  /** The food that they provide at the end of a round. */
  readonly feeds: string | undefined
  /** The building with the player's disc. */
  readonly disc: string | undefined
  readonly orders: string
  readonly left: boolean
}
