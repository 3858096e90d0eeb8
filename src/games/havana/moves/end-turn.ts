import { z } from 'zod'
import { asItStands } from '../../kit/choice.ts'
import { refuse } from '../refuse.ts'
import { ownTurn, turnOf } from '../turn.ts'
import { rule } from './rule.ts'

/** Building is optional: the player may pass the turn to the next player. Rulebook: Phase 2. */
export const endTurn = rule({
  move: z.strictObject({ type: z.literal('end-turn') }),
  offer(state, seat) {
    const turn = turnOf(state, seat)
    if (turn === undefined || turn.open.length > 0) return []
    return [asItStands({ type: 'end-turn' })]
  },
  decide(state, seat) {
    if (ownTurn(state, seat).open.length > 0) refuse('actions-first')
    return [{ type: 'turn-ended', seat }]
  },
})
