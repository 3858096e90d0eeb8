import type { Sentences } from '../../kit/phrases.ts'
import type { ActionId } from '../cards/action-id.ts'
import type { BuildingId } from '../data/buildings.ts'
import type { Event } from '../events.ts'
import type { Options } from '../meta.ts'
import type { Move } from '../moves/index.ts'
import type { Counts, Piece } from '../pieces.ts'
import type { Code } from '../refuse.ts'
import type { BuildingRow, Phase, Result } from '../state.ts'

/**
 * Everything that Havana says in one language. A missing sentence for an event, a refusal or a field is a compile
 * error.
 */
export interface Phrases {
  readonly title: string
  readonly cards: Readonly<Record<ActionId, string>>
  /** An amount of a piece: "2 white bricks". */
  readonly amounts: Readonly<Record<Piece, (amount: number) => string>>
  /** The kind alone: "white brick". */
  readonly pieces: Readonly<Record<Piece, string>>
  readonly nothing: string
  readonly semicolon: string
  readonly architect: string
  readonly points: (amount: number) => string
  readonly building: (number: number) => string
  /** A building with its printed values. */
  readonly plan: (name: string, points: string, price: string) => string
  readonly questions: Readonly<Record<'opening' | 'turn' | 'replace', string>>
  /** The question of a turn whose cards are carried out. */
  readonly buildOrEnd: string
  readonly choices: Readonly<Record<Exclude<Move['type'], ActionId | 'build'>, string>> & {
    readonly carryOut: (card: string) => string
    readonly carryOutAgainst: (card: string, victim: string) => string
    /** Reciclaje, with and without exchanging a card. */
    readonly exchange: (card: string) => string
    readonly keep: (card: string) => string
    readonly build: (building: string) => string
  }
  readonly fields: Readonly<Record<FieldName, string>>
  readonly events: Sentences<EventWithSentence, Say>
  readonly refusals: Readonly<Record<Code, (refusal: RefusalInWords) => string>>
  readonly endings: Readonly<Record<Result['reason'], (winners: string) => string>>
  readonly scores: Readonly<Record<'buildings', string>>
  /** What each of these lines counts. */
  readonly scoreExplained: Readonly<Record<'buildings', string>>
  readonly position: {
    readonly round: (round: number) => string
    readonly phases: Readonly<Record<Phase['name'], string>>
    readonly atTurn: (player: string) => string
    /** The players who move later in this phase. */
    readonly later: (players: string) => string
    /** The order of play of the whole round. */
    readonly order: (players: string) => string
    readonly place: (place: number, player: string, points: string, lines: string) => string
    readonly line: (label: string, points: string) => string
    /** The cards that were carried out by the seat at turn, and those by anybody in this round. */
    readonly carriedOut: (now: string, inRound: string) => string
    readonly demolishedNow: string
    readonly drawing: (pieces: number) => string
    readonly row: (row: BuildingRow, buildings: string) => string
    /** The visible card on top, if any, and what may lie below it. */
    readonly stack: (top: string | undefined, below: string) => string
    readonly demolished: (buildings: string) => string
    readonly middle: (card: string, bag: string) => string
    readonly away: (reserve: string, box: string) => string
    readonly youngestFirst: (players: string) => string
    /** Without a limit, `most` is left out. */
    readonly quiet: (rounds: number, most: number | undefined) => string
    readonly options: (options: Options) => string
    readonly player: (player: SeatInWords) => string
    /** What everybody knows of a seat's cards; `unsure` cards are either in hand or discarded. */
    readonly known: (player: string, hand: string, discard: string, unsure: string | undefined) => string
    /** The cards of a seat, for viewers who may see them. */
    readonly ownCards: (player: string, hand: string, discard: string, laid: string) => string
  }
}

/** Every field of every form: the type of the move, and the name of the field. */
export const fieldNames = [
  'open/cards',
  'reciclaje/give',
  'reciclaje/take',
  'ruina/building',
  'ladron/victim',
  'receptador/bricks',
  'contrabando/take',
  'mama/bricks',
  'build/pay',
  'replace/drop',
  'replace/play',
] as const
type FieldName = (typeof fieldNames)[number]

/**
 * The events that have a sentence. The others need none: the next event implies them, and `endings` describes the end.
 */
type EventWithSentence = Exclude<Event, { type: 'phase-began' | 'draw-announced' | 'ended' }>

/** Names things in the language of the sentence. */
export interface Say {
  seat(seat: number): string
  seats(seats: readonly number[]): string
  card(card: ActionId): string
  cards(cards: readonly ActionId[]): string
  pieces(counted: Counts): string
  building(building: BuildingId): string
  buildings(buildings: readonly BuildingId[]): string
  /** With its value and price in this match. */
  plan(building: BuildingId): string
}

/** The parameters of a refusal in words. */
export interface RefusalInWords {
  readonly card: string
  readonly building: string
  readonly victim: string
  readonly missing: string
  readonly tooMuch: string
  readonly amount: number
}

export interface SeatInWords {
  readonly name: string
  readonly points: string
  readonly goal: number
  readonly pieces: string
  readonly built: string | undefined
  readonly table: string
  /** How many cards are in hand, lie face down in front of the player, and are discarded. */
  readonly hand: number
  readonly laid: number
  readonly discarded: number
  readonly left: boolean
}
