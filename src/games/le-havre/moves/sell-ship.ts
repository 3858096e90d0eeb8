import { z } from 'zod'
import { asItStands } from '../../kit/choice.ts'
import { ShipId, ships } from '../data/ships.ts'
import { refuse } from '../refuse.ts'
import { playerAt } from '../state.ts'
import { maySell, mustBeAbleToSell } from '../trade.ts'
import { rule } from './rule.ts'

/** Sell a ship for half its value; it goes back on top of its space. Rulebook: Selling. */
export const sellShip = rule({
  move: z.strictObject({ type: z.literal('sell-ship'), ship: ShipId }),
  offer(state, seat) {
    if (!maySell(state, seat)) return []
    return playerAt(state, seat).ships.map((ship) => asItStands({ type: 'sell-ship', ship }))
  },
  decide(state, seat, { ship }) {
    mustBeAbleToSell(state, seat)
    if (!playerAt(state, seat).ships.includes(ship)) refuse('not-yours', { ship })
    const { type: shipType, value } = ships[ship]
    return [{ type: 'ship-sold', seat, ship, shipType, francs: value / 2 }]
  },
})
