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
 * Everything that Hamlet says in one language. A missing sentence for an event, a refusal or a field is a compile
 * error. The names of things are in separate files.
 */
export interface Phrases {
  readonly title: string
  readonly names: Names
  readonly nothing: string
  readonly none: string
  readonly semicolon: string
  /** A tile within a sentence; `names` has its name alone. */
  readonly tile: (name: string) => string
  /** Where something is: "wood at the Woodcutter". */
  readonly at: (what: string, tile: string) => string
  /** Goods and their maker: "planks by Bea". */
  readonly by: (goods: string, maker: string) => string
  readonly fromMarket: (good: string) => string
  readonly step: (from: string, to: string) => string
  readonly towards: (tile: string, segment: number) => string
  /** A payment, and what it brings. */
  readonly brings: (given: string, brought: string) => string
  readonly questions: Readonly<Record<'turn', string>>
  readonly choices: Readonly<Record<Move['type'], (choice: ChoiceInWords) => string>>
  readonly fields: Readonly<Record<FieldName, string>>
  /** What a player who ends the turn gives up. */
  readonly unused: Readonly<Record<(typeof unusedKinds)[number], (number: number) => string>>
  readonly events: Sentences<EventWithSentence, Say>
  readonly refusals: Readonly<Record<Code, (refusal: RefusalInWords) => string>>
  readonly endings: Readonly<Record<Result['reason'], (winners: string, points: string) => string>>
  readonly scores: Readonly<Record<ScoreLabel, string>>
  /** What each of these lines counts. */
  readonly scoreExplained: Readonly<Record<ScoreLabel, string>>
  readonly position: {
    readonly round: (round: number) => string
    readonly atTurn: (player: string) => string
    readonly driven: string
    readonly phases: Readonly<Record<Exclude<Phase['name'], 'turn'>, string>>
    readonly village: (buildings: string) => string
    readonly building: (building: BuildingInWords) => string
    readonly roads: (pairs: string) => string
    /** A built road, and the segment of the first tile on which it lies. */
    readonly road: (pair: string, segment: number, owner: string) => string
    /** Where a tile lies: its corner, and the sixths by which it is turned. */
    readonly lies: (place: Place) => string
    readonly result: (place: number, player: string, points: string, lines: string) => string
    /** The blueprints that may be drawn, and those that enter the bag with the first refinery of a good. */
    readonly bag: (blueprints: string) => string
    readonly stack: (good: string, blueprints: string) => string
    /** The sales that nobody has seen yet, and the levels of those to come. */
    readonly unseen: (sales: string, levels: string) => string
    readonly delivered: (deliveries: string) => string
    readonly options: (options: Options) => string
    /** The rest of a player's line: the parts of the score, the sales, and the roads left. */
    readonly scored: (player: string, parts: string, sales: string, roadsLeft: number) => string
    readonly blueprint: (blueprint: BlueprintInWords) => string
    readonly market: (market: MarketInWords) => string
    readonly church: (slots: string) => string
    readonly player: (player: SeatInWords) => string
    readonly hand: (player: string, blueprints: string) => string
  }
}

/** The fields of the forms. Each has the same meaning in every form. */
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
type FieldName = (typeof fieldNames)[number]

/** What a player can leave unused, in the order in which it is said. */
export const unusedKinds = ['villagers', 'donkeys'] as const

/** The events without a sentence: the next turn implies the end of a turn. `endings` describes the end of the match. */
export const withoutSentence = ['turn-ended'] as const
export type EventWithSentence = Exclude<Event, { type: (typeof withoutSentence)[number] | 'ended' }>

/** Names things in the language of the sentence. */
export interface Say {
  seat(seat: number): string
  seats(seats: readonly number[]): string
  tile(tile: TileId): string
  /** The tile under other words than its name. */
  called(tile: TileId, words: string): string
  /** The names of tiles, as a list. */
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

/** The fixed parts of a choice in words. */
export interface ChoiceInWords {
  readonly tile: string
  readonly at: string
  /** The goods that gathering or refining there produces. */
  readonly goods: string
  readonly blueprint: string
  readonly sale: string
  readonly slot: string
  readonly road: string
}

/** The parameters of a refusal in words. */
export interface RefusalInWords {
  readonly tile: string
  readonly good: string
  readonly sale: string
  readonly slot: string
  /** The relevant number: how many there are, are missing, or are too many. */
  readonly number: number
  /** The goods that are missing or too many, with the places that they lie at or would come from. */
  readonly goods: string
  /** The goods that are asked for; undefined if only coins are asked for. */
  readonly asked: string | undefined
  /** The goods that would have to be bought, if any. */
  readonly bought: string | undefined
  /** The tiles at which donkeys are missing. */
  readonly donkeys: string
}

export interface BuildingInWords {
  readonly name: string
  readonly lies: string
  readonly holds: string | undefined
  readonly empty: number
  /** The owner of its flag. */
  readonly flag: string | undefined
  readonly connected: boolean
}

/** `plan` names the tile, its cost and what it brings; `found` is the number of coins on it. */
interface BlueprintInWords {
  readonly plan: string
  readonly price: number
  readonly found: number
}

interface MarketInWords {
  readonly raw: string
  readonly refined: string
  readonly sales: string
}

export interface SeatInWords {
  readonly name: string
  readonly points: string
  readonly coins: string
  readonly villagers: string
  /** The villagers that can still act; undefined if all can, or if it is another player's turn. */
  readonly ready: string | undefined
  readonly donkeys: string
  /** The seat's own goods in the village. */
  readonly goods: string | undefined
  readonly milestones: string | undefined
  readonly left: boolean
}
