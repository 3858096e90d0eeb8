import type { Seat } from '../game.ts'
import type { Move } from './moves/index.ts'
import type { State } from './state.ts'

/**
 * What is answered for a seat that lets its deadline pass: food and interest are paid as the engine pays, the supply comes,
 * and the special buildings stay as they lie. A main action is a choice.
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
    case 'peek': {
      const [top] = state.specials.top
      return top === undefined ? undefined : { type: 'order-specials', top }
    }
    default:
      return undefined
  }
}
