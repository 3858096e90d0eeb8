import type { Seat } from '../game.ts'
import type { Move } from './moves/index.ts'
import type { State } from './state.ts'

/** No action is mandatory, so a missed deadline ends the turn. */
export const usual = ({ phase }: State, seat: Seat): Move | undefined =>
  phase.name === 'turn' && phase.seat === seat ? { type: 'end-turn' } : undefined
