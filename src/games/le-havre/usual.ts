import type { Seat } from '../game.ts'
import type { Move } from './moves/index.ts'
import type { State } from './state.ts'

/**
 * The answer for a seat that misses its deadline: food and interest are paid as the engine would pay, the supply comes,
 * and the special buildings stay in order. A main action is a real choice, so it has no usual answer.
 */
export function usual(state: State, _seat: Seat, question: string): Move | undefined {
  const [kind] = question.split('-')
  switch (kind) {
    case 'feeding':
      return { type: 'feed' }
    case 'interest':
      return { type: 'pay-interest' }
    case 'supply':
      return { type: 'supply' }
    case 'peek':
    case 'city': {
      const [top] = state.specials.top
      return top === undefined ? undefined : { type: 'order-specials', top }
    }
    default:
      return undefined
  }
}
