import type { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { namesOf } from '../record/seat-names.ts'
import type { OrdersBody, StandingOrder } from './order.ts'

/** Orders in words: what each of their moves does, said as the game says it of a choice. */
export function orderBodies(
  { record, head }: LiveMatch,
  orders: readonly StandingOrder[],
  language: Language,
): z.infer<typeof OrdersBody>['orders'] {
  const names = namesOf(record, language)
  const wording = record.game.wordingOf(head.state, language)
  return orders.map(({ question, move, conditions, stays }) => ({
    question,
    move,
    conditions,
    stays,
    says: wording.choice({ move, fields: [], example: move }, names),
  }))
}
