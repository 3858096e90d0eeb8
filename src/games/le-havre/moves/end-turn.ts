import { z } from 'zod'
import type { Stage } from '../state.ts'
import { ownTurn, turnOf } from '../turn.ts'
import { rule } from './rule.ts'

/** After the main action, or instead of a second construction. Rulebook: Course of the game. */
const stages: readonly Stage[] = ['construction', 'after']

export const endTurn = rule({
  move: z.strictObject({ type: z.literal('end-turn') }),
  offer(state, seat) {
    if (turnOf(state, seat, stages) === undefined) return []
    return [{ move: { type: 'end-turn' }, fields: [], limits: [], example: { type: 'end-turn' } }]
  },
  decide(state, seat) {
    ownTurn(state, seat, stages)
    return [{ type: 'turn-ended', seat }]
  },
})
