import { z } from 'zod'
import { Offer, offers } from '../items.ts'
import { refuse } from '../refuse.ts'
import { ownTurn, turnOf } from '../turn.ts'
import { rule } from './rule.ts'
import { stay, stayField, turnEnd } from './stay.ts'

/** Take everything from one offer space. Rulebook: Main action. */
export const takeOffer = rule({
  move: z.strictObject({ type: z.literal('take-offer'), offer: Offer, stay }),
  offer(state, seat) {
    if (turnOf(state, seat, ['action']) === undefined) return []
    return offers
      .filter((offer) => state.offers[offer] > 0)
      .map((offer) => ({
        move: { type: 'take-offer', offer },
        fields: [stayField],
        limits: [],
        example: { type: 'take-offer', offer },
      }))
  },
  decide(state, seat, { offer, stay: stays }) {
    ownTurn(state, seat, ['action'])
    const amount = state.offers[offer]
    if (amount === 0) refuse('offer-empty', { offer })
    return [{ type: 'offer-taken', seat, offer, amount }, ...turnEnd(seat, stays)]
  },
})
