import type { z } from 'zod'
import type { Seat } from '../game.ts'
import type { Unused } from '../kit/basic-types.ts'
import { drivable } from './moves/drive.ts'
import { type ActionMove, actions, type Move } from './moves/index.ts'
import type { Action } from './moves/rule.ts'
import type { State } from './state.ts'
import { type Turn, turnOf } from './turn.ts'

/** A player who ends the turn gives up the work of ready villagers, and the step of their donkeys. */
export function unused(state: State, seat: Seat, move: Move): Unused<'villagers' | 'donkeys'> {
  const turn = move.type === 'end-turn' ? turnOf(state, seat) : undefined
  return turn === undefined ? {} : { villagers: idle(turn), donkeys: drivable(turn) }
}

/** The villagers that could still act. Each of them reaches every building of the village. */
const idle = (turn: Turn): number =>
  Object.values(actions).some((action: Action<z.ZodType<ActionMove>>) => action.offer(turn).length > 0)
    ? turn.own.villagers.filter(({ ready }) => ready).length
    : 0
