import type { Seat } from '../game.ts'
import { cardOf } from './cards/index.ts'
import { type Held, type Power, type PowerOf, type Powers, powersIn } from './cards/power.ts'
import type { BuildingId } from './data/building-ids.ts'
import { playerAt, type State } from './state.ts'

/** Who has which power, computed from what the cards declare (`cards/power.ts`). */

const heldBy = <Type extends Power['type']>(buildings: readonly BuildingId[], type: Type): Held<Type>[] =>
  buildings.flatMap((building) => powersIn(cardOf(building), type).map((power) => ({ building, power })))

/** The powers of a seat's own cards. */
export const powersOf = <Type extends Power['type']>(state: State, seat: Seat, type: Type): PowerOf<Type>[] =>
  heldBy(playerAt(state, seat).buildings, type).map(({ power }) => power)

export const hasPower = (state: State, seat: Seat, type: Power['type']): boolean =>
  powersOf(state, seat, type).length > 0

/** The cards of the town with a power of that type. */
export const powersInTown = <Type extends Power['type']>({ town }: State, type: Type): Held<Type>[] =>
  heldBy(town, type)

/** The cards of players with a power of that type, and their owners. */
export const powersOfPlayers = <Type extends Power['type']>(
  { seats }: State,
  type: Type,
): (Held<Type> & { readonly owner: Seat })[] =>
  seats.flatMap(({ buildings }, owner) => heldBy(buildings, type).map((held) => ({ ...held, owner })))

/** The powers as a seat sees them. Effects of cards use these, since they cannot look at other cards themselves. */
export const powersFor = (state: State, seat: Seat): Powers => ({
  own: (type) => powersOf(state, seat, type),
  inTown: (type) => powersInTown(state, type),
  ofOthers: (type) => powersOfPlayers(state, type).filter(({ owner }) => owner !== seat),
})
