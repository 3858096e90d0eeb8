import type { Seat } from '../game.ts'
import { paysFirstOwner } from './cards/first-owners.ts'
import { copyOf, copyOfOffers, copyOfPlayer, copyOfTurn } from './copy-state.ts'
import type { BuildingId } from './data/building-ids.ts'
import type { ShipId, ShipType } from './data/ships.ts'
import { type Counts, minus, type Offer, plus } from './items.ts'
import type { Player, State, TurnPhase } from './state.ts'

/** Small changes of a state, from which `evolve` is built. */

/** The state with some of its parts replaced. */
export const changed = (state: State, to: Partial<State>): State => Object.assign(copyOf(state), to)

/** Changes one player. */
export function change(state: State, seat: Seat, to: (player: Player) => Partial<Player>): State {
  const player = state.seats[seat]
  if (player === undefined) return state
  return changed(state, { seats: state.seats.with(seat, changedPlayer(player, to(player))) })
}

export const changedPlayer = (player: Player, to: Partial<Player>): Player => Object.assign(copyOfPlayer(player), to)

export const gain = (state: State, seat: Seat, items: Counts): State =>
  change(state, seat, ({ stock }) => ({ stock: plus(stock, items) }))

export const spend = (state: State, seat: Seat, items: Counts): State =>
  change(state, seat, ({ stock }) => ({ stock: minus(stock, items) }))

/** Changes the turn; has no effect outside of turns. */
export const duringTurn = (state: State, to: (phase: TurnPhase) => Partial<TurnPhase>): State =>
  state.phase.name === 'turn'
    ? changed(state, { phase: Object.assign(copyOfTurn(state.phase), to(state.phase)) })
    : state

/** Adds one to each of these offer spaces. */
export function ontoOffers(state: State, adds: readonly Offer[]): State {
  const offers = copyOfOffers(state.offers)
  for (const offer of adds) offers[offer] += 1
  return changed(state, { offers })
}

export function offOffer(state: State, offer: Offer, amount: number): State {
  const offers = copyOfOffers(state.offers)
  offers[offer] -= amount
  return changed(state, { offers })
}

/** Removes a card from its pile. */
export const offPile = (state: State, building: BuildingId): State =>
  changed(state, {
    piles: state.piles.map((pile) => pile.filter((card) => card !== building)),
  })

export const ontoPile = (state: State, pile: number, building: BuildingId): State =>
  changed(state, {
    piles: state.piles.map((cards, index) => (index === pile ? [building, ...cards] : cards)),
  })

export const ontoShips = (state: State, type: ShipType, ship: ShipId): State =>
  changed(state, {
    ships: { ...state.ships, [type]: [ship, ...state.ships[type]] },
  })

export const offShips = (state: State, type: ShipType, ship: ShipId): State =>
  changed(state, {
    ships: { ...state.ships, [type]: state.ships[type].filter((card) => card !== ship) },
  })

/** Removes a building from the town or a pile. */
export const offTable = (state: State, building: BuildingId): State =>
  changed(offPile(state, building), { town: state.town.filter((card) => card !== building) })

export const own = (state: State, seat: Seat, building: BuildingId): State =>
  changed(
    change(state, seat, ({ buildings }) => ({ buildings: [...buildings, building] })),
    { bankHeld: state.bankHeld || paysFirstOwner.has(building) },
  )

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
  return phase.name === 'turn'
    ? duringTurn(state, () => ({ asked: [...seats] }))
    : changed(state, { phase: { name: 'feeding', owing: phase.owing, asked: [...seats] } })
}

/** Removes a seat that has paid, or left, from those that owe interest or food, and from those that were asked. */
export function withoutOwing(state: State, paid: Seat): State {
  const { phase } = state
  const answered = (asked: readonly Seat[] | undefined) => asked && { asked: asked.filter((seat) => seat !== paid) }
  if (phase.name === 'turn') {
    const owing = phase.owing.filter((seat) => seat !== paid)
    const { seat, stage, at, sold, final } = phase
    const left = owing.length > 0 && answered(phase.asked)
    return changed(state, { phase: { name: 'turn', seat, stage, owing, at, sold, final, ...left } })
  }
  if (phase.name !== 'feeding') return state
  const owing = phase.owing.filter(({ seat }) => seat !== paid)
  return changed(state, { phase: { name: 'feeding', owing, ...answered(phase.asked) } })
}

/** Uncovers a special building for everybody. From then on, all seats know the order of the cards they have seen. */
export const uncover = (state: State, building: BuildingId): State =>
  changed(state, {
    specialsLeft: state.specialsLeft - 1,
    specials: {
      top: state.specials.top.filter((card) => card !== building),
      bag: state.specials.bag.filter((card) => card !== building),
    },
    seats: state.seats.map((player) =>
      changedPlayer(player, { seen: player.seen.filter((card) => card !== building), sure: true }),
    ),
  })
