import { z } from 'zod'
import { loan } from '../data/set-up.ts'
import { refuse } from '../refuse.ts'
import { playerAt } from '../state.ts'
import { mustAfford } from '../trade.ts'
import { stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

/** Repay loans, at any moment. Rulebook: Loans and interest. */
export const repay = rule({
  move: z.strictObject({ type: z.literal('repay'), loans: z.int().min(1) }),
  offer(state, seat) {
    const { loans, stock, left } = playerAt(state, seat)
    const max = Math.min(loans, Math.floor(stock.franc / loan.costs))
    if (state.phase.name === 'over' || left || max === 0) return []
    return [
      {
        move: { type: 'repay' },
        fields: [{ kind: 'count', name: 'loans', min: 1, max }],
        limits: [],
        example: { type: 'repay', loans: 1 },
      },
    ]
  },
  decide(state, seat, { loans }) {
    stillPlaying(state, seat)
    if (loans > playerAt(state, seat).loans) refuse('too-many-loans', { most: playerAt(state, seat).loans })
    const francs = loans * loan.costs
    mustAfford(state, seat, francs)
    return [{ type: 'loans-repaid', seat, loans, francs }]
  },
})
