import { z } from 'zod'
import type { Seat } from '../../game.ts'
import { refuse } from '../refuse.ts'
import type { Stage, State } from '../state.ts'
import { ownTurn, turnOf } from '../turn.ts'
import { enter } from './enter.ts'
import { rule } from './rule.ts'
import { stay, stayField, turnEnd } from './stay.ts'
import { takeOffer } from './take-offer.ts'

/**
 * The stages at which a turn can be ended. If no main action is possible, this includes the time before it, which can
 * only happen in the final phase.
 */
const stages = (state: State, seat: Seat): readonly Stage[] =>
  hasNoAction(state, seat) ? ['action', 'construction', 'after'] : ['construction', 'after']

const hasNoAction = (state: State, seat: Seat): boolean =>
  turnOf(state, seat, ['action']) !== undefined &&
  takeOffer.offer(state, seat).length === 0 &&
  enter.offer(state, seat).length === 0

/**
 * Ends a turn after the main action, or instead of a second construction. In the latter case the seat may stay, since
 * it could not sell during the action. Rulebook: Course of the game.
 */
export const endTurn = rule({
  move: z.strictObject({ type: z.literal('end-turn'), stay }),
  offer(state, seat) {
    const turn = turnOf(state, seat, stages(state, seat))
    if (turn === undefined) return []
    const fields = turn.stage === 'construction' ? [stayField] : []
    return [{ move: { type: 'end-turn' }, fields, limits: [], example: { type: 'end-turn' } }]
  },
  decide(state, seat, { stay: stays }) {
    const { stage } = ownTurn(state, seat, stages(state, seat))
    if (stage !== 'construction' && stays) refuse('not-now')
    return stays ? [{ type: 'stage-began', seat, stage: 'after', at: null }] : turnEnd(seat, stays)
  },
})
