import { afterAll } from '../kit/course.ts'
import {
  ask,
  change,
  changed,
  changedPlayer,
  duringTurn,
  gain,
  loseShip,
  offOffer,
  offPile,
  offShips,
  offTable,
  ontoOffers,
  ontoPile,
  ontoShips,
  owe,
  own,
  ownShip,
  spend,
  uncover,
  withoutOwing,
} from './changes.ts'
import type { Event } from './events.ts'
import { nothing } from './items.ts'
import type { State } from './state.ts'

/** Applies an event to the state: only arithmetic on what the event says, without rules or tables. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'piles-dealt':
      return changed(state, { piles: event.piles, phase: { name: 'turn-over', final: null } })
    case 'turn-began':
      return changed(state, {
        phase: {
          name: 'turn',
          seat: event.seat,
          stage: event.final === null ? 'supply' : 'action',
          owing: [],
          at: null,
          sold: [],
          final: event.final,
        },
      })
    case 'tile-turned':
      return changed(state, { tiles: [...state.tiles, event.tile] })
    case 'supplied': {
      return duringTurn(ontoOffers(state, event.adds), () => ({ stage: 'action', owing: event.owing }))
    }
    case 'stage-began':
      return duringTurn(state, () => ({ stage: event.stage, at: event.at }))
    case 'turn-ended': {
      const final = state.phase.name === 'turn' ? state.phase.final : null
      const turn = final === null ? state.turn + 1 : state.turn
      return changed(state, { turn, phase: { name: 'turn-over', final, ...(final !== null && { acted: event.seat }) } })
    }
    case 'asked':
      return ask(state, event.seats)
    case 'interest-paid':
      return withoutOwing(spend(state, event.seat, { franc: event.francs }), event.seat)
    case 'loans-taken':
      return owe(gain(state, event.seat, { franc: event.francs }), event.seat, event.loans)
    case 'loans-repaid':
      return owe(spend(state, event.seat, { franc: event.francs }), event.seat, -event.loans)
    case 'loans-returned':
      return owe(state, event.seat, -event.loans)
    case 'franc-given':
      return gain(spend(state, event.seat, { franc: event.francs }), event.to, { franc: event.francs })
    case 'dividend':
      return gain(state, event.seat, { franc: event.francs })
    case 'pawned':
      return change(state, event.seat, ({ pawned }) => ({ pawned: [...pawned, ...event.goods] }))
    case 'redeemed': {
      const returned = gain(spend(state, event.seat, { franc: event.francs }), event.seat, { [event.good]: 1 })
      return change(returned, event.seat, ({ pawned }) => ({ pawned: pawned.filter((good) => good !== event.good) }))
    }
    case 'offer-taken': {
      const taken = gain(state, event.seat, { [event.offer]: event.amount })
      return duringTurn(offOffer(taken, event.offer, event.amount), () => ({ stage: 'after' }))
    }
    case 'entered': {
      const paid = spend(state, event.seat, event.fee)
      const received = event.owner === null ? paid : gain(paid, event.owner, event.fee)
      return duringTurn(
        change(received, event.seat, () => ({ disc: event.building })),
        () => ({ stage: 'after', at: null }),
      )
    }
    case 'used':
      return gain(spend(state, event.seat, event.gave), event.seat, event.got)
    case 'disc-went-home':
      return change(state, event.seat, () => ({ disc: null }))
    case 'built':
      return own(offPile(state, event.building), event.seat, event.building)
    case 'bought':
      return own(
        offTable(spend(state, event.seat, { franc: event.francs }), event.building),
        event.seat,
        event.building,
      )
    case 'sold': {
      const given = change(gain(state, event.seat, { franc: event.francs }), event.seat, ({ buildings }) => ({
        buildings: buildings.filter((building) => building !== event.building),
      }))
      return duringTurn(changed(given, { town: [...given.town, event.building] }), ({ sold }) => ({
        sold: [...sold, event.building],
      }))
    }
    case 'ship-built':
      return ownShip(offShips(state, event.shipType, event.ship), event.seat, event.ship)
    case 'ship-bought': {
      // A card that is bought back no longer counts as sold in this turn.
      const bought = duringTurn(state, ({ sold }) => ({ sold: sold.filter((card) => card !== event.ship) }))
      const paid = spend(bought, event.seat, { franc: event.francs })
      return ownShip(offShips(paid, event.shipType, event.ship), event.seat, event.ship)
    }
    case 'ship-sold': {
      const given = loseShip(gain(state, event.seat, { franc: event.francs }), event.seat, event.ship)
      return duringTurn(ontoShips(given, event.shipType, event.ship), ({ sold }) => ({ sold: [...sold, event.ship] }))
    }
    case 'ship-exchanged':
      return own(offTable(loseShip(state, event.seat, event.ship), event.building), event.seat, event.building)
    case 'modernised':
      return changed(state, { modernised: [...state.modernised, event.building] })
    case 'car-given':
      return own(offTable(state, event.building), event.seat, event.building)
    case 'harvested': {
      const grown = event.seats.reduce((so, { seat, goods }) => gain(so, seat, goods), state)
      return changed(grown, { phase: { name: 'round-end', next: 'feeding' } })
    }
    case 'feeding-began':
      return changed(state, { phase: { name: 'feeding', owing: event.owing } })
    case 'demand-grew': {
      if (state.phase.name !== 'feeding') return state
      const { seat, food } = event
      const owing = state.phase.owing.map((owed) => (owed.seat === seat ? { seat, food } : owed))
      return changed(state, { phase: { ...state.phase, owing } })
    }
    case 'fed':
      return withoutOwing(spend(state, event.seat, event.paid), event.seat)
    case 'feeding-ended':
      return changed(state, { phase: { name: 'round-end', next: 'city' } })
    case 'city-built': {
      const built = offPile(state, event.building)
      return changed(built, { town: [...built.town, event.building], phase: { name: 'round-end', next: 'ship' } })
    }
    case 'special-revealed': {
      const seen = changed(uncover(state, event.building), { phase: { name: 'round-end', next: 'ship' } })
      if (event.to === 'town') return changed(seen, { town: [...seen.town, event.building] })
      if (event.to === 'waiting') return changed(seen, { waiting: [...seen.waiting, event.building] })
      return ontoPile(seen, event.to, event.building)
    }
    case 'pile-begun': {
      const waiting = state.waiting.filter((card) => card !== event.building)
      return ontoPile(changed(state, { waiting }), event.pile, event.building)
    }
    case 'ship-arrived':
      return changed(ontoShips(state, event.shipType, event.ship), { phase: { name: 'round-end', next: 'round' } })
    case 'peek-announced':
      return changed(state, { peek: { seat: event.seat, turn: state.turn, shown: false } })
    case 'specials-peeked': {
      const { cards } = event
      const bag = state.specials.bag.filter((card) => !cards.includes(card))
      const shown = changed(state, {
        specials: { top: cards, bag },
        peek: state.peek === null ? null : { ...state.peek, shown: true },
      })
      return change(shown, event.seat, () => ({ seen: cards, sure: true }))
    }
    case 'specials-ordered': {
      const ordered = changed(state, { specials: { ...state.specials, top: event.cards } })
      return change(ordered, event.seat, () => ({ seen: event.cards, sure: true }))
    }
    case 'peek-closed': {
      const seats = state.seats.map((player, seat) =>
        event.lapsed || seat === event.seat ? player : changedPlayer(player, { sure: player.seen.length === 0 }),
      )
      return changed(state, { peek: null, seats })
    }
    case 'standing-order-given':
      return change(state, event.seat, () => {
        const { feeding, interest } = event
        return { feeding, ...(interest !== undefined && { interest }) }
      })
    case 'seat-left': {
      const { buildings = [] } = state.seats[event.seat] ?? {}
      const left = change(state, event.seat, () => ({
        stock: nothing,
        loans: 0,
        pawned: [],
        buildings: [],
        ships: [],
        disc: null,
        left: true,
      }))
      return withoutOwing(changed(left, { town: [...left.town, ...buildings] }), event.seat)
    }
    case 'ended':
      return changed(state, { phase: { name: 'over', result: event.result } })
  }
}

/** The state after several events. */
export const after = afterAll(evolve)
