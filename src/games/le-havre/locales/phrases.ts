import type { Sentences } from '../../kit/phrases.ts'
import type { Power } from '../cards/power.ts'
import type { BuildingId } from '../data/building-ids.ts'
import type { ShipId, ShipType } from '../data/ships.ts'
import type { Event } from '../events.ts'
import type { Good, Item, Offer } from '../items.ts'
import type { Move } from '../moves/index.ts'
import type { Code } from '../refuse.ts'
import type { AskedStage, Feeding, Interest, Result } from '../state.ts'
import type { Names } from './names/names.ts'
import type { PositionPhrases } from './position/phrases.ts'

/**
 * Everything that Le Havre says in one language. A missing sentence for an event, a refusal or a field is a compile
 * error. The names of things are in separate files.
 */
export interface Phrases {
  readonly title: string
  readonly names: Names
  readonly nothing: string
  /** No card. */
  readonly none: string
  readonly semicolon: string
  readonly points: (amount: number) => string
  /** A building within a sentence; `names` has its name alone. */
  readonly building: (name: string) => string
  readonly ship: (type: string, name: string) => string
  readonly answers: Readonly<Record<'yes', string>>
  /** Standing orders, as titles of choices: for food and for interest; by rules 1, one for both. */
  readonly orders: {
    readonly both: Readonly<Record<Feeding, string>>
    readonly food: Readonly<Record<Feeding, string>>
    readonly interest: Readonly<Record<Interest, string>>
  }
  readonly questions: Readonly<Record<Question, string>>
  /** What the question of a turn says at its later stages. */
  readonly laterQuestions: Readonly<Record<AskedStage, string>>
  readonly choices: Readonly<Record<Move['type'], (choice: ChoiceInWords) => string>>
  /** The fixed parts of a use, each in words, and the title of a choice with them. */
  readonly details: Readonly<Record<DetailName, (what: string) => string>>
  readonly withDetails: (title: string, details: string) => string
  readonly fields: Readonly<Record<FieldName, string>>
  /** A field with the name of the good that it counts. */
  readonly howOften: (good: string) => string
  readonly events: Sentences<EventWithSentence, Say>
  readonly refusals: Readonly<Record<Code, (refusal: RefusalInWords) => string>>
  readonly endings: Readonly<Record<Result['reason'] | 'alone', (winners: string, points: string) => string>>
  readonly scores: Readonly<Record<Result['seats'][number]['lines'][number]['label'], string>>
  /** What each of these lines counts. */
  readonly scoreExplained: Readonly<Record<Result['seats'][number]['lines'][number]['label'], string>>
  readonly position: PositionPhrases
}

export type Question = 'supply' | 'turn' | 'final' | 'feeding' | 'interest' | 'peek' | 'city'

/** What a use of a building may fix besides the building. */
export const detailNames = ['build', 'woodFor', 'shipType', 'exchange', 'victim', 'returns', 'first', 'second'] as const
export type DetailName = (typeof detailNames)[number]

/** The fields of the forms. A field of a single move is prefixed with the type of that move. */
export const fieldNames = [
  'stay',
  'fee',
  'materials',
  'energy',
  'food',
  'pay',
  'times',
  'goods',
  'ships',
  'give',
  'take',
  'buy',
  'sell',
  'forSteel',
  'forCharcoal',
  'forLeather',
  'forBrick',
  'repay/loans',
  'redeem/good',
  'offer',
  'top',
] as const
export type FieldName = (typeof fieldNames)[number]

/** The events without a sentence: the events around them imply them. `endings` describes the end of the match. */
export const withoutSentence = [
  'tile-turned',
  'asked',
  'stage-began',
  'turn-ended',
  'demand-grew',
  'feeding-ended',
] as const
export type EventWithSentence = Exclude<Event, { type: (typeof withoutSentence)[number] | 'ended' }>

/** Amounts by kind; food and energy occur when they are missing. */
type Amounts = Readonly<Record<string, number>>

/** Names things in the language of the sentence. */
export interface Say {
  seat(seat: number): string
  seats(seats: readonly number[]): string
  building(building: BuildingId): string
  /** The card with this power. */
  cardWith(power: Power['type']): string
  /** The name of a building alone. */
  buildingName(building: BuildingId): string
  /** The names of buildings, as a list. */
  buildings(buildings: readonly BuildingId[]): string
  ship(ship: ShipId): string
  shipType(type: ShipType): string
  /** @param words replaces its name */
  offer(offer: Offer, words?: string): string
  items(counted: Amounts): string
  item(item: Item): string
  /** One of each. */
  goods(goods: readonly Good[]): string
  /** The price of a building; empty if it cannot be bought. */
  price(building: BuildingId): string
  shipPrice(type: ShipType): string
  /** Half the value of a building; empty if it cannot be sold. */
  half(building: BuildingId): string
  shipHalf(ship: ShipId): string
  francs(amount: number): string
  loans(amount: number): string
  food(amount: number): string
  energy(amount: number): string
}

/** The fixed parts of a choice in words. */
export interface ChoiceInWords {
  readonly building: string
  readonly ship: string
  readonly shipType: string
  readonly offer: string
  /** The price of what is to be bought. */
  readonly price: string
  /** Half the value of what is to be sold. */
  readonly half: string
  /** A standing order. */
  readonly order: string
}

/** The parameters of a refusal in words. */
export interface RefusalInWords {
  readonly building: string
  /** The name of a building, a ship or a type of ships. */
  readonly card: string
  readonly offer: string
  readonly missing: string
  readonly tooMuch: string
  readonly most: number
  readonly count: number
}
