import type { Seat } from '../../game.ts'
import type { BuildingId } from '../data/building-ids.ts'
import type { ShipType } from '../data/ships.ts'
import type { Counts, Good } from '../items.ts'

/**
 * What a card does without being entered, as data. The rules ask who has a power (`powers.ts`), never for a card; each
 * has its sentence in `locales/cards/`.
 */
export type Power =
  /** Its owner pays less energy in a main action; nothing comes back where less is needed. */
  | { readonly type: 'saves-energy'; readonly energy: number }
  /** Its owner builds buildings for one less of the first of these goods that is in the cost. */
  | { readonly type: 'saves-material'; readonly of: readonly Good[] }
  /** Its owner may pay one of this in place of one other material of a building. */
  | { readonly type: 'replaces-material'; readonly by: Good }
  /** Its owner's harvest brings so many more cattle, for no more than `most` of them. */
  | { readonly type: 'more-calves'; readonly calves: number; readonly most: number }
  /** What its owner gets at the end of every round, before feeding; another amount with few players. */
  | {
      readonly type: 'every-round'
      readonly gets: Counts
      readonly few: { readonly players: number; readonly gets: Counts }
    }
  /** Its owner has so many final actions. */
  | { readonly type: 'final-actions'; readonly number: number }
  /** It feeds its owner in every round like a ship. */
  | { readonly type: 'feeds-like'; readonly ship: ShipType }
  /** Its owner pays no interest. */
  | { readonly type: 'no-interest' }
  /** What its owner gets out of the supply when another player takes the francs, or is the first to own that card. */
  | {
      readonly type: 'dividends'
      readonly francOffer: number
      readonly firstOwner: { readonly of: BuildingId; readonly francs: number }
    }
  /** What its owner gets out of the supply when another player enters one of the owner's buildings. */
  | { readonly type: 'souvenirs'; readonly francs: number }
  /** What everybody else pays its owner for each ship that sails. */
  | { readonly type: 'tribute'; readonly francs: number }
  /** Its owner may burn this when ships sail, for so much energy each. */
  | { readonly type: 'fuel'; readonly good: Good; readonly energy: number }
  /** Its owner sends other players' discs home out of own buildings. */
  | { readonly type: 'sends-home' }
  /** It stands in the town until a player gains this, and then is that player's. */
  | { readonly type: 'given-for'; readonly good: Good }
  /** A wharf gives it for an own ship of that type, which leaves the game. */
  | { readonly type: 'got-for-ship'; readonly ship: ShipType; readonly modern: boolean }
  /** It joins the proposals when it is revealed: on the pile with the highest number, or as soon as one is empty. */
  | { readonly type: 'joins-pile'; readonly where: 'highest' | 'empty' }
  /** The piles are dealt again while it lies on top of one. */
  | { readonly type: 'dealt-again' }
  /** It is left out where one plays alone. */
  | { readonly type: 'not-alone' }

export type PowerOf<Type extends Power['type']> = Extract<Power, { type: Type }>

/** A card's powers of one type. */
export const powersIn = <Type extends Power['type']>(
  { powers = [] }: { readonly powers?: readonly Power[] },
  type: Type,
): PowerOf<Type>[] => powers.filter((power): power is PowerOf<Type> => power.type === type)

/** A power, and the card that has it. */
export interface Held<Type extends Power['type']> {
  readonly building: BuildingId
  readonly power: PowerOf<Type>
}

/** The powers of one type, as a seat finds them. */
export interface Powers {
  /** By what the seat owns. */
  own<Type extends Power['type']>(type: Type): PowerOf<Type>[]
  inTown<Type extends Power['type']>(type: Type): Held<Type>[]
  ofOthers<Type extends Power['type']>(type: Type): (Held<Type> & { readonly owner: Seat })[]
}
