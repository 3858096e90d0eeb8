import { ShipId, ships } from '../data/ships.ts'
import { refuse } from '../refuse.ts'
import { modernisation, modernising } from './build-ship.ts'
import { type Costs, effect, type Visit } from './effect.ts'

/**
 * While the town has a card that is exchanged for a ship, a wharf gives it for the player's own ship, which leaves the
 * game.
 */
export const exchangeShip = effect({
  printed: { type: 'exchange-ship' },
  asks: { exchange: ShipId },
  ways: (visit) =>
    visit.own.ships
      .filter((ship) => gotFor(visit, ship) !== undefined && visit.can({ costs: costsOf(visit, ship) }))
      .map((exchange) => ({ fixed: { exchange }, fields: [], costs: costsOf(visit, exchange), example: {} })),
  carryOut(visit, { exchange: ship }) {
    if (!visit.own.ships.includes(ship)) refuse('not-yours', { ship })
    const { seat, building: wharf } = visit
    const { building } = gotFor(visit, ship) ?? refuse('not-on-offer')
    return {
      costs: costsOf(visit, ship),
      events: [...upgrade(visit, ship), { type: 'ship-exchanged', seat, ship, building, wharf }],
    }
  },
})

const gotFor = ({ powers }: Visit, ship: ShipId) =>
  powers.inTown('got-for-ship').find(({ power }) => power.ship === ships[ship].type)

/** Some exchanges need a modern wharf; they cost nothing else. Appendix: Luxury Yacht; ruling K11. */
const needsModern = (visit: Visit, ship: ShipId): boolean => gotFor(visit, ship)?.power.modern === true

const costsOf = (visit: Visit, ship: ShipId): Costs =>
  needsModern(visit, ship) ? { materials: modernising(visit, ships[ship].type) } : {}

const upgrade = (visit: Visit, ship: ShipId) => (needsModern(visit, ship) ? modernisation(visit, ships[ship].type) : [])
