import { z } from 'zod'
import { MoveJson } from '../../games/kit/choice.ts'
import { kindOf } from '../../games/questions.ts'
import { AnyMove } from '../../games/wire/game-schemas.ts'

/** A standing order: an answer that a player gives in advance. */

const mostOrders = 20
const mostConditions = 20

const at = z
  .string()
  .max(200)
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/, 'This must be a JSON pointer.')
  .meta({
    description:
      'A JSON pointer (RFC 6901) into `view`, as your seat sees it then. It must be a place that views of this match can have; if it is missing at that moment, the condition does not hold.',
    example: '/seats/0/stock/franc',
  })
const amount = z.number().describe('The condition holds for numbers only.')

export const Condition = z
  .discriminatedUnion('is', [
    z
      .strictObject({
        at,
        is: z.literal('equal'),
        value: z.union([z.string().max(200), z.number(), z.boolean(), z.null()]),
      })
      .meta({ id: 'EqualCondition', description: 'The value is equal to this one.' }),
    z
      .strictObject({ at, is: z.literal('at-least'), value: amount })
      .meta({ id: 'AtLeastCondition', description: 'The value is a number, and not less than this one.' }),
    z
      .strictObject({ at, is: z.literal('at-most'), value: amount })
      .meta({ id: 'AtMostCondition', description: 'The value is a number, and not more than this one.' }),
  ])
  .meta({ id: 'OrderCondition', description: 'A condition on your view when the order is carried out.' })
export type Condition = z.infer<typeof Condition>

const question = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, 'This must be a question of this game: `GET /v1/games/{game}` names them.')
  .nullable()
  .meta({
    description:
      'The question that it answers, by its id (`feeding-3`), or every question of a kind, by the id without its number (`feeding`). Null: every question. `questions` of `GET /v1/games/{game}` lists the kinds.',
    example: 'feeding-3',
  })
const conditions = z.array(Condition).max(mostConditions).describe('All of them must hold.')
const stays = z
  .boolean()
  .describe(
    'Whether the order is kept for later questions after it was carried out. It is carried out once for each decision.',
  )

const NewOrder = z
  .strictObject({
    question: question.default(null),
    move: AnyMove,
    conditions: conditions.default([]),
    stays: stays.default(false),
    says: z
      .string()
      .max(1000)
      .optional()
      .describe('Ignored in requests, so that an order can be sent back as it was received.'),
  })
  .meta({ id: 'NewStandingOrder', description: 'An answer that you give in advance.' })

export const NewOrders = z
  .strictObject({
    orders: z.array(NewOrder).max(mostOrders).describe('The first order that answers a question is carried out.'),
  })
  .meta({
    id: 'NewStandingOrders',
    description: 'All your standing orders, which replace your earlier ones.',
  })

/** An order as it is stored. */
export const StandingOrder = z.object({ question, move: MoveJson, conditions, stays })
export type StandingOrder = z.infer<typeof StandingOrder>

const OrderBody = StandingOrder.extend({
  says: z.string().describe('What its move does, as an instruction in your language.'),
}).meta({ id: 'StandingOrder', description: 'An answer that was given in advance.' })

export const OrdersBody = z
  .object({
    match: z.uuid(),
    seat: z.int().describe('Your seat.'),
    orders: z.array(OrderBody).describe('Your remaining orders, in order.'),
  })
  .meta({ id: 'StandingOrders', description: 'The standing orders of your seat. Nobody else can see them.' })

/** Whether an order answers a question: by its id, by its kind, or because it answers every question. */
export const answersQuestion = ({ question: wanted }: Pick<StandingOrder, 'question'>, asked: string): boolean =>
  wanted === null || wanted === asked || wanted === kindOf(asked)
