import { z } from 'zod'
import { asItStands } from '../../kit/choice.ts'
import { halfOf } from '../cards/building.ts'
import { cardOf } from '../cards/index.ts'
import { BuildingId } from '../data/building-ids.ts'
import { refuse } from '../refuse.ts'
import { playerAt } from '../state.ts'
import { discsIn, maySell, mustBeAbleToSell } from '../trade.ts'
import { rule } from './rule.ts'

/** Sell a building to the town. A disc in it goes home. Rulebook: Selling. */
export const sell = rule({
  move: z.strictObject({ type: z.literal('sell'), building: BuildingId }),
  offer(state, seat) {
    if (!maySell(state, seat)) return []
    return playerAt(state, seat)
      .buildings.filter((building) => halfOf(cardOf(building)) !== null)
      .map((building) => asItStands({ type: 'sell', building }))
  },
  decide(state, seat, { building }) {
    mustBeAbleToSell(state, seat)
    if (!playerAt(state, seat).buildings.includes(building)) refuse('not-yours', { building })
    const francs = halfOf(cardOf(building)) ?? refuse('cannot-be-sold', { building })
    return [{ type: 'sold', seat, building, francs }, ...discsIn(state, building)]
  },
})
