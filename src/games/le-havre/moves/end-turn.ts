import { z } from 'zod'
import { refuse } from '../refuse.ts'
import { ownTurn, turnOf } from '../turn.ts'
import { rule } from './rule.ts'
import { stay, stayField, turnEnd } from './stay.ts'

/**
 * After the main action, or instead of a second construction; there the seat may stay, since it could not sell inside of
 * the action. Rulebook: Course of the game.
 */
export const endTurn = rule({
  move: z.strictObject({ type: z.literal('end-turn'), stay }),
  offer(state, seat) {
    const turn = turnOf(state, seat, ['construction', 'after'])
    if (turn === undefined) return []
    const fields = turn.stage === 'construction' ? [stayField] : []
    return [{ move: { type: 'end-turn' }, fields, limits: [], example: { type: 'end-turn' } }]
  },
  decide(state, seat, { stay: stays }) {
    const { stage } = ownTurn(state, seat, ['construction', 'after'])
    if (stage === 'after' && stays) refuse('not-now')
    return stays ? [{ type: 'stage-began', seat, stage: 'after', at: null }] : turnEnd(seat, stays)
  },
})
