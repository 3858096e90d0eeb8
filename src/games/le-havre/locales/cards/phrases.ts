import type { Sentences } from '../../../kit/phrases.ts'
import type { Power } from '../../cards/power.ts'
import type { BuildingId } from '../../data/building-ids.ts'
import type { ShipType } from '../../data/ships.ts'
import type { Source } from '../../data/sources.ts'
import type { Amount, Countable } from '../../effects/amount.ts'
import type { Arrow, Exchange, Printed, PrintedAmounts } from '../../effects/printed.ts'
import type { BuildingType } from '../../holdings.ts'
import type { Counts, Good, Item, Offer } from '../../items.ts'

/**
 * The phrases of cards in one language: one for every kind of effect and power, made from what the card declares. A
 * missing phrase is a compile error. Phrases are parts of sentences; `sentences.ts` joins them.
 */
export interface CardPhrases {
  readonly printed: Sentences<Printed, CardSay>
  readonly powers: Sentences<Power, CardSay>
  /** What a card adds to its owner's score. */
  readonly bonus: (tally: string) => string
  /** An amount that depends on counted things. */
  readonly tallied: (tally: TalliedInWords) => string
  readonly countables: Readonly<Record<Exclude<Countable, Good | 'ship'>, string>>
  /** A player's own goods of a kind, as something to count. */
  readonly held: (good: string) => string
  readonly halves: (of: Item | 'energy') => string
  readonly semicolon: string
  /** A number of goods of any kind. */
  readonly goods: (amount: number) => string
  readonly times: (amount: number) => string
  /** A card within a sentence. */
  readonly building: (name: string) => string
  /** A building that nobody can enter. */
  readonly locked: string
  /** A special building that also counts as a ship. */
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
  /** How much a ship feeds per round: "5 with 1 player, 4 with 2". */
  readonly feeds: (byPlayers: readonly ShipFood[]) => string
  /** A ship that provides no food. */
  readonly feedsNobody: string
  readonly tile: (adds: string, interest: boolean) => string
  readonly good: (isUpgraded: boolean) => string
  /** What a better good can replace, and where it cannot (ruling P2). */
  readonly replaces: Readonly<Record<'brick' | 'steel', string>>
  readonly sources: Readonly<Record<Source | 'piece' | 'ship', string>>
  /** A remark that the name is our own. */
  readonly houseName: string
}

export type Group = 'standard' | 'special' | 'promo' | 'grand-hameau' | 'ships' | 'tiles' | 'goods'

/** How much food a ship provides, and with how many players. */
interface ShipFood {
  readonly players: number
  readonly food: number
}

interface TalliedInWords {
  readonly base?: string
  /** Each term gives an amount for every so many counted things; for each one, if `every` is left out. */
  readonly terms: readonly { readonly gives: string; readonly every?: number; readonly of: string }[]
  readonly most?: string
}

/** Names data in the language of the phrase. */
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
  /** Amounts of items, fixed or depending on something else. */
  amounts(amounts: PrintedAmounts): string
  /** A number of goods of any kinds. */
  anyGoods(amount: Amount): string
  times(amount: Amount): string
  francsFor(amount: Amount): string
  /** The result of one conversion, including halves. */
  into(into: Arrow['into']): string
  /** The prices of goods, the cheapest first: "1 franc: fish, wood; 2 francs: iron". */
  prices(prices: Readonly<Partial<Record<Good, number>>>): string
  /** What a card does for its visitors. */
  printed(printed: Printed): string
  /** The parts of a card, each with a letter; the parts of a part, each with a number. */
  parts(parts: readonly Printed[]): string
  exchange(exchange: Exchange): {
    readonly gives: string
    readonly energy: string
    readonly keeps: string
    readonly gets: string
  }
}
