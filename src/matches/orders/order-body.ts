import type { z } from 'zod'
import type { MoveJson } from '../../games/kit/choice.ts'
import type { Language } from '../../games/kit/wording.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { namesOf } from '../record/seat-names.ts'
import type { OrdersBody, StandingOrder } from './order.ts'

/** An order in words: what its move does, said as the game says it of a choice. */
export function orderSays(
  { record, head }: Pick<LiveMatch, 'record' | 'head'>,
  move: MoveJson,
  language: Language,
): string {
  const wording = record.game.wordingOf(head.state, language)
  return wording.choice({ move, fields: [], example: move }, namesOf(record, language))
}

/** Orders, each with its words. */
export const orderBodies = (
  live: LiveMatch,
  orders: readonly StandingOrder[],
  language: Language,
): z.infer<typeof OrdersBody>['orders'] =>
  orders.map(({ question, move, conditions, stays }) => ({
    question,
    move,
    conditions,
    stays,
    says: orderSays(live, move, language),
  }))
