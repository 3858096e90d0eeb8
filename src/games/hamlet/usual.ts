import type { Seat } from '../game.ts'
import type { Move } from './moves/index.ts'
import type { State } from './state.ts'

/** Nothing is mandatory: the turn of a seat that lets its deadline pass ends. */
export const usual = ({ phase }: State, seat: Seat): Move | undefined =>
  phase.name === 'turn' && phase.seat === seat ? { type: 'end-turn' } : undefined
