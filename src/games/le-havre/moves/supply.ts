import { z } from 'zod'
import { asItStands } from '../../kit/choice.ts'
import { ownTurn, turnOf } from '../turn.ts'
import { supplied } from '../turn-supply.ts'
import { rule } from './rule.ts'

/**
 * Let the supply come. A player is asked only if the next tile has interest: one with a loan may sell, buy or repay first,
 * and one without may buy before others are asked about interest. Rulebook: Supply, Interest, Buying.
 */
export const supply = rule({
  move: z.strictObject({ type: z.literal('supply') }),
  offer(state, seat) {
    if (turnOf(state, seat, ['supply']) === undefined) return []
    return [asItStands({ type: 'supply' })]
  },
  decide(state, seat) {
    ownTurn(state, seat, ['supply'])
    return supplied(state, seat)
  },
})
