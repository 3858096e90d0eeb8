import { z } from 'zod'
import type { Field } from '../../kit/choice.ts'
import type { Event } from '../events.ts'
import type { Rule } from '../moves/rule.ts'
import { refuse } from '../refuse.ts'
import { ownTurn, type Turn, turnOf } from '../turn.ts'
import type { ActionId } from './action-id.ts'
import type { Printed } from './printed.ts'

/**
 * One way to carry out a card: its fixed parts, its fields, and an example that is accepted as it is. Parts of the
 * example beyond these are forced, and a move need not name them.
 */
export interface Way {
  readonly fixed?: Readonly<Record<string, unknown>>
  readonly asks?: readonly Field[]
  readonly example?: Readonly<Record<string, unknown>>
}

type Says<Id extends ActionId, Fields extends z.ZodRawShape> = z.ZodObject<
  { type: z.ZodLiteral<Id> } & Fields,
  z.core.$strict
>

interface Face<Id extends ActionId, Fields extends z.ZodRawShape> {
  readonly id: Id
  /** The printed number, which counts towards the initiative. */
  readonly number: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  /** The effect of the card as data, from which its sentence is made. */
  readonly printed: Printed
  /** The schema of the move's parts besides its type. */
  readonly says: Fields
  /** The ways in which the card can be carried out now. A card without choices has one form without fields. */
  ways?(turn: Turn): Way[]
  carryOut(turn: Turn, move: z.infer<Says<Id, Fields>>): Event[]
}

interface ActionCard<Id extends ActionId, Fields extends z.ZodRawShape> extends Rule<Says<Id, Fields>> {
  readonly id: Id
  readonly number: number
  readonly printed: Printed
}

/**
 * Makes an action card, and adds the rules that all of them share. The seat at turn carries out both of its table cards
 * once each, in either order. Rulebook: Phase 2.
 */
export function actionCard<const Id extends ActionId, Fields extends z.ZodRawShape>(
  face: Face<Id, Fields>,
): ActionCard<Id, Fields> {
  const { id } = face
  const move: Says<Id, Fields> = z.strictObject({ type: z.literal(id), ...face.says })
  return {
    id,
    number: face.number,
    printed: face.printed,
    move,
    offer(state, seat) {
      const turn = turnOf(state, seat)
      if (!turn?.open.includes(id)) return []
      const ways = face.ways?.(turn) ?? [{}]
      return ways.map(({ fixed, asks = [], example }) => ({
        move: { type: id, ...fixed },
        fields: [...asks],
        limits: [],
        example: { type: id, ...fixed, ...example },
      }))
    },
    decide(state, seat, said) {
      const turn = ownTurn(state, seat)
      if (!turn.own.table.includes(id)) refuse('not-on-your-table', { card: id })
      if (!turn.open.includes(id)) refuse('already-carried-out', { card: id })
      return [{ type: 'carried-out', seat, card: id }, ...face.carryOut(turn, said)]
    },
  }
}
