import type { Seat } from '../game.ts'
import { paysFirstOwner } from './cards/first-owners.ts'
import type { BuildingId } from './data/building-ids.ts'
import type { ShipId, ShipType } from './data/ships.ts'
import { type Counts, minus, type Offer, plus } from './items.ts'
import type { Player, State, TurnPhase } from './state.ts'

/** Small changes of a state, from which `evolve` is built. */

/** Changes one player. */
export const change = (state: State, seat: Seat, to: (player: Player) => Partial<Player>): State => ({
  ...state,
  seats: state.seats.map((player, index) => (index === seat ? { ...player, ...to(player) } : player)),
})

export const gain = (state: State, seat: Seat, items: Counts): State =>
  change(state, seat, ({ stock }) => ({ stock: plus(stock, items) }))

export const spend = (state: State, seat: Seat, items: Counts): State =>
  change(state, seat, ({ stock }) => ({ stock: minus(stock, items) }))

/** Changes the turn; has no effect outside of turns. */
export const duringTurn = (state: State, to: (phase: TurnPhase) => Partial<TurnPhase>): State =>
  state.phase.name === 'turn' ? { ...state, phase: { ...state.phase, ...to(state.phase) } } : state

export const onOffer = (state: State, offer: Offer, more: number): State => ({
  ...state,
  offers: { ...state.offers, [offer]: state.offers[offer] + more },
})

/** Removes a card from its pile. */
export const offPile = (state: State, building: BuildingId): State => ({
  ...state,
  piles: state.piles.map((pile) => pile.filter((card) => card !== building)),
})

export const ontoPile = (state: State, pile: number, building: BuildingId): State => ({
  ...state,
  piles: state.piles.map((cards, index) => (index === pile ? [building, ...cards] : cards)),
})

export const ontoShips = (state: State, type: ShipType, ship: ShipId): State => ({
  ...state,
  ships: { ...state.ships, [type]: [ship, ...state.ships[type]] },
})

export const offShips = (state: State, type: ShipType, ship: ShipId): State => ({
  ...state,
  ships: { ...state.ships, [type]: state.ships[type].filter((card) => card !== ship) },
})

/** Removes a building from the town or a pile. */
export const offTable = (state: State, building: BuildingId): State => ({
  ...offPile(state, building),
  town: state.town.filter((card) => card !== building),
})

export const own = (state: State, seat: Seat, building: BuildingId): State => ({
  ...change(state, seat, ({ buildings }) => ({ buildings: [...buildings, building] })),
  bankHeld: state.bankHeld || paysFirstOwner.has(building),
})

export const ownShip = (state: State, seat: Seat, ship: ShipId): State =>
  change(state, seat, ({ ships }) => ({ ships: [...ships, ship] }))

export const loseShip = (state: State, seat: Seat, ship: ShipId): State =>
  change(state, seat, ({ ships }) => ({ ships: ships.filter((card) => card !== ship) }))

/** Adds loans; a negative number removes them. */
export const owe = (state: State, seat: Seat, more: number): State =>
  change(state, seat, ({ loans }) => ({ loans: loans + more }))

/** Asks seats before interest or food is taken. */
export function ask(state: State, seats: readonly Seat[]): State {
  const { phase } = state
  if (phase.name !== 'turn' && phase.name !== 'feeding') return state
  return { ...state, phase: { ...phase, asked: [...seats] } }
}

/** Removes a seat that has paid, or left, from those that owe interest or food, and from those that were asked. */
export function withoutOwing(state: State, paid: Seat): State {
  const { phase } = state
  const answered = (asked: readonly Seat[] | undefined) => asked && { asked: asked.filter((seat) => seat !== paid) }
  if (phase.name === 'turn') {
    const { asked, ...turn } = phase
    const owing = phase.owing.filter((seat) => seat !== paid)
    return { ...state, phase: { ...turn, owing, ...(owing.length > 0 && answered(asked)) } }
  }
  if (phase.name !== 'feeding') return state
  const owing = phase.owing.filter(({ seat }) => seat !== paid)
  return { ...state, phase: { ...phase, owing, ...answered(phase.asked) } }
}

/** Uncovers a special building for everybody. From then on, all seats know the order of the cards they have seen. */
export const uncover = (state: State, building: BuildingId): State => ({
  ...state,
  specialsLeft: state.specialsLeft - 1,
  specials: {
    top: state.specials.top.filter((card) => card !== building),
    bag: state.specials.bag.filter((card) => card !== building),
  },
  seats: state.seats.map((player) => ({
    ...player,
    seen: player.seen.filter((card) => card !== building),
    sure: true,
  })),
})
