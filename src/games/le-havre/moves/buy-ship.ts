import { z } from 'zod'
import { asItStands } from '../../kit/choice.ts'
import { printedShips, type ShipId, ShipType, shipTypes } from '../data/ships.ts'
import { refuse } from '../refuse.ts'
import { rulingsOf } from '../rulings.ts'
import { playerAt, type State, type TurnPhase } from '../state.ts'
import { buyingTurnOf, mustAfford, ownBuyingTurn } from '../trade.ts'
import { rule } from './rule.ts'

const isBarred = (state: State, { sold }: TurnPhase, ship: ShipId): boolean =>
  sold.includes(ship) && !rulingsOf(state).soldShipsCanBeBought

function isForSale(state: State, turn: TurnPhase, type: ShipType): boolean {
  const [top] = state.ships[type]
  return top !== undefined && !isBarred(state, turn, top)
}

/** Buy the ship on top of a space. Luxury liners can only be built. Rulebook: Ships. */
export const buyShip = rule({
  move: z.strictObject({ type: z.literal('buy-ship'), shipType: ShipType }),
  offer(state, seat) {
    const turn = buyingTurnOf(state, seat)
    if (turn === undefined) return []
    const { franc } = playerAt(state, seat).stock
    return shipTypes
      .filter((type) => isForSale(state, turn, type) && (printedShips[type].price ?? Infinity) <= franc)
      .map((shipType) => asItStands({ type: 'buy-ship', shipType }))
  },
  decide(state, seat, { shipType }) {
    const turn = ownBuyingTurn(state, seat)
    const ship = state.ships[shipType][0] ?? refuse('not-on-offer', { shipType })
    const francs = printedShips[shipType].price ?? refuse('cannot-be-bought', { shipType })
    if (isBarred(state, turn, ship)) refuse('sold-this-turn', { ship })
    mustAfford(state, seat, francs)
    return [{ type: 'ship-bought', seat, ship, shipType, francs }]
  },
})
