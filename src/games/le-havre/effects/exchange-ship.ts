import type { BuildingId } from '../data/building-ids.ts'
import { ShipId, type ShipType, ships } from '../data/ships.ts'
import { refuse } from '../refuse.ts'
import { modernisation, modernising } from './build-ship.ts'
import { type Costs, effect, type Visit } from './effect.ts'

/** Special buildings that are ships, by what a wharf gives them for. */
const ofType: Readonly<Partial<Record<ShipType, BuildingId>>> = { iron: 'luxury-yacht', luxury: 'ms-dagmar' }

/** Luxury Yacht, MS Dagmar: while the town has one, a wharf gives it for an own ship, which leaves the game. */
export const exchangeShip = effect({
  asks: { exchange: ShipId },
  ways: (visit) =>
    visit.own.ships
      .filter((ship) => gotFor(visit, ship) !== undefined && visit.can({ costs: costsOf(visit, ship) }))
      .map((exchange) => ({ fixed: { exchange }, fields: [], costs: costsOf(visit, exchange), example: {} })),
  carryOut(visit, { exchange: ship }) {
    if (!visit.own.ships.includes(ship)) refuse('not-yours', { ship })
    const { seat, building: wharf } = visit
    const building = gotFor(visit, ship) ?? refuse('not-on-offer')
    return {
      costs: costsOf(visit, ship),
      facts: [...upgrade(visit, ship), { type: 'ship-exchanged', seat, ship, building, wharf }],
    }
  },
})

const gotFor = ({ state }: Visit, ship: ShipId): BuildingId | undefined => {
  const building = ofType[ships[ship].type]
  return building !== undefined && state.town.includes(building) ? building : undefined
}

/** MS Dagmar needs a modern wharf; the Luxury Yacht comes at no further cost. Appendix: Luxury Yacht. */
const needsModern = (ship: ShipId): boolean => ships[ship].type === 'luxury'

const costsOf = (visit: Visit, ship: ShipId): Costs =>
  needsModern(ship) ? { materials: modernising(visit, 'luxury') } : {}

const upgrade = (visit: Visit, ship: ShipId) => (needsModern(ship) ? modernisation(visit, 'luxury') : [])
