import { shipEnergy } from '../data/set-up.ts'
import { printedShips, ShipType, shipTypes } from '../data/ships.ts'
import type { Event } from '../events.ts'
import { type Counts, sum } from '../items.ts'
import { refuse } from '../refuse.ts'
import { type Costs, effect, type Visit } from './effect.ts'

/** The material that modernises a wharf. */
export const modernisingBrick: Counts = { brick: 1 }

/** Build the ship on top of one of the spaces. Rulebook: Ships. */
export const buildShip = effect({
  printed: { type: 'build-ship', energy: shipEnergy, modernising: modernisingBrick },
  asks: { shipType: ShipType },
  ways: (visit) =>
    shipTypes
      .filter((shipType) => visit.state.ships[shipType].length > 0)
      .map((shipType) => ({ fixed: { shipType }, fields: [], costs: costsOf(visit, shipType), example: {} }))
      .filter(({ costs }) => visit.can({ costs })),
  carryOut(visit, { shipType }) {
    const { state, seat, building: wharf } = visit
    const ship = state.ships[shipType][0] ?? refuse('not-on-offer', { shipType })
    const launch: Event = { type: 'ship-built', seat, ship, shipType, wharf }
    return { costs: costsOf(visit, shipType), events: [...modernisation(visit, shipType), launch] }
  },
})

const costsOf = (visit: Visit, type: ShipType): Costs => ({
  energy: shipEnergy,
  materials: sum(printedShips[type].materials, modernising(visit, type)),
})

/**
 * The brick that stays on a wharf when its first ship other than a wooden one is built. Rulebook: Modernising the
 * wharves.
 */
export const modernising = (visit: Visit, type: ShipType): Counts =>
  isModernisedBy(visit, type) ? modernisingBrick : {}

export const modernisation = (visit: Visit, type: ShipType): Event[] =>
  isModernisedBy(visit, type) ? [{ type: 'modernised', seat: visit.seat, building: visit.building }] : []

const isModernisedBy = ({ state, building }: Visit, type: ShipType): boolean =>
  type !== 'wooden' && !state.modernised.includes(building)
