import { z } from 'zod'
import { asItStands } from '../../kit/choice.ts'
import { priceOf } from '../cards/building.ts'
import { cardOf } from '../cards/index.ts'
import { BuildingId } from '../data/building-ids.ts'
import type { Event } from '../events.ts'
import { refuse } from '../refuse.ts'
import { pileTops, playerAt, type State } from '../state.ts'
import { buyingTurnOf, canBuy, discsIn, mustAfford, ownBuyingTurn } from '../trade.ts'
import { rule } from './rule.ts'

/** The buildings for sale: those of the town, and those on top of the piles. Rulebook: Buying. */
const forSale = (state: State): { building: BuildingId; pile: number | null }[] => [
  ...pileTops(state),
  ...state.town.map((building) => ({ building, pile: null })),
]

/** Buy a building, at any moment of the player's own turn. A disc in it goes home. Rulebook: Buying. */
export const buy = rule({
  move: z.strictObject({ type: z.literal('buy'), building: BuildingId }),
  offer(state, seat) {
    const turn = buyingTurnOf(state, seat)
    if (turn === undefined) return []
    const { franc } = playerAt(state, seat).stock
    return forSale(state)
      .filter(({ building }) => canBuy(turn, building, priceOf(cardOf(building)), franc))
      .map(({ building }) => asItStands({ type: 'buy', building }))
  },
  decide(state, seat, { building }): Event[] {
    const turn = ownBuyingTurn(state, seat)
    const found = forSale(state).find((card) => card.building === building) ?? refuse('not-on-offer', { building })
    const francs = priceOf(cardOf(building)) ?? refuse('cannot-be-bought', { building })
    if (turn.sold.includes(building)) refuse('sold-this-turn', { building })
    mustAfford(state, seat, francs)
    return [{ type: 'bought', seat, building, pile: found.pile, francs }, ...discsIn(state, building)]
  },
})
