import type { Sentences } from '../../../kit/phrases.ts'
import type { Power } from '../../cards/power.ts'
import type { BuildingId } from '../../data/building-ids.ts'
import type { ShipType } from '../../data/ships.ts'
import type { Source } from '../../data/sources.ts'
import type { Amount, Countable } from '../../effects/amount.ts'
import type { Amounts, Arrow, Exchange, Printed } from '../../effects/printed.ts'
import type { BuildingType } from '../../holdings.ts'
import type { Counts, Good, Item, Offer } from '../../items.ts'

/**
 * What cards say of themselves, in one language: a phrase for every kind of effect and of power, made of what the card
 * declares. A kind without a phrase does not compile. Phrases are parts of sentences; `sentences.ts` joins them.
 */
export interface CardPhrases {
  readonly printed: Sentences<Printed, CardSay>
  readonly powers: Sentences<Power, CardSay>
  /** What a card adds to its owner's score. */
  readonly bonus: (tally: string) => string
  /** A number that depends on what is counted. */
  readonly tallied: (tally: Tallied) => string
  readonly countables: Readonly<Record<Exclude<Countable, Good | 'ship'>, string>>
  /** A good of one's own, counted one by one. */
  readonly held: (good: string) => string
  readonly halves: (of: Item | 'energy') => string
  readonly semicolon: string
  /** So many goods of any kind; so many times. */
  readonly goods: (amount: number) => string
  readonly times: (amount: number) => string
  /** A card within a sentence. */
  readonly building: (name: string) => string
  /** Nobody can enter. */
  readonly locked: string
  /** A special building that counts as a ship. */
  readonly ship: string
  readonly groups: Readonly<Record<Group, string>>
  readonly types: Readonly<Record<BuildingType, string>>
  readonly values: {
    readonly value: (francs: string) => string
    readonly price: (francs: string) => string
    readonly unbuyable: string
    readonly unsellable: string
    readonly hammers: (amount: number) => string
    readonly fishermen: (amount: number) => string
    readonly shipPrice: (francs: string) => string
    readonly carries: (goods: string) => string
  }
  readonly either: (one: string, other: string) => string
  /** What a ship feeds in a round: "5 with 1 player, 4 with 2". */
  readonly feeds: (byPlayers: readonly ShipFood[]) => string
  /** A ship that brings no food. */
  readonly feedsNobody: string
  readonly tile: (adds: string, interest: boolean) => string
  readonly good: (isUpgraded: boolean) => string
  readonly sources: Readonly<Record<Source | 'piece' | 'ship', string>>
  /** The name is ours. */
  readonly houseName: string
}

export type Group = 'standard' | 'special' | 'promo' | 'grand-hameau' | 'ships' | 'tiles' | 'goods'

/** How much food a ship brings, and with how many players it does. */
export interface ShipFood {
  readonly players: number
  readonly food: number
}

export interface Tallied {
  readonly base?: string
  /** So much for every so many of that; for each where no number is given. */
  readonly terms: readonly { readonly gives: string; readonly every?: number; readonly of: string }[]
  readonly most?: string
}

/** Says data in the language of the phrase. */
export interface CardSay {
  items(counted: Counts): string
  item(item: Item): string
  goods(goods: readonly Good[]): string
  offer(offer: Offer): string
  francs(amount: number): string
  food(amount: number): string
  energy(amount: number): string
  building(building: BuildingId): string
  shipType(type: ShipType): string
  /** The names of the cards with a power. */
  cardsWith(power: Power['type']): string
  /** So many of an item, or as many as something else says. */
  amounts(amounts: Amounts): string
  /** So many goods of any kinds. */
  anyGoods(amount: Amount): string
  times(amount: Amount): string
  francsFor(amount: Amount): string
  /** What comes of one conversion, with halves. */
  into(into: Arrow['into']): string
  /** What goods cost, the cheapest first: "1 franc: fish, wood; 2 francs: iron". */
  prices(prices: Readonly<Partial<Record<Good, number>>>): string
  /** What a card says to its visitors. */
  printed(printed: Printed): string
  /** The parts of a card, each with a letter; parts of a part with a number. */
  parts(parts: readonly Printed[]): string
  exchange(exchange: Exchange): {
    readonly gives: string
    readonly energy: string
    readonly keeps: string
    readonly gets: string
  }
}
