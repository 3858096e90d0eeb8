import { z } from 'zod'
import { MoveJson } from '../../games/kit/choice.ts'
import { AnyMove } from '../wire/game-schemas.ts'

/** A standing order: an answer that a player gives in advance. */

const mostOrders = 20
const mostConditions = 20

const at = z
  .string()
  .max(200)
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/, 'must be a JSON pointer')
  .meta({
    description:
      'A JSON pointer (RFC 6901) into `view`, as your seat sees it then. It must be a place that there can be in views of this match; where it leads nowhere at that moment, nothing holds.',
    example: '/seats/0/stock/franc',
  })
const amount = z.number().describe('Nothing but a number is as much.')

export const Condition = z
  .discriminatedUnion('is', [
    z
      .strictObject({
        at,
        is: z.literal('equal'),
        value: z.union([z.string().max(200), z.number(), z.boolean(), z.null()]),
      })
      .meta({ id: 'EqualCondition', description: 'It is this very value.' }),
    z
      .strictObject({ at, is: z.literal('at-least'), value: amount })
      .meta({ id: 'AtLeastCondition', description: 'It is a number, and as much or more.' }),
    z
      .strictObject({ at, is: z.literal('at-most'), value: amount })
      .meta({ id: 'AtMostCondition', description: 'It is a number, and as much or less.' }),
  ])
  .meta({ id: 'OrderCondition', description: 'What must hold of your view when the order is carried out.' })
export type Condition = z.infer<typeof Condition>

const question = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/)
  .nullable()
  .meta({
    description:
      'What it answers: a question by its id (`feeding-3`), or every question of a kind, by the id without its number (`feeding`). Null: whatever you are asked. The kinds are in `questions` of `GET /v1/games/{game}`.',
    example: 'feeding-3',
  })
const conditions = z.array(Condition).max(mostConditions).describe('All of them must hold.')
const stays = z
  .boolean()
  .describe(
    'Whether it is kept for later questions, once it was carried out. It is carried out once for each decision.',
  )

const NewOrder = z
  .strictObject({
    question: question.default(null),
    move: AnyMove,
    conditions: conditions.default([]),
    stays: stays.default(false),
  })
  .meta({ id: 'NewStandingOrder', description: 'An answer that you give in advance.' })

export const NewOrders = z
  .strictObject({
    orders: z
      .array(NewOrder)
      .max(mostOrders)
      .describe('Of those that answer a question, the first one is carried out.'),
  })
  .meta({
    id: 'NewStandingOrders',
    description: 'All your standing orders: they take the place of those you gave before.',
  })

export const StandingOrder = z
  .object({ question, move: MoveJson, conditions, stays })
  .meta({ id: 'StandingOrder', description: 'An answer that was given in advance.' })
export type StandingOrder = z.infer<typeof StandingOrder>

export const OrdersBody = z
  .object({
    match: z.uuid(),
    seat: z.int().describe('Your seat.'),
    orders: z.array(StandingOrder).describe('What is left of them, in their order.'),
  })
  .meta({ id: 'StandingOrders', description: 'The standing orders of your seat. Nobody else can see them.' })

/** Whether an order answers a question: whatever is asked, this very question, or each one of its kind. */
export const answers = ({ question: wanted }: Pick<StandingOrder, 'question'>, asked: string): boolean =>
  wanted === null || wanted === asked || wanted === asked.replace(/-\d+$/, '')
