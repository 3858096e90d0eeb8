import type { Seat } from '../../game.ts'
import type { BuildingId } from '../data/building-ids.ts'
import type { ShipType } from '../data/ships.ts'
import type { Counts, Good } from '../items.ts'

/**
 * The effects of a card that work without being entered, as data. The rules ask who has a power (`powers.ts`), and
 * never look for a particular card. Each power has its sentence in `locales/cards/`.
 */
export type Power =
  /** Its owner needs less energy in a main action; unused savings are lost. */
  | { readonly type: 'saves-energy'; readonly energy: number }
  /** Its owner builds with one unit less of the first of these goods that the cost contains. */
  | { readonly type: 'saves-material'; readonly of: readonly Good[] }
  /** Its owner may pay one of this good in place of one other material of a building. */
  | { readonly type: 'replaces-material'; readonly by: Good }
  /** Its owner's harvest brings this many more cattle, as long as the herd does not exceed `most`. */
  | { readonly type: 'more-calves'; readonly calves: number; readonly most: number }
  /** Its owner gets these items at the end of every round, before feeding; with few players, other amounts. */
  | {
      readonly type: 'every-round'
      readonly gets: Counts
      readonly few: { readonly players: number; readonly gets: Counts }
    }
  /** Its owner has this many final actions. */
  | { readonly type: 'final-actions'; readonly number: number }
  /** It feeds its owner in every round, like a ship of this type. */
  | { readonly type: 'feeds-like'; readonly ship: ShipType }
  /** Its owner pays no interest. */
  | { readonly type: 'no-interest' }
  /**
   * Its owner gets francs from the supply when another player takes the offer of francs, or becomes the first owner of
   * that card.
   */
  | {
      readonly type: 'dividends'
      readonly francOffer: number
      readonly firstOwner: { readonly of: BuildingId; readonly francs: number }
    }
  /** Its owner gets francs from the supply when another player enters one of the owner's buildings. */
  | { readonly type: 'souvenirs'; readonly francs: number }
  /** Every other player pays this to its owner for each ship that sails. */
  | { readonly type: 'tribute'; readonly francs: number }
  /** Its owner may burn this good when ships sail, for this much energy each. */
  | { readonly type: 'fuel'; readonly good: Good; readonly energy: number }
  /** Its owner may send other players' discs home from the owner's buildings. */
  | { readonly type: 'sends-home' }
  /** It stands in the town until a player gains this good, and then belongs to that player. */
  | { readonly type: 'given-for'; readonly good: Good }
  /** A wharf gives it in exchange for the player's own ship of this type, which leaves the game. */
  | { readonly type: 'got-for-ship'; readonly ship: ShipType; readonly modern: boolean }
  /** When revealed, it joins a pile: the one with the highest number, or the first one that is empty. */
  | { readonly type: 'joins-pile'; readonly where: 'highest' | 'empty' }
  /** The piles are dealt again if it lies on top of one. */
  | { readonly type: 'dealt-again' }
  /** It is left out of matches with one player. */
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

/** The powers of one type, seen from a seat. */
export interface Powers {
  /** Those of the seat's own cards. */
  own<Type extends Power['type']>(type: Type): PowerOf<Type>[]
  inTown<Type extends Power['type']>(type: Type): Held<Type>[]
  ofOthers<Type extends Power['type']>(type: Type): (Held<Type> & { readonly owner: Seat })[]
}
