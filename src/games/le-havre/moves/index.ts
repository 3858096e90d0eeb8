import { z } from 'zod'
import { buy } from './buy.ts'
import { buyShip } from './buy-ship.ts'
import { constructMore } from './construct-more.ts'
import { endTurn } from './end-turn.ts'
import { enter } from './enter.ts'
import { feed } from './feed.ts'
import { orderSpecials } from './order-specials.ts'
import { payInterest } from './pay-interest.ts'
import { redeem } from './redeem.ts'
import { repay } from './repay.ts'
import type { Rule } from './rule.ts'
import { sell } from './sell.ts'
import { sellShip } from './sell-ship.ts'
import { sendHome } from './send-home.ts'
import { standingOrder } from './standing-order.ts'
import { supply } from './supply.ts'
import { takeOffer } from './take-offer.ts'

export const Move = z.discriminatedUnion('type', [
  takeOffer.move,
  enter.move,
  constructMore.move,
  buy.move,
  buyShip.move,
  sell.move,
  sellShip.move,
  repay.move,
  redeem.move,
  sendHome.move,
  supply.move,
  endTurn.move,
  feed.move,
  payInterest.move,
  orderSpecials.move,
  standingOrder.move,
])
export type Move = z.infer<typeof Move>

/** Every kind of move, by its type; the most frequent ones come first. */
export const rules = {
  'take-offer': takeOffer,
  enter,
  construct: constructMore,
  feed,
  'pay-interest': payInterest,
  supply,
  'end-turn': endTurn,
  'order-specials': orderSpecials,
  buy,
  'buy-ship': buyShip,
  sell,
  'sell-ship': sellShip,
  repay,
  redeem,
  'send-home': sendHome,
  'standing-order': standingOrder,
} satisfies { [Type in Move['type']]: Rule<z.ZodType<Extract<Move, { type: Type }>>> }

/** The rule for a move of any type. */
export const ruleOf = (type: Move['type']): Rule<z.ZodType<Move>> => rules[type]
