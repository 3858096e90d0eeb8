import type { Place } from '../../kit/choice.ts'
import type { Sentences } from '../../kit/phrases.ts'
import type { Reward, Slot, SlotId, TokenId } from '../box.ts'
import type { TileId } from '../data/tile-ids.ts'
import type { Event } from '../events.ts'
import type { Counts, Good } from '../goods.ts'
import type { Options } from '../meta.ts'
import type { Move } from '../moves/index.ts'
import type { Code } from '../refuse.ts'
import type { Milestone, Phase, Result, ScoreLabel } from '../state.ts'
import type { Names } from './names/names.ts'

/**
 * Everything Hamlet says in one language. What is missing does not compile: a fact, a refusal, a field without a
 * sentence is a hole in this type. The names of things have files of their own.
 */
export interface Phrases {
  readonly title: string
  readonly names: Names
  readonly nothing: string
  readonly none: string
  readonly semicolon: string
  /** A tile within a sentence: `names` has the name alone. */
  readonly tile: (name: string) => string
  /** Where something is: "wood at the Woodcutter". */
  readonly at: (what: string, tile: string) => string
  /** Who made it: "planks by Bea". */
  readonly by: (goods: string, maker: string) => string
  readonly fromMarket: (good: string) => string
  readonly step: (from: string, to: string) => string
  readonly towards: (tile: string, segment: number) => string
  /** What is given, and what it brings. */
  readonly brings: (given: string, brought: string) => string
  readonly questions: Readonly<Record<'turn', string>>
  readonly choices: Readonly<Record<Move['type'], (chosen: Chosen) => string>>
  readonly fields: Readonly<Record<FieldName, string>>
  readonly events: Sentences<ToldEvent, Say>
  readonly refusals: Readonly<Record<Code, (told: Told) => string>>
  readonly endings: Readonly<Record<Result['reason'], (winners: string, points: string) => string>>
  readonly scores: Readonly<Record<ScoreLabel, string>>
  readonly position: {
    readonly round: (round: number) => string
    readonly atTurn: (player: string) => string
    readonly driven: string
    readonly phases: Readonly<Record<Exclude<Phase['name'], 'turn'>, string>>
    readonly village: (buildings: string) => string
    readonly building: (building: BuildingInWords) => string
    readonly roads: (pairs: string) => string
    /** A built road, and on which segment of the first tile it lies. */
    readonly road: (pair: string, segment: number, owner: string) => string
    /** Where a tile lies: its corner, and by how many sixths it is turned. */
    readonly lies: (place: Place) => string
    readonly result: (place: number, player: string, points: string, lines: string) => string
    /** What may be drawn, and what comes into the bag with the first refinery of a good. */
    readonly bag: (blueprints: string) => string
    readonly stack: (good: string, blueprints: string) => string
    /** Sales that nobody has seen yet, and the levels of those to come. */
    readonly unseen: (sales: string, levels: string) => string
    readonly delivered: (deliveries: string) => string
    readonly options: (options: Options) => string
    /** Beside what a player has: the parts of the score, and what was sold. */
    readonly scored: (player: string, parts: string, sales: string, roadsLeft: number) => string
    readonly blueprint: (blueprint: BlueprintInWords) => string
    readonly market: (market: MarketInWords) => string
    readonly church: (slots: string) => string
    readonly player: (player: SeatInWords) => string
    readonly hand: (player: string, blueprints: string) => string
  }
}

/** The fields of the forms: each has the same meaning wherever it stands. */
export const fieldNames = [
  'goods',
  'number',
  'pay',
  'villagers',
  'donkeys',
  'place',
  'segment',
  'steps',
  'villager',
] as const
export type FieldName = (typeof fieldNames)[number]

/** Of the end of a turn nothing is said: the next one tells it. The end of the match is told by its `endings`. */
export const untold = ['turn-ended'] as const
export type ToldEvent = Exclude<Event, { type: (typeof untold)[number] | 'ended' }>

/** Names things in the language of the sentence. */
export interface Say {
  seat(seat: number): string
  seats(seats: readonly number[]): string
  tile(tile: TileId): string
  /** By other words than its name. */
  called(tile: TileId, words: string): string
  /** Their names alone, as a list. */
  tiles(tiles: readonly TileId[]): string
  list(parts: readonly string[]): string
  goods(counts: Counts): string
  /** "milk or brick" */
  anyOf(goods: readonly Good[]): string
  reward(reward: Reward): string
  milestone(milestone: Milestone): string
  /** What a sale asks for. */
  sale(token: TokenId): string
  /** What a delivery slot asks for: "milk or brick (3)", "10 coins". */
  slot(slot: Slot): string
  slotOf(id: SlotId): string
}

/** What a choice fixes, in words. */
export interface Chosen {
  readonly tile: string
  readonly at: string
  /** What comes of gathering or refining there. */
  readonly goods: string
  readonly blueprint: string
  readonly sale: string
  readonly slot: string
  readonly road: string
}

/** What a refusal told, in words. */
export interface Told {
  readonly tile: string
  readonly good: string
  readonly sale: string
  readonly slot: string
  /** How many there are, are missing or are too many. */
  readonly number: number
  /** The goods that are missing or too much, with where they are or were to come from. */
  readonly goods: string
  /** What is asked for: nothing but coins where it is undefined. */
  readonly asked: string | undefined
  /** What would have to be bought, if anything. */
  readonly bought: string | undefined
  /** Where donkeys are missing. */
  readonly donkeys: string
}

export interface BuildingInWords {
  readonly name: string
  readonly lies: string
  readonly holds: string | undefined
  readonly empty: number
  /** Whose flag it carries. */
  readonly flag: string | undefined
  readonly connected: boolean
}

/** `plan` is what it is, what it costs to build and what that brings; `found`, how many coins lie on it. */
export interface BlueprintInWords {
  readonly plan: string
  readonly price: number
  readonly found: number
}

export interface MarketInWords {
  readonly raw: string
  readonly refined: string
  readonly sales: string
}

export interface SeatInWords {
  readonly name: string
  readonly points: string
  readonly coins: string
  readonly villagers: string
  /** Those that can still be activated; undefined where all can, and it is another's turn. */
  readonly ready: string | undefined
  readonly donkeys: string
  /** The own goods in the village. */
  readonly goods: string | undefined
  readonly milestones: string | undefined
  readonly left: boolean
}
